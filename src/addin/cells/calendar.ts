import { isoDate } from './date';

/** The frequencies of a calendar, finest first: day, week from Monday to Sunday, month, quarter, year. */
export const FREQUENCIES = ['D', 'W', 'M', 'Q', 'A'] as const;

/** One of them. */
export type Frequency = (typeof FREQUENCIES)[number];

/** What people and publishers call them. */
const WORDS: ReadonlyMap<string | undefined, Frequency> = new Map([
  ['d', 'D'],
  ['daily', 'D'],
  ['w', 'W'],
  ['weekly', 'W'],
  ['m', 'M'],
  ['monthly', 'M'],
  ['q', 'Q'],
  ['quarterly', 'Q'],
  ['a', 'A'],
  ['y', 'A'],
  ['annual', 'A'],
  ['yearly', 'A'],
]);

/** The frequency that a word means, in letters of either case; undefined where it means none. */
export function frequencyCalled(word: string | null | undefined): Frequency | undefined {
  return WORDS.get(word?.toLowerCase());
}

const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday. */
const DAYS_TO_MONDAY = 3;
const MONTHS: Readonly<Record<'M' | 'Q' | 'A', number>> = { M: 1, Q: 3, A: 12 };

/**
 * The period in which a day lies, as a number: the next period has the next one. Days count from 1970-01-01; months,
 * quarters and years from the year 0, so that a year's quarters are four times its number and the three after it.
 */
export function periodOf(day: number, frequency: Frequency): number {
  if (frequency === 'D') return Math.floor(day);
  if (frequency === 'W') return Math.floor((Math.floor(day) + DAYS_TO_MONDAY) / 7);
  const date = new Date(Math.floor(day) * DAY_MS);
  return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / MONTHS[frequency]);
}

/** The first day of a period. */
export function firstDay(period: number, frequency: Frequency): number {
  if (frequency === 'D') return period;
  if (frequency === 'W') return period * 7 - DAYS_TO_MONDAY;
  return monthStart(period * MONTHS[frequency]);
}

/** The last day of a period, by which it is called. */
export function lastDay(period: number, frequency: Frequency): number {
  return firstDay(period + 1, frequency) - 1;
}

/** Whether the first frequency has longer periods than the second. */
export function isCoarser(one: Frequency | undefined, other: Frequency): boolean {
  return FREQUENCIES.findIndex((each) => each === one) > FREQUENCIES.indexOf(other);
}

/** The longer period in which a shorter one lies; a week lies where it ends. */
export function periodAround(period: number, from: Frequency, to: Frequency): number {
  return periodOf(lastDay(period, from), to);
}

/** How many of the shorter periods a longer one has: always so many, or undefined where days and weeks vary. */
export function partsOf(longer: Frequency, shorter: Frequency): number | undefined {
  if (longer === 'D' || longer === 'W' || shorter === 'D' || shorter === 'W') return undefined;
  return MONTHS[longer] / MONTHS[shorter];
}

/** What a period is called: `2024`, `2024 Q3`, `2024-09`, or the day with which it ends. */
export function periodName(period: number, frequency: Frequency): string {
  if (frequency === 'A') return String(period);
  if (frequency === 'Q') return `${Math.floor(period / 4)} Q${(period % 4) + 1}`;
  const end = isoDate(lastDay(period, frequency));
  return frequency === 'M' ? end.slice(0, 7) : end;
}

/**
 * The day so many periods before a day. The last day of a month stays the last of its month, and no other day becomes
 * one, so that as many months end between the two as there are months.
 */
export function dayBefore(day: number, count: number, frequency: Frequency): number {
  if (frequency === 'D') return day - count;
  if (frequency === 'W') return day - 7 * count;
  const month = periodOf(day, 'M');
  const target = month - count * MONTHS[frequency];
  const last = lastDay(target, 'M');
  if (day === lastDay(month, 'M')) return last;
  return Math.min(last - 1, firstDay(target, 'M') + day - firstDay(month, 'M'));
}

/** Months count from the year 0, of which Date.UTC would take the first hundred for those of 1900. */
function monthStart(month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(Math.floor(month / 12), month % 12, 1);
  return date.getTime() / DAY_MS;
}
