import { timeOf } from './date';
import type { ObservationPoint } from '../../shared/contract/observation';

/**
 * The points of a series, oldest first, with the day of each (days since 1970-01-01) at the same place; `odd` is the first
 * time that cannot be read, of a point that is left out.
 */
export type Timeline = {
  days: readonly number[];
  points: readonly ObservationPoint[];
  odd?: string | undefined;
};

/** A window of time, in days since 1970-01-01; both ends are within. */
export type TimeWindow = { from?: number | undefined; to?: number | undefined };

/** Thousands of LATEST cells may read one answer, whose times are read once for all of them. */
const timelines = new WeakMap<readonly ObservationPoint[], Timeline>();

/** The points that an answer holds, but those whose time cannot be read. */
export function timelineOf(points: readonly ObservationPoint[] | null): Timeline {
  if (points === null) return { days: [], points: [] };
  const known = timelines.get(points);
  if (known !== undefined) return known;
  const timeline = sorted(points);
  timelines.set(points, timeline);
  return timeline;
}

/** The part of a timeline that lies within a window. */
export function within(
  { days, points }: Timeline,
  { from = -Infinity, to = Infinity }: TimeWindow,
): Timeline {
  const start = firstPlace(days, (day) => day >= from);
  const end = firstPlace(days, (day) => day > to);
  return { days: days.slice(start, end), points: points.slice(start, end) };
}

/** The first place at which ascending days fulfil a condition; their number where none does. */
function firstPlace(days: readonly number[], fulfils: (day: number) => boolean): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fulfils(days[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function sorted(points: readonly ObservationPoint[]): Timeline {
  const read: { day: number; point: ObservationPoint }[] = [];
  let odd: string | undefined;
  for (const point of points) {
    const day = timeOf(point.time);
    if (day === undefined) odd ??= point.time;
    else read.push({ day, point });
  }
  read.sort((a, b) => a.day - b.day);
  return { days: read.map(({ day }) => day), points: read.map(({ point }) => point), odd };
}
