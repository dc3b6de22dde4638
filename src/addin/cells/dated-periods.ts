import type { NumericalObservation, ObservationPoint } from '../../shared/contract/observation';
import { firstDay, frequencyCalled, periodName, periodOf, type Frequency } from './calendar';
import { timelineOf } from './points';

/** What tells of which periods a series is. */
type Dated = Pick<NumericalObservation, 'data' | 'properties'>;

/** The frequency of the months, quarters or years by whose first days all points are dated; undefined where they are of days. */
export function markedBy({ data, properties }: Dated): Frequency | undefined {
  const frequency = frequencyCalled(properties.cadence);
  if (frequency === undefined || data === null) return frequency;
  let isMarked = marked.get(data);
  if (isMarked === undefined) {
    isMarked = timelineOf(data).days.every((day) => isFirstDay(day, frequency));
    marked.set(data, isMarked);
  }
  return isMarked ? frequency : undefined;
}

/** Thousands of cells may read one answer. */
const marked = new WeakMap<readonly ObservationPoint[], boolean>();

/** The month, quarter or year that a point stands for by the day that dates it, `2024`; undefined where it is of a day. */
export function markedPeriod(series: Dated, day: number): string | undefined {
  const frequency = markedBy(series);
  if (frequency === undefined || frequency === 'D') return undefined;
  return periodName(periodOf(day, frequency), frequency);
}

function isFirstDay(day: number, frequency: Frequency): boolean {
  return frequency !== 'W' && firstDay(periodOf(day, frequency), frequency) === day;
}
