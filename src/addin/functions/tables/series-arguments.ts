import { badArgument, oneOf, textArgument, textRange, wordsIn } from '../../cells/argument';
import { isoDate, localDay } from '../../cells/date';
import { dateArgument, dayOfText, unclear, type PeriodEnd } from '../../cells/date-argument';
import { Failure } from '../../../shared/contract/failure';
import { backOf, END_OF_DAY, firstDayBack, type Back } from '../history/time-span';
import { lastFiscalQuarter, type FiscalWindow } from '../history/fiscal-quarter';
import { dayBefore } from '../../cells/calendar';
import { SERIES_COLUMNS } from './field-kinds';
import type { SeriesColumn } from './field-kinds';
import { say } from '../../../shared/messages/message';

/** A span of days since 1970-01-01, both ends within it; an end that was not told is open. */
export type Window = {
  from: number | undefined;
  to: number | undefined;
  /** So many periods that end with the newest value, in place of `from`. */
  back?: Back;
  /** The fiscal quarters of years, where the series numbers its periods. */
  fiscal: FiscalWindow;
};

/** The span of two arguments; `-3Y` and the like count back from its end, the last day that counts as known, or the newest value. */
export function windowOf(from: unknown, to: unknown, known: number | undefined): Window {
  const today = Math.min(localDay(Date.now()), Math.floor(known ?? Infinity));
  const [backFrom, backTo] = [backIn(from, 'from'), backIn(to, 'to')];
  const last = backTo
    ? dayBefore(today, backTo.count, backTo.frequency) + END_OF_DAY
    : dayAt(to, 'to', 'last');
  if (backFrom && backFrom.count > 0 && last === undefined && known === undefined)
    return { from: undefined, to: undefined, back: backFrom, fiscal: {} };
  const first = backFrom ? firstDayBack(Math.floor(last ?? today), backFrom) : dayAt(from, 'from', 'first');
  const [firstYear, lastYear] = [from, to].map((end) => lastFiscalQuarter(textArgument(end, 'from') ?? ''));
  const fiscal = { from: firstYear === undefined ? undefined : firstYear - 3, to: lastYear };
  const window = { from: first, to: last, fiscal };
  if (window.from !== undefined && window.to !== undefined && window.from > window.to) {
    const [first, last] = [isoDate(window.from), isoDate(window.to)];
    throw new Failure('bad-argument', say('from must not be after to, got {} and {}', first, last));
  }
  return window;
}

/** A day, where what counts back would do as well. */
function dayAt(argument: unknown, name: 'from' | 'to', end: PeriodEnd): number | undefined {
  const text = textArgument(argument, name);
  if (text === undefined || /^FY/i.test(text)) return dateArgument(text, name, end);
  const day = dayOfText(text, end);
  if (day !== undefined) return day;
  const counted = say('a date, a year, "2024-12", "2024Q4", "-3Y" or "LTM"');
  const last = say('a date, a year, "2024-12", "2024Q4" or "-3Y"');
  throw badArgument(name, unclear(text) ?? (name === 'from' ? counted : last), text);
}

function backIn(argument: unknown, name: 'from' | 'to'): ReturnType<typeof backOf> {
  const text = textArgument(argument, name);
  return text === undefined ? undefined : backOf(text, name);
}

/** The day until which something counts, to its very end. */
export function lastDay(argument: unknown, name: string): number | undefined {
  return dateArgument(argument, name, 'last');
}

export function columnsArgument(argument: unknown): readonly SeriesColumn[] {
  const words = textRange(argument, 'columns')
    .flat()
    .flatMap((text) => wordsIn(text ?? ''));
  return words.map((text) => {
    const word = text.toLowerCase();
    const column = SERIES_COLUMNS.find((each) => each === word);
    if (column === undefined) throw badArgument('columns', oneOf(SERIES_COLUMNS), word);
    return column;
  });
}
