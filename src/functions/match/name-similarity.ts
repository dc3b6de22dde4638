import { edits } from './edits';
import { nameWords, normalName } from './normal-name';

/** The score of names that differ only in case, accents, punctuation and legal form. */
export const SAME_NAME = 0.98;

/** The score of a name and its initials. */
const INITIALS = 0.9;

/**
 * How alike two names are, 0 to 1: 1 for the same text, 0.98 where only case, accents, punctuation or legal form
 * differ, less for differing letters or words.
 */
export function nameSimilarity(typed: string, name: string): number {
  if (typed === name) return 1;
  const [a, b] = [normalName(typed), normalName(name)];
  if (joined(a) === joined(b) || sorted(a) === sorted(b)) return SAME_NAME;
  // "Pepsi Co" is PepsiCo, although "Co" looks like a legal form.
  if (nameWords(typed).join('') === nameWords(name).join('')) return SAME_NAME;
  if (isInitials(a, b) || isInitials(b, a)) return INITIALS;
  return Math.min(0.97, Math.max(lettersAlike(joined(a), joined(b)), lettersAlike(sorted(a), sorted(b))));
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
