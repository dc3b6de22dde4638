import type { StoredEntity } from '../store/stored';
import { coreText } from '../../names/legal-form';
import { nameText, squeezed } from '../../names/name-text';
import { hasCurrencySign } from '../store/currency-sign';
import { shelveWords, type NearWords } from './near-words';

/** A word of the dataset's names, held once for all of them. */
export type Word = {
  text: string;
  /** Where in `forms` the names with this word are. */
  places: number[];
  /** How much the word tells, 0 to 1: "of" little, "berkshire" much. */
  weight: number;
};

/** One name of an entity, as the search compares it. */
export type NameForm = {
  entity: StoredEntity;
  /** The whole name as it is written. */
  name: string;
  /** The whole name. */
  text: string;
  /** The name without legal form. */
  core: string;
  /** The core without spaces. */
  letters: string;
  /** The words of the core. */
  words: readonly Word[];
  isAlias: boolean;
  /** Whether it finds the entity and settles nothing: a former name of the register, or a name without its trade. */
  isHint?: boolean;
};

/** Every name of the dataset, reachable by what a person may type of it. Numbers are places in `forms`. */
export type NameIndex = {
  forms: readonly NameForm[];
  /** By text, by core, and by both without spaces. */
  exact: ReadonlyMap<string, readonly number[]>;
  /** The keys of `exact` in order, for prefixes. */
  keys: readonly string[];
  words: ReadonlyMap<string, Word>;
  /** The words in order, for those that begin so. */
  inOrder: readonly Word[];
  near: NearWords<Word>;
};

type WordBook = { words: Map<string, Word>; wordsOf: (text: string, place: number) => Word[] };

/** A university in the languages that universities call themselves so. */
const UNIVERSITY =
  /^(?:universit(?:y|at|aet|eit|e|a|et|at|atea|atii|ies)|universidad|universidade|universitat|uniwersytet|univerzit(?:a|et)|universitesi|universitas|yliopisto)$/;

/** The words of a name as they are compared: a university is one in every language. */
export function wordsIn(text: string): string[] {
  return text.split(' ').map((word) => (UNIVERSITY.test(word) ? 'university' : word));
}

/** Holds each word of the names once. */
function createWordBook(): WordBook {
  const words = new Map<string, Word>();
  const wordsOf = (text: string, place: number): Word[] =>
    wordsIn(text).map((one) => {
      const word = words.get(one) ?? { text: one, places: [], weight: 1 };
      if (word.places.at(-1) !== place) word.places.push(place);
      words.set(one, word);
      return word;
    });
  return { words, wordsOf };
}

function weigh(words: ReadonlyMap<string, Word>, names: number): void {
  const scale = Math.log(1 + names) + 1;
  for (const word of words.values()) word.weight = 1 - Math.log(1 + word.places.length) / scale;
}

/** What a name is found by as a whole: with and without its legal form, with and without spaces. */
export function exactKeys({ text, core, letters }: Pick<NameForm, 'text' | 'core' | 'letters'>): Set<string> {
  return new Set([text, core, squeezed(text), letters]);
}

function indexExact(forms: readonly NameForm[]): Map<string, number[]> {
  const exact = new Map<string, number[]>();
  forms.forEach(({ text, core, letters }, place) => {
    for (const key of exactKeys({ text, core, letters })) {
      const places = exact.get(key);
      if (places) places.push(place);
      else exact.set(key, [place]);
    }
  });
  return exact;
}

/** The distinct names of an entity by their texts: its name, then its aliases. */
export function namesOf({
  name,
  aliases,
}: Pick<StoredEntity, 'name' | 'aliases'>): [text: string, name: string][] {
  const names = new Map<string, string>();
  for (const each of [name, ...aliases.filter((alias) => !hasCurrencySign(alias))]) {
    const text = nameText(each);
    if (text !== '' && !names.has(text)) names.set(text, each);
  }
  return [...names];
}

/** Indexes the names of all entities. */
export function createNameIndex(entities: readonly StoredEntity[]): NameIndex {
  const { words, wordsOf } = createWordBook();
  const forms: NameForm[] = [];
  for (const entity of entities) {
    namesOf(entity).forEach(([text, name], at) => {
      const core = coreText(text);
      const place = forms.length;
      forms.push({
        entity,
        name,
        text,
        core,
        letters: squeezed(core),
        words: wordsOf(core, place),
        isAlias: at > 0,
      });
    });
  }
  weigh(words, forms.length);
  const exact = indexExact(forms);
  const inOrder = [...words.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
  return { forms, exact, keys: [...exact.keys()].sort(), words, inOrder, near: shelveWords(inOrder) };
}
