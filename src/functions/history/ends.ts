import type { NumericalObservation, ObservationPoint } from '../../contract/observation';
import { timeOf } from '../../cells/date';
import { hasOnePrice } from '../../names/same-measure';
import { firstDay, frequencyCalled, lastDay, periodOf, type Frequency } from './calendar';
import { timelineOf, within, type TimeWindow } from '../cells/points';

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
  const frequency = frequencyCalled(properties.cadence ?? '');
  const isMarked = frequency !== undefined && days.every((day) => isFirstDay(day, frequency));
  const ends = days.map(
    (day, at) => toldEnd(points[at]) ?? (isMarked ? lastDay(periodOf(day, frequency), frequency) : day),
  );
  known.set(data, ends);
  return ends;
}

/**
 * Of several series of one thing the one that a time is shown by. Of a price that which reaches furthest into it, of those the
 * one with the most points there. Of other measures that which spans most of it, since the newest publication may be of one
 * year: whoever asks for ten is not shown one; of those the one that reaches furthest.
 * Points lie in it by the days that they are dated by, or by those with which their periods end.
 */
export function fittestWithin(
  all: readonly [NumericalObservation, ...NumericalObservation[]],
  time: TimeWindow,
  { byEnds = false }: { byEnds?: boolean } = {},
): NumericalObservation {
  const held = all.map((series) => {
    const { days: told, points } = timelineOf(series.data);
    const days = byEnds ? endsOf(series) : told;
    const { days: own } = within({ days, points }, time);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return { series, end: -Infinity, length: -1, count: 0 };
    const end = endsOf(series)[days.lastIndexOf(last)] ?? 0;
    return { series, end, length: last - first, count: own.length };
  });
  const most = Math.max(...held.map(({ length }) => length));
  const isWide = ({ series, length }: (typeof held)[number]): boolean =>
    hasOnePrice(series.type) || length > most - A_MONTH;
  const [best] = held.filter(isWide).sort((a, b) => (a.end === b.end ? b.count - a.count : b.end - a.end));
  return best?.series ?? all[0];
}

/** Days by which two publications may begin or end beside each other and tell as much. */
const A_MONTH = 31;

/** The last day that a series reaches to. */
export function reachOf(series: NumericalObservation): number {
  return endsOf(series).at(-1) ?? -Infinity;
}

function isFirstDay(day: number, frequency: Frequency): boolean {
  return frequency !== 'W' && firstDay(periodOf(day, frequency), frequency) === day;
}

/** As the service tells the period, beyond the interface's document; it may say nothing. */
function toldEnd(point: ObservationPoint | undefined): number | undefined {
  const period = point?.['period'];
  if (typeof period !== 'object' || period === null) return undefined;
  const { end } = period as Record<string, unknown>;
  return typeof end === 'string' ? timeOf(end) : undefined;
}
