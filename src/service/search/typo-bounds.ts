import { editDistance } from '../../shared/names/edit-distance';
import { soundsAlike } from '../../shared/names/phonetic-match';
import { lacksMore, lettersOf } from './letters';

/**
 * What a word must have in letters for a slip to be believed. A search forgives more than the judgement of cells does,
 * since a person sees what was found; but a word that only resembles another is another word.
 */
const LEAST_LETTERS = {
  /** A slip of the hand in one word of several: `epiv games`. */
  ofTheHandBeside: 3,
  /** Two letters swapped within it: `nkie`. */
  swapped: 4,
  /** A letter doubled or not: `addidas`. */
  doubled: 5,
  /** A key hit beside the right one: `foshab`; Tefal is not Tegal. */
  neighbour: 6,
  /** A word that sounds the same: `phizer`; Sisco is not Sysco. */
  heard: 6,
  /** A letter left out, put in or taken for another in one word of several: `ohio stare university`. */
  beside: 4,
  /** A vowel left out or put in, in a word that is all that was typed, or a consonant between others: `amzon`, `cosco`. */
  alone: 6,
  /** Another consonant: `microsof`; Asana is not Astana, nor Valeo Valero. */
  consonant: 7,
  /** An s put behind it, in a word that is all that was typed: `krogers`; beside others also an e, as in `kimberly clarke`. */
  plural: 6,
  /** A letter put behind it: `nestley`; Tromsø is not Troms. */
  behind: 7,
  /** Another letter for one that is not beside it, in a word that is all that was typed: `caterpilfar`; McKinsey is not McKinley. */
  other: 9,
  /** A vowel for a vowel, in such a word: `siemans`, `uraguay`. */
  vowel: 6,
  /** Another letter than the first: `sirective`; Bell is not Dell. */
  first: 6,
  /** Two of them: `kyrgistan`. */
  twice: 9,
} as const;

/** How many slips of hand or ear make one word of another; infinity for words that only resemble each other. */
export function typosOf(typed: string, word: string, isAlone: boolean): number {
  if (typed === word) return 0;
  const longer = Math.max(typed.length, word.length);
  if (Math.abs(typed.length - word.length) > MOST_EDITS || areOfOtherLetters(typed, word)) return Infinity;
  const count = editDistance(typed, word);
  if (count > MOST_EDITS) return Infinity;
  if (longer >= LEAST_LETTERS.heard && 2 * count < longer && soundsAlike(typed, word)) return 1;
  const isFirst = typed[0] === word[0];
  // Two letters behind a whole word make another: Hamburger University is not the University of Hamburg.
  if (count > 1 && typed.startsWith(word)) return Infinity;
  if (count > 1) return count === 2 && isFirst && longer >= LEAST_LETTERS.twice ? 2 : Infinity;
  const isSwap = typed[0] === word[1] && typed[1] === word[0];
  const isBegun = isFirst || (isAlone ? isBegunAlone(typed, word) : isSwap || longer >= LEAST_LETTERS.first);
  return isBegun && longer >= leastFor(typed, word, isAlone) ? 1 : Infinity;
}

/** More edits make another word, however alike it sounds. */
const MOST_EDITS = 3;

/** Whether either word has more letters that the other lacks than edits could change; that is seen sooner than they are counted. */
function areOfOtherLetters(typed: string, word: string): boolean {
  const [ours, theirs] = [lettersOf(typed), lettersOf(word)];
  return lacksMore(ours, theirs, MOST_EDITS) || lacksMore(theirs, ours, MOST_EDITS);
}

/** A word that is all that was typed may begin with a key beside the right one, or lack its first letter, no more: Metropolis is not Petrópolis. */
function isBegunAlone(typed: string, word: string): boolean {
  if (Math.max(typed.length, word.length) < LEAST_LETTERS.other) return false;
  return typed.length !== word.length || areNeighbours(typed[0] ?? '', word[0] ?? '');
}

function leastFor(typed: string, word: string, isAlone: boolean): number {
  let at = 0;
  while (typed[at] === word[at]) at += 1;
  const [wrong = '', right = ''] = [typed[at], word[at]];
  const least = (alone: number, beside: number = LEAST_LETTERS.beside): number => (isAlone ? alone : beside);
  if (typed.length === word.length) {
    const isSwap = typed[at + 1] === right && word[at + 1] === wrong;
    if (isSwap) return least(LEAST_LETTERS.swapped, LEAST_LETTERS.ofTheHandBeside);
    return areNeighbours(wrong, right)
      ? least(LEAST_LETTERS.neighbour, LEAST_LETTERS.ofTheHandBeside)
      : least(isVowel(wrong) && isVowel(right) ? LEAST_LETTERS.vowel : LEAST_LETTERS.other);
  }
  const isDoubled = typed.length > word.length ? wrong === typed[at - 1] : right === word[at - 1];
  if (isDoubled) return least(LEAST_LETTERS.doubled, LEAST_LETTERS.ofTheHandBeside);
  if (typed.startsWith(word))
    return typed === `${word}s` || (typed === `${word}e` && !isAlone)
      ? least(LEAST_LETTERS.plural, LEAST_LETTERS.doubled)
      : LEAST_LETTERS.behind;
  const longer = typed.length > word.length ? typed : word;
  const isHardToHear = [at - 1, at + 1].every((beside) => !isVowel(longer[beside] ?? ''));
  return least(isVowel(longer[at] ?? '') || isHardToHear ? LEAST_LETTERS.alone : LEAST_LETTERS.consonant);
}

function isVowel(letter: string): boolean {
  return letter === '' || 'aeiou'.includes(letter);
}

/** The rows of a keyboard, each half a key to the right of the one above; where Y and Z change places both ways count. */
const KEYBOARDS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
];

/** How far apart keys are that touch. */
const TOUCHING = 1.3;

function areNeighbours(one: string, other: string): boolean {
  return KEYBOARDS.some((rows) => {
    const [a, b] = [placeOf(rows, one), placeOf(rows, other)];
    return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < TOUCHING;
  });
}

function placeOf(rows: readonly string[], key: string): { x: number; y: number } | undefined {
  const y = rows.findIndex((row) => row.includes(key));
  return y < 0 || key === '' ? undefined : { x: (rows[y] ?? '').indexOf(key) + y / 2, y };
}
