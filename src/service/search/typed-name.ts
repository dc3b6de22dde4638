import { companyName } from '../../names/legal-form';
import { nameText, squeezed } from '../../names/name-text';
import type { Dictionary } from '../store/names';
import { wordsIn } from './name-forms';
import { viewOf, type TypedName, type TypedWord } from './relevance';

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
