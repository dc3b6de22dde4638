import { badArgument, textArgument } from './argument';
import { dayOf, dayOfSerial, momentOf } from './date';
import { say } from '../sentences/say';

/** Which end of a period a date argument stands for: `2024` is its first day as `from`, its last as `to`. */
export type PeriodEnd = 'first' | 'last';

/** Whole numbers in this range are years: as serials they would be days of 1904 to 1906. */
const YEARS = { from: 1700, to: 2200 };
const PERIOD = /^(\d{4})(?:-(\d{1,2})|[- ]?Q([1-4]))?$/i;
const QUARTER_FIRST = /^(Q[1-4])[-/ ]?(\d{4})$/i;
/** Days before months, as every country writes that parts them by full stops. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const EXPECTED = 'a date, YYYY-MM-DD, YYYY-MM, YYYYQ1 to YYYYQ4 or a year';
const FISCAL = /^FY/i;
const EXPECTED_FOR_FISCAL = 'a date or year of the calendar (KER.HISTORY takes fiscal periods)';

/**
 * A date argument as days since 1970-01-01: an Excel date, ISO text, `31.12.2024`, a month, a quarter or a
 * year; undefined where it is omitted.
 */
export function dateArgument(argument: unknown, name: string, end: PeriodEnd): number | undefined {
  const typed = textArgument(argument, name);
  if (typed === undefined) return undefined;
  const text = yearFirst(typed);
  const day = periodDay(text, end) ?? serialDay(text, end) ?? momentDay(text, end);
  if (day === undefined)
    throw badArgument(name, say(FISCAL.test(typed) ? EXPECTED_FOR_FISCAL : EXPECTED), typed);
  return day;
}

/** `Q3 2024` and `30.9.2024` with the year first, as the rest reads them. */
function yearFirst(text: string): string {
  return text
    .replace(QUARTER_FIRST, '$2$1')
    .replace(DOTTED, (_all, date: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
    );
}

function periodDay(text: string, end: PeriodEnd): number | undefined {
  const match = PERIOD.exec(text);
  if (match === null) return undefined;
  const year = Number(match[1]);
  if (year < YEARS.from || year > YEARS.to) return undefined;
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
