import type { Source } from '../../shared/contract/source';
import { localDay, timeOf } from './date';

/**
 * Days from the newest date among the sources to the day that it is where the person is; 0 for a date of today or later,
 * undefined where none is dated.
 */
export function ageInDays(sources: readonly Source[] | null | undefined, now: number): number | undefined {
  const days = (sources ?? []).map(({ date }) => timeOf(date)).filter((day) => day !== undefined);
  return days.length === 0 ? undefined : Math.max(0, localDay(now) - Math.floor(Math.max(...days)));
}
