import { textSums } from '../service/store/text-sums';

/** 2²⁹ bits, 64 MB: of ten million texts one in thirty thousand that is not among them seems to be. */
const BITS = 2 ** 29;

/** Bits of one text. */
const EACH = 4;

/** Remembers which texts were added, in a memory that does not grow with them (a Bloom filter). */
export class KnownTexts {
  readonly #words = new Uint32Array(BITS / 32);

  add(text: string): void {
    const [one, two] = textSums(text);
    for (let at = 0; at < EACH; at += 1) {
      const bit = bitOf(one, two, at);
      this.#words[bit >>> 5] = (this.#words[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }

  /** False for what was never added; true for what was, and seldom for what was not. */
  has(text: string): boolean {
    const [one, two] = textSums(text);
    for (let at = 0; at < EACH; at += 1) {
      const bit = bitOf(one, two, at);
      if (((this.#words[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }
}

function bitOf(one: number, two: number, at: number): number {
  return (one + Math.imul(at, two | 1)) & (BITS - 1);
}
