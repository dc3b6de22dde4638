import { isoDate } from '../../cells/date';
import { isNotFollowedUp } from '../../contract/followed-up';
import { frequencyCalled, lastDay, periodOf } from './calendar';

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
  if (cadence && frequency === undefined) return undefined;
  if (!isNotFollowedUp(today - end, frequency ?? 'A', isFiled)) return undefined;
  const day = isoDate(end);
  if (frequency === undefined || end !== lastDay(periodOf(end, frequency), frequency)) return day;
  if (frequency === 'A') return day.slice(0, 4);
  return frequency === 'M' || frequency === 'Q' ? day.slice(0, 7) : day;
}
