/** 2²⁹ bits, 64 MB: of ten million texts one in thirty thousand that is not among them seems to be. */
const BITS = 2 ** 29;

/** Bits of one text. */
const EACH = 4;

/** Remembers which texts were added, in a memory that does not grow with them (a Bloom filter). */
export class KnownTexts {
  readonly #words = new Uint32Array(BITS / 32);

  add(text: string): void {
    const [one, two] = hashes(text);
    for (let at = 0; at < EACH; at += 1) {
      const bit = bitOf(one, two, at);
      this.#words[bit >>> 5] = (this.#words[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }

  /** False for what was never added; true for what was, and seldom for what was not. */
  has(text: string): boolean {
    const [one, two] = hashes(text);
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

/** Two sums of a text (cyrb53) of 32 bits each. */
function hashes(text: string): readonly [number, number] {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  const mixed = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  return [mixed, Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(mixed ^ (mixed >>> 13), 3266489909)];
}
