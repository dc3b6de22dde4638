import * as v from 'valibot';

/**
 * A line of `statements.jsonl`: what one company reported, period by period. Texts have one place a period, separated by blanks.
 *
 * - `years` and `quarters`: the last days of the periods, or `start/end` if a period does not start after the one before.
 * - The reports of each: `filed:accession`, with `:form` unless it is 10-K or 10-Q, as `packed-reports.ts` reads them.
 * - A line: name, cadence (`a`, `q`, or `qt` if four quarters make twelve months), values with exponents, and their origins.
 * - An origin: nothing for the period's own report, `?` for an unknown filing, or a number of `others`.
 * - Before it: `d` year less nine months, `s` adjusted for later stock splits, `a` adjusted for them by its own filing,
 *   `u` in single shares, `n` net income with what is not the common shareholders', `i` if that may be so, `p` equity
 *   without noncontrolling interests, `t` without redeemable ones, `l` less than assets minus liabilities for an unknown
 *   reason, `c` of a debt that may include what is due within a year, `w` if it may be rounded, `r` restated since the
 *   period's own report, `y` of a year but not the sum of its quarters, or of a quarter but not its year to date less
 *   those before, `b` on another basis than the figure before, `m` on a slightly other basis, which matters for sums of
 *   quarters alone.
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
