import { badArgument, oneOf, textRange, wordsIn } from '../../cells/argument';
import { isoDate } from '../../cells/date';
import { dateArgument } from '../../cells/date-argument';
import { Failure } from '../../contract/failure';
import { SERIES_COLUMNS } from './choices';
import type { SeriesColumn } from './choices';
import { say } from '../../sentences/say';

/** A span of days since 1970-01-01, both ends within it; an end that was not told is open. */
export type Window = { from: number | undefined; to: number | undefined };

export function windowOf(from: unknown, to: unknown): Window {
  const window = { from: dateArgument(from, 'from', 'first'), to: dateArgument(to, 'to', 'last') };
  if (window.from !== undefined && window.to !== undefined && window.from > window.to) {
    const [from, to] = [isoDate(window.from), isoDate(window.to)];
    throw new Failure('bad-argument', say('from must not be after to, got {} and {}', from, to));
  }
  return window;
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
