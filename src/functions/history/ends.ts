import type { NumericalObservation, ObservationPoint } from '../../contract/observation';
import { timeOf } from '../../cells/date';
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

/** Of several series of one thing that which reaches furthest into a time, of those the one with the most points there. */
export function furthestWithin(
  all: readonly [NumericalObservation, ...NumericalObservation[]],
  time: TimeWindow,
): NumericalObservation {
  const held = all.map((series) => {
    const { days, points } = timelineOf(series.data);
    const { days: own } = within({ days, points }, time);
    const end = own.length === 0 ? -Infinity : (endsOf(series)[days.lastIndexOf(own.at(-1) ?? 0)] ?? 0);
    return { series, end, count: own.length };
  });
  const [best] = held.sort((a, b) => (a.end === b.end ? b.count - a.count : b.end - a.end));
  return best?.series ?? all[0];
}

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
