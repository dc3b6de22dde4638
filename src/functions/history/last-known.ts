import { isoDate } from '../../cells/date';
import { frequencyCalled, lastDay, periodOf, type Frequency } from './calendar';

/**
 * So many days after the end of its period the newest value of a series is one that was not followed up: longer than any office
 * or company takes to publish the next.
 */
const LONGEST: Readonly<Record<Frequency, number>> = { D: 90, W: 90, M: 180, Q: 365, A: 900 };

/**
 * For when a value that has become old was last known: `2022`, `2022-09` or a day; undefined where it is as new as its series
 * can be. An old value must not look like a new one.
 */
export function lastKnown(
  end: number,
  cadence: string | null | undefined,
  today: number,
): string | undefined {
  const frequency = frequencyCalled(cadence ?? '');
  if (cadence && frequency === undefined) return undefined;
  if (today - end <= LONGEST[frequency ?? 'A']) return undefined;
  const day = isoDate(end);
  if (frequency === undefined || end !== lastDay(periodOf(end, frequency), frequency)) return day;
  if (frequency === 'A') return day.slice(0, 4);
  return frequency === 'M' || frequency === 'Q' ? day.slice(0, 7) : day;
}
