import type { Dictionary, Word } from '../store/names';
import { beginning } from './beginning';
import { shelveWords } from './near-words';

/** How much a word tells that so many of so many names hold. */
export function weightOf(count: number, names: number): number {
  return 1 - Math.log(1 + count) / (Math.log(1 + names) + 1);
}

/** The order of words in a dictionary. */
export const byText = (a: Word, b: Word): number => (a.text < b.text ? -1 : 1);

/** Makes the dictionary of words that are weighed already, and may be in order already. */
export function dictionaryOf(
  words: ReadonlyMap<string, Word>,
  inOrder: readonly Word[] = [...words.values()].sort(byText),
): Dictionary {
  return {
    word: (text) => words.get(text),
    begun: (text) => beginning(inOrder, text, (word) => word.text),
    near: shelveWords(inOrder),
  };
}

/** Makes the dictionary of so many names from the words that they hold. */
export function createDictionary(
  words: Iterable<{ text: string; count: number }>,
  names: number,
): Dictionary {
  const weighed = new Map<string, Word>();
  for (const { text, count } of words) weighed.set(text, { text, count, weight: weightOf(count, names) });
  return dictionaryOf(weighed);
}
