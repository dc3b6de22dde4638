import type { Dictionary, Word } from '../store/names';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Names of each letter. */
const NAMES = 3;

/** Shorter words are none of a name that would be mistyped. */
const FEWEST_LETTERS = 6;

/**
 * Names as people type them, whole, with a slip, with two and begun, made of words that a dataset's names hold. Who searches for
 * them has all that a search needs ready: words in order, statements prepared, code compiled.
 */
export function* rehearsal(
  { begun }: Pick<Dictionary, 'begun'>,
  fewest: number,
): Generator<string, void, undefined> {
  const shelves = [...LETTERS].map((letter) =>
    begun(letter).filter(({ text }) => text.length >= FEWEST_LETTERS),
  );
  if (shelves.reduce((sum, { length }) => sum + length, 0) < fewest) return;
  for (let at = 0; at < NAMES; at += 1)
    for (const words of shelves) {
      const [first, second] = [wordAt(words, at / NAMES), wordAt(words, (at + 0.5) / NAMES)];
      if (first === undefined || second === undefined) continue;
      yield `${first} ${second}`;
      yield `${swapped(first)} ${second}`;
      yield `${swapped(first)} ${swapped(second)}`;
      yield `${first} ${second.slice(0, 2)}`;
    }
}

const wordAt = (words: readonly Word[], share: number): string | undefined =>
  words[Math.floor(words.length * share)]?.text;

/** A word with two letters in the middle that changed places. */
function swapped(word: string): string {
  const middle = word.length >> 1;
  return `${word.slice(0, middle - 1)}${word.charAt(middle)}${word.charAt(middle - 1)}${word.slice(middle + 1)}`;
}
