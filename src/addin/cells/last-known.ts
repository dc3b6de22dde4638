import { NEXT_REPORT_DAYS } from '../../shared/contract/series-staleness';
import type { Source } from '../../shared/contract/source';
import { ageInDays } from './age';
import { isoDate, localDay } from './date';

/** Who leads a company and how many work there, as properties and as relationships: a report names them once a year. */
const REPORTED_YEARLY = /^(?:chief_\w+_officer|c[a-z]o|employee_count|is_c[a-z]o_of)$/i;

/** The day for which such a value was last known, `YYYY-MM-DD`; undefined where it is newer than 15 months, or of other kinds. */
export function lastKnownDay(
  name: string,
  sources: readonly Source[] | null | undefined,
  now: number,
): string | undefined {
  if (!REPORTED_YEARLY.test(name)) return undefined;
  const age = ageInDays(sources, now) ?? 0;
  return age > NEXT_REPORT_DAYS ? isoDate(localDay(now) - age) : undefined;
}
