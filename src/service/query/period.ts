import { readPeriod } from '../../shared/periods/written-period';
import type { StoredSeries } from '../store/stored';
import { compareMoments, parseMoment } from './moment';
import { isOfDays } from './series-fact';

/**
 * A time of `at=` that names a period rather than days or years: `FY2025`, `FY2025-Q4`, `Q4 2025`, `year to 2026-01`, `quarter to
 * 2026-05`, `latest quarter`. A fiscal year or quarter is the company's own, by the number that its filings give it; any
 * other quarter is the calendar's, which a company may end some days before or after.
 */
type Period =
  | { kind: 'fiscal'; year: number; quarter?: number }
  | { kind: 'calendar'; year: number; quarter: number }
  | { kind: 'ended'; cadence: 'a' | 'q'; moment: string }
  | { kind: 'latest' };

/** What `latest quarter` of a company requests. */
export const LATEST_QUARTER = 'latest quarter';

/** Parsed times, because each point of each line needs the same ones. */
const periods = new Map<string, Period | 'none'>();

/** How many times are remembered, and of what length at most. */
const REMEMBERED = { times: 2000, letters: 30 } as const;

/** Reads a time as a period; nothing where it is days, months or years of the calendar. */
export function parsePeriod(text: string): Period | undefined {
  const known = periods.get(text);
  if (known !== undefined) return known === 'none' ? undefined : known;
  const period = periodIn(text);
  if (periods.size >= REMEMBERED.times) periods.clear();
  if (text.length <= REMEMBERED.letters) periods.set(text, period ?? 'none');
  return period;
}

