import { nameText } from '../../src/shared/names/name-text';

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

/** Nothing, or a letter that writes no other's sound, in the place of one outside ASCII: `Tbessa` and `Hai Phnng`. */
const LOST = '[bcdfghj-np-tv-z]?';

const WORD = /[\p{L}\p{M}]+/gu;

/**
 * Whether a name has lost letters that others of the same place have: a table of cities wrote `Ciudad de Panam`, and cut
 * names off there, as `Ciudad de M`.
 */
export function lacksLetters(name: string, others: readonly string[]): boolean {
  const words = name.toLowerCase().match(WORD) ?? [];
  const known = others
    .filter((other) => other !== name)
    .flatMap((other) => other.toLowerCase().match(WORD) ?? []);
  const plain = new Set(known.map((word) => nameText(word)));
  const marked = known.filter((word) => /[^a-z]/.test(word) && /[a-z]/.test(word));
  return words.some((word, at) => {
    if (plain.has(nameText(word))) return false;
    const isLast = at === words.length - 1;
    return marked.some(
      (whole) =>
        (isLast && word === /^[a-z]*/.exec(whole)?.[0]) ||
        (word.length > 2 && new RegExp(`^${whole.replace(/[^a-z]+/g, LOST)}$`).test(word)),
    );
  });
}
