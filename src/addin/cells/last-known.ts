import { NEXT_REPORT_DAYS } from '../../shared/contract/series-staleness';
import type { Source } from '../../shared/contract/source';
import { ageInDays } from './age';
import { newestSource } from './citation';

/** Who leads a company and how many work there, as properties and as relationships: a report names them once a year. */
const REPORTED_YEARLY = /^(?:chief_\w+_officer|c[a-z]o|employee_count|is_c[a-z]o_of)$/i;

/** The day for which such a value was last known, `YYYY-MM-DD`; undefined where it is newer than 15 months, or of other kinds. */
export function lastKnownDay(name: string, sources: readonly Source[], now: number): string | undefined {
  if (!REPORTED_YEARLY.test(name)) return undefined;
  const isOld = (ageInDays(sources, now) ?? 0) > NEXT_REPORT_DAYS;
  return isOld ? newestSource(sources)?.date?.slice(0, 10) : undefined;
}
