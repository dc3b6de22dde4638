import { atOnce, eachInSteps, type Steps } from '../store/steps';
import { lacksMore, lettersOf } from './letters';
import { isWithinEdits } from './bounded-edits';

/** Words of one length, each with the set of its letters as bits. */
type Shelf<Word> = { words: Word[]; letters: number[] };

/** The size of the cache. A question is searched in all its spans, so the same words recur. */
const MOST_HELD = 2_000;

/** Finds words that are near a typed one. */
export type SimilarWords<Word> = {
  /** Those so many slips away, a swap of neighbouring letters counting once. */
  near: (typed: string, slips: number) => readonly Word[];
  /** Shelves words beforehand, step by step. */
  shelve: () => Steps<unknown>;
};

/**
 * Shelves words by length when one is first asked for. A slip adds, drops or changes one letter, so that most words are
 * passed over by their sets of letters alone, without a look at their order.
 */
export function createSimilarWords<Word extends { text: string }>(
  all: () => Iterable<Word>,
): SimilarWords<Word> {
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
  const own = lettersOf(typed);
  const found: Word[] = [];
  for (let length = typed.length - slips; length <= typed.length + slips; length++) {
    const { words, letters }: Shelf<Word> = shelves.get(length) ?? NOTHING;
    // Of the slips so many put letters in or leave them out; only the others take a letter of the shorter word away.
    const others = slips - Math.abs(length - typed.length);
    const [most, mostTheirs] = length < typed.length ? [slips, others] : [others, slips];
    const near: Word[] = [];
    for (let at = 0; at < letters.length; at++) {
      const theirs = letters[at] ?? 0;
      if (lacksMore(own, theirs, most) || lacksMore(theirs, own, mostTheirs)) continue;
      const word = words[at];
      if (word !== undefined && isWithinEdits(typed, word.text, slips)) near.push(word);
    }
    found.push(...near.sort((a, b) => (a.text < b.text ? -1 : 1)));
  }
  return found;
}

const NOTHING: Shelf<never> = { words: [], letters: [] };
