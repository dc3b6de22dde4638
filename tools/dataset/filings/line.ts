import type { LineName } from './line-names';
import type { Figures } from './filed-figures';

/** Lengths in days that a year and a quarter may have, 52 and 53 weeks included. */
export const LENGTHS = { a: [345, 385], q: [80, 101] } as const;

/** Years or quarters. */
export type Cadence = keyof typeof LENGTHS;

/** A point of a line: its value, where it is read as the places of `cites` say, and its tag where that is known. */
export type Cited = {
  value: number;
  cite: string;
  tag: string | null;
  /** What the period's own report said, where a later one changed it and that is known. */
  first?: number | undefined;
  /** Whether a filing before the one that it is read in, which is not the period's own, said something else. */
  isRestated?: boolean;
  /** Whether its own report tells the periods before it on another basis than they are shown here. */
  isNewBasis?: boolean;
  /** Whether it tells the periods before it a little otherwise, which changes sums with them. */
  isSlightlyOther?: boolean;
  /** Of an equity: what belongs to others than the parent and is not in it, as a share of it. */
  rest?: number;
};

/** A line at one cadence, by the end of its periods. */
export type Line = { figures: Figures; name: LineName; cadence: Cadence; points: Map<string, Cited> };

/** The tag of a debt beside which its company tells the part due within a year, which may be in it. */
export const WITH_DUE = 'LongTermDebtWithDue';

/** The points of a line of the inputs at a cadence; none where a company has no such line. */
export function pointsOf(lines: readonly Line[], name: string, cadence: Cadence): Map<string, Cited> {
  const found = lines.find((line) => line.figures.line === name && line.cadence === cadence);
  return found?.points ?? new Map<string, Cited>();
}

/** The middle of some numbers; of none `NaN`. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Sums of rounded figures differ by a share of them, or by some millions. */
const [SHARE, LEAST] = [0.005, 2e6];

/** Whether two sums are the same but for rounding. */
export const isSameSum = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(Math.abs(other) * SHARE, LEAST);

/** What rounding leaves open of a year beside its quarters, as a share of it. */
const OF_YEAR = 0.001;

/** Whether a sum of four quarters is their year but for rounding. */
export const isSumOfQuarters = (sum: number, year: number): boolean =>
  Math.abs(sum - year) <= Math.abs(year) * OF_YEAR;

const DAY = 86_400_000;

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The date some days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** A number as text, with an exponent in place of three zeros or more at its end: most of what companies file is in millions. Nothing is no text. */
export function shortNumber(value: number | undefined): string {
  const text = String(value ?? '');
  const zeros = /^-?\d+?(0{3,})$/.exec(text)?.[1];
  return zeros === undefined ? text : `${text.slice(0, -zeros.length)}e${zeros.length}`;
}

/** The tag of a profit that the company's own report tells apart from the parent's share of it. */
export const WITH_OTHERS_SHARE = 'ProfitLossWithOthersShare';
