import { edits } from '../../names/edits';
import type { EntityType } from '../../contract/entity-type';
import type { Dictionary, NameForm, NameLookups, Sought, Word } from '../store/names';
import { allowedTypos } from './allowed-typos';
import type { TypedName, TypedWord } from './relevance';

/** Names that are looked at closely; what is not among the best of this many never shows. */
const MOST = 300;

/** A word that more names hold than this only ranks the names that rarer words found. */
const COMMON = 3000;

const MOST_WORDS = 8;

const MOST_LETTERS = 40;

/** What a search looks at names with. */
export type Sight = {
  /** Subtypes spelt out; every type where it is empty. */
  types: readonly EntityType[];
  /** Whether words that the dataset knows are taken for slips too. */
  doubtful: boolean;
};

/** The words some slips away; more slips than one are believed only where nothing is nearer. */
function nearWords({ near }: Dictionary, typed: string, doubtful: boolean): [Word, number][] {
  const slips = allowedTypos(typed.length);
  if (slips === 0) return [];
  const nearest = near(typed, 1);
  const isEnough = slips === 1 || (nearest.length > 0 && !doubtful);
  const found = isEnough ? nearest : near(typed, slips);
  return found.map((word) => [word, 0.9 - 0.7 * (edits(typed, word.text) / typed.length)]);
}

/** The words of the dataset that a typed one may mean, with how well they fit. */
function meantWords(dictionary: Dictionary, typed: string, doubtful: boolean): Map<Word, number> {
  const same = dictionary.word(typed);
  const near = same && !doubtful ? [] : nearWords(dictionary, typed, doubtful);
  const begun = typed.length < 2 ? [] : dictionary.begun(typed);
  return new Map([
    ...near,
    ...begun.map((word) => [word, 0.8] as const),
    ...(same ? [[same, 1] as const] : []),
  ]);
}

/** Two words typed as one, at least one of them right: `welsfargo`. */
function joinedWords(dictionary: Dictionary, { words }: TypedName): Sought['joined'] {
  const [one, ...others] = words;
  if (!one || others.length > 0 || one.text.length > MOST_LETTERS || dictionary.word(one.text)) return [];
  const found: { word: string; worth: number }[] = [];
  for (let cut = 3; cut <= one.text.length - 3; cut += 1) {
    for (const part of [one.text.slice(0, cut), one.text.slice(cut)]) {
      const word = dictionary.word(part);
      if (word && word.count <= COMMON) found.push({ word: part, worth: word.weight });
    }
  }
  return found;
}

function typedWords(dictionary: Dictionary, words: readonly TypedWord[], doubtful: boolean): Sought['typed'] {
  return words
    .filter(({ text }) => text.length <= MOST_LETTERS)
    .slice(0, MOST_WORDS)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) =>
      Array.from(meantWords(dictionary, text, doubtful), ([word, fit]) => ({
        word: word.text,
        worth: fit * word.weight,
      })),
    );
}

/** The names that are what was typed, legal form, spaces and accents aside. */
export function sameNames({ exact }: NameLookups, { text, core, letters }: TypedName): NameForm[] {
  return [...new Set([...new Set([text, core, letters])].flatMap(exact))];
}

/** The names that are worth a close look for what was typed. */
export function candidates(
  { dictionary, candidates: find }: NameLookups,
  typed: TypedName,
  { types, doubtful }: Sight,
): readonly NameForm[] {
  const { text, core, letters } = typed;
  return find({
    exact: [text, core, letters].map((key) => ({ key, worth: 10 })),
    begun: [...new Set([text, letters])].map((key) => ({ key, worth: 1 })),
    joined: joinedWords(dictionary, typed),
    typed: typedWords(dictionary, typed.words, doubtful),
    types,
    most: MOST,
    common: COMMON,
  });
}
