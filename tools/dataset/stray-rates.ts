import type { CollectedSeries, Collection, Point } from './collection';

/** From one fixing of a month to the next no rate moves by more, and is back by the one after. */
const STRAY = 1.5;
/** A rate that moves by more is one of another measure from then on: a market's for a ministry's, or of other notes. */
const OTHER_MEASURE = 10;
/** So many fixings may be out of line together. */
const LONGEST = 8;

/**
 * Takes the quotations out of the monthly rates that leave the course of their pair and come back to it, such as one the other way
 * round, and what stands before a change of the measure: the newest alone tells what a currency is worth.
 */
export function leaveOutStrayRates(collection: Collection): void {
  for (const series of [...collection.series.values()]) {
    if (!isMonthlyRate(series)) continue;
    const points = onNewestMeasure(withoutStrays(series.points));
    if (points.length < series.points.length) collection.addSeries({ ...series, points });
  }
}

/** The monthly rates in which a quotation is out of the course of those around it. */
export function strayRates(all: Iterable<CollectedSeries>): string[] {
  return [...all]
    .filter(isMonthlyRate)
    .filter(({ points }) => onNewestMeasure(withoutStrays(points)).length < points.length)
    .map(({ key }) => key);
}

const isMonthlyRate = ({ type, cadence }: CollectedSeries): boolean =>
  type === 'ForeignExchangeRate' && cadence === 'm';

function withoutStrays(points: readonly Point[]): readonly Point[] {
  for (let length = 1; length <= LONGEST; length++)
    for (let at = 1; at + length < points.length; at++)
      if (isStray(points.slice(at - 1, at + length + 1)))
        return withoutStrays([...points.slice(0, at), ...points.slice(at + length)]);
  return points;
}

/** Whether all points between the first and the last are far off both to one side, as neither is off the other. */
function isStray(points: readonly Point[]): boolean {
  const [[, before] = ['', NaN], ...others] = points;
  const [, after] = others.pop() ?? ['', NaN];
  const apart = Math.max(before / after, after / before);
  // A step that stays is passed by a few fixings on its way.
  const far = Math.max(others.length > 1 ? OTHER_MEASURE : STRAY, apart ** 2);
  return (
    others.every(([, value]) => Math.min(value / before, value / after) > far) ||
    others.every(([, value]) => Math.min(before / value, after / value) > far)
  );
}

function onNewestMeasure(points: readonly Point[]): readonly Point[] {
  const from = points.findLastIndex(([, value], at) => {
    const [, before] = points[at - 1] ?? ['', value];
    return Math.max(value / before, before / value) > OTHER_MEASURE;
  });
  return from < 0 ? points : points.slice(from);
}
