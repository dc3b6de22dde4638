import { atOnce, eachInSteps, type Steps } from '../steps';
import { isWithinSlips } from './within-slips';

/** Words of one length, each with the set of its letters as bits. */
type Shelf<Word> = { words: Word[]; letters: number[] };

/** A question is searched in all its spans, and its words again in the next one; as many as are held come again soon. */
const MOST_HELD = 2_000;

/** Finds words that are near a typed one. */
export type NearWords<Word> = {
  /** Those so many slips away, a swap of neighbouring letters counting once. */
  near: (typed: string, slips: number) => readonly Word[];
  /** Shelves words beforehand, step by step. */
  shelve: () => Steps<unknown>;
};

/**
 * Shelves words by length when one is first asked for. A slip adds, drops or changes one letter, so that most words are
 * passed over by their sets of letters alone, without a look at their order.
 */
export function createNearWords<Word extends { text: string }>(all: () => Iterable<Word>): NearWords<Word> {
  let shelves: ReadonlyMap<number, Shelf<Word>> | undefined;
  function* shelve(): Steps<ReadonlyMap<number, Shelf<Word>>> {
    const made = new Map<number, Shelf<Word>>();
    yield* eachInSteps(all(), (word) => put(made, word));
    return (shelves = made);
  }
  const held = new Map<string, readonly Word[]>();
  const near = (typed: string, slips: number): readonly Word[] => {
    const key = `${slips} ${typed}`;
    const known = held.get(key);
    if (known !== undefined) return known;
    const found = look(shelves ?? atOnce(shelve()), typed, slips);
    if (held.size >= MOST_HELD) held.clear();
    held.set(key, found);
    return found;
  };
  return { near, shelve };
}

function put<Word extends { text: string }>(shelves: Map<number, Shelf<Word>>, word: Word): void {
  const shelf = shelves.get(word.text.length) ?? { words: [], letters: [] };
  shelf.words.push(word);
  shelf.letters.push(lettersOf(word.text));
  shelves.set(word.text.length, shelf);
}

function look<Word extends { text: string }>(
  shelves: ReadonlyMap<number, Shelf<Word>>,
  typed: string,
  slips: number,
): Word[] {
  const letters = lettersOf(typed);
  const found: Word[] = [];
  for (let length = typed.length - slips; length <= typed.length + slips; length++) {
    const shelf = shelves.get(length);
    const near: Word[] = [];
    shelf?.letters.forEach((others, at) => {
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
