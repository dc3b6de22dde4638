import type { StoredSeries } from '../store/stored';
import { compareMoments, parseMoment } from './moment';

/**
 * A time of `at=` that names a period rather than days: `FY2025`, `FY2025-Q4`, `year to 2026-01`, `quarter to 2026-05`,
 * `latest quarter`. A fiscal year or quarter is the company's own, by the number that its filings give it.
 */
type Period =
  | { kind: 'fiscal'; year: number; quarter?: number }
  | { kind: 'ended'; cadence: 'a' | 'q'; moment: string }
  | { kind: 'latest' };

/** What a company that is asked for its latest quarter is asked for. */
export const LATEST_QUARTER = 'latest quarter';

/** What a question asks for that wants every quarter; no expression has it. */
export const EACH_QUARTER = 'each quarter';

/** What stands for every point of a line of months. */
export const EACH_MONTH = 'each month';

/** What stands for the figure of every year. */
export const EACH_YEAR = 'each year';

/** Reads a time as a period; nothing where it is days, months or years of the calendar. */
export function parsePeriod(text: string): Period | undefined {
  const [, year, quarter] = /^FY ?(\d{4})(?:[- ]?Q([1-4]))?$/i.exec(text) ?? [];
  if (year !== undefined)
    return {
      kind: 'fiscal',
      year: Number(year),
      ...(quarter === undefined ? {} : { quarter: Number(quarter) }),
    };
  const [, length, moment] = /^(year|quarter) to (\d{4}-\d{2}(?:-\d{2})?)$/i.exec(text) ?? [];
  if (moment !== undefined)
    return { kind: 'ended', cadence: length?.toLowerCase() === 'year' ? 'a' : 'q', moment };
  return text.toLowerCase() === LATEST_QUARTER ? { kind: 'latest' } : undefined;
}

/** A time of `at=` as a moment, or a span of two joined by `..`; what is no time stays as it is and matches nothing. */
export function momentOf(text: string): string {
  return text
    .split('..')
    .map((part) => {
      const period = parsePeriod(part.trim());
      return period === undefined ? (parseMoment(part) ?? part) : printPeriod(period);
    })
    .join('..');
}

/** A period as it is printed in an expression. */
export function printPeriod(period: Period): string {
  if (period.kind === 'latest') return LATEST_QUARTER;
  if (period.kind === 'ended') return `${period.cadence === 'a' ? 'year' : 'quarter'} to ${period.moment}`;
  return `FY${period.year}${period.quarter === undefined ? '' : `-Q${period.quarter}`}`;
}

/** The calendar's time nearest to a period, for what knows no fiscal year: an office, a country. */
export function calendarOf(moment: string): string {
  const period = parsePeriod(moment);
  if (period === undefined) return moment;
  if (period.kind === 'latest') return '';
  if (period.kind === 'ended') return period.moment;
  return period.quarter === undefined
    ? String(period.year)
    : `${period.year}-${String(period.quarter * 3).padStart(2, '0')}`;
}

/** Whether a time asks for a quarter, so that a year's figure is none of it. */
export function isQuarterly(moment: string): boolean {
  const period = parsePeriod(moment);
  if (period === undefined) return false;
  return period.kind === 'fiscal'
    ? period.quarter !== undefined
    : period.kind === 'latest' || period.cadence === 'q';
}

/** The place of the point that is of a time; -1 where the series has none. */
export function pointOf(series: StoredSeries, moment: string): number {
  if (moment === '' || parsePeriod(moment)?.kind === 'latest') return series.dates.length - 1;
  // A fiscal year ends in the year of its number or beside it: the other points are not looked at.
  const year = Number(/\d{4}/.exec(calendarOf(moment))?.[0]);
  return series.dates.findLastIndex(
    (date, at) => Math.abs(Number(date.slice(0, 4)) - year) <= 1 && isPointOf(series, at, moment),
  );
}

/** Whether a point of a series is of a time: of a fiscal one by its own count, where it has any. */
export function isPointOf(series: StoredSeries, at: number, moment: string): boolean {
  const date = series.dates[at] ?? '';
  const asked = parsePeriod(moment);
  if (asked?.kind === 'latest') return at === series.dates.length - 1;
  const held = asked?.kind === 'fiscal' ? series.detail?.(at)?.period : undefined;
  if (asked?.kind !== 'fiscal' || series.detail === undefined)
    return compareMoments(quarterEnd(series, date, asked), calendarOf(moment)) === 0;
  return held?.fiscal_year === asked.year && held.fiscal_quarter === asked.quarter;
}

/** Offices date a quarter by its first day, which is no day on which one ended. */
function quarterEnd(series: StoredSeries, date: string, asked: Period | undefined): string {
  const [, year = '', month = ''] = /^(\d{4})-(01|04|07|10)-01$/.exec(date) ?? [];
  const isFirst =
    asked !== undefined && series.cadence === 'q' && series.detail === undefined && month !== '';
  return isFirst ? `${year}-${String(Number(month) + 2).padStart(2, '0')}` : date;
}

/** Whether a point of a series is of a time or lies in a span such as `2010..2014` or `FY2021..FY2024`. */
export function isPointIn(series: StoredSeries, at: number, time: string): boolean {
  const [from = '', to] = time.split('..');
  if (to === undefined) return isPointOf(series, at, from);
  const date = series.dates[at] ?? '';
  const number = /^FY/.test(from) ? series.detail?.(at)?.period?.fiscal_year : undefined;
  const held = number === undefined ? date : String(number);
  return compareMoments(held, calendarOf(from)) >= 0 && compareMoments(held, calendarOf(to)) <= 0;
}
