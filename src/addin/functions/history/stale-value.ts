import { isoDate } from '../../cells/date';
import { isDiscontinued } from '../../../shared/contract/series-staleness';
import { frequencyCalled, lastDay, periodOf } from '../../cells/calendar';

/**
 * For when a value that has become old was last known: `2022`, `2022-09` or a day; undefined where it is as new as its series
 * can be. An old value must not look like a new one.
 */
export function lastKnown(
  end: number,
  { cadence, isFiled }: { cadence: string | null | undefined; isFiled: boolean },
  today: number,
): string | undefined {
  const frequency = frequencyCalled(cadence ?? '');
  if (!isDiscontinued(today - end, frequency ?? (cadence || 'A'), isFiled)) return undefined;
  return calledBy(end, cadence);
}

/** What a value is of, by its last day and how often its series has one: `2022`, `2022-09` or a day. */
export function calledBy(end: number, cadence: string | null | undefined): string {
  const frequency = frequencyCalled(cadence ?? '');
  const day = isoDate(end);
  // What is told of every fifth year stands for that year, and is dated by its first day.
  if (frequency === undefined && cadence && day.endsWith('-01-01')) return day.slice(0, 4);
  if (frequency === undefined || end !== lastDay(periodOf(end, frequency), frequency)) return day;
  if (frequency === 'A') return day.slice(0, 4);
  return frequency === 'M' || frequency === 'Q' ? day.slice(0, 7) : day;
}
