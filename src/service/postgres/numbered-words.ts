import { KeyIndex } from './key-index';

/** Numbers of the words of names, by sums of theirs: as texts the words of a million names would take 20 MB; one that comes first is put as a row. */
export class NumberedWords {
  readonly #put: (no: number, word: string) => void;
  readonly #known: KeyIndex;
  #count = 0;

  /** Further words than so many get a number each time, which only costs rows. */
  constructor(put: (no: number, word: string) => void, most?: number) {
    this.#put = put;
    this.#known = new KeyIndex(most);
  }

  /** Goes on after a word that has a number. */
  goOn(no: number, word: string): void {
    this.#known.add(word, no);
    this.#count = Math.max(this.#count, no);
  }

  numberOf(word: string): number {
    const known = this.#known.numberOf(word);
    if (known !== undefined) return known;
    const number = (this.#count += 1);
    this.#known.add(word, number);
    this.#put(number, word);
    return number;
  }
}
