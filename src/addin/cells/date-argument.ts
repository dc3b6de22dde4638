import { badArgument, textArgument } from './argument';
import { dayOf, dayOfSerial, isoDate, momentOf } from './date';
import { say, type Sentence } from '../../shared/messages/message';

/** Which end of a period a date argument stands for: `2024` is its first day as `from`, its last as `to`. */
export type PeriodEnd = 'first' | 'last';

/** Numbers in this range are years, and with a fraction nothing: as serials they would be days of 1904 to 1906. */
const YEARS = { from: 1700, to: 2200 };
/** The year by which tables write that a time has no end. */
const ENDLESS = 9999;
const PERIOD = /^(\d{4})(?:-(\d{1,2})|[- ]?Q([1-4]))?$/i;
/** `Q3 2024`, `4Q24`, `Q4'23`. */
const QUARTER_FIRST = /^(?:Q([1-4])[-/ ]?|([1-4])Q ?)'?(\d{4}|\d{2})$/i;
/** `2024/12/31`, `2024.12.31`, `20241231`: with the year first every country writes the month next. */
const YEAR_FIRST = /^(\d{4})([/.])(\d{1,2})\2(\d{1,2})$|^((?:19|20)\d\d)(\d\d)(\d\d)$/;
/** `December 31, 2024`, `Dec 31 2024`. */
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u;
/** Days before months, as every country writes that parts them by full stops. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
/** `12.2024`, `6/1999`: of a month and a year there is one reading. */
const MONTH_OF_YEAR = /^(0?[1-9]|1[0-2])[./](\d{4})$/;
/** Days before months or after them, by the country. */
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** `Dec 2024`, `31 December 2024`, `31. Dez. 2024`. */
const NAMED = /^(?:(\d{1,2})\.?[ -])?(\p{L}{3,9})\.?[ -](\d{4})$/u;
/** The beginnings of the names of months in English and German. */
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const OTHERWISE = new Map([
  ['mär', 'mar'],
  ['mai', 'may'],
  ['okt', 'oct'],
  ['dez', 'dec'],
]);
const MONTH =
  /^(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz?|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)$/i;
/** Six digits are a month (202412) or a slip: as a serial they are a day of the year 2173 or later. */
const LAST_SERIAL = 99_999;
/** 9999-12-31, by which tables write that a time has no end. */
const NO_END = 2_958_465;
const EXPECTED = 'a date, YYYY-MM-DD, YYYY-MM, YYYYQ1 to YYYYQ4 or a year';
const FISCAL = /^FY/i;
const EXPECTED_FOR_FISCAL =
  'a calendar date or year (for fiscal periods use KER.FIGURE, or from and to in KER.HISTORY)';
/** 1900-03-01, before which Excel's days are not those of the calendar. */
const FIRST_DAY = -25_508;
const SIX_DIGITS = /^(\d{4})(0[1-9]|1[0-2])$/;

/**
 * A date argument as days since 1970-01-01: an Excel date, ISO text, `31.12.2024`, `Dec 2024`, a month, a quarter or a
 * year; undefined where it is omitted.
 */
export function dateArgument(argument: unknown, name: string, end: PeriodEnd): number | undefined {
  const typed = textArgument(argument, name);
  if (typed === undefined) return undefined;
  const day = dayOfText(typed, end);
  if (day === undefined)
    throw badArgument(
      name,
      unclear(typed) ?? say(FISCAL.test(typed) ? EXPECTED_FOR_FISCAL : EXPECTED),
      typed,
    );
  return day;
}

/** The day that a text names, as {@link dateArgument} reads it; undefined where it names none. */
export function dayOfText(typed: string, end: PeriodEnd): number | undefined {
  const text = yearFirst(typed);
  return periodDay(text, end) ?? serialDay(text, end) ?? momentDay(text, end);
}

/** How a day or month is to be written that was written so that it may be another; undefined for what is neither. */
export function unclear(typed: string): Sentence | undefined {
  const [all, one = '', other = '', year = ''] = SLASHED.exec(typed) ?? [];
  const areMonths = [one, other].every((text) => Number(text) >= 1 && Number(text) <= 12);
  if (all !== undefined && areMonths)
    return say('an unambiguous date, {} or {}', dayText(year, one, other), dayText(year, other, one));
  if (/^\d{1,2}(?:\.\d+)?$/.test(typed))
    return say('a date from {} on, or a year of four digits', isoDate(FIRST_DAY));
  const [digits, years = '', month = ''] = SIX_DIGITS.exec(typed) ?? [];
  return digits === undefined ? undefined : say('a date; a month is written {}', `${years}-${month}`);
}

