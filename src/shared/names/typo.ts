import { singularOrPlural } from './trade-words';
import { editDistance } from './edit-distance';
import { soundsAlike } from './phonetic-match';

/** A word that is no slip of another. */
const OTHER = Number.POSITIVE_INFINITY;

/** What a word that is not the same must have in letters to be taken for a slip of another, by what happened to it. */
const LEAST_LETTERS = {
  /** A doubled letter left out or put in: `exon`, `wallmart`. */
  doubled: 4,
  /** The same in one word of a name whose others agree: `best buuy`. */
  doubledBeside: 3,
  /** Two neighbours changed places: `telsa`. */
  swapped: 5,
  /** A letter left out or put in: `microsft`; in six letters it is too often another name, as Vista and Vistra are. */
  missing: 7,
  /** A letter for another: `caterpiller`; Equinix is not Equinox. */
  wrong: 9,
  /** A letter put in within the word: `salersforce`; in a short word it makes another. */
  added: 8,
  /** The last letter left out: `salesforc`; without its `s` a name is another, as Traveler is. */
  cut: 9,
  /** A vowel left out between consonants: `amazn`; names of companies that end so in r are others, as Keplr is. */
  vowel: 6,
  /** The same in one word of a name whose others agree: `deutsche bnk`. */
  vowelBeside: 4,
  /** Another spelling of the same sounds: `nvidea`. */
  heard: 6,
  /** Either of them in one word of a name whose others agree: `morgan stenley`. */
  beside: 5,
  /** Two slips, by the letters of the name itself: what they put in makes it no longer. */
  twice: 12,
} as const;

/**
 * How many slips of the hand make one word of another, infinity for words that only resemble each other. Nobody mistypes
 * the first letter (Bangalore is not Mangalore) or means another number; short words are other words.
 */
export function countTypos(typed: string, word: string, isAlone: boolean): number {
  if (typed === word) return 0;
  // Beside a word that tells which firm it is, its trade may be one or several.
  if (!isAlone && singularOrPlural(typed) === word) return 1;
  const [shorter, longer] = [Math.min(typed.length, word.length), Math.max(typed.length, word.length)];
  if (!areSlippery(typed, word) || longer - shorter > 2) return OTHER;
  if (shorter < (isAlone ? LEAST_LETTERS.doubled : LEAST_LETTERS.doubledBeside)) return OTHER;
  if (undoubled(typed) === undoubled(word)) return 1;
  const count = editDistance(typed, word);
  const isHeard =
    count < 3 && typed[0] === word[0] && shorter >= LEAST_LETTERS.heard && soundsAlike(typed, word);
  if (isHeard) return 1;
  if (count === 2) return word.length >= LEAST_LETTERS.twice && typed[0] === word[0] ? 2 : OTHER;
  if (count !== 1) return OTHER;
  if (typed.length === word.length && isSwap(typed, word)) {
    return shorter >= LEAST_LETTERS.swapped ? 1 : OTHER;
  }
  if (typed[0] !== word[0]) return OTHER;
  if (lacksVowel(typed, word) && longer >= (isAlone ? LEAST_LETTERS.vowel : LEAST_LETTERS.vowelBeside))
    return 1;
  // A letter behind a whole word makes its plural or another name: Ecolabs is not Ecolab.
  if (typed.startsWith(word)) return OTHER;
  return longer >= (isAlone ? leastAlone(typed, word) : LEAST_LETTERS.beside) ? 1 : OTHER;
}

/** Whether all that a word lacks is a vowel between two consonants. */
function lacksVowel(typed: string, word: string): boolean {
  if (typed.length >= word.length) return false;
  let at = 0;
  while (typed[at] === word[at]) at++;
  const around = `${typed.charAt(at - 1)}${typed.charAt(at)}`;
  const isEnd = at === typed.length - 1 && typed[at] === 'r';
  return /[aeiou]/.test(word.charAt(at)) && /^[b-df-hj-np-tv-z]{2}$/.test(around) && !isEnd;
}

/** The letters that a word needs, where it is the whole name, for one letter more, less or other to be a slip. */
function leastAlone(typed: string, word: string): number {
  if (typed.length > word.length) return LEAST_LETTERS.added;
  if (typed.length === word.length) return LEAST_LETTERS.wrong;
  if (word === `${typed}s`) return OTHER;
  return word.startsWith(typed) ? LEAST_LETTERS.cut : LEAST_LETTERS.missing;
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
