/** Draws that are the same for the same seed. */
export type Draw = {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  /** One of several. */
  pick: <T>(of: readonly T[]) => T;
  /** The same in another order. */
  shuffled: <T>(all: readonly T[]) => T[];
};

/** Makes draws of a seed (mulberry32). */
export function seeded(seed: number): Draw {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(of: readonly T[]): T => {
      const picked = of[below(of.length)];
      if (picked === undefined) throw new Error('Expected something to pick from, got nothing');
      return picked;
    },
    shuffled: <T>(all: readonly T[]): T[] =>
      all
        .map((each) => ({ each, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ each }) => each),
  };
}
