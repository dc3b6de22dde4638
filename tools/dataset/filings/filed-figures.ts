import { partition, uniq } from 'es-toolkit/array';
import { omit } from 'es-toolkit/object';
import * as v from 'valibot';

import { unpackReports } from '../../../src/service/dataset/packed-reports';
import type { Inputs } from '../inputs';
import { list, table, texts } from '../table';

const [text, number] = [v.string(), v.number()];
const maybe = v.nullish(text);

/**
 * A figure as the extractions of company facts give it. `how` says what is proved: `filing`, it was read from the filing of
 * the accession number; `first`, and no filing before that says it; `filed-date`, from one of that day; `period`, the filing is the report of
 * the period; `facts`, none is known.
 */
export type Figure = readonly [
  start: string | null,
  end: string,
  value: number,
  form: string | null,
  filed: string | null,
  accession: string | null,
  how: string,
  agree: number,
  tag: string | null,
];

/** A figure: its end is a text, its value a number. */
export const figureSchema = v.custom<Figure>(
  (value) => Array.isArray(value) && typeof value[1] === 'string' && typeof value[2] === 'number',
);

const line = {
  line: text,
  concept: text,
  unit: text,
  cadence: v.picklist(['annual', 'quarterly', 'instant']),
  /** What is known of a revenue being the total: `unverified` may be a part of it. */
  total_revenue: v.optional(text),
  /** Per-share figures and share counts on the newest basis. */
  split_adjusted: v.optional(v.array(v.tuple([text, number])), []),
};

/** A line of a company's statements, period by period. */
export const figuresSchema = v.object({ cik: text, ...line, data: v.array(figureSchema) });

/** A line of a company's statements, period by period. */
export type Figures = v.InferOutput<typeof figuresSchema>;

/** A registrant of EDGAR. */
export const registrantSchema = v.object({
  cik: text,
  ticker: maybe,
  name: text,
  tickers: v.optional(v.array(text), []),
  exchanges: v.optional(v.array(v.nullable(text)), []),
  ein: maybe,
  sic: maybe,
  sic_description: maybe,
  fiscal_year_end: maybe,
  state_of_incorporation: maybe,
  business_address: v.nullish(v.record(text, v.nullable(text))),
  former_names: v.optional(v.array(v.record(text, v.nullable(text))), []),
  as_of: maybe,
  filings: v.optional(
    v.array(v.object({ form: text, accession: text, filed: text, report_date: maybe })),
    [],
  ),
});

/** A company as EDGAR registers it, with its periodic reports. */
export type Registrant = v.InferOutput<typeof registrantSchema>;

