import * as v from 'valibot';

const text = v.string();

/**
 * A figure as the extractions of company facts give it. `how` says what is proved: `filing`, it was read from the filing of
 * the accession number; `filed-date`, from one of that day; `period`, the filing is the report of the period; `facts`, none is known.
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

const dated = v.custom<(readonly [end: string, value: number])[]>(
  (value) =>
    Array.isArray(value) &&
    value.every((each) => Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number'),
);

/** A line of a company's statements, period by period. */
export const figuresSchema = v.object({
  cik: text,
  line: text,
  concept: text,
  unit: text,
  cadence: v.picklist(['annual', 'quarterly', 'instant']),
  data: v.array(figureSchema),
  /** What is known of a revenue being the total: `unverified` may be a part of it. */
  total_revenue: v.optional(text),
  /** Per-share figures and share counts on the newest basis. */
  split_adjusted: v.optional(dated, []),
});

/** A line of a company's statements, period by period. */
export type Figures = v.InferOutput<typeof figuresSchema>;

const filing = v.object({
  form: text,
  accession: text,
  filed: text,
  report_date: v.nullish(text),
});

const maybe = v.nullish(text);

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
  filings: v.optional(v.array(filing), []),
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
  /** Figures that a later filing may have changed, by `cik|line|cadence|end`, with what the first one said where it is known. */
  revised: ReadonlyMap<string, number | undefined>;
  /** Periods from which on a line is on another basis than before, by `cik|line|cadence|end`. */
  basisChanges: ReadonlySet<string>;
  /** The number of the fiscal year by its last day, by company. */
  fiscalYears: ReadonlyMap<string, ReadonlyMap<string, number>>;
};
