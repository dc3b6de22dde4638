import { beginning } from './beginning';

/**
 * Finds texts by their beginnings. Those of one first letter are put in order when one of them is first asked for: all of
 * them at once would take longer than a start has.
 */
export class InOrder<T> {
  readonly #all: () => Iterable<T>;
  readonly #textOf: (each: T) => string;
  readonly #shelves = new Map<number, readonly T[]>();

  constructor(all: () => Iterable<T>, textOf: (each: T) => string) {
    this.#all = all;
    this.#textOf = textOf;
  }

  /** What begins with a text of one letter or more, in order. */
  begun(text: string): T[] {
    const letter = text.charCodeAt(0);
    const shelf = this.#shelves.get(letter) ?? this.#shelve(letter);
    return beginning(shelf, text, this.#textOf);
  }

  #shelve(letter: number): readonly T[] {
    const textOf = this.#textOf;
    const shelf: T[] = [];
    for (const each of this.#all()) if (textOf(each).charCodeAt(0) === letter) shelf.push(each);
    shelf.sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
    // Of letters that nothing begins with there are too many to hold them.
    if (shelf.length > 0) this.#shelves.set(letter, shelf);
    return shelf;
  }
}
