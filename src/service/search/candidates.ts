import type { NameForm, NameIndex, Word } from './name-index';
import type { TypedName, TypedWord } from './relevance';
import { edits } from '../../names/edits';
import { allowedTypos } from './allowed-typos';

/** Names that are looked at closely; what is not among the best of this many never shows. */
const MOST = 300;

/** A word that more names hold than this only ranks the names that rarer words found. */
const COMMON = 3000;

const MOST_WORDS = 8;

const MOST_LETTERS = 40;

/** What a search looks at names with. */
export type Sight = {
  isWanted: (form: NameForm) => boolean;
  /** Whether words that the dataset knows are taken for slips too. */
  doubtful: boolean;
};

/** The worth of each place found so far. */
type Worths = Map<number, number>;

/** The words some slips away; more slips than one are believed only where nothing is nearer. */
function nearWords({ near }: NameIndex, typed: string, doubtful: boolean): [Word, number][] {
  const slips = allowedTypos(typed.length);
  if (slips === 0) return [];
  const nearest = near(typed, 1);
  const isEnough = slips === 1 || (nearest.length > 0 && !doubtful);
  const found = isEnough ? nearest : near(typed, slips);
  return found.map((word) => [word, 0.9 - 0.7 * (edits(typed, word.text) / typed.length)]);
}

/** The words of the dataset that a typed one may mean, with how well they fit. */
function meantWords(index: NameIndex, typed: string, doubtful: boolean): Map<Word, number> {
  const same = index.words.get(typed);
  const near = same && !doubtful ? [] : nearWords(index, typed, doubtful);
  const begun = typed.length < 2 ? [] : beginning(index.inOrder, typed, ({ text }) => text);
  return new Map([
    ...near,
    ...begun.map((word) => [word, 0.8] as const),
    ...(same ? [[same, 1] as const] : []),
  ]);
}

function raise(worths: Worths, places: readonly number[], worth: number): void {
  for (const place of places) worths.set(place, (worths.get(place) ?? 0) + worth);
}

/** Raises only what other words found already. */
function raiseFound(worths: Worths, places: readonly number[], worth: number): void {
  for (const place of places) {
    const had = worths.get(place);
    if (had !== undefined) worths.set(place, had + worth);
  }
}

/** Two words typed as one, at least one of them right: `welsfargo`. */
function raiseJoined(worths: Worths, index: NameIndex, { words }: TypedName): void {
  const [one, ...others] = words;
  if (!one || others.length > 0 || one.text.length > MOST_LETTERS || index.words.has(one.text)) return;
  for (let cut = 3; cut <= one.text.length - 3; cut += 1) {
    for (const part of [one.text.slice(0, cut), one.text.slice(cut)]) {
      const word = index.words.get(part);
      if (word && word.places.length <= COMMON) raise(worths, word.places, word.weight);
    }
  }
}

function raiseByWords(
  worths: Worths,
  index: NameIndex,
  words: readonly TypedWord[],
  doubtful: boolean,
): void {
  const byRarity = words
    .filter(({ text }) => text.length <= MOST_LETTERS)
    .slice(0, MOST_WORDS)
    .sort((a, b) => b.weight - a.weight);
  for (const { text } of byRarity) {
    const isFirst = worths.size === 0;
    for (const [word, fit] of meantWords(index, text, doubtful)) {
      const isRare = isFirst || word.places.length <= COMMON;
      (isRare ? raise : raiseFound)(worths, word.places, fit * word.weight);
    }
  }
}

/** What begins with a text, of what is in order. */
function beginning<T>(inOrder: readonly T[], text: string, textOf: (each: T) => string): T[] {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = inOrder[middle];
    if (each !== undefined && textOf(each) < text) low = middle + 1;
    else high = middle;
  }
  let end = low;
  for (let each = inOrder[end]; each !== undefined && textOf(each).startsWith(text); each = inOrder[end])
    end += 1;
  return inOrder.slice(low, end);
}

/** The places whose names begin with what was typed. */
function beginnings({ keys, exact }: NameIndex, typed: string): number[] {
  return beginning(keys, typed, (key) => key).flatMap((key) => exact.get(key) ?? []);
}

/** The names that are what was typed, legal form, spaces and accents aside. */
export function sameNames({ exact, forms }: NameIndex, { text, core, letters }: TypedName): NameForm[] {
  const places = new Set([text, core, letters].flatMap((key) => exact.get(key) ?? []));
  return [...places].flatMap((place) => forms[place] ?? []);
}

/** The names that are worth a close look for what was typed. */
export function candidates(index: NameIndex, typed: TypedName, { isWanted, doubtful }: Sight): NameForm[] {
  const worths: Worths = new Map();
  for (const key of [typed.text, typed.core, typed.letters]) raise(worths, index.exact.get(key) ?? [], 10);
  for (const key of new Set([typed.text, typed.letters])) raise(worths, beginnings(index, key), 1);
  raiseJoined(worths, index, typed);
  raiseByWords(worths, index, typed.words, doubtful);
  const wanted: [NameForm, number][] = [];
  for (const [place, worth] of worths) {
    const form = index.forms[place];
    if (form && isWanted(form)) wanted.push([form, worth + form.entity.prominence]);
  }
  if (wanted.length > MOST) wanted.sort(([, a], [, b]) => b - a).length = MOST;
  return wanted.map(([form]) => form);
}
