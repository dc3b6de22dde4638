import type { EntityType } from '../../src/shared/contract/entity-type';
import { nameText, squeezed } from '../../src/shared/names/name-text';
import { KNOWN_NAMES } from './aliases';
import { citySchema } from './cities';
import { grouped, type CollectedEntity, type Collection } from './collection';
import type { Inputs } from './inputs';
import type { Tables } from './reference-tables';
import { KINDS, readNouns, type Noun } from './wordnet';

/** Kinds of which names hold the word, beside those of WordNet. */
const FURTHER_KINDS = [
  'mount',
  'mt',
  'park',
  'university',
  'college',
  'institute',
  'school',
  'treaty',
  'act',
];

/** Types of which a short name may be a place, a person or a word. */
const TYPES = new Set<EntityType>([
  'Event',
  'Facility',
  'Location',
  'WorkOfArt',
  'EducationalInstitution',
  'Law',
]);

/** What stands behind these words is always a place. */
const OF_A_PLACE = /^(?:battle|siege|university) of /;

/** A smaller town is less known than the river or the university of its name. */
const FEWEST_PEOPLE = 5000;

/**
 * Takes those short names from rivers, battles, universities and other things that miss the word for the kind and name a
 * place or another thing too: `Mobile` of the Mobile River. A name that is given by hand stays.
 */
export function dropShortNames(
  collection: Collection,
  inputs: Inputs,
  { iso3166 }: Pick<Tables, 'iso3166'>,
): void {
  const nouns = readNouns(inputs);
  const common = new Map(nouns.map((noun) => [`wordnet:${noun.offset}`, noun.common]));
  const isOthers = createSharedNames(collection);
  const isPlace = readNamesakes(inputs, iso3166.subdivisions, nouns);
  const isCommon: IsNameOf = ({ key }, name) => common.get(key)?.includes(name) ?? false;
  const isAmbiguous: IsNameOf = (entity, name) =>
    isShort(entity, name) && [isVague, isOthers, isPlace].some((test) => test(entity, name));
  for (const entity of collection.entities.values())
    if (TYPES.has(entity.type))
      for (const names of [entity.aliases, entity.furtherNames])
        for (const name of names)
          if (!isByHand(entity, name) && (isCommon(entity, name) || isAmbiguous(entity, name)))
            names.delete(name);
}

const isByHand: IsNameOf = ({ key }, name) =>
  KNOWN_NAMES().some((known) => known.key === key && known.also.includes(name));

/** Whether a name is a part of the entity's own that misses a word for its kind. */
const isShort: IsNameOf = ({ type, name }, short) => {
  const [all, words] = [wordsOf(name), wordsOf(short)];
  const missing = all.filter((word) => !words.includes(word));
  return (
    TYPES.has(type) &&
    words.every((word) => all.includes(word)) &&
    missing.some((word) => kindWords().has(word))
  );
};

let known: ReadonlySet<string> | undefined;

function kindWords(): ReadonlySet<string> {
  const ofTypes = KINDS().filter(({ type }) => TYPES.has(type));
  return (known ??= new Set([...ofTypes.flatMap(({ kinds }) => kinds.flatMap(wordsOf)), ...FURTHER_KINDS]));
}

const wordsOf = (text: string): string[] => nameText(text).split(' ');

const lettersOf = (text: string): string => squeezed(nameText(text));

/** Whether a name is a place by its grammar, or one word of an Internet address: open.ac.uk. */
const isVague: IsNameOf = ({ type, name, furtherNames }, short) =>
  OF_A_PLACE.test(nameText(name)) ||
  (type === 'EducationalInstitution' && furtherNames.has(short) && !short.includes(' '));

/** Whether a name of an entity is of a sort. */
type IsNameOf = (entity: CollectedEntity, name: string) => boolean;

/** Tells the names that several entities of a collection have. */
function createSharedNames({ entities }: Collection): IsNameOf {
  const named = [...entities.values()].flatMap((entity) =>
    [entity.name, ...entity.aliases, ...entity.furtherNames].map((name) => ({ name, entity })),
  );
  const bearers = grouped(named, ({ name }) => lettersOf(name));
  return (entity, name) => (bearers.get(lettersOf(name)) ?? []).some((other) => other.entity !== entity);
}

/** Tells the names of towns, parts of countries and nouns that the dataset does not carry. */
function readNamesakes(
  inputs: Inputs,
  subdivisions: Tables['iso3166']['subdivisions'],
  nouns: readonly Noun[],
): IsNameOf {
  const towns = inputs
    .lines('geonames.jsonl', citySchema)
    .filter(([, , , , people]) => people >= FEWEST_PEOPLE);
  const places = new Set(
    [...towns.map(([, name]) => name), ...subdivisions.map(({ name }) => name)].map(lettersOf),
  );
  const called = nouns.flatMap(({ words }) => words.map((word) => ({ word, all: words.map(lettersOf) })));
  const byWord = grouped(called, ({ word }) => lettersOf(word));
  return ({ name }, short) =>
    places.has(lettersOf(short)) ||
    (byWord.get(lettersOf(short)) ?? []).some(({ all }) => !all.includes(lettersOf(name)));
}

/** The short names of entities that others of the collection have too, for the rule that there are none. */
export function sharedShortNames(collection: Collection): string[] {
  const isOthers = createSharedNames(collection);
  return [...collection.entities.values()].flatMap((entity) =>
    [...entity.aliases, ...entity.furtherNames]
      .filter((name) => isShort(entity, name) && isOthers(entity, name) && !isByHand(entity, name))
      .map((name) => `${entity.key}: ${name}`),
  );
}
