import { periodText, readPeriod } from '../../shared/periods/written-period';

/** A date as text in as much of `YYYY-MM-DD` as is known: `2010`, `2010-03` or `2010-03-31`; of a quarter its last month. */
export function parseMoment(text: string): string | undefined {
  const period = readPeriod(text.replace(/^(\s*\d{4}-\d\d-\d\d)T.*$/s, '$1'));
  if (period === undefined || period.isFiscal) return undefined;
  const { quarter, ...others } = period;
  return periodText(quarter === undefined ? period : { ...others, month: quarter * 3 });
}

/** Compares two dates no finer than the coarser of the two: `2010-06-01` and `2010` are equal. */
export function compareMoments(left: string, right: string): number {
  const length = Math.min(left.length, right.length, 10);
  const [a, b] = [left.slice(0, length), right.slice(0, length)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
