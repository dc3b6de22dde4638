import { companyName } from '../../shared/names/legal-form';
import { nameText, squeezed } from '../../shared/names/name-text';
import type { Dictionary } from '../store/names';
import { UNIVERSITIES, wordsIn } from './name-forms';
import { isWithinEdits } from './bounded-edits';
import { viewOf, type TypedName, type TypedWord } from './relevance';

/** The weight of a typed word that no name holds. */
const UNKNOWN_WORD = 0.6;

/** Longer texts are no names; their tail is not looked at. */
const MOST_LETTERS = 200;

/** Whether a word is a slip away from what universities call themselves in any language, and no word of the dataset. */
function isMisspeltUniversity(word: string, dictionary: Dictionary): boolean {
  if (!/^u.{6}|^.{0,2}niv.{4}/.test(word) || dictionary.word(word) !== undefined) return false;
  return UNIVERSITIES.some((each) => isWithinEdits(word, each, 1));
}

/** Prepares what was typed as it is compared with names. */
export function typedName(dictionary: Dictionary, name: string): TypedName {
  const text = nameText(name.slice(0, MOST_LETTERS));
  const company = companyName(text);
  const core = company.core.join(' ');
  const weighed = (plain: string): TypedWord[] =>
    wordsIn(plain)
      .map((word) => (isMisspeltUniversity(word, dictionary) ? 'university' : word))
      .map((word) => ({ text: word, weight: dictionary.word(word)?.weight ?? UNKNOWN_WORD }));
  const isWhole = company.hasForm || company.isShell;
  const written = { isWritten: /\p{Lu}/u.test(name), isWord: !text.includes(' ') };
  const letters = squeezed(core);
  const words = weighed(core);
  return {
    name,
    text,
    core,
    letters,
    isWhole,
    words,
    asBody: viewOf({ letters, words, isWhole, ...written }),
    asOther: viewOf({ letters: squeezed(text), words: weighed(text), isWhole: false, ...written }),
  };
}
