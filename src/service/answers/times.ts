import type { Fact, Point } from '../query/fact';
import { isMonthMark, isQuarterMark, isYearMark, parsePeriod } from '../query/period';
import { formatDate, joinNames, ordinalWord } from './format-value';

/** When a point holds: a year's figure for the year, a fiscal year's or a quarter's by the day it ended. */
export function period(point: Point): string {
  const { date, series } = point;
  if (series.cadence === 'a' || series.cadence === '5y') {
    return isYearMark(series, date)
      ? `in ${date.slice(0, 4)}`
      : `for the year that ended on ${formatDate(date)}${ownCount(point)}`;
  }
  if (series.cadence === 'q' && /\(trailing twelve months\)$/.test(series.name))
    return `for the twelve months that ended on ${formatDate(date)}`;
  if (isQuarterMark(series, date)) return `in the ${quarterCalled(date)}`;
  if (series.cadence === 'q') return `for the quarter of ${formatDate(date)}${ownCount(point)}`;
  return isMonthMark(series, date) ? `in ${formatDate(date.slice(0, 7))}` : `on ${formatDate(date)}`;
}

/** `third quarter of 2022`, by its first day. */
export function quarterCalled(date: string): string {
  const quarter = (Number(date.slice(5, 7)) + 2) / 3;
  return `${quarter === 1 ? 'first ' : ordinalWord(quarter)}quarter of ${date.slice(0, 4)}`;
}

/** What a company calls a period where the calendar calls it otherwise, so that its `Q1` is not taken for another. */
function ownCount({ date, series }: Point): string {
  const { fiscal_year: year, fiscal_quarter: quarter } =
    series.detail?.(series.dates.indexOf(date))?.period ?? {};
  if (year === undefined) return '';
  const isCalendar = String(year) === date.slice(0, 4);
  if (quarter === undefined) return isCalendar ? '' : `, its fiscal ${year}`;
  return isCalendar && quarter * 3 === Number(date.slice(5, 7)) ? '' : `, its fiscal Q${quarter} ${year}`;
}

/** When a figure holds, in brackets behind it: `2024`, `March 2010`, `28 September 2024`. */
export function yearOf({ value, grounds: [ground] = [] }: Fact): string {
  // A margin is of the year of what it is worked out from.
  if (value.kind !== 'point') return ground === undefined ? '' : yearOf(ground);
  const { series, date } = value;
  if (isMonthMark(series, date)) return formatDate(date.slice(0, 7));
  return isYearMark(series, date)
    ? date.slice(0, 4)
    : `${formatDate(date)}${series.cadence === 'a' ? ownCount(value) : ''}`;
}

/** The times of an expression in words, with a space before them: ` for 2023`, ` from 2010 to 2014`. */
export function timePhrase(at: readonly string[] | undefined): string {
  if (at === undefined || at.length === 0) return '';
  const [only = ''] = at;
  const [from = '', to] = only.split('..');
  if (at.length === 1 && to !== undefined && from === '') return ` until ${momentLabel(to)}`;
  if (at.length === 1 && to !== undefined)
    return to === '' ? ` since ${momentLabel(from)}` : ` from ${momentLabel(from)} to ${momentLabel(to)}`;
  return ` for ${joinNames(at.map(momentLabel))}`;
}

/** When something was so: ` in 2010`, ` on 31 December 2000`, ` from 2010 to 2014`. */
export function whenPhrase(at: readonly string[] | undefined): string {
  const [only = '', ...others] = at ?? [];
  if (others.length > 0 || !/^\d{4}(?:-\d{2}){0,2}$/.test(only)) return timePhrase(at);
  return ` ${only.length > 7 ? 'on' : 'in'} ${momentLabel(only)}`;
}

/** A time as prose says it: `fiscal 2025`, `the quarter that ended in May 2026`, `31 March 2010`. */
export function momentLabel(time: string): string {
  const period = parsePeriod(time);
  if (period === undefined) return formatDate(time);
  if (period.kind === 'latest') return 'the latest quarter';
  if (period.kind === 'calendar') return `Q${period.quarter} ${period.year}`;
  if (period.kind === 'fiscal')
    return `fiscal ${period.quarter === undefined ? '' : `Q${period.quarter} `}${period.year}`;
  const length = period.cadence === 'a' ? 'year' : 'quarter';
  return `the ${length} that ended ${period.moment.length > 7 ? 'on' : 'in'} ${formatDate(period.moment)}`;
}
