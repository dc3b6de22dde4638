import type { Vocabulary } from './vocabulary';
import type { Word } from './words';

/** How German is written where the keyboard has no umlauts; in the compared form an umlaut is its plain letter. */
const WRITTEN = /([aou])e/g;

/** Shorter words are other words: `neue` is none of `nüe`. */
const LEAST_LETTERS = 5;

/** Gets words; gives them with `Waehrung` as `Währung`, where only that means something. */
export function withUmlauts(
  words: readonly Word[],
  { language, senses, begins, tokens }: Vocabulary,
): readonly Word[] {
  if (language.tag !== 'de') return words;
  const isKnown = (text: string): boolean => senses(text).length > 0 || begins(text) || tokens.has(text);
  return words.map((word) => {
    const { text, kind } = word;
    if (kind !== 'word' || text.length < LEAST_LETTERS || !/[aou]e/.test(text) || isKnown(text)) return word;
    const ways = [
      text.replace(WRITTEN, '$1'),
      ...[...text.matchAll(WRITTEN)].map(({ index }) => text.slice(0, index + 1) + text.slice(index + 2)),
    ];
    const meant = ways.find((way) => isKnown(way));
    return meant === undefined ? word : { ...word, text: meant };
  });
}
