import { pointsIn, type Fact } from './fact';

/** The day of the last point between figures of one series from which on it is on another basis; nothing where it stays on one. */
export function brokenBetween(facts: readonly Fact[]): string | undefined {
  const points = pointsIn(facts);
  const [first] = points;
  if (first === undefined || points.some(({ series }) => series !== first.series)) return undefined;
  const { series } = first;
  const dates = points.map(({ date }) => date).sort();
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  return series.dates.findLast(
    (date, at) => date > from && date <= to && series.detail?.(at)?.comparable_with_previous === false,
  );
}
