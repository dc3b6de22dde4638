import { atOnce, eachInSteps, type Steps } from '../store/steps';
type Shelf<T> = { all: T[]; isOrdered: boolean };

/**
 * Finds texts by their beginnings. They are grouped by first letters on first use, and a group is sorted on its first
 * use, which keeps the start fast.
 */
export class PrefixIndex<T> {
  readonly #all: () => Iterable<T>;
  readonly #textOf: (each: T) => string;
  #shelves: ReadonlyMap<number, Shelf<T>> | undefined;

  constructor(all: () => Iterable<T>, textOf: (each: T) => string) {
    this.#all = all;
    this.#textOf = textOf;
  }

  /** What begins with a text of one letter or more, in order. */
  begun(text: string): T[] {
    const textOf = this.#textOf;
    const shelf = (this.#shelves ?? atOnce(this.shelve())).get(text.charCodeAt(0));
    if (shelf === undefined) return [];
    if (!shelf.isOrdered) shelf.all.sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
    shelf.isOrdered = true;
    return prefixRange(shelf.all, text, textOf);
  }

  /** Shelves them beforehand, step by step. */
  *shelve(): Steps<ReadonlyMap<number, Shelf<T>>> {
    const shelves = new Map<number, Shelf<T>>();
    yield* eachInSteps(this.#all(), (each) => {
      const letter = this.#textOf(each).charCodeAt(0);
      const shelf = shelves.get(letter);
      if (shelf === undefined) shelves.set(letter, { all: [each], isOrdered: false });
      else shelf.all.push(each);
    });
    return (this.#shelves = shelves);
  }
}

/** What begins with a text, of what is in order. */
function prefixRange<T>(inOrder: readonly T[], text: string, textOf: (each: T) => string): T[] {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = inOrder[middle];
    if (each !== undefined && textOf(each) < text) low = middle + 1;
    else high = middle;
  }
  let end = low;
  for (let each = inOrder[end]; each !== undefined && textOf(each).startsWith(text); each = inOrder[end])
    end += 1;
  return inOrder.slice(low, end);
}
