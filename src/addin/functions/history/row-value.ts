import { isoDate } from '../../cells/date';
import type { Sentence } from '../../../shared/messages/message';
import { lastDay, periodName, type Frequency } from '../../cells/calendar';
import type { Figure } from './figures';
import type { Periods } from './period-placement';

/** What stands in a row of a column: a value and what it was made of, or why there is none. */
export type RowValue =
  | { value: number; used: readonly Figure[]; how: How; carriedFrom?: number }
  /** Where `isReported`, there is a value, but not one that could be shown: no rate converts it. */
  | { value: undefined; gap: Sentence; isReported?: boolean };

/** How the value came about. */
export type How = 'own' | 'last' | 'average' | 'sum';

/** What rows there are: of which frequency, by whose periods. */
export type Rows = { frequency: Frequency | undefined; periods: Periods };

/** A figure as the value of a row. */
export function single(figure: Figure): RowValue {
  if (figure.lack !== undefined) return { value: undefined, gap: figure.lack, isReported: true };
  return { value: figure.value, used: [figure], how: 'own' };
}

/** What a row is called: `FY2024 Q1`, `2024-09`, or its day. */
export function rowName(row: number, { frequency, periods }: Rows): string {
  if (frequency === undefined) return isoDate(row);
  return `${periods === 'fiscal' ? 'FY' : ''}${periodName(row, frequency)}`;
}

/** The day with which a row ends; of a fiscal one nobody knows but its figures. */
export function rowEnd(row: number, { frequency, periods }: Rows): number | undefined {
  if (frequency === undefined) return row;
  return periods === 'fiscal' ? undefined : lastDay(row, frequency);
}

/** The first and the last of some rows. */
export type Ends = { first: number; last: number };

/** The ends of some rows; undefined for none. */
export function endsOf(rows: Iterable<number>): Ends | undefined {
  let ends: Ends | undefined;
  for (const row of rows)
    ends =
      ends === undefined
        ? { first: row, last: row }
        : { first: Math.min(ends.first, row), last: Math.max(ends.last, row) };
  return ends;
}
