import { momentOf } from '../../cells/date';
import type { Source } from '../../contract/source';

const DAY_MS = 86_400_000;

/** Days since the newest date among the sources, as `KER.AGE` counts them; undefined where none is dated. */
export function ageInDays(sources: readonly Source[], now: number): number | undefined {
  const days = sources.map(({ date }) => momentOf(date ?? '')?.day).filter((day) => day !== undefined);
  if (days.length === 0) return undefined;
  return Math.max(0, Math.floor(now / DAY_MS) - Math.floor(Math.max(...days)));
}
