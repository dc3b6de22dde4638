import { isWithoutVowels } from '../../shared/names/abbreviations';
import type { Dictionary, NameForm } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { isMinor, LINKING } from './common-words';
import type { TypedName } from './relevance';
import { isShortCode } from './short-code';

/** A word in so few letters may be short for too many. */
const FEWEST_LETTERS = 3;

/** A beginning of so many letters tells a word that no other of the name tells. */
const TELLING_LETTERS = 4;

/**
 * Whether a word is written in short: cut off, or with letters left out between its first and its last: `brkrs` of brokers.
 */
function isShortOf(short: string, word: string): boolean {
  if (short.length < FEWEST_LETTERS || short.length >= word.length || short[0] !== word[0]) return false;
  if (word.startsWith(short) || isWithoutVowels(short, word)) return true;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length && short.at(-1) === word.at(-1) && 3 * short.length >= word.length;
}

/** Whether some words of what was typed are of the dataset, and others look like words in short: they begin one, or lack vowels. */
function mayBeInShort({ words }: Pick<TypedName, 'words'>, dictionary: Dictionary): boolean {
  const others = words.filter(({ text }) => dictionary.word(text) === undefined);
  const isShort = (text: string): boolean =>
    text.replaceAll(/[^aeiouy]/g, '').length * LETTERS_A_VOWEL < text.length ||
    dictionary.begun(text).length > 0;
  const isOfKnown = others.length > 0 && others.length < words.length;
  return isOfKnown && others.every(({ text }) => text.length >= FEWEST_LETTERS && isShort(text));
}

/** Whole words have a vowel for fewer letters than that. */
const LETTERS_A_VOWEL = 5;

/**
 * Matches names typed with abbreviations: `interactive brkrs`. Each word of the name must match, except linking and
 * common ones at its end, and one must match in full.
 */
export function matchesAbbreviation(typed: TypedName, dictionary: Dictionary): (form: Told) => boolean {
  const words = typed.core.split(' ').filter((word) => !LINKING.has(word));
  if (words.length < 2 || !mayBeInShort(typed, dictionary)) return () => false;
  return (form) => !isShortCode(form) && isInShort(words, form.words);
}

type Told = Pick<NameForm, 'name' | 'isAlias' | 'words'>;

/** The one entity that the names which were found call so. */
export function findByAbbreviation(
  forms: readonly NameForm[],
  isCalledSo: (form: Told) => boolean,
): readonly StoredEntity[] {
  const entities = [...new Set(forms.filter(isCalledSo).map(({ entity }) => entity))];
  return entities.length === 1 ? entities : [];
}

function isInShort(typed: readonly string[], form: NameForm['words']): boolean {
  const words = form.map(({ text }) => text).filter((word) => !LINKING.has(word));
  if (typed.length > words.length) return false;
  let isTold = false;
  for (const [at, short] of typed.entries()) {
    const word = words[at] ?? '';
    if (short === word) isTold ||= !isMinor(word);
    else if (!isShortOf(short, word)) return false;
    else
      isTold ||=
        short.length >= TELLING_LETTERS &&
        typed.some((other, place) => place !== at && other === words[place]);
  }
  return isTold && words.slice(typed.length).every(isMinor);
}
