import type { Source } from '../../shared/contract/source';
import { localDay, momentOf } from './date';

/**
 * Days from the newest date among the sources to the day that it is where the person is; 0 for a date of today or later,
 * undefined where none is dated.
 */
export function ageInDays(sources: readonly Source[], now: number): number | undefined {
  const days = sources.map(({ date }) => momentOf(date ?? '')?.day).filter((day) => day !== undefined);
  return days.length === 0 ? undefined : Math.max(0, localDay(now) - Math.floor(Math.max(...days)));
}
