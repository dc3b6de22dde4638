import { nameText } from '../../names/name-text';
import type { Language, Phrase } from './language/language';
import { isOneOf, wordsOf, type Word } from './words';

/**
 * Gets words; gives them without the phrases that say what the answer is for, how it is to look or where it is to be
 * taken from, and with a request of several words said by one: `could you please pull up … for a slide`. Only whole
 * phrases of the language's tables are taken, so that no word goes because nobody knows it.
 */
export function withoutWrappings(written: readonly Word[], language: Language): readonly Word[] {
  const words = withoutAdverbs(withoutBehind(written, language), language);
  const { pattern, asked } = compiled(language);
  const text = words.map((word) => word.text).join(' ') + ' ';
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return words;
  const places = new Map<number, number>();
  let place = 0;
  words.forEach((word, at) => {
    places.set(place, at);
    place += word.text.length + 1;
  });
  const gone = new Set<number>();
  const replaced = new Set<number>();
  for (const { index, 0: run, groups } of found) {
    const first = places.get(index);
    if (first === undefined) continue;
    const count = run.trim().split(' ').length;
    for (let at = first; at < first + count; at += 1) gone.add(at);
    if (groups?.['asking'] !== undefined) replaced.add(first);
  }
  const left = words.flatMap((word, at) => (replaced.has(at) ? asked : gone.has(at) ? [] : [word]));
  const rest = left.filter((word, at) => word.text !== ',' || isParting(left, at));
  return rest.some(({ kind }) => kind !== 'mark') && rest.length > replaced.size ? rest : words;
}

/** The most words that stand behind the last comma and say how the answer is to look: `…, table please`. */
const MOST_BEHIND = 3;

function withoutBehind(words: readonly Word[], { wrappings }: Language): readonly Word[] {
  const comma = words.findLastIndex(({ text }) => text === ',');
  const behind = words.slice(comma + 1).map(({ text }) => text);
  const isBehind = comma > 0 && behind.length <= MOST_BEHIND && isOneOf(wrappings.behind, behind.join(' '));
  return isBehind ? words.slice(0, comma) : words;
}

/** Without adverbs that say only how something is said; what is written as a name may be one. */
const withoutAdverbs = (words: readonly Word[], { wrappings }: Language): readonly Word[] =>
  words.filter(({ text, written }) => text !== written || !isOneOf(wrappings.adverbs, text));

/** A comma at an end, or before another, parts nothing any more. */
const isParting = (words: readonly Word[], at: number): boolean =>
  at > 0 && at < words.length - 1 && words[at + 1]?.text !== ',';

type Compiled = { pattern: RegExp; asked: readonly Word[] };

const made = new WeakMap<Language, Compiled>();

function compiled(language: Language): Compiled {
  const known = made.get(language);
  if (known !== undefined) return known;
  const { nothing, asking, ask } = language.wrappings;
  const any = (phrases: readonly Phrase[]): string => phrases.map(sourceOf).join('|');
  // A request stands where a sentence begins: `how many yen can I get` is none.
  const pattern = new RegExp(`(?<=^|[,:] )(?<asking>${any(asking)})|(?<![^ ])(?:${any(nothing)})`, 'g');
  const now = { pattern, asked: wordsOf(ask) };
  made.set(language, now);
  return now;
}

/** A phrase over words that each end with a space; what may be empty may be missing. */
const sourceOf = (phrase: Phrase): string =>
  phrase
    .map((slot) => {
      const words = slot.split('|').map((each) => (/['/]/.test(each) ? each : nameText(each)));
      const said = words.filter((each) => each !== '').sort((a, b) => b.length - a.length);
      return `(?:(?:${said.join('|')}) )${said.length < words.length ? '?' : ''}`;
    })
    .join('');