/** `Q3 2024`, `30.9.2024` and `Sep 2024` with the year first, as the rest reads them. */
export function yearFirst(text: string): string {
  return text
    .replace(
      QUARTER_FIRST,
      (_all, one: string | undefined, other: string | undefined, year: string) =>
        `${wholeYear(year)}Q${one ?? other ?? ''}`,
    )
    .replace(YEAR_FIRST, (_all, ...[year, , month, date, plainYear, plainMonth, plainDate]: string[]) =>
      dayText(year ?? plainYear ?? '', month ?? plainMonth ?? '', date ?? plainDate ?? ''),
    )
    .replace(MONTH_FIRST, '$2 $1 $3')
    .replace(MONTH_OF_YEAR, (_all, month: string, year: string) => `${year}-${month.padStart(2, '0')}`)
    .replace(DOTTED, (_all, date: string, month: string, year: string) => dayText(year, month, date))
    .replace(SLASHED, (all, one: string, other: string, year: string) => slashed(all, { one, other, year }))
    .replace(NAMED, (all, date: string | undefined, name: string, year: string) => {
      const month = monthCalled(name);
      if (month === undefined) return all;
      return date === undefined ? `${year}-${month}` : dayText(year, month, date);
    });
}

/** A year of two digits is one of this century but for those that nobody plans to. */
export function wholeYear(year: string): string {
  if (year.length > 2) return year;
  return `${Number(year) < 70 ? 20 : 19}${year}`;
}

/** Only where one of the two can be no month, or both are one, which is the day is told. */
function slashed(all: string, { one, other, year }: { one: string; other: string; year: string }): string {
  if (Number(one) > 12 || one === other) return dayText(year, other, one);
  return Number(other) > 12 ? dayText(year, one, other) : all;
}

function dayText(year: string, month: string, date: string): string {
  return [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
}

function monthCalled(name: string): string | undefined {
  const start = name.slice(0, 3).toLowerCase();
  const place = MONTHS.indexOf(OTHERWISE.get(start) ?? start);
  return place < 0 || !MONTH.test(name) ? undefined : String(place + 1).padStart(2, '0');
}

function periodDay(text: string, end: PeriodEnd): number | undefined {
  const match = PERIOD.exec(text);
  if (match === null) return undefined;
  const year = Number(match[1]);
  if ((year < YEARS.from || year > YEARS.to) && year !== ENDLESS) return undefined;
  const [first, months] = span(match[2], match[3]);
  const start = dayOf(year, first, 1);
  if (start === undefined || end === 'first') return start;
  // The last day of a period counts to its very end, so that a point at noon of that day is still within.
  const next = first + months;
  const after = next > 12 ? dayOf(year + 1, next - 12, 1) : dayOf(year, next, 1);
  return after === undefined ? undefined : endOfDay(after - 1);
}

function span(month: string | undefined, quarter: string | undefined): [first: number, months: number] {
  if (month !== undefined) return [Number(month), 1];
  return quarter === undefined ? [1, 12] : [Number(quarter) * 3 - 2, 3];
}

function serialDay(text: string, end: PeriodEnd): number | undefined {
  // Number() takes 0x7E8 and 1e3 too.
  if (!/^[\d.]+$/.test(text)) return undefined;
  const serial = Number(text);
  if (serial > YEARS.from && serial < YEARS.to && !Number.isInteger(serial)) return undefined;
  if (serial > LAST_SERIAL && serial !== NO_END) return undefined;
  const day = dayOfSerial(serial);
  if (day === undefined) return undefined;
  return end === 'last' && Number.isInteger(serial) ? endOfDay(day) : day;
}

function momentDay(text: string, end: PeriodEnd): number | undefined {
  const moment = momentOf(text);
  if (moment === undefined) return undefined;
  return end === 'last' && !moment.timed ? endOfDay(moment.day) : moment.day;
}

function endOfDay(day: number): number {
  return day + 1 - 1e-9;
}
