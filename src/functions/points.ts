import { momentOf } from '../cells/date';
import type { Moment } from '../cells/date';
import type { ObservationPoint } from '../contract/observation';

/** A point of a series with its time read. */
export type Point = { moment: Moment; point: ObservationPoint };

/** A window of time, in days since 1970-01-01; both ends are within. */
export type TimeWindow = { from?: number | undefined; to?: number | undefined };

/** The points within a window, oldest first; points whose time cannot be read have no place in a series. */
export function pointsWithin(
  points: readonly ObservationPoint[],
  { from, to }: TimeWindow,
): readonly Point[] {
  const within: Point[] = [];
  let sorted = true;
  for (const point of points) {
    const moment = momentOf(point.time);
    if (moment === undefined) continue;
    if (from !== undefined && moment.day < from) continue;
    if (to !== undefined && moment.day > to) continue;
    sorted &&= moment.day >= (within.at(-1)?.moment.day ?? Number.NEGATIVE_INFINITY);
    within.push({ moment, point });
  }
  return sorted ? within : within.sort((a, b) => a.moment.day - b.moment.day);
}
