/** A moment as a date text gives it: days since 1970-01-01 in UTC, with a fraction where it has a time of day. */
export type Moment = { day: number; timed: boolean };

const DAY_MS = 86_400_000;
const SERIAL_OF_1970 = 25_569;
/** 1900-03-01. Excel counts a 29 February 1900 that never was, so earlier serials are off by one or negative. */
const FIRST_SERIAL = 61;
/** 9999-12-31, the last day that Excel knows. */
const LAST_SERIAL = 2_958_465;
const DATE_LENGTH = 10;
const TIME = /^[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
/** The start of a day, as {@link TIME}. */
const MIDNIGHT = /^.00:00(:00(\.0+)?)?(Z|[+-]|$)/;
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
/** From 0000-12-31 to 1970-01-01. */
const DAYS_TO_1970 = 719_163;

/**
 * Reads `YYYY-MM-DD` or an ISO 8601 timestamp, also with a blank for `T` (RFC 3339 §5.6); undefined for other text.
 * Without a zone it is UTC, except midnight, which is the same day in every zone.
 */
export function momentOf(text: string): Moment | undefined {
  const day = timeOf(text);
  return day === undefined ? undefined : { day, timed: !Number.isInteger(day) };
}

/** The same as a bare number of days, because a series may hold 100,000 of them. */
export function timeOf(text: string | null | undefined): number | undefined {
  if (text?.[4] !== '-' || text[7] !== '-') return undefined;
  const day = dayOf(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, DATE_LENGTH));
  const time = text.slice(DATE_LENGTH);
  // As most services write the start of a day; other spellings are read as any time of day is.
  if (day === undefined || time === '' || time === 'T00:00:00Z') return day;
  const zone = TIME.exec(time);
  if (zone === null) return undefined;
  if (MIDNIGHT.test(time)) return day;
  const iso = text.replace(' ', 'T');
  const ms = Date.parse(zone[3] === undefined ? `${iso}Z` : iso);
  return Number.isNaN(ms) ? undefined : ms / DAY_MS;
}

/** Days since 1970-01-01 of a calendar day; undefined where there is no such day, and before the year 100. */
export function dayOf(year: number, month: number, date: number): number | undefined {
  // Each is asked to be in its range, because what was no number is in none.
  const isDay = year >= 100 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
  if (!isDay) return undefined;
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const leap = month > 2 && isLeap(year) ? 1 : 0;
  return past * 365 + leapDays + (DAYS_BEFORE[month - 1] ?? 0) + leap + date - DAYS_TO_1970;
}

/** How many days a month has. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** The Excel serial of a moment; undefined before 1900-03-01 and after 9999, where Excel has none that is right. */
export function serialOf({ day }: Pick<Moment, 'day'>): number | undefined {
  const serial = day + SERIAL_OF_1970;
  return serial >= FIRST_SERIAL && serial < LAST_SERIAL + 1 ? serial : undefined;
}

/** The day of an Excel serial, in days since 1970-01-01; undefined where {@link serialOf} has no serial. */
export function dayOfSerial(serial: number): number | undefined {
  return serial >= FIRST_SERIAL && serial < LAST_SERIAL + 1 ? serial - SERIAL_OF_1970 : undefined;
}

/** The Excel serial of a time in milliseconds since 1970, in UTC. */
export function serialOfTime(time: number): number {
  return time / DAY_MS + SERIAL_OF_1970;
}

/** The calendar day of a time where the person is, in days since 1970-01-01. */
export function localDay(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** `YYYY-MM-DD` of the day that a moment falls on, in days since 1970-01-01. */
export function isoDate(day: number): string {
  return new Date(Math.floor(day) * DAY_MS).toISOString().slice(0, DATE_LENGTH);
}

function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}
