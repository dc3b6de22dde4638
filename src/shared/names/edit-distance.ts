/**
 * The fewest letters to insert, delete, replace or swap with their neighbour that make one text of the other (optimal
 * string alignment). A swap, the commonest slip in typed names, counts once: Levenshtein's distance counts it twice.
 */
export function editDistance(a: string, b: string): number {
  // A shared beginning or end takes no part in any edit.
  let start = 0;
  while (a.charCodeAt(start) === b.charCodeAt(start)) start++;
  const most = Math.min(a.length, b.length) - start;
  let end = 0;
  while (end < most && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
  return aligned(a.slice(start, a.length - end), b.slice(start, b.length - end));
}

/** Three rows that are used again: a search compares thousands of words. */
const rows: [number[], number[], number[]] = [[], [], []];

function aligned(a: string, b: string): number {
  let [before, previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      const change = at(previous, j - 1) + (letter === other ? 0 : 1);
      const least = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, change);
      const isSwap = letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      row[j] = isSwap ? Math.min(least, at(before, j - 2) + 1) : least;
    }
    [before, previous, row] = [previous, row, before];
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
