import { edits } from './edits';
import { areOfOtherLaws, nameWords, normalName } from './normal-name';

/** The score of names that differ only in case, accents, punctuation and legal form. */
export const SAME_NAME = 0.98;

/** The score of a name and its initials. */
const INITIALS = 0.9;

/** The most that names score which are known to be of others; below every match. */
const OTHER_NAME = 0.7;
/** How alike words have to be to be the same one, misspelt: of a short word one slip is a large share. */
const SAME_WORDS = 0.6;

/**
 * How alike two names are, 0 to 1: 1 for the same text, 0.98 where only case, accents, punctuation or legal form
 * differ, less for differing letters or words, at most 0.7 for legal forms of different countries.
 */
export function nameSimilarity(typed: string, name: string): number {
  if (typed === name) return 1;
  const score = wordsAlike(typed, name);
  return areOfOtherLaws(typed, name) ? Math.min(score, OTHER_NAME) : score;
}

function wordsAlike(typed: string, name: string): number {
  const [a, b] = [normalName(typed), normalName(name)];
  if (joined(a) === joined(b) || sorted(a) === sorted(b)) return SAME_NAME;
  // "Pepsi Co" is PepsiCo, although "Co" looks like a legal form.
  if (nameWords(typed).join('') === nameWords(name).join('')) return SAME_NAME;
  if (isInitials(a, b) || isInitials(b, a)) return INITIALS;
  const score = Math.max(lettersAlike(joined(a), joined(b)), lettersAlike(sorted(a), sorted(b)));
  return Math.min(score, restAlike(a, b) < SAME_WORDS ? OTHER_NAME : 0.97);
}

/**
 * How alike the words are that two names do not share: a long word in common, as of Sherritt International and Marriott
 * International, must not make up for what tells them apart.
 */
function restAlike(a: string, b: string): number {
  const [ours, theirs] = [a.split(' '), b.split(' ')];
  const [rest, other] = [without(ours, theirs), without(theirs, ours)];
  if (rest === '' || other === '' || (rest === joined(a) && other === joined(b))) return 1;
  return lettersAlike(rest, other);
}

function without(words: readonly string[], shared: readonly string[]): string {
  return words.filter((word) => !shared.includes(word)).join('');
}

/** The share of letters that need no edit. */
function lettersAlike(a: string, b: string): number {
  return 1 - edits(a, b) / Math.max(a.length, b.length);
}

function joined(name: string): string {
  return name.replaceAll(' ', '');
}

function sorted(name: string): string {
  return name.split(' ').sort().join(' ');
}

/** `ibm` for `international business machines`; two letters are too few to tell. */
function isInitials(short: string, long: string): boolean {
  const words = long.split(' ').filter((word) => word !== 'and');
  return words.length >= 3 && short === words.map((word) => word[0] ?? '').join('');
}
