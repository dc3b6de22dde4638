import { sumBy } from 'es-toolkit/math';

import { grouped, type Collection } from '../collection';
import { companyKey } from '../company-table';
import { daysBetween } from './line';
import type { Figures, FiledFigures } from './filed-figures';

/** A filing; without its accession number only its form and day are known. */
export type Report = { form: string; filed: string; accession: string | null };

/** A report of a period is filed within this many days of its end; what comes later shows the period beside its own. */
const PROMPT = [10, 200] as const;

/** The annual reports of companies from abroad, which file them in place of a 10-K. */
const FOREIGN_ANNUAL = /^(?:20|40)-F/;

/** The filings that figures come from: each period's own annual or quarterly report. */
export class Reports {
  readonly #own = new Map<string, Report>();

  constructor({ annual, quarterly, registrants }: FiledFigures) {
    for (const { cik, filings } of registrants.values())
      for (const { form, filed, accession, report_date: end } of filings)
        this.#note(cik, end, { form, filed, accession });
    for (const lines of [annual, quarterly]) for (const line of lines) this.#noteFigures(line);
  }

  /** The annual report (`10-K`, also where a company from abroad files its own form) or quarterly report (`10-Q`) of the period that ends on a day. */
  own(cik: string, end: string, form: '10-K' | '10-Q'): Report | undefined {
    return this.#own.get([cik, end, form].join('|'));
  }

  #noteFigures({ cik, data }: Figures): void {
    for (const [, end, , form, filed, accession] of data)
      if (form !== null && filed !== null) this.#note(cik, end, { form, filed, accession });
  }

  #note(cik: string, end: string | null | undefined, report: Report): void {
    const { form, filed } = report;
    const kind = FOREIGN_ANNUAL.test(form) ? '10-K' : /^10-[KQ]/.exec(form)?.[0];
    if (kind === undefined || !end) return;
    const late = daysBetween(end, filed);
    if (late < PROMPT[0] || late > PROMPT[1]) return;
    const key = [cik, end, kind].join('|');
    const known = this.#own.get(key);
    const isBetter = !known || filed < known.filed || (filed === known.filed && known.accession === null);
    if (isBetter) this.#own.set(key, report);
  }
}

/**
 * Which registrant files the figures of each company, by the company's key. A holding company that is put above another goes
 * on under its ticker, and of the two the one with more figures is taken.
 */
export function filersOf(collection: Collection, filed: FiledFigures): Map<string, string> {
  const bearers = new Map(
    collection.ofType('Company').map(({ key }) => [collection.text(key, 'ticker') ?? key, key]),
  );
  const lines = grouped([...filed.annual, ...filed.quarterly], ({ cik }) => cik);
  const countOf = (cik = ''): number => sumBy(lines.get(cik) ?? [], ({ data }) => data.length);
  const filers = new Map<string, string>();
  for (const cik of lines.keys()) {
    const own = companyKey(cik);
    const bearer = bearers.get(filed.registrants.get(cik)?.ticker ?? '') ?? own;
    const key = collection.entities.has(own) ? own : bearer;
    if (countOf(cik) > countOf(filers.get(key))) filers.set(key, cik);
  }
  return filers;
}
