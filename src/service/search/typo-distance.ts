import { distance } from 'fastest-levenshtein';

/** Whether two words of one length differ only by two neighbouring letters that changed places. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** How many slips of the hand lie between two words; two letters that changed places are one slip. */
export function typoDistance(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && isSwap(a, b) ? 1 : edits;
}

/** How many slips a word of this length may hold and still be meant: short words allow none. */
export function allowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}
