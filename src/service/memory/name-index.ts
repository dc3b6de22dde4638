import { createDictionary, weightOf } from '../search/dictionary';
import { PrefixIndex } from '../search/prefix-index';
import { eachExactKey, formsOf } from '../search/name-forms';
import type { Dictionary, NameForm, Word } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { eachInSteps } from '../store/steps';
import { Places } from './places';

/** A word with the names that it stands in, as places among them. */
type PlacedWord = Word & { places: number[] };

/** Every name of the dataset, reachable by what a person may type of it. Names have places, in the order of loading. */
export type NameIndex = {
  /** By text, by core, and by both without spaces. */
  exact: (key: string) => readonly number[];
  /** The keys of `exact` that begin so, in order. */
  begun: (text: string) => readonly string[];
  words: ReadonlyMap<string, PlacedWord>;
  dictionary: Dictionary;
  bearer: (place: number) => StoredEntity | undefined;
  /** A name as it is compared, made when it is first looked at: few of tens of thousands ever are. */
  form: (place: number) => NameForm | undefined;
};

/** Indexes the names of all entities, step by step. */
export function* buildNameIndex(entities: readonly StoredEntity[]): Generator<undefined, NameIndex> {
  const words = new Map<string, PlacedWord>();
  const exact = new Places();
  const bearers: StoredEntity[] = [];
  yield* eachInSteps(entities, (entity) => {
    for (const form of formsOf(entity)) {
      const place = bearers.push(entity) - 1;
      for (const text of form.words) note(words, text, place);
      eachExactKey(form, (key) => exact.add(key, place));
    }
  });
  yield* eachInSteps(words.values(), (word) => {
    word.count = word.places.length;
    word.weight = weightOf(word.count, bearers.length);
  });
  const keys = new PrefixIndex(
    () => exact.keys(),
    (key) => key,
  );
  return {
    exact: (key) => exact.of(key),
    begun: (text) => keys.begun(text),
    words,
    dictionary: createDictionary(words),
    bearer: (place) => bearers[place],
    form: formsAt(bearers, words),
  };
}

function note(words: Map<string, PlacedWord>, text: string, place: number): void {
  const word = words.get(text);
  if (word === undefined) words.set(text, { text, places: [place], weight: 1, count: 0 });
  else if (word.places.at(-1) !== place) word.places.push(place);
}

/**
 * Builds all forms of an entity with the first that is requested, each once, because searches compare them by
 * identity.
 */
function formsAt(
  bearers: readonly StoredEntity[],
  words: ReadonlyMap<string, PlacedWord>,
): NameIndex['form'] {
  const made = new Map<number, NameForm>();
  return (place) => {
    const known = made.get(place);
    const entity = bearers[place];
    if (known !== undefined || entity === undefined) return known;
    let first = place;
    while (bearers[first - 1] === entity) first -= 1;
    for (const [at, form] of formsOf(entity).entries())
      made.set(first + at, { ...form, entity, words: form.words.flatMap((text) => words.get(text) ?? []) });
    return made.get(place);
  };
}
