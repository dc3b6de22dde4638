/**
 * Whether so few slips make one text of the other, as `edits` counts them. A search asks that of thousands of words, most of
 * which differ after a letter or two: it ends there, where a table of all letters would be filled first.
 */
export function isWithinSlips(a: string, b: string, slips: number): boolean {
  return isWithin({ a, b }, [0, 0], slips);
}

function isWithin(
  texts: { a: string; b: string },
  [from, beside]: readonly [number, number],
  left: number,
): boolean {
  const { a, b } = texts;
  let [i, j] = [from, beside];
  while (i < a.length && a.charCodeAt(i) === b.charCodeAt(j)) {
    i += 1;
    j += 1;
  }
  if (i === a.length || j === b.length) return a.length - i + b.length - j <= left;
  if (left === 0) return false;
  const isSwap = a.charCodeAt(i) === b.charCodeAt(j + 1) && a.charCodeAt(i + 1) === b.charCodeAt(j);
  return (
    isWithin(texts, [i + 1, j + 1], left - 1) ||
    isWithin(texts, [i + 1, j], left - 1) ||
    isWithin(texts, [i, j + 1], left - 1) ||
    (isSwap && isWithin(texts, [i + 2, j + 2], left - 1))
  );
}
