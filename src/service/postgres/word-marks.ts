import { textSums } from '../store/text-sums';

/** Which words a name may hold, as a set of bits: two of 56 for each word; the eight above them are left for the type. */
export type Marks = { high: number; low: number };

const BITS = 56;

/** The bits above which a type stands. */
export const TYPE_SHIFT = 24;

const HIGH_BITS = (1 << TYPE_SHIFT) - 1;

/** The marks of words together. */
export function marksOf(words: Iterable<string>): Marks {
  let [high, low] = [0, 0];
  for (const word of words)
    for (const sum of textSums(word)) {
      const bit = (sum >>> 0) % BITS;
      if (bit < 32) low |= 1 << bit;
      else high |= 1 << (bit - 32);
    }
  return { high, low };
}

/** Whether what has these marks may hold the words of others; of what surely does not, no more is looked at. */
export function mayHold(own: Marks, { high, low }: Marks): boolean {
  return (own.low & low) === low && (own.high & HIGH_BITS & high) === high;
}

/** Whether these are marks of any word: what has none is not known by its words. */
export function isMarked({ high, low }: Marks): boolean {
  return low !== 0 || (high & HIGH_BITS) !== 0;
}
