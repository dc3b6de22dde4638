import type { Evaluator } from '../query/evaluate';
import { groundsOf, pointsIn } from '../query/fact';
import { isMonthMark } from '../query/period';
import type { Expression } from '../query/tree';
import { timesAt } from './moments';
import type { ReadAs } from './spelling';
import type { Vocabulary } from './vocabulary';
import { beginsOneOf, isOneOf, type Word } from './words';

/** A day from which on a month counts as ended: the last on which rates are fixed may be the 26th. */
const LATE = 26;

/** The most words that say that an end is meant. */
const MOST_WORDS = 6;

/**
 * `The end of March 2024`, of a line that has one day of each month, which is an earlier one: it is said which day is
 * told, so that the rate of the 2nd is not taken for that of the last.
 */
export function monthEndsIn(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { expression, evaluator }: { expression: Expression; evaluator: Evaluator },
): ReadAs[] {
  const { at = [], aggregate, claim } = expression;
  const [time = '', ...others] = at;
  const isPlain = others.length === 0 && aggregate === undefined && claim === undefined;
  const written = isPlain && /^\d{4}(?:-\d{2})?$/.test(time) ? endSaid(words, vocabularies) : undefined;
  if (written === undefined) return [];
  const facts = evaluator.run(expression).rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.facts));
  const day = pointsIn(facts.flatMap(groundsOf)).find(
    ({ series, date }) =>
      series.cadence === 'm' &&
      date.length > 7 &&
      !isMonthMark(series, date) &&
      Number(date.slice(8, 10)) < LATE,
  )?.date;
  return day === undefined ? [] : [{ written, as: day }];
}

/** The end of a month or a year, with what it is the end of. */
function endSaid(words: readonly Word[], vocabularies: readonly Vocabulary[]): string | undefined {
  for (const vocabulary of vocabularies) {
    const { yearEnd } = vocabulary.language;
    for (const [start, { text }] of words.entries()) {
      if (!beginsOneOf(yearEnd, text)) continue;
      for (let length = MOST_WORDS; length > 0; length -= 1) {
        const said = words.slice(start, start + length).map((word) => word.text);
        const [time] = isOneOf(yearEnd, said.join(' ')) ? timesAt(words, start + length, vocabulary) : [];
        if (time !== undefined)
          return words
            .slice(start, time.end)
            .map(({ written }) => written)
            .join(' ');
      }
    }
  }
  return undefined;
}
