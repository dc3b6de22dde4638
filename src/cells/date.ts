/** A moment as a date text gives it: days since 1970-01-01 in UTC, with a fraction where it has a time of day. */
export type Moment = { day: number; timed: boolean };

const DAY_MS = 86_400_000;
const SERIAL_OF_1970 = 25_569;
/** 1900-03-01. Excel counts a 29 February 1900 that never was, so earlier serials are off by one or negative. */
const FIRST_SERIAL = 61;
/** 9999-12-31, the last day that Excel knows. */
const LAST_SERIAL = 2_958_465;
const DATE_LENGTH = 10;
const TIME = /^T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const MIDNIGHT = /^T00:00(:00(\.0+)?)?Z?$/;

/** Reads `YYYY-MM-DD` or an ISO 8601 timestamp; undefined for any other text. A time without a zone is UTC. */
export function momentOf(text: string): Moment | undefined {
  if (text.length < DATE_LENGTH || text[4] !== '-' || text[7] !== '-') return undefined;
  const day = dayOf(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, DATE_LENGTH));
  if (day === undefined || text.length === DATE_LENGTH)
    return day === undefined ? undefined : { day, timed: false };
  const time = text.slice(DATE_LENGTH);
  if (time === 'T00:00:00Z' || MIDNIGHT.test(time)) return { day, timed: false };
  const zone = TIME.exec(time);
  if (zone === null) return undefined;
  const ms = Date.parse(zone[3] === undefined ? `${text}Z` : text);
  return Number.isNaN(ms) ? undefined : { day: ms / DAY_MS, timed: true };
}

/** Days since 1970-01-01 of a calendar day; undefined where there is no such day. */
export function dayOf(year: number, month: number, date: number): number | undefined {
  const isDay = month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
  // Date.UTC reads years 0 to 99 as 1900 to 1999.
  return isDay && year >= 100 ? Date.UTC(year, month - 1, date) / DAY_MS : undefined;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The Excel serial of a moment; undefined before 1900-03-01 and after 9999, where Excel has none that is right. */
export function serialOf(moment: Moment): number | undefined {
  const serial = moment.day + SERIAL_OF_1970;
  return serial >= FIRST_SERIAL && serial < LAST_SERIAL + 1 ? serial : undefined;
}

/** The day of an Excel serial, in days since 1970-01-01. */
export function dayOfSerial(serial: number): number {
  return serial - SERIAL_OF_1970;
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
