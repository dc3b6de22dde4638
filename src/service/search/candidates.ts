import { editDistance } from '../../shared/names/edit-distance';
import { squeezed } from '../../shared/names/name-text';
import type { EntityType } from '../../shared/contract/entity-type';
import type { Dictionary, NameForm, NameLookups, Sought, Word } from '../store/names';
import { LINKING } from './common-words';
import { BODIES, type TypedName, type TypedWord } from './relevance';

/** Names that are looked at closely; what is not among the best of this many never shows. */
const MOST = 100;

/** So many names of one word are found, the most prominent of them. */
export const COMMON = 3000;

/** Once the rarer words are of so many names, the others rank them and find no more. */
const ENOUGH = 1000;

/** How much of a word must have been typed to be its beginning; what begins the whole name is found as such. */
const MOST_OF_WORD = 0.6;

const MOST_WORDS = 8;

const MOST_LETTERS = 40;

/** What a search looks at names with. */
export type Sight = {
  /** Subtypes spelt out; every type where it is empty. */
  types: readonly EntityType[];
  /** Whether known words are treated as misspelt too. */
  doubtful: boolean;
  /** Whether only names whose texts answer what was typed are of use. @default false */
  isAnswer?: boolean;
};

/** The words some slips away; more slips than one are believed only where nothing is nearer. */
function nearWords({ near }: Dictionary, typed: string, doubtful: boolean): [Word, number][] {
  const slips = allowedTypos(typed.length, doubtful);
  if (slips === 0) return [];
  const nearest = near(typed, 1);
  const isEnough = slips === 1 || (nearest.length > 0 && !doubtful);
  const found = isEnough ? nearest : near(typed, slips);
  return found.map((word) => [word, 0.9 - 0.7 * (editDistance(typed, word.text) / typed.length)]);
}

/** The words of the dataset that a typed one may mean, with how well they fit. */
function meantWords(dictionary: Dictionary, typed: string, doubtful: boolean): Map<Word, number> {
  const same = dictionary.word(typed);
  const near = same && !doubtful ? [] : nearWords(dictionary, typed, doubtful);
  const longest = typed.length / MOST_OF_WORD;
  const begun = typed.length < 2 ? [] : dictionary.begun(typed).filter(({ text }) => text.length <= longest);
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

/** What one typed word may mean, and how many names hold any of that. */
type Meant = { isLinking: boolean; count: number; words: Sought['finds'] };

function meantBy(dictionary: Dictionary, words: readonly TypedWord[], doubtful: boolean): Meant[] {
  return words
    .filter(({ text }) => text.length <= MOST_LETTERS)
    .slice(0, MOST_WORDS)
    .map(({ text }) => {
      const meant = [...meantWords(dictionary, text, doubtful)];
      return {
        isLinking: LINKING.has(text),
        count: meant.reduce((sum, [{ count }]) => sum + count, 0),
        words: meant.map(([word, fit]) => ({ word: word.text, worth: fit * word.weight })),
      };
    })
    .filter(({ count }) => count > 0);
}

/** Two words that may be one with a slip in it: `Astra Zenica`. */
function withJoined({ words, letters }: TypedName): readonly TypedWord[] {
  return words.length === 2 && letters.length >= FEWEST_JOINED
    ? [...words, { text: letters, weight: 0 }]
    : words;
}

const FEWEST_JOINED = 8;

/**
 * Which words find names, and which only rank them. A name that lacks a typed word is another name, so that the rarest
 * would do; more find, as long as it costs little, for a word may be a slip of a legal form.
 */
function typedWords(meant: readonly Meant[]): Pick<Sought, 'finds' | 'raises'> {
  const ordered = [...meant].sort((a, b) => Number(a.isLinking) - Number(b.isLinking) || a.count - b.count);
  const finding: Meant[] = [];
  let found = 0;
  for (const each of ordered) {
    if (finding.length > 0 && found + each.count > ENOUGH) break;
    finding.push(each);
    found += each.count;
  }
  return {
    finds: finding.flatMap(({ words }) => words),
    raises: ordered
      .slice(finding.length)
      .filter(({ isLinking }) => !isLinking)
      .flatMap(({ words }) => words),
  };
}

/** The names that are what was typed, spaces and accents aside, and of bodies the legal form: `Stockholm, SE` is no city of that name. */
export function sameNames({ exact }: NameLookups, { text, core, letters }: TypedName): NameForm[] {
  const whole = squeezed(text);
  const isSame = (form: NameForm): boolean =>
    BODIES.has(form.entity.type) || squeezed(form.text) === whole || form.core === text;
  return [...new Set([...new Set([text, core, letters])].flatMap(exact))].filter(isSame);
}

/** The names that are worth a close look for what was typed. */
export function candidates(
  { dictionary, candidates: find }: NameLookups,
  typed: TypedName,
  { types, doubtful, isAnswer = false }: Sight,
): readonly NameForm[] {
  const { text, core, letters } = typed;
  return find({
    exact: [text, core, letters].map((key) => ({ key, worth: 10 })),
    begun: [...new Set([text, letters])].map((key) => ({ key, worth: 1 })),
    joined: joinedWords(dictionary, typed),
    ...typedWords(meantBy(dictionary, doubtful ? withJoined(typed) : typed.words, doubtful)),
    types,
    most: MOST,
    common: COMMON,
    ...(isAnswer ? { typed: typed.name } : {}),
  });
}

/**
 * How many slips a word of this length may hold and still be meant: short words allow none, and two are believed in long
 * ones. In doubt two are looked at in words of six letters too, for Morroco sounds as Morocco does; which of them is
 * believed `slip.ts` says.
 */
function allowedTypos(length: number, doubtful = false): number {
  if (length < 3) return 0;
  return length < (doubtful ? 6 : 8) ? 1 : 2;
}
