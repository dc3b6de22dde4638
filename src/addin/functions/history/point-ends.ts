import type { NumericalObservation, ObservationPoint } from '../../../shared/contract/observation';
import { timeOf } from '../../cells/date';
import { isOfFirstDays } from '../../../shared/names/exchange-rate';
import { hasOnePrice } from '../../../shared/names/same-measure';
import { lastDay, periodName, periodOf, type Frequency } from '../../cells/calendar';
import { markedBy } from '../../cells/dated-periods';
import { timelineOf, within, type TimeWindow } from '../../cells/points';

const known = new WeakMap<readonly ObservationPoint[], readonly number[]>();

/**
 * The last day that each point of a series is for, at the place of the point in its timeline. What is dated by the first day
 * of its month, quarter or year, as offices date it, is for all of it: nobody knew the figure of a year in its January.
 */
export function endsOf({ data, properties }: NumericalObservation): readonly number[] {
  if (data === null) return [];
  const before = known.get(data);
  if (before !== undefined) return before;
  const { days, points } = timelineOf(data);
  const frequency = markedBy({ data, properties });
  const ends = days.map(
    (day, at) =>
      toldEnd(points[at]) ?? (frequency === undefined ? day : lastDay(periodOf(day, frequency), frequency)),
  );
  known.set(data, ends);
  return ends;
}

/**
 * Whether a series holds daily quotations rather than monthly averages. The last quotation before a year's end is the
 * price of its last day.
 */
export function isOfQuotes(series: NumericalObservation): boolean {
  const frequency = markedBy(series);
  return hasOnePrice(series.type) && (frequency === undefined || frequency === 'D');
}

/** What is shown of a price that is the average of a period, by a day of the period. */
export const averageOf = (day: number, frequency: Frequency): string =>
  `average of ${periodName(periodOf(day, frequency), frequency)}`;

/** What a price is of, the best first: the fixings of a central bank, any one day of each month, or anything else. */
export const KINDS_OF_PRICE = ['fixings', 'one day a month', 'other'] as const;

/** Which of them a series is. */
export function kindOfPrice(series: NumericalObservation): (typeof KINDS_OF_PRICE)[number] {
  if (!isOfQuotes(series)) return 'other';
  return isOfFirstDays(timelineOf(series.data)) ? 'one day a month' : 'fixings';
}

/**
 * The one of several series of a thing that shows a time: of a price its fixings, else the one that spans most of the time
 * and reaches furthest. Points count by their dates or by the ends of their periods.
 */
export function fittestWithin(
  all: readonly [NumericalObservation, ...NumericalObservation[]],
  time: TimeWindow,
  { byEnds = false, isAverage = false }: { byEnds?: boolean; isAverage?: boolean } = {},
): NumericalObservation {
  const held = all.map((series) => {
    const { days: told, points } = timelineOf(series.data);
    const days = byEnds ? endsOf(series) : told;
    const { days: own } = within({ days, points }, time);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined)
      return { series, end: -Infinity, length: -1, count: aroundIt(days, time) };
    const end = endsOf(series)[days.lastIndexOf(last)] ?? 0;
    return { series, end, length: last - first, count: own.length };
  });
  const most = Math.max(...held.map(({ length }) => length));
  const isWide = ({ length }: (typeof held)[number]): boolean => length > most - A_MONTH;
  const rank = (one: (typeof held)[number]): number => {
    if (one.length < 0 || !isWide(one)) return 0;
    const kind = kindOfPrice(one.series);
    return isAverage ? Number(kind === 'other') : KINDS_OF_PRICE.length - 1 - KINDS_OF_PRICE.indexOf(kind);
  };
  const [best] = held
    .filter((each) => hasOnePrice(each.series.type) || isWide(each))
    .sort((a, b) => rank(b) - rank(a) || (a.end === b.end ? b.count - a.count : b.end - a.end));
  return best?.series ?? all[0];
}

/** How many points lie around a time in which there is none, as far as they begin before it and end after it. */
function aroundIt(days: readonly number[], { from = Infinity, to = -Infinity }: TimeWindow): number {
  const isAround = (days[0] ?? Infinity) <= from && (days.at(-1) ?? -Infinity) >= to;
  return isAround ? days.length : 0;
}

/** Days by which two publications may begin or end beside each other and tell as much. */
const A_MONTH = 31;

/** The last day that a series reaches to. */
export function reachOf(series: NumericalObservation): number {
  return endsOf(series).at(-1) ?? -Infinity;
}

/** As the service tells the period, beyond the interface's document; it may say nothing. */
function toldEnd(point: ObservationPoint | undefined): number | undefined {
  const period = point?.['period'];
  if (typeof period !== 'object' || period === null) return undefined;
  const { end } = period as Record<string, unknown>;
  return typeof end === 'string' ? timeOf(end) : undefined;
}
