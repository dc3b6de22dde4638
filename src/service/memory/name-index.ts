import { dictionaryInSteps, weightOf } from '../search/dictionary';
import { exactKeys, formsOf } from '../search/name-forms';
import type { Dictionary, NameForm, Word } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { eachInSteps } from '../steps';
import { sortedInSteps } from '../sorted-in-steps';

/** A word with the names that it stands in, as places in `forms`. */
type PlacedWord = Word & { places: number[] };

/** Every name of the dataset, reachable by what a person may type of it. Numbers are places in `forms`. */
export type NameIndex = {
  forms: readonly NameForm[];
  /** By text, by core, and by both without spaces. */
  exact: ReadonlyMap<string, readonly number[]>;
  /** The keys of `exact` in order, for prefixes. */
  keys: readonly string[];
  words: ReadonlyMap<string, PlacedWord>;
  dictionary: Dictionary;
};

type WordBook = {
  words: Map<string, PlacedWord>;
  wordsOf: (texts: readonly string[], place: number) => PlacedWord[];
};

/** Holds each word of the names once. */
function createWordBook(): WordBook {
  const words = new Map<string, PlacedWord>();
  const wordsOf = (texts: readonly string[], place: number): PlacedWord[] =>
    texts.map((text) => {
      const word = words.get(text) ?? { text, places: [], weight: 1, count: 0 };
      if (word.places.at(-1) !== place) word.places.push(place);
      words.set(text, word);
      return word;
    });
  return { words, wordsOf };
}

/** Indexes the names of all entities, step by step. */
export function* buildNameIndex(entities: readonly StoredEntity[]): Generator<undefined, NameIndex> {
  const { words, wordsOf } = createWordBook();
  const forms: NameForm[] = [];
  yield* eachInSteps(entities, (entity) => {
    for (const { name, text, core, letters, words: texts, isAlias } of formsOf(entity))
      forms.push({ entity, name, text, core, letters, words: wordsOf(texts, forms.length), isAlias });
  });
  yield* eachInSteps(words.values(), (word) => {
    word.count = word.places.length;
    word.weight = weightOf(word.count, forms.length);
  });
  const exact = new Map<string, number[]>();
  yield* eachInSteps(forms.entries(), ([place, form]) => {
    for (const key of exactKeys(form)) {
      const places = exact.get(key);
      if (places) places.push(place);
      else exact.set(key, [place]);
    }
  });
  const keys = yield* sortedInSteps([...exact.keys()], (a, b) => (a < b ? -1 : 1));
  return { forms, exact, keys, words, dictionary: yield* dictionaryInSteps(words) };
}
