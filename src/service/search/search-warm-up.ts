import type { Dictionary } from '../store/names';
import type { Store } from '../store/store';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** So many words of each letter are searched for; a dataset with fewer than `FEWEST` of it is quick from the first search on. */
const WORDS = 8;
const FEWEST = 1000;

/** Shorter words are of few names that would be mistyped. */
const FEWEST_LETTERS = 6;

/** Words of names, some of each letter, spread over all that begin with it. */
export function* rehearsed({ begun }: Pick<Dictionary, 'begun'>): Generator<string, void, undefined> {
  for (const letter of LETTERS) {
    const words = begun(letter);
    if (words.length < FEWEST) continue;
    for (let at = 0; at < WORDS; at += 1) {
      const from = Math.floor((words.length * at) / WORDS);
      const word = words.slice(from, from + FEWEST / WORDS).find(({ text }) => text.length >= FEWEST_LETTERS);
      if (word !== undefined) yield word.text;
    }
  }
}

/**
 * Searches for names as people type them, whole, with a slip, with two and begun, before anybody does: in its first thousand
 * searches a process spends as much on compiling its code as on searching. Requests come between any two of them.
 */
export async function warmUpSearch(
  { search }: Pick<Store, 'search'>,
  words: Iterable<string>,
): Promise<void> {
  for (const word of words) {
    const [found] = await search(word, HITS);
    for (const typed of found === undefined ? [] : asTyped(found.name)) {
      await new Promise(setImmediate);
      await search(typed, HITS);
    }
  }
}

const HITS = { types: [], limit: 5 };

/** A name as people type it. */
export function asTyped(name: string): string[] {
  const words = name.split(' ');
  const [first = '', ...others] = words;
  const last = others.pop() ?? '';
  const slipped = [swapped(first), ...others, last].join(' ');
  const begun = [first, ...others, last.slice(0, 2)].join(' ');
  return [name, slipped, [swapped(first), ...others, swapped(last)].join(' '), begun].map((typed) =>
    typed.trim(),
  );
}

/** A word with two letters in the middle that changed places. */
function swapped(word: string): string {
  const middle = word.length >> 1;
  if (middle < 2) return word;
  return `${word.slice(0, middle - 1)}${word.charAt(middle)}${word.charAt(middle - 1)}${word.slice(middle + 1)}`;
}
