import { isWithinSlips } from './within-slips';

/** Words of one length, each with the set of its letters as bits. */
type Shelf<Word> = { words: readonly Word[]; letters: readonly number[] };

/** A question is searched in all its spans, and its words again in the next one; as many as are held come again soon. */
const MOST_HELD = 2_000;

/** Finds the words so many slips away from a typed one, a swap of neighbouring letters counting once. */
export type NearWords<Word> = (typed: string, slips: number) => readonly Word[];

/**
 * Shelves words by length, those of a length when one is first asked for. A slip adds, drops or changes one letter, so that
 * most words are passed over by their sets of letters alone, without a look at their order.
 */
export function createNearWords<Word extends { text: string }>(all: () => Iterable<Word>): NearWords<Word> {
  const shelves = new Map<number, Shelf<Word>>();
  const shelfOf = (length: number): Shelf<Word> => {
    const known = shelves.get(length);
    if (known !== undefined) return known;
    const words = [...all()].filter(({ text }) => text.length === length);
    const shelf = { words, letters: words.map(({ text }) => lettersOf(text)) };
    // Of lengths that no word has there are too many to hold them.
    if (words.length > 0) shelves.set(length, shelf);
    return shelf;
  };
  const held = new Map<string, readonly Word[]>();
  return (typed, slips) => {
    const key = `${slips} ${typed}`;
    const known = held.get(key);
    if (known !== undefined) return known;
    const found = look(shelfOf, typed, slips);
    if (held.size >= MOST_HELD) held.clear();
    held.set(key, found);
    return found;
  };
}

function look<Word extends { text: string }>(
  shelfOf: (length: number) => Shelf<Word>,
  typed: string,
  slips: number,
): Word[] {
  const letters = lettersOf(typed);
  const found: Word[] = [];
  for (let length = typed.length - slips; length <= typed.length + slips; length++) {
    const shelf = shelfOf(length);
    const near: Word[] = [];
    shelf.letters.forEach((others, at) => {
      // A changed letter takes one out of the set and puts another in.
      if (bits(letters ^ others) > 2 * slips) return;
      const word = shelf.words[at];
      if (word !== undefined && isWithinSlips(typed, word.text, slips)) near.push(word);
    });
    found.push(...near.sort((a, b) => (a.text < b.text ? -1 : 1)));
  }
  return found;
}

/** The set of letters of a text, by the last five bits of their codes: letters that share a bit are only looked at closer. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** How many bits of 32 are set. */
function bits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
