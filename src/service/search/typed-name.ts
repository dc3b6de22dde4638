import { companyName } from '../../names/legal-form';
import { nameText, squeezed } from '../../names/name-text';
import type { Dictionary } from '../store/names';
import { wordsIn } from './name-forms';
import type { TypedName, TypedWord } from './relevance';

/** The weight of a typed word that no name holds. */
const UNKNOWN_WORD = 0.6;

/** Longer texts are no names; their tail is not looked at. */
const MOST_LETTERS = 200;

/** Prepares what was typed as it is compared with names. */
export function typedName(dictionary: Dictionary, name: string): TypedName {
  const text = nameText(name.slice(0, MOST_LETTERS));
  const company = companyName(text);
  const core = company.core.join(' ');
  const weighed = (plain: string): TypedWord[] =>
    wordsIn(plain).map((word) => ({ text: word, weight: dictionary.word(word)?.weight ?? UNKNOWN_WORD }));
  const isWhole = company.hasForm || company.isShell;
  return {
    name,
    text,
    core,
    letters: squeezed(core),
    isWhole,
    words: weighed(core),
    allWords: weighed(text),
  };
}
