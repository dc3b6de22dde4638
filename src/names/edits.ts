/**
 * The fewest letters to insert, delete, replace or swap with their neighbour that make one text of the other (optimal
 * string alignment). A swap, the commonest slip in typed names, counts once: Levenshtein's distance counts it twice.
 */
export function edits(a: string, b: string): number {
  if (a === b) return 0;
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let [endOfA, endOfB] = [a.length, b.length];
  while (endOfA > start && endOfB > start && a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)) {
    endOfA--;
    endOfB--;
  }
  // A shared beginning or end takes no part in any edit.
  return aligned(a.slice(start, endOfA), b.slice(start, endOfB));
}

function aligned(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  let [before, previous, row] = rows(b.length + 1);
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      const change = at(previous, j - 1) + (letter === other ? 0 : 1);
      let least = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, change);
      const isSwap =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other && letter !== other;
      if (isSwap) least = Math.min(least, at(before, j - 2) + 1);
      row[j] = least;
    }
    [before, previous, row] = [previous, row, before];
  }
  return at(previous, b.length);
}

/** Three rows that are used again: a search compares thousands of words. */
let used: [Uint16Array, Uint16Array, Uint16Array] | undefined;

function rows(width: number): [Uint16Array, Uint16Array, Uint16Array] {
  if (used === undefined || used[0].length < width) {
    const length = Math.max(64, width);
    used = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
  }
  return used;
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}
