import type { StoredEntity, StoredSeries } from '../store/stored';
import { seriesSource, type Fact, type FactValue } from './fact';
import { isQuarterly, parsePeriod, pointOf } from './period';
import { findSeries } from './series-fact';

/** The year or quarter that a company reported, and the filing. */
type Told = (series: StoredSeries, at: number) => FactValue | undefined;

/** The forms in which a year is reported, and those in which a quarter is. */
const FORMS = { a: /^(?!.* less ).* Form (?:10-K|20-F|40-F)$/, q: /^(?!.* less ).* Form 10-Q$/ } as const;

/** Lines that a company has of every period that it reports, each over time rather than of a day. */
const LINES = ['Revenue', 'Net income'];

const DAY_MS = 86_400_000;

/** How many days from the first to the last of a period, both counted. */
function daysOf(series: StoredSeries, at: number): number | undefined {
  const { start, end } = series.detail?.(at)?.period ?? {};
  if (start === undefined || end === undefined) return undefined;
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}

const day = (date: string | undefined): FactValue | undefined =>
  date === undefined || date === '' ? undefined : { kind: 'date', date };

const PERIODS: Readonly<Record<string, Told>> = {
  period_start: (series, at) => day(series.detail?.(at)?.period?.start),
  period_end: (series, at) => day(series.detail?.(at)?.period?.end),
  period_days: (series, at) => {
    const days = daysOf(series, at);
    return days === undefined ? undefined : { kind: 'number', number: days };
  },
  // A period that is no whole number of weeks is one of months.
  period_weeks: (series, at) => {
    const days = daysOf(series, at);
    return days === undefined || days % 7 !== 0 ? undefined : { kind: 'number', number: days / 7 };
  },
};

/** When a period was first reported, where that is known: a figure may stand in a later filing alone. */
const filedIn =
  (form: RegExp): Told =>
  (series, at) => {
    const detail = series.detail?.(at);
    if (detail === undefined || detail.first_publication === false || !form.test(detail.origin.name))
      return undefined;
    return day(detail.origin.published_time?.slice(0, 10));
  };

type Reported = { told: Told; isOf?: 'a' | 'q' };

/** Fields that depend on a period rather than on a line, and whether it is a quarter. */
const REPORTED: ReadonlyMap<string, Reported> = new Map<string, Reported>([
  ...Object.entries(PERIODS).map(([name, told]): [string, Reported] => [name, { told }]),
  ['annual_report_filed', { told: filedIn(FORMS.a), isOf: 'a' }],
  ['quarterly_report_filed', { told: filedIn(FORMS.q), isOf: 'q' }],
]);

/** Whether a place of the field table is one of these. */
export const isOfReports = (name: string): boolean => REPORTED.has(name);

/**
 * The figures of a report's period, or of the newest: the newest year for an annual report, else the newest quarter
 * with its own report.
 */
export function reported(
  entity: StoredEntity,
  { name, field, moment }: { name: string; field: string; moment: string | undefined },
): Fact[] {
  const { told, isOf } = REPORTED.get(name) ?? {};
  if (told === undefined) return [];
  const cadence = isOf ?? (moment !== undefined && isQuarterly(moment) ? 'q' : 'a');
  for (const line of LINES) {
    const series = findSeries(entity, cadence === 'q' ? `${line} (quarterly)` : line);
    if (series === undefined) continue;
    for (const at of placesOf(series, moment)) {
      const value = told(series, at);
      if (value === undefined) continue;
      return [{ subject: entity, field, value, sources: [seriesSource(series, at)] }];
    }
  }
  return [];
}

/** The most periods that are looked through for the newest that has been reported. */
const MOST_BACK = 4;

function placesOf(series: StoredSeries, moment: string | undefined): number[] {
  const last = series.dates.length - 1;
  const isNewest = moment === undefined || moment === '' || parsePeriod(moment)?.kind === 'latest';
  if (isNewest) return Array.from({ length: Math.min(MOST_BACK, last + 1) }, (_, back) => last - back);
  const at = pointOf(series, moment);
  return at < 0 ? [] : [at];
}
