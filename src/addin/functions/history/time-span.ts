import { badArgument, textArgument } from '../../cells/argument';
import { dayOfText, unclear, type PeriodEnd } from '../../cells/date-argument';
import { Failure } from '../../../shared/contract/failure';
import { say } from '../../../shared/messages/message';
import { readPeriod, type WrittenPeriod } from '../../../shared/periods/written-period';
import { dayBefore, type Frequency } from '../../cells/calendar';
import { valuesIn } from './frequency-words';

/** An end of the span of time that was asked for, as it was typed. */
export type Bound =
  /** A day; or a year, which may be meant as a fiscal one, with its quarter as in `periodOf`; or a quarter of the calendar. */
  | { kind: 'time'; day: number; quarter: number | undefined; isQuarter: boolean }
  /** So many periods before the end, or before the newest value. */
  | { kind: 'back'; count: number; frequency: Frequency; isTrailing?: true }
  /** A fiscal year or quarter by its number. */
  | { kind: 'fiscal'; quarter: number }
  /** So many fiscal years or quarters before the last that is reported. */
  | { kind: 'fiscal-back'; count: number; frequency: 'Q' | 'A'; end: 'first' | 'last' };

/** The span of time that was asked for, both ends within it; by fiscal quarters only where those were typed. */
export type Span = {
  from: Bound | undefined;
  to: Bound | undefined;
  /** As days since 1970-01-01, where days tell them. */
  days: { from: number | undefined; to: number | undefined };
};

/** A point at noon of the last day is still within. */
export const END_OF_DAY = 1 - 1e-9;

/** So many periods back. */
export type Back = Extract<Bound, { kind: 'back' }>;

const BACK = /^(?:-(\d{1,4})|0)([DWMQYA])$/i;
const FISCAL_BACK = /^F([YQ])(?:-(\d{1,3})|0)?$/i;

/** The span of two arguments; relative ones count back from the end, and that from the day given, until the newest value is known. */
export function spanOf(from: unknown, to: unknown, today: number): Span {
  const span = { from: boundOf(from, 'from'), to: boundOf(to, 'to') };
  const last = dayOfBound(span.to, today);
  const end = Math.floor(last ?? today);
  const first = span.from?.kind === 'back' ? firstDayBack(end, span.from) : dayOfBound(span.from, today);
  const isTurned =
    span.from?.kind === 'fiscal' && span.to?.kind === 'fiscal' && span.from.quarter > span.to.quarter;
  if (isTurned || (first !== undefined && last !== undefined && first > last))
    throw new Failure(
      'bad-argument',
      say('from must not be after to, got {} and {}', typed(from), typed(to)),
    );
  return { ...span, days: { from: first, to: last } };
}

/** Whether a bound names a fiscal year or quarter. */
export function isFiscal({ kind }: Bound): boolean {
  return kind === 'fiscal' || kind === 'fiscal-back';
}

/** The quarter of the calendar that a text names, as in `periodOf`; one with `FY` is none. */
export function calendarQuarter(text: string): number | undefined {
  const { year = 0, quarter, isFiscal } = readPeriod(text) ?? {};
  return quarter === undefined || isFiscal === true ? undefined : year * 4 + quarter - 1;
}

/** Whether a bound names a quarter without `FY`, which is one of the calendar everywhere. */
export function isCalendarQuarter(bound: Bound | undefined): boolean {
  return bound?.kind === 'time' && bound.isQuarter;
}

/** Whether a bound is a day or a month, neither a year nor a quarter. */
export function isDay(bound: Bound): boolean {
  return bound.kind === 'time' && !bound.isQuarter && bound.quarter === undefined;
}

/** The first day of so many periods that end with a day; of none, the day itself. */
export function firstDayBack(end: number, { count, frequency }: Back): number {
  return count === 0 ? end : dayBefore(end, count, frequency) + 1;
}

/**
 * The first day of as many periods that end with a value, if values come `gap` days apart. Quarters of 13 weeks end
 * earlier each year, so that of a year ago is excluded.
 */
export function firstDayOfLast(end: number, back: Back, gap: number): number {
  const last = Math.floor(end);
  return Math.min(last, firstDayBack(last, back) + Math.min(MOST_DRIFT, Math.floor(gap / 4)));
}

