import type { Language } from './language/language';
import { nameText } from '../../names/name-text';

/** What was asked first, and what was asked behind it. */
export type Halves = { first: string; second: string };

/** A half of fewer words is no question. */
const LEAST_WORDS = 3;

/** Two questions are no longer than one may be, and each place where they may part costs the reading of both. */
const MOST_LETTERS = 600;
const MOST_JOINTS = 3;

/** Where a question may end and another begin. */
const JOINTS = /(?<=\?)\s+|\s*[,;]?\s+(?:and|und|&|plus)\s+(?=\p{L})/giu;

/**
 * A question as two: the second begins with a word that asks for something else than the first, as `when` or `who`. What
 * begins with `which` or `that` may say more of what the first asks for, and is none, except behind a question mark.
 */
export function halvesOf(question: string, languages: readonly Language[]): Halves[] {
  if (question.length > MOST_LETTERS) return [];
  const halves = [...question.matchAll(JOINTS)].flatMap(({ index, 0: joint }) => {
    const [first, second] = [question.slice(0, index), question.slice(index + joint.length)];
    const isLong = [first, second].every((half) => half.trim().split(/\s+/).length >= LEAST_WORDS);
    const isMarked = question.slice(0, index).trimEnd().endsWith('?');
    return isLong && (isMarked || languages.some((language) => asksAnew(second, language)))
      ? [{ first: first.trim(), second: second.trim() }]
      : [];
  });
  return halves.slice(0, MOST_JOINTS);
}

/** Whether a text begins with a word that asks a question of its own. */
function asksAnew(text: string, { secondAsks }: Language): boolean {
  const begun = `${nameText(text)} `;
  return secondAsks.split('|').some((words) => begun.startsWith(`${words} `));
}
