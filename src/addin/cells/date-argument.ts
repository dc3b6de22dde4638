import { badArgument, textArgument } from './argument';
import { dayOf, dayOfSerial, daysIn, isoDate, momentOf } from './date';
import { say, type Sentence } from '../../shared/messages/message';
import { ambiguousDays, readPeriod } from '../../shared/periods/written-period';

/** Which end of a period a date argument stands for: `2024` is its first day as `from`, its last as `to`. */
export type PeriodEnd = 'first' | 'last';

/** Numbers in this range are years, and with a fraction nothing: as serials they would be days of 1904 to 1906. */
const YEARS = { from: 1700, to: 2200 };
/** The year by which tables write that a time has no end. */
const ENDLESS = 9999;
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
  return periodDay(typed, end) ?? serialDay(typed, end) ?? momentDay(typed, end);
}

/** How a day or month is to be written that was written so that it may be another; undefined for what is neither. */
export function unclear(typed: string): Sentence | undefined {
  const days = ambiguousDays(typed);
  if (days !== undefined) return say('an unambiguous date, {} or {}', ...days);
  if (/^\d{1,2}(?:\.\d+)?$/.test(typed))
    return say('a date from {} on, or a year of four digits', isoDate(FIRST_DAY));
  if (!SIX_DIGITS.test(typed)) return undefined;
  return say('a date; a month is written {}', typed.replace(SIX_DIGITS, '$1-$2'));
}

function periodDay(text: string, end: PeriodEnd): number | undefined {
  const { year = NaN, quarter, month, day, isFiscal } = readPeriod(text) ?? {};
  if (isFiscal !== false || Number.isNaN(year)) return undefined;
  if (day === undefined && (year < YEARS.from || year > YEARS.to) && year !== ENDLESS) return undefined;
  if (end === 'first') return dayOf(year, month ?? (quarter === undefined ? 1 : quarter * 3 - 2), day ?? 1);
  const last = month ?? (quarter === undefined ? 12 : quarter * 3);
  const found = dayOf(year, last, day ?? daysIn(year, last));
  // The last day of a period counts to its very end, so that a point at noon of that day is still within.
  return found === undefined ? undefined : endOfDay(found);
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
