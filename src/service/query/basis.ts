import { pointsIn, type Fact, type Point } from './fact';

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

/** Whether two figures per share, or numbers of shares, stand on two sides of a split, where no change is one of the company's. */
export function isOverSplit(from: Fact, to: Fact): boolean {
  const isOfShares = to.value.kind === 'point' && /\bshares?$/i.test(to.value.series.unit);
  return isOfShares && brokenBetween([from, to]) !== undefined;
}

/** Lines that a filer states anew for the years before when it gives a part of its business up, or takes one over from its owner. */
const RESTATED =
  /^(?:Revenue|Cost of revenue|Gross profit|Operating income|Research and development expense)$/;

/**
 * The years of a change whose filings are unknown, so that one figure may be as filed and the other restated. Empty
 * if the change is known to cross two bases.
 */
export function unprovedIn({ field, grounds = [] }: Fact): Point[] {
  if (!/_(?:growth|change)$/.test(field) || brokenBetween(grounds) !== undefined) return [];
  const points = pointsIn(grounds).filter(
    ({ series }) => series.cadence === 'a' && RESTATED.test(series.name),
  );
  const unproved = points.filter(isUnproved);
  const [from, to] = points;
  if (unproved.length > 0 || from === undefined || to === undefined) return unproved;
  const before = yearBefore(from);
  return before !== undefined && to.number < from.number && isUnproved(before) ? [before] : [];
}

function isUnproved({ series, date }: Point): boolean {
  const origin = series.detail?.(series.dates.lastIndexOf(date))?.origin;
  return origin !== undefined && origin.published_time === undefined;
}

/** The point before another, where the figure rose from it. */
function yearBefore({ series, date }: Point): Point | undefined {
  const at = series.dates.lastIndexOf(date);
  const [day, number, own] = [series.dates[at - 1], series.values[at - 1], series.values[at]];
  if (day === undefined || number === undefined || own === undefined || number >= own) return undefined;
  return { kind: 'point', series, date: day, number };
}
