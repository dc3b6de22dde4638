import type { Dictionary } from '../store/names';
import { expansionsOf } from '../../shared/names/abbreviations';

/** A name is written in the capitals of terminals, and ends with a word that a field may have cut off. */
const IN_CAPITALS = /^[^\p{Ll}]+ [^\p{Ll}\s]*\p{Lu}$/u;

/** A last word of fewer letters may begin too many. */
const FEWEST_LETTERS = 3;

/** More words of one beginning are not tried. */
const MOST_WAYS = 24;

/** What a name in capitals may be whose last word was cut off, as `nameText` writes it, of the words that names have. */
export function completeTruncated(name: string, text: string, dictionary: Dictionary): readonly string[] {
  const at = text.lastIndexOf(' ');
  const last = text.slice(at + 1);
  if (at < 0 || !IN_CAPITALS.test(name.trim())) return [];
  if (last.length < FEWEST_LETTERS) return text.length < LONG_FIELD ? [] : [text.slice(0, at)];
  // A word that is one by itself ends a name: Edwards Life is none of Edwards Lifesciences.
  if (text.length < LONG_FIELD && (dictionary.word(last) !== undefined || expansionsOf(last) !== undefined))
    return [];
  const words = dictionary.begun(last);
  return words.length > MOST_WAYS ? [] : words.map((word) => text.slice(0, at + 1) + word.text);
}

/** A name of so many letters fills the field of a terminal. */
const LONG_FIELD = 24;