function periodIn(text: string): Period | undefined {
  const { year = 0, quarter, isFiscal } = readPeriod(text) ?? {};
  if (isFiscal === true) return { kind: 'fiscal', year, ...(quarter === undefined ? {} : { quarter }) };
  if (quarter !== undefined) return { kind: 'calendar', year, quarter };
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

/** Whether a text is a time or a span of two that `at=` may have. */
export const isTime = (text: string): boolean =>
  text.trim() !== '..' &&
  text.split('..').length <= 2 &&
  text
    .split('..')
    .every(
      (part) => part === '' || parsePeriod(part.trim()) !== undefined || parseMoment(part) !== undefined,
    );

/** A step of a path that names one time, as `2017-Q1` in `AT&T.revenue.2017-Q1`: `2017Q1`; undefined for a field. */
export const timeStep = (name: string): string | undefined =>
  (/\d\d/.test(name) || name.toLowerCase() === LATEST_QUARTER) && !name.includes('..') && isTime(name)
    ? momentOf(name).replace(/^Q(\d) (\d{4})$/, '$2Q$1')
    : undefined;

const PRINTED = /^(?:\d{4}(?:[-Q]|$)|FY\d|latest quarter$|(?:quarter|year) to )/;

/** Whether a step of a path that was read is a time. */
export const isTimeStep = (step: string): boolean => PRINTED.test(step);

/** A period as it is printed in an expression. */
export function printPeriod(period: Period): string {
  if (period.kind === 'latest') return LATEST_QUARTER;
  if (period.kind === 'calendar') return `Q${period.quarter} ${period.year}`;
  if (period.kind === 'ended') return `${period.cadence === 'a' ? 'year' : 'quarter'} to ${period.moment}`;
  return `FY${period.year}${period.quarter === undefined ? '' : `-Q${period.quarter}`}`;
}

/** The quarter that a company calls so. */
export function fiscalOf(time: string): string {
  const period = parsePeriod(time);
  return period?.kind === 'calendar' ? `FY${period.year}-Q${period.quarter}` : time;
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
  if (period.kind === 'fiscal') return period.quarter !== undefined;
  return period.kind !== 'ended' || period.cadence === 'q';
}

/** The place of the point that is of a time; -1 where the series has none. */
export function pointOf(series: StoredSeries, moment: string): number {
  if (moment === '' || parsePeriod(moment)?.kind === 'latest') return series.dates.length - 1;
  // A fiscal year ends in the year of its number or beside it: the other points are not looked at.
  const year = Number(/\d{4}/.exec(calendarOf(moment))?.[0]);
  if (Number.isNaN(year)) return -1;
  const { dates } = series;
  for (let at = dates.length - 1; at >= 0; at -= 1) {
    const years = Number(dates[at]?.slice(0, 4)) - year;
    if (years < -1) return -1;
    if (years <= 1 && isPointOf(series, at, moment)) return at;
  }
  return -1;
}

/** Whether a point of a series is of a time: of a fiscal one by its own count, where it has any. */
export function isPointOf(series: StoredSeries, at: number, moment: string): boolean {
  const date = series.dates[at] ?? '';
  const asked = parsePeriod(moment);
  if (asked?.kind === 'latest') return at === series.dates.length - 1;
  // A year's figure is dated by its first day, and is none of its first month.
  if (asked === undefined && moment.length > 4 && series.cadence === 'a' && isYearMark(series, date))
    return false;
  // Nor is a month's the one of its first day.
  if (asked === undefined && moment.length > 7 && (isMonthMark(series, date) || isQuarterMark(series, date)))
    return false;
  if (asked?.kind === 'calendar' && series.cadence === 'q')
    return daysFrom(quarterEnd(series, date, asked), asked) <= MOST_DAYS;
  if (/^\d{4}$/.test(moment)) return yearOfPoint(series, at) === moment;
  if (isLateOf(series, at, asked === undefined || asked.kind === 'ended' ? calendarOf(moment) : ''))
    return true;
  const held = asked?.kind === 'fiscal' ? series.detail?.(at)?.period : undefined;
  if (asked?.kind !== 'fiscal' || series.detail === undefined)
    return compareMoments(quarterEnd(series, date, asked), calendarOf(moment)) === 0;
  return held?.fiscal_year === asked.year && held.fiscal_quarter === asked.quarter;
}

/** How far into the next month a year or a quarter of weeks may end. */
const WEEK = 7;

/** Whether a company's year or quarter of weeks ended in the first days after a month, as `the November quarter` does. */
function isLateOf(series: StoredSeries, at: number, month: string): boolean {
  const [year, day] = [(series.dates[at] ?? '').slice(0, 4), Number((series.dates[at] ?? '').slice(8))];
  const isOfWeeks = /^\d{4}-\d{2}$/.test(month) && (series.cadence === 'a' || series.cadence === 'q');
  if (!isOfWeeks || day > WEEK || series.detail?.(at)?.period === undefined) return false;
  const before = Number((series.dates[at] ?? '').slice(5, 7)) - 1;
  const late = before === 0 ? `${Number(year) - 1}-12` : `${year}-${String(before).padStart(2, '0')}`;
  return late === month;
}

/**
 * The year that a point is of: the fiscal year by the number that filings give it, else that of the calendar. A year
 * of weeks that ends in the first days of January is of the year before.
 */
export function yearOfPoint(series: StoredSeries, at: number): string {
  const year = (series.dates[at] ?? '').slice(0, 4);
  const period = series.cadence === 'a' || series.cadence === 'q' ? series.detail?.(at)?.period : undefined;
  if (period?.fiscal_year !== undefined) return String(period.fiscal_year);
  const isLate = period !== undefined && (series.dates[at] ?? '').slice(5) <= LAST_OF_YEAR;
  return isLate ? String(Number(year) - 1) : year;
}

/** Whether a day stands for the whole year that it begins, and is none on which a company's year ended. */
export function isYearMark(series: StoredSeries, date: string): boolean {
  if (!date.endsWith('-01-01')) return false;
  return series.detail?.(series.dates.lastIndexOf(date))?.period?.fiscal_year === undefined;
}

/** Whether a day stands for the whole quarter that it begins, as offices date it, and is none on which a company's ended. */
export const isQuarterMark = (series: StoredSeries, date: string): boolean =>
  series.cadence === 'q' && /-(?:01|04|07|10)-01$/.test(date) && series.detail === undefined;

/** Whether a day stands for the whole month that it begins. */
export const isMonthMark = (series: StoredSeries, date: string): boolean =>
  series.cadence === 'm' && date.endsWith('-01') && !isOfDays(series);

/** The last day of January on which a year before may end. */
const LAST_OF_YEAR = '01-15';

/** How many days before or after the calendar's quarter a company's own one may end: of 52 or 53 weeks it ends on a weekday. */
const MOST_DAYS = 15;

/** How many days lie between a day, or the end of a month, and the end of a quarter. */
function daysFrom(date: string, { year, quarter }: { year: number; quarter: number }): number {
  const [of = 0, month = 1, day] = date.split('-').map(Number);
  const ended = day === undefined ? Date.UTC(of, month, 0) : Date.UTC(of, month - 1, day);
  return Math.abs(ended - Date.UTC(year, quarter * 3, 0)) / 86_400_000;
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
  if (to === undefined) return isPointOf(series, at, from) || isQuarterOf(series, at, from);
  const isYears = /^\d{4}$/.test(from) && /^(?:\d{4})?$/.test(to);
  const date = isYears ? yearOfPoint(series, at) : (series.dates[at] ?? '');
  const { fiscal_year: year, fiscal_quarter: quarter } =
    (/^FY/.test(from) ? series.detail?.(at)?.period : undefined) ?? {};
  const own = year !== undefined && quarter !== undefined ? monthOf(year, quarter * 3) : year?.toString();
  const held = own ?? date;
  return compareMoments(held, calendarOf(from)) >= 0 && compareMoments(held, calendarOf(to)) <= 0;
}

/** Whether a quarter is one of a fiscal year. */
function isQuarterOf(series: StoredSeries, at: number, time: string): boolean {
  const asked = series.cadence === 'q' ? parsePeriod(time) : undefined;
  if (asked?.kind !== 'fiscal' || asked.quarter !== undefined) return false;
  return series.detail?.(at)?.period?.fiscal_year === asked.year;
}

/** The most quarters or months that one span holds. */
const MOST_PARTS = 400;

/** The quarters or the months of a span whose ends are such; nothing where they are years. */
export function partsOfSpan(time: string): string[] | undefined {
  const [from = '', to = ''] = time.split('..');
  const ends = [parsePeriod(from), parsePeriod(to)];
  if (ends.every((end) => end?.kind === 'calendar'))
    return counted(from, to, 4, (year, part) => `Q${part} ${year}`);
  if (ends.every((end) => end?.kind === 'fiscal' && end.quarter !== undefined))
    return counted(from, to, 4, (year, part) => `FY${year}-Q${part}`);
  if (ends.every((end) => end?.kind === 'ended' && end.cadence === 'q'))
    return counted(from, to, 12, (year, part) => `quarter to ${monthOf(year, part)}`);
  const isDays = [from, to].every((end) => /^\d{4}-\d{2}/.test(end));
  return isDays ? counted(from, to, 12, monthOf) : undefined;
}

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

function counted(
  from: string,
  to: string,
  ofYear: 4 | 12,
  write: (year: number, part: number) => string,
): string[] {
  const [first, last] = [from, to].map((end) => {
    const [year = 0, month = 1] = calendarOf(end).split('-').map(Number);
    return year * ofYear + Math.ceil((month * ofYear) / 12) - 1;
  });
  const count = Math.min(MOST_PARTS, Math.max(0, (last ?? 0) - (first ?? 0) + 1));
  return Array.from({ length: count }, (_, at) =>
    write(Math.floor(((first ?? 0) + at) / ofYear), (((first ?? 0) + at) % ofYear) + 1),
  );
}
