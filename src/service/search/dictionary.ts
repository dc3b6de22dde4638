import type { Dictionary, Word } from '../store/names';
import { PrefixIndex } from './prefix-index';
import { eachInSteps, type Steps } from '../store/steps';
import { createSimilarWords } from './similar-words';

/** How much a word tells that so many of so many names hold. */
export function weightOf(count: number, names: number): number {
  return 1 - Math.log(1 + count) / (Math.log(1 + names) + 1);
}

/** Makes the dictionary of words that are weighed already. */
export function createDictionary(words: ReadonlyMap<string, Word>): Dictionary {
  return shelving(words).dictionary;
}

/** The same, with what is done with the first question that needs it, unless it was done in steps before. */
function shelving(words: ReadonlyMap<string, Word>): { dictionary: Dictionary; shelve: () => Steps<void> } {
  const inOrder = new PrefixIndex<Word>(
    () => words.values(),
    ({ text }) => text,
  );
  const nearWords = createSimilarWords(() => words.values());
  return {
    dictionary: {
      word: (text) => words.get(text),
      begun: (text) => inOrder.begun(text),
      near: nearWords.near,
    },
    *shelve() {
      yield* inOrder.shelve();
      yield* nearWords.shelve();
    },
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
  const { dictionary, shelve } = shelving(weighed);
  yield* shelve();
  return dictionary;
}
