import { dictionaryOf, weightOf } from '../search/dictionary';
import { exactKeys, formsOf } from '../search/name-forms';
import type { Dictionary, NameForm, Word } from '../store/names';
import type { StoredEntity } from '../store/stored';

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

function indexExact(forms: readonly NameForm[]): Map<string, number[]> {
  const exact = new Map<string, number[]>();
  forms.forEach((form, place) => {
    for (const key of exactKeys(form)) {
      const places = exact.get(key);
      if (places) places.push(place);
      else exact.set(key, [place]);
    }
  });
  return exact;
}

/** Indexes the names of all entities. */
export function createNameIndex(entities: readonly StoredEntity[]): NameIndex {
  const { words, wordsOf } = createWordBook();
  const forms: NameForm[] = [];
  for (const entity of entities)
    for (const { name, text, core, letters, words: texts, isAlias } of formsOf(entity))
      forms.push({ entity, name, text, core, letters, words: wordsOf(texts, forms.length), isAlias });
  for (const word of words.values()) {
    word.count = word.places.length;
    word.weight = weightOf(word.count, forms.length);
  }
  const exact = indexExact(forms);
  return { forms, exact, keys: [...exact.keys()].sort(), words, dictionary: dictionaryOf(words) };
}
