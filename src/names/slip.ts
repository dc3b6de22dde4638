import { edits } from './edits';

/** A word that is no slip of another. */
const OTHER = Number.POSITIVE_INFINITY;

/** What a word that is not the same must have in letters to be taken for a slip of another, by what happened to it. */
const LEAST_LETTERS = {
  /** A doubled letter left out or put in: `exon`, `wallmart`. */
  doubled: 4,
  /** Two neighbours changed places: `telsa`. */
  swapped: 5,
  /** A letter left out or put in: `microsft`; in six letters it is too often another name, as Vista and Vistra are. */
  missing: 7,
  /** A letter for another: `caterpiller`; Equinix is not Equinox. */
  wrong: 9,
  /** Either of them in one word of a name whose others agree: `morgan stenley`. */
  beside: 5,
  /** Two slips. */
  twice: 12,
} as const;

/**
 * How many slips of the hand make one word of another, infinity for words that only resemble each other. Nobody mistypes
 * the first letter (Bangalore is not Mangalore) or means another number; short words are other words.
 */
export function slips(typed: string, word: string, isAlone: boolean): number {
  if (typed === word) return 0;
  const [shorter, longer] = [Math.min(typed.length, word.length), Math.max(typed.length, word.length)];
  if (!areSlippery(typed, word) || longer - shorter > 2 || shorter < LEAST_LETTERS.doubled) return OTHER;
  if (undoubled(typed) === undoubled(word)) return 1;
  const count = edits(typed, word);
  if (count === 2) return longer >= LEAST_LETTERS.twice && typed[0] === word[0] ? 2 : OTHER;
  if (count !== 1) return OTHER;
  if (typed.length === word.length && isSwap(typed, word)) {
    return shorter >= LEAST_LETTERS.swapped ? 1 : OTHER;
  }
  if (typed[0] !== word[0]) return OTHER;
  const least = typed.length === word.length ? LEAST_LETTERS.wrong : LEAST_LETTERS.missing;
  return longer >= (isAlone ? least : LEAST_LETTERS.beside) ? 1 : OTHER;
}

/** Letters of alphabets; a digit or a sign for a whole word is never a slip. */
function areSlippery(typed: string, word: string): boolean {
  return ALPHABETIC.test(typed) && ALPHABETIC.test(word);
}

const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;

function undoubled(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

function isSwap(a: string, b: string): boolean {
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at];
}