/** So many days may the end of a fiscal quarter lie beside that of a year ago. */
const MOST_DRIFT = 10;

function dayOfBound(bound: Bound | undefined, today: number): number | undefined {
  if (bound?.kind === 'time') return bound.day;
  return bound?.kind === 'back' ? dayBefore(today, bound.count, bound.frequency) + END_OF_DAY : undefined;
}

/** So many periods back from the end, as `-3Y` or `LTM` say it; undefined for any other text. */
export function backOf(text: string, name: 'from' | 'to'): Back | undefined {
  if (/^(?:today|now)$/i.test(text)) return { kind: 'back', count: 0, frequency: 'D' };
  if (/^[LT]TM$/i.test(text) && name === 'from')
    return { kind: 'back', count: 12, frequency: 'M', isTrailing: true };
  const [, count = '0', unit] = BACK.exec(text) ?? [];
  if (unit === undefined) return undefined;
  const letter = unit.toUpperCase();
  return { kind: 'back', count: Number(count), frequency: (letter === 'Y' ? 'A' : letter) as Frequency };
}

/** Refuses the last twelve months of a series of years, whose last is of a year that ended up to a year ago. */
export function refuseTrailing(bound: Bound | undefined, grain: Frequency | undefined, name: string): void {
  if (bound?.kind !== 'back' || bound.isTrailing !== true || grain !== 'A') return;
  const template =
    '"LTM" needs months or quarters, and {} has {}. Use a series with shorter periods, or omit the date';
  throw new Failure('bad-argument', say(template, name, valuesIn(grain)));
}

function boundOf(argument: unknown, name: 'from' | 'to'): Bound | undefined {
  const text = textArgument(argument, name);
  if (text === undefined) return undefined;
  return backOf(text, name) ?? fiscalBackOf(text, name) ?? time(text, name);
}

function fiscalBackOf(text: string, name: 'from' | 'to'): Bound | undefined {
  const [all, unit, count = '0'] = FISCAL_BACK.exec(text) ?? [];
  if (all === undefined) return undefined;
  const end = name === 'from' ? 'first' : 'last';
  return {
    kind: 'fiscal-back',
    count: Number(count),
    frequency: unit?.toUpperCase() === 'Q' ? 'Q' : 'A',
    end,
  };
}

function time(text: string, name: 'from' | 'to'): Bound {
  const period = readPeriod(text);
  if (period?.isFiscal === true) return { kind: 'fiscal', quarter: quarterOf(period, name) };
  const day = timeOfText(text, name);
  const isYear = /^\d{4}$/.test(text) && period !== undefined;
  const quarter = isYear ? quarterOf(period, name) : undefined;
  return { kind: 'time', day, quarter, isQuarter: period?.quarter !== undefined };
}

function timeOfText(text: string, name: 'from' | 'to'): number {
  const day = dayOfText(text, endOf(name));
  if (day !== undefined) return day;
  const counted = say('a date, a year, "2024-12", "2024Q4", "FY2024", "FY-1", "-3Y" or "LTM"');
  const last = say('a date, a year, "2024-12", "2024Q4", "FY2024", "FY-1" or "-3Y"');
  throw badArgument(name, unclear(text) ?? (name === 'from' ? counted : last), text);
}

function endOf(name: 'from' | 'to'): PeriodEnd {
  return name === 'from' ? 'first' : 'last';
}

/**
 * Refuses a text that names no one period: twelve months are four quarters or a year, and only a table shows which; `-3Y`
 * is three years, of which none is more meant than the others.
 */
export function checkPeriod(text: string): void {
  if (fiscalBackOf(text, 'to') !== undefined || readPeriod(text)?.isFiscal === true) return;
  if (dayOfText(text, 'last') !== undefined) return;
  throw badArgument(
    'period',
    unclear(text) ?? say('one period, such as 2024, "FY2024", "2024Q4" or "FY-1"'),
    text,
  );
}

/** A year that is an end stands for its last quarter, one that is a beginning for its first. */
function quarterOf({ year, quarter }: WrittenPeriod, name: 'from' | 'to'): number {
  return year * 4 + (quarter ?? (name === 'from' ? 1 : 4)) - 1;
}

function typed(argument: unknown): string {
  return textArgument(argument, 'from') ?? 'today';
}
