/**
 * Whether so few slips make one text of the other, as `edits` counts them. A search asks that of thousands of words, most of
 * which differ after a letter or two: it ends there, where a table of all letters would be filled first.
 */
export function isWithinEdits(a: string, b: string, slips: number): boolean {
  return isWithin(a, b, 0, slips);
}

/** Further places than a word has. */
const PLACES = 1 << 20;

/**
 * The same for the texts after a position in each, with both positions in one number, because objects for thousands
 * of words would fill the heap.
 */
function isWithin(a: string, b: string, from: number, left: number): boolean {
  let i = Math.floor(from / PLACES);
  let j = from % PLACES;
  while (i < a.length && a.charCodeAt(i) === b.charCodeAt(j)) {
    i += 1;
    j += 1;
  }
  if (i === a.length || j === b.length) return a.length - i + b.length - j <= left;
  if (left === 0) return false;
  const isSwap = a.charCodeAt(i) === b.charCodeAt(j + 1) && a.charCodeAt(i + 1) === b.charCodeAt(j);
  const at = i * PLACES + j;
  return (
    isWithin(a, b, at + PLACES + 1, left - 1) ||
    isWithin(a, b, at + PLACES, left - 1) ||
    isWithin(a, b, at + 1, left - 1) ||
    (isSwap && isWithin(a, b, at + 2 * PLACES + 2, left - 1))
  );
}
