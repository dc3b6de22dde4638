import { minBy, uniq } from 'es-toolkit/array';
import * as v from 'valibot';

import { daysBetween, LENGTHS } from '../dataset/filings/line';
import type { Figure, Figures } from '../dataset/filings/filed-figures';
import { lineOf } from '../dataset/filings/line-names';

/** A value that a filing gave for a period. */
export type Filed = { start: string | null; value: number; form: string; filed: string; accession: string };

const filedSchema = v.looseTuple([v.number(), v.string(), v.string(), v.string()]);

/** What a company filed under a tag: of each period every value, the first filing first. */
const vintageSchema = v.object({
  cik: v.number(),
  tag: v.string(),
  unit: v.string(),
  data: v.array(v.tuple([v.nullable(v.string()), v.string(), v.array(filedSchema)])),
});

/** How long the periods are: those of statements, and what a quarterly report tells of its year up to the end of the quarter. */
export type Span = Figures['cadence'] | 'half' | 'nine months';

/** Days that a span may have. */
const SPANS: readonly (readonly [span: Span, least: number, most: number])[] = [
  ['annual', ...LENGTHS.a],
  ['quarterly', ...LENGTHS.q],
  ['half', 170, 195],
  ['nine months', 260, 286],
];

const UNITS: ReadonlySet<string> = new Set(['USD', 'USD/shares', 'shares']);

/** A report of a period is filed within so many days of its end; what comes later shows the period beside its own. */
const PROMPT_DAYS = 200;

/** Every value that companies ever filed for a period, by company, tag and length of the period. */
export class Vintages {
  readonly companies = new Set<string>();
  readonly #periods = new Map<string, Map<string, Filed[]>>();
  readonly #lastFiled = new Map<string, string>();

  constructor(rows: Iterable<unknown>) {
    for (const row of rows) this.#add(v.parse(vintageSchema, row));
  }

  /** The values of each period by its end, the first filing first. */
  of(cik: string, tag: string, span: Span): ReadonlyMap<string, readonly Filed[]> {
    return this.#periods.get([cik, tag, span].join('|')) ?? new Map<string, Filed[]>();
  }

  /** The day of the last filing of a company that is known. */
  lastFiled(cik: string): string {
    return this.#lastFiled.get(cik) ?? '';
  }

  #add({ cik: number, tag, unit, data }: v.InferOutput<typeof vintageSchema>): void {
    if (!UNITS.has(unit)) return;
    const cik = String(number).padStart(10, '0');
    this.companies.add(cik);
    for (const [start, end, values] of data) {
      const span = spanOf(start, end);
      if (span === undefined) continue;
      const key = [cik, tag, span].join('|');
      const periods = this.#periods.get(key) ?? new Map<string, Filed[]>();
      this.#periods.set(key, periods);
      const filed = values.map(([value, form, day, accession]): Filed => {
        const dashed = accession.replace(/^(\d{10})(\d\d)(\d{6})$/, '$1-$2-$3');
        if (day > this.lastFiled(cik)) this.#lastFiled.set(cik, day);
        return { start, value, form, filed: day, accession: dashed };
      });
      // One end may stand beside two starts, a day apart.
      const all = [...(periods.get(end) ?? []), ...filed].sort((a, b) => a.filed.localeCompare(b.filed));
      periods.set(end, all);
    }
  }
}

function spanOf(start: string | null, end: string): Span | undefined {
  if (start === null) return 'instant';
  const days = daysBetween(start, end) + 1;
  return SPANS.find(([, least, most]) => days >= least && days <= most)?.[0];
}

/** Whether a filing is the report of the period that ends on a day. */
export const isOwnReport = ({ form, filed }: Filed, end: string): boolean =>
  /^10-[KQ]/.test(form) && daysBetween(end, filed) <= PROMPT_DAYS;

/** A figure as it stands in a filing. */
export const figureOf = (
  { start, value, form, filed, accession }: Filed,
  end: string,
  tag: string,
): Figure => [start, end, value, form, filed, accession, 'filing', 1, tag];

/** A figure under another tag, or under none. */
export const withTag = (
  [start, end, value, form, filed, accession, how, agree]: Figure,
  tag: string | null,
): Figure => [start, end, value, form, filed, accession, how, agree, tag];

/** The same lines, where each figure cites the filing that is the first to say it, under any tag of the line. */
export const withFirstFilings = (lines: readonly Figures[], vintages: Vintages): Figures[] =>
  lines.map((figures) => {
    const { cik, line, cadence, data } = figures;
    const tags = lineOf(line)?.tags ?? [];
    const firstOf = ([, end, value, , , , how, , tag]: Figure): Filed | undefined => {
      const all = how === 'filing' ? uniq([tag ?? '', ...tags]) : [];
      const filings = all.flatMap((each) => vintages.of(cik, each, cadence).get(end) ?? []);
      return minBy(
        filings.filter((each) => each.value === value),
        ({ filed }) => Date.parse(filed),
      );
    };
    return {
      ...figures,
      data: data.map((figure): Figure => {
        const [start, end, value, , , , , agree, tag] = figure;
        const first = firstOf(figure);
        if (first === undefined) return figure;
        return [start, end, value, first.form, first.filed, first.accession, 'first', agree, tag];
      }),
    };
  });
