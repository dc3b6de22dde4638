/** A name without what a table put beside it: footnote marks behind it and doubled spaces. */
export function cleanName(written: string): string {
  return written
    .replace(/[*†‡¹²³\s]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether a name is one and all of it: a table that parts names at commas cuts through brackets, and some tell of a name in a sentence. */
export function isWholeName(name: string): boolean {
  const count = (sign: string): number => name.split(sign).length;
  const isBalanced = count('(') === count(')');
  return isBalanced && !/""|\b(?:is|was|are|were) the\b/.test(name);
}
