import * as v from 'valibot';

/**
 * A line of `statements.jsonl`: what one company reported, period by period. Texts hold one place a period, parted by blanks:
 * `years` and `quarters` the last days of the periods (`start/end` where a period does not begin the day after the one before),
 * the reports of each as `filed:accession` (and `:form` where it is neither 10-K nor 10-Q), packed as `packed-reports.ts` reads them. A line is its name, its cadence
 * (`a`, `q`, or `qt` where four quarters make twelve months), its values, thousands and more by exponent, and where they are read: nothing, in the period's own report; `?`, in no known filing; a number, in that one of
 * `others`; before it `d`, worked out as the year less nine months; `s`, brought to the newest basis of shares; `u`, to single
 * shares; `n`, of a net income, with what is not the common shareholders'; `p`, of an equity, without noncontrolling or redeemable interests; `r`, restated since its
 * period's own report; `y`, of a year, not the sum of its quarters; and `b`, on another basis than the figure before.
 */
const statementRowSchema = v.object({
  entity: v.string(),
  /** The register's number of the company whose filings these are, where another has taken its place. */
  filer: v.optional(v.string()),
  years: v.string(),
  quarters: v.string(),
  firstYear: v.optional(v.number()),
  /** The numbers of the years that are the first after a change of the day on which years end, by that day. */
  turned: v.optional(v.record(v.string(), v.number())),
  /** What its figures of money are in, where it does not report in US dollars. */
  currency: v.optional(v.string()),
  /** Figures that a release corrected, as `end:former value`, by the day of the release and then by line and cadence (`Revenue|a`). */
  corrected: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  yearReports: v.string(),
  quarterReports: v.string(),
  others: v.optional(v.string()),
  lines: v.array(
    v.custom<[name: string, cadence: string, values: string, cites?: string]>(
      (line) => Array.isArray(line) && line.length >= 3 && line.every((cell) => typeof cell === 'string'),
    ),
  ),
});

/** A line of `statements.jsonl`. */
export type StatementRow = v.InferOutput<typeof statementRowSchema>;

/** Whether a value is a line of `statements.jsonl`. */
export const isStatementRow = (row: unknown): row is StatementRow => v.is(statementRowSchema, row);

/** A line of `statement-lines.jsonl`: what a line of the statements is called otherwise, its unit, and how it adds up. */
export const statementLineSchema = v.object({
  name: v.string(),
  kind: v.picklist(['flow', 'instant', 'shares']),
  unit: v.string(),
  aliases: v.optional(v.array(v.string()), []),
  note: v.optional(v.string()),
});

/** A line of `statement-lines.jsonl`. */
export type StatementLine = v.InferOutput<typeof statementLineSchema>;
