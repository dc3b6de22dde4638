import type { Dictionary, Word } from '../store/names';
import { beginning } from './beginning';
import { sortedInSteps } from '../sorted-in-steps';
import { eachInSteps, type Steps } from '../steps';
import { shelvedInSteps } from './near-words';

/** How much a word tells that so many of so many names hold. */
export function weightOf(count: number, names: number): number {
  return 1 - Math.log(1 + count) / (Math.log(1 + names) + 1);
}

/** Makes the dictionary of words that are weighed already, step by step. */
export function* dictionaryInSteps(words: ReadonlyMap<string, Word>): Steps<Dictionary> {
  const inOrder = yield* sortedInSteps([...words.values()], (a, b) => (a.text < b.text ? -1 : 1));
  return {
    word: (text) => words.get(text),
    begun: (text) => beginning(inOrder, text, (word) => word.text),
    near: yield* shelvedInSteps(inOrder),
  };
}

/** Makes the dictionary of so many names from the words that they hold, step by step. */
export function* weighedInSteps(
  words: Iterable<{ text: string; count: number }>,
  names: number,
): Steps<Dictionary> {
  const weighed = new Map<string, Word>();
  yield* eachInSteps(words, ({ text, count }) =>
    weighed.set(text, { text, count, weight: weightOf(count, names) }),
  );
  return yield* dictionaryInSteps(weighed);
}
