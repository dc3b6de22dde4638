import { hasLostLetters, lostIn, withLostMarked } from '../../shared/names/lost-letters';
import { nameText } from '../../shared/names/name-text';
import type { Dictionary } from '../store/names';

/** More ways to read a name are not tried, and more letters are seldom lost in a word. */
const MOST_WAYS = 24;
const MOST_LOST = 3;

/** What a name may have been before it lost letters, `Soci?t? G?n?rale`, of the words that names have; none for other names. */
export function restoreLetters(name: string, dictionary: Dictionary): readonly string[] {
  if (!hasLostLetters(name)) return [];
  let ways: readonly string[] = [''];
  for (const word of nameText(withLostMarked(name)).split(' ')) {
    const { count, pattern } = lostIn(word);
    if (count > MOST_LOST) return [];
    const meant =
      count === 0
        ? [word]
        : dictionary.near(word, count).flatMap(({ text }) => (pattern.test(text) ? [text] : []));
    ways = ways.flatMap((way) => meant.map((each) => `${way} ${each}`)).slice(0, MOST_WAYS);
  }
  return ways.map((way) => way.slice(1));
}
