/** Texts that are remembered; further ones get other numbers, which only costs rows. */
export const MOST_TEXTS = 20_000;

/** A text with its number. */
export type Numbered = { no: number; text: string };

/** Numbers of texts that many rows have in common; one that comes first is put as a row. */
export class NumberedTexts {
  readonly #put: (no: number, text: string) => void;
  readonly #most: number;
  readonly #numbers = new Map<string, number>();
  #count = 0;

  constructor(put: (no: number, text: string) => void, most = MOST_TEXTS) {
    this.#put = put;
    this.#most = most;
  }

  /** How many numbers were given. */
  get count(): number {
    return this.#count;
  }

  /** Goes on after so many numbers, with those that are remembered. */
  goOn(count: number, known: readonly Numbered[]): void {
    this.#count = count;
    for (const { no, text } of known) this.#numbers.set(text, no);
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    if (this.#numbers.size >= this.#most) this.#numbers.clear();
    const number = (this.#count += 1);
    this.#numbers.set(text, number);
    this.#put(number, text);
    return number;
  }
}