/** All that the filings of listed companies say in figures. */
export type FiledFigures = {
  annual: readonly Figures[];
  quarterly: readonly Figures[];
  /** Those that filed figures, by the register's number. */
  registrants: ReadonlyMap<string, Registrant>;
  /** Those that are known by name alone. */
  others: readonly Registrant[];
  /**
   * Figures that a later filing may have changed, by `cik|line|cadence|end`, with what the period's own report said where it is known; null
   * where that is not known and another filing before said something else.
   */
  revised: ReadonlyMap<string, number | null | undefined>;
  /** Periods from which on a line is on another basis than before, by `cik|line|cadence|end`. */
  basisChanges: ReadonlySet<string>;
  /** Quarters from which on a line is on another basis that changes sums of quarters and no growth, by `cik|line|cadence|end`. */
  slightChanges: ReadonlySet<string>;
  /** What belongs to others than the parent at the end of a year, noncontrolling and redeemable, by `cik|end`. */
  interests: Interests;
  /** What years to date make of quarters, by `cik|line|end`. */
  yearsToDate: ReadonlyMap<string, readonly number[]>;
  /** The number of the fiscal year by its last day, by company. */
  fiscalYears: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** Amounts of noncontrolling and of redeemable interests, by `cik|end`. */
export type Interests = ReadonlyMap<string, readonly [noncontrolling: number, ...redeemable: number[]]>;

const interestsSchema = v.object({
  cik: text,
  ends: v.array(v.tupleWithRest([text, number], number)),
});
const ofLine = { cik: text, line: text, cadence: text };
const yearsToDateSchema = v.object({
  cik: text,
  line: text,
  ends: v.array(v.tupleWithRest([text], number)),
});
const revisedEnds = v.array(v.union([v.tuple([text, v.nullable(number)]), v.tuple([text])]));

/** Reads what years to date make of quarters. */
export const readYearsToDate = (inputs: Inputs): FiledFigures['yearsToDate'] =>
  new Map(
    inputs
      .lines('sec-years-to-date.jsonl', yearsToDateSchema)
      .flatMap(({ cik, line, ends }) =>
        ends.map(([end, ...values]) => [[cik, line, end].join('|'), values] as const),
      ),
  );

/** Reads what of companies belongs to others. */
export const readInterests = (inputs: Inputs): Interests =>
  new Map(
    inputs
      .lines('sec-interests.jsonl', interestsSchema)
      .flatMap(({ cik, ends }) => ends.map(([end, ...amounts]) => [[cik, end].join('|'), amounts] as const)),
  );

/** Reads the figures, the registrants and what is known of revisions and fiscal years. */
export function readFiledFigures(inputs: Inputs): FiledFigures {
  const [annual = [], quarterly = []] = ['sec-annual.jsonl', 'sec-quarterly.jsonl'].map((name) =>
    inputs.lines(name, packedFiguresSchema).flatMap(unpackFigures).map(withoutLeftOut),
  );
  const filers = new Set([...annual, ...quarterly].map(({ cik }) => cik));
  const isFiler = ({ cik }: Registrant): boolean => filers.has(cik);
  const [registrants, others] = partition(inputs.lines('sec-entities.jsonl', registrantSchema), isFiler);
  const revised = inputs.lines('sec-revised.jsonl', v.object({ ...ofLine, ends: revisedEnds }));
  const bases = inputs.lines(
    'sec-bases.jsonl',
    v.object({ ...ofLine, ends: v.array(text), slight: v.optional(v.array(text), []) }),
  );
  const years = inputs.lines(
    'sec-fiscal-years.jsonl',
    v.object({ cik: text, years: v.record(text, number) }),
  );
  const keyOf = (of: Record<keyof typeof ofLine, string>, end: string): string =>
    [of.cik, of.line, of.cadence, end].join('|');
  return {
    annual,
    quarterly,
    registrants: new Map(registrants.map((each) => [each.cik, each])),
    others,
    revised: new Map(
      revised.flatMap((of) => of.ends.map(([end, first]) => [keyOf(of, end), first] as const)),
    ),
    interests: readInterests(inputs),
    yearsToDate: readYearsToDate(inputs),
    basisChanges: new Set(bases.flatMap((of) => of.ends.map((end) => keyOf(of, end)))),
    slightChanges: new Set(bases.flatMap((of) => of.slight.map((end) => keyOf(of, end)))),
    fiscalYears: new Map(years.map((each) => [each.cik, new Map(Object.entries(each.years))])),
  };
}

/** What is paid or used up: a filing that tags such a figure below nothing has its sign wrong. */
export const PAID: readonly string[] = [
  'Capital expenditure',
  'Depreciation and amortization',
  'Dividends paid',
  'Share repurchases',
];

/**
 * Figures that filings prove to be of another measure, period or company, where no rule can tell it: without a line of all lines,
 * without ends of all periods.
 */
const LEFT_OUT = table('left-out-figures', {
  ...texts('cik', 'line', 'cadence'),
  ends: list,
  ...texts('reason'),
});

function withoutLeftOut(figures: Figures): Figures {
  const { cik, line, cadence, data } = figures;
  const left = LEFT_OUT().filter(
    (each) => each.cik === cik && ['', line].includes(each.line) && ['', cadence].includes(each.cadence),
  );
  const isLeft = (end: string): boolean => left.some(({ ends }) => ends.length === 0 || ends.includes(end));
  const isPaid = PAID.includes(line);
  return { ...figures, data: data.filter(([, end, value]) => !(isPaid && value < 0) && !isLeft(end)) };
}

const numbers = v.array(number);

/** The figures of one company: what repeats among them stands once, and each line has the places of it. */
const packedFiguresSchema = v.object({
  cik: text,
  /** `start/end`, or the end alone. */
  periods: text,
  /** `filed:accession:form`, as `packReports` shortens them. */
  filings: text,
  tags: v.array(text),
  /** A column each: places of periods, values, places of filings and of tags (-1 for none), first letters of `how`. */
  lines: v.array(v.object({ ...line, columns: v.tuple([numbers, numbers, numbers, numbers, text]) })),
});

type Packed = v.InferOutput<typeof packedFiguresSchema>;

/** What proves a figure, by a letter. */
const HOW: Readonly<Record<string, string>> = {
  ...{ v: 'first', f: 'filing', d: 'filed-date', p: 'period', u: 'facts' },
};

/** The figures of one company without what repeats. */
export function packFigures(cik: string, lines: readonly Figures[]): Packed {
  const figures = lines.flatMap(({ data }) => data);
  const periods = uniq(figures.map(periodOf));
  const filings = uniq(figures.flatMap(filingOf));
  const tags = uniq(figures.flatMap((figure) => figure[8] ?? []));
  const letterOf = (how: string): string => Object.keys(HOW).find((letter) => HOW[letter] === how) ?? 'u';
  return {
    cik,
    periods: periods.join(' '),
    filings: packReports(filings.join(' ')),
    tags,
    lines: lines.map(({ data, ...own }) => ({
      ...omit(own, ['cik']),
      columns: [
        data.map((figure) => periods.indexOf(periodOf(figure))),
        data.map(([, , value]) => value),
        data.map((figure) => filings.indexOf(filingOf(figure)[0] ?? '')),
        data.map((figure) => tags.indexOf(figure[8] ?? '')),
        data.map((figure) => letterOf(figure[6])).join(''),
      ],
    })),
  };
}

const periodOf = ([start, end]: Figure): string => (start === null ? end : `${start}/${end}`);

const filingOf = ([, , , form, filed, accession]: Figure): string[] =>
  form === null || filed === null ? [] : [[filed, accession ?? '', form].join(':')];

/** The lines of a company as they were packed. */
function unpackFigures({ cik, periods, filings, tags, lines }: Packed): Figures[] {
  const spans = periods.split(' ').map((period) => period.split('/'));
  const reports = unpackReports(filings)
    .split(' ')
    .map((report) => report.split(':'));
  return lines.map(({ columns: [places, values, filed, tagged, how], ...own }) => ({
    cik,
    ...own,
    data: places.map((place, at): Figure => {
      const [start = '', end = start] = spans[place] ?? [];
      const [day = null, accession, form = null] = reports[filed[at] ?? -1] ?? [];
      const period = [start === end ? null : start, end, values[at] ?? NaN] as const;
      const proof = HOW[how[at] ?? ''] ?? 'facts';
      return [...period, form, day, accession || null, proof, 1, tags[tagged[at] ?? -1] ?? null];
    }),
  }));
}

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/** Reports of a company without what repeats, as `unpackReports` reads them. */
export function packReports(reports: string): string {
  let last = '';
  const shorten = (token: string): string => {
    const [filed = '', accession = '', ...form] = token.split(':');
    if (!ACCESSION.test(accession)) return token;
    const [filer = '', year = '', number = ''] = accession.split('-');
    const own = filer === last ? '' : filer.replace(/^0+/, '');
    last = filer;
    const parts = [own, ...(year === filed.slice(2, 4) ? [] : [year]), String(Number(number))];
    return [filed, parts.join('-'), ...form].join(':');
  };
  return reports.split(' ').map(shorten).join(' ');
}
