import { nameText } from '../../shared/names/name-text';
import type { Language, Phrase } from './language/language';
import { eachInSteps, type Steps } from '../store/steps';
import { isOneOf, wordsOf, type Word } from './words';

/**
 * Gets words; gives them without the phrases that say what the answer is for, how it is to look or where it is to be
 * taken from, and with a request of several words said by one: `could you please pull up … for a slide`. Only whole
 * phrases of the language's tables are taken, so that no word goes because nobody knows it.
 */
export function withoutWrappings(written: readonly Word[], language: Language): readonly Word[] {
  const words = withoutAdverbs(withoutBehind(written, language), language);
  const { phrases, asked } = compiled(language);
  const text = words.map((word) => word.text).join(' ') + ' ';
  const found = phrasesIn(text, phrases);
  if (found.length === 0) return words;
  const places = new Map<number, number>();
  let place = 0;
  words.forEach((word, at) => {
    places.set(place, at);
    place += word.text.length + 1;
  });
  const gone = new Set<number>();
  const replaced = new Set<number>();
  for (const { index, said, isAsking } of found) {
    const first = places.get(index);
    if (first === undefined) continue;
    const count = said.trim().split(' ').length;
    for (let at = first; at < first + count; at += 1) gone.add(at);
    if (isAsking) replaced.add(first);
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

/** One phrase as a pattern that is tried at a place of a text. */
type Tried = { pattern: RegExp; isAsking: boolean };

type Compiled = { phrases: readonly Tried[]; asked: readonly Word[] };

type Found = { index: number; said: string; isAsking: boolean };

/** The phrases that stand in a text, which begin with a word and do not overlap; the first of the tables counts. */
function phrasesIn(text: string, phrases: readonly Tried[]): Found[] {
  const found: Found[] = [];
  for (let index = 0; index < text.length;) {
    const one = phraseAt(text, index, phrases);
    if (one !== undefined) found.push(one);
    index = one === undefined ? text.indexOf(' ', index) + 1 : index + one.said.length;
  }
  return found;
}

function phraseAt(text: string, index: number, phrases: readonly Tried[]): Found | undefined {
  // A request stands where a sentence begins: `how many yen can I get` is none.
  const isBegin = index === 0 || /[,:] $/.test(text.slice(0, index));
  for (const { pattern, isAsking } of phrases) {
    if (isAsking && !isBegin) continue;
    pattern.lastIndex = index;
    const said = pattern.exec(text)?.[0] ?? '';
    if (said !== '') return { index, said, isAsking };
  }
  return undefined;
}

const made = new WeakMap<Language, Compiled>();

function compiled(language: Language): Compiled {
  const known = made.get(language);
  if (known !== undefined) return known;
  const { nothing, asking, ask } = language.wrappings;
  const tried = (all: readonly Phrase[], isAsking: boolean): Tried[] =>
    all.map((phrase) => ({ pattern: new RegExp(sourceOf(phrase), 'y'), isAsking }));
  const now = { phrases: [...tried(asking, true), ...tried(nothing, false)], asked: wordsOf(ask) };
  made.set(language, now);
  return now;
}

/** Makes the patterns of a language, which are compiled when they are first tried, a few at a time. */
export function* wrappingsInSteps(language: Language): Steps<void> {
  const { phrases } = compiled(language);
  yield* eachInSteps(phrases, (one) => phraseAt(SAMPLE, 0, [one]));
}

/** No phrase: each is looked for. */
const SAMPLE = 'q ';

/** A phrase over words that each end with a space; what may be empty may be missing. */
const sourceOf = (phrase: Phrase): string =>
  phrase
    .map((slot) => {
      const words = slot.split('|').map((each) => (/['/]/.test(each) ? each : nameText(each)));
      const said = words.filter((each) => each !== '').sort((a, b) => b.length - a.length);
      return `(?:(?:${said.join('|')}) )${said.length < words.length ? '?' : ''}`;
    })
    .join('');
