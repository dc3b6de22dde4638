import { momentOf } from '../../cells/date';
import type { ObservationPoint } from '../../../shared/contract/observation';

/** A point of a chart: seconds since 1970 and the value. */
export type ChartPoint = { at: number; value: number };

const DAY_SECONDS = 86_400;

/** The points that have a readable time and a value, oldest first. */
export function chartPoints(data: readonly ObservationPoint[]): ChartPoint[] {
  return data
    .flatMap(({ time, value }) => {
      const day = momentOf(time)?.day;
      return day === undefined || value === null ? [] : [{ at: day * DAY_SECONDS, value }];
    })
    .sort((one, other) => one.at - other.at);
}
