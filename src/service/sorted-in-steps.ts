import type { Steps } from './steps';

/** The same order as `sort` gives, in steps: runs are sorted, then merged two by two. */
export function* sortedInSteps<T>(
  all: readonly T[],
  compare: (a: T, b: T) => number,
  perStep = 2_000,
): Steps<T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < all.length; from += perStep) {
    runs.push(all.slice(from, from + perStep).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const wider: T[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      wider.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], { compare, perStep }));
    runs = wider;
  }
  return runs[0] ?? [];
}

function* merged<T>(
  one: readonly T[],
  other: readonly T[],
  { compare, perStep }: { compare: (a: T, b: T) => number; perStep: number },
): Steps<T[]> {
  const [last, next] = [one.at(-1), other[0]];
  // What stands in order already is put together as it is.
  if (other.length === 0 || (one.length > 0 && compare(last as T, next as T) <= 0)) return [...one, ...other];
  const whole: T[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < other.length) {
    const [a, b] = [one[left], other[right]];
    // Of equals the one that stood first stays first.
    if (right >= other.length || (left < one.length && compare(a as T, b as T) <= 0)) {
      whole.push(a as T);
      left += 1;
    } else {
      whole.push(b as T);
      right += 1;
    }
    if (whole.length % perStep === 0) yield;
  }
  return whole;
}
