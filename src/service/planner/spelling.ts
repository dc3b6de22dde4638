import { editDistance } from '../../shared/names/edit-distance';
import type { Language } from './language/language';
import type { Vocabulary } from './vocabulary';
import type { Word } from './words';

/** A word that was read as another of the language. */
export type ReadAs = { written: string; as: string };

/** Words with some of them read as what they are slips of. */
export type Corrected = { words: readonly Word[]; read: readonly ReadAs[] };

/** A slip has letters enough that it is no other word: one slip in so many, two in so many. */
const LEAST_LETTERS = { once: 5, swapped: 4, twice: 8 } as const;

/** The most ways in which the slips of one question are read. */
const MOST_READINGS = 6;

/**
 * Gets words and the places of those that nothing explains; gives the words with each of them read as the likeliest
 * word of the language that it may be a slip of, then the next likely. Nothing where one is no such slip.
 */
export function correctedWords(
  words: readonly Word[],
  places: readonly number[],
  vocabulary: Vocabulary,
): readonly Corrected[] {
  let found: readonly Corrected[] = [{ words, read: [] }];
  for (const place of places) {
    const word = words[place];
    const meant =
      word === undefined ? [] : termsFirst(meantBy(word, vocabulary), words, { place, vocabulary });
    found = meant
      .flatMap((text) =>
        found.map((each) => ({
          words: each.words.map((one, at) => (at === place ? { ...one, text } : one)),
          read: text === word?.text ? each.read : [...each.read, { written: word?.written ?? '', as: text }],
        })),
      )
      .slice(0, MOST_READINGS);
  }
  return places.length === 0 ? [] : found;
}

/** Of words that are as near those first that make a term with what stands beside them: `gross profit` before `grows`. */
function termsFirst(
  meant: readonly Near[],
  words: readonly Word[],
  { place, vocabulary }: { place: number; vocabulary: Vocabulary },
): string[] {
  const isTerm = ({ token }: Near): boolean =>
    [`${words[place - 1]?.text ?? ''} ${token}`, `${token} ${words[place + 1]?.text ?? ''}`].some((text) =>
      vocabulary.senses(text).some(({ part, cost }) => part.kind === 'fields' && cost === 0),
    );
  const rank = (near: Near): number => near.count * 2 - (isTerm(near) ? 1 : 0);
  return [...meant].sort((a, b) => rank(a) - rank(b)).map(({ token }) => token);
}

/** A word of the language, and by how many letters it differs from what was written. */
type Near = { token: string; count: number };

/** The words of the language that one may be a slip of, the nearest first; nobody mistypes the first letter. */
function meantBy({ text, kind }: Word, { tokens, language }: Vocabulary): Near[] {
  if (kind !== 'word') return [];
  const often = oftenMeant(language).get(text);
  if (often !== undefined) return often.map((token) => ({ token, count: 1 }));
  if (isOtherWord(text, language.otherWords)) return [];
  // `Net` is a word, though it means nothing alone.
  if (tokens.has(text)) return [{ token: text, count: 0 }];
  const near = tokens.begunWith(text[0] ?? '').flatMap((token) => {
    if (Math.abs(token.length - text.length) > 2) return [];
    const count = editDistance(text, token);
    const least = count === 1 ? Math.max(text.length, token.length) : Math.min(text.length, token.length);
    // Two letters that stand for two others make another word.
    const isOther = count === 2 && text.length === token.length && hasOtherLetters(text, token);
    const isSwap = count === 1 && text.length === token.length && sorted(text) === sorted(token);
    const needed = isSwap ? LEAST_LETTERS.swapped : count === 1 ? LEAST_LETTERS.once : LEAST_LETTERS.twice;
    return count > 2 || isOther || least < needed ? [] : [{ token, count }];
  });
  return near.sort((a, b) => a.count - b.count);
}

const often = new WeakMap<Language, ReadonlyMap<string, readonly string[]>>();

/** The words that are often written so, by how they are written. */
function oftenMeant(language: Language): ReadonlyMap<string, readonly string[]> {
  const known = often.get(language);
  if (known !== undefined) return known;
  const made = new Map<string, string[]>();
  for (const [token, written] of Object.entries(language.misspelt))
    for (const each of written.split('|')) made.set(each, [...(made.get(each) ?? []), token]);
  often.set(language, made);
  return made;
}

/** Whether two words of one length differ in two places and in no order of their letters. */
function hasOtherLetters(text: string, token: string): boolean {
  const apart = Array.from(text).filter((letter, at) => letter !== token[at]).length;
  return apart === 2 && sorted(text) !== sorted(token);
}

const sorted = (text: string): string => Array.from(text).sort().join('');

/** Words that exist beside those of the tables are no slips of them: who asks for a mayor means none that is major. */
const isOtherWord = (text: string, words: string): boolean => ` ${words} `.includes(` ${text} `);
