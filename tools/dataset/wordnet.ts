import * as v from 'valibot';

import type { Collection } from './collection';
import type { Inputs } from './inputs';
import { list, table, texts } from './table';

const INSTANCES = ['Facility', 'Event', 'WorkOfArt', 'Location'] as const;

type Instance = (typeof INSTANCES)[number];

const isInstance = (type: string): type is Instance => INSTANCES.some((each) => each === type);

/**
 * WordNet's kinds by entity type; an instance takes the first that it is. `lexicons` are WordNet's own parting of nouns: artefacts, communication,
 * events, natural objects, places. Of living things commerce, farming or common talk knows these; of all others only the familiar are carried.
 */
export const KINDS = table('wordnet-kinds', {
  type: v.picklist([...INSTANCES, 'Animal', 'Plant', 'Organism']),
  lexicons: list,
  kinds: list,
});

const kindsOf = (type: string): readonly string[] => KINDS().find((each) => each.type === type)?.kinds ?? [];

/** Adds familiar animals, plants and other organisms, places, buildings, works and events of WordNet. */
export function addWordNet(collection: Collection, inputs: Inputs): void {
  const nouns = readNouns(inputs);
  const places = placesByName(collection);
  for (const noun of nouns) {
    if (isSpecies(noun)) addSpecies(collection, noun);
    else if (noun.instance) addInstance(collection, noun, places);
  }
}

function addInstance(collection: Collection, noun: Noun, places: Places): void {
  for (const { type, kinds, lexicons } of KINDS()) {
    const kind = kinds.find((each) => isKindOf(noun, each));
    if (!kind || !lexicons.includes(String(noun.lexicon)) || !isInstance(type)) continue;
    addNamed(collection, noun, { type, kind, places });
    break;
  }
}

function addNamed(
  collection: Collection,
  noun: Noun,
  { type, kind, places }: { type: Instance; kind: string; places: Places },
): void {
  const wholes = noun.wholes.map((whole) => placeOf(whole, places)).filter((whole) => whole !== undefined);
  if (type === 'Location' && wholes.length === 0 && !['ocean', 'sea'].includes(kind)) return;
  const name = fullName(noun.words, kind);
  const key = collection.entity(`wordnet:${noun.offset}`, type, name, {
    aliases: noun.words.filter((word) => word !== name),
    description: capital(kindOf(noun)),
    prominence: noun.familiar ? 0.25 : 0.12,
    sources: ['wordnet'],
    properties: { category: kindOf(noun) },
  });
  for (const whole of wholes) collection.link('IS_PART_OF', key, whole, { sources: ['wordnet'] });
}

/** The place that a noun is; a capital that shares its name with a state is not the state, but in what it is a part of. */
function placeOf({ words, wholes, kinds }: Noun, places: Places): string | undefined {
  const isCapital = kinds.some((kind) => kind.words.includes('national capital'));
  const found = isCapital
    ? wholes.map((whole) => placeOf(whole, places))
    : words.map((word) => places.get(word));
  return found.find((key) => key !== undefined);
}

/** The one of the words that says what it is: `Mount Adams` rather than `Adams`, `Battle of Agincourt` rather than `Agincourt`. */
function fullName(words: readonly string[], kind: string): string {
  const telling = new RegExp(`\\b(mount|mt\\.|battle of|siege of|${kind})\\b`, 'i');
  return capital(words.find((word) => telling.test(word)) ?? words[0] ?? '');
}

/** Keys of countries, continents, US states and the countries of the United Kingdom by every name. */
type Places = ReadonlyMap<string, string>;

function placesByName(collection: Collection): Places {
  const places = new Map<string, string>();
  for (const { key, name, aliases } of collection.entities.values()) {
    if (!/^(country|continent|subdivision:(US-|GB-(ENG|NIR|SCT|WLS)$))/.test(key)) continue;
    for (const each of [name, ...aliases]) if (!places.has(each)) places.set(each, key);
  }
  return places;
}

/** Whether WordNet gives the noun both a common and a scientific name, and the dataset carries it. */
function isSpecies(noun: Noun): boolean {
  const { words, species, familiar, lexicon } = noun;
  const named = species !== undefined && words.some((word) => /^[a-z]/.test(word));
  if (!named || ![3, 5, 20].includes(lexicon)) return false;
  return familiar || kindsOf(typeOf(noun)).some((kind) => isKindOf(noun, kind));
}

/** WordNet files fungi with the plants and microbes with the animals. */
function typeOf(noun: Noun): 'Animal' | 'Plant' | 'Organism' {
  if (['fungus', 'microorganism', 'alga'].some((kind) => isKindOf(noun, kind))) return 'Organism';
  return noun.lexicon === 20 ? 'Plant' : noun.lexicon === 5 ? 'Animal' : 'Organism';
}

/** Scientific names that WordNet misspells or has from before a species was moved, and those of today, which stand only where it has them too. */
const SCIENTIFIC_NAMES = table('scientific-names', texts('written', 'name'));

/** Adds an animal, a plant or another organism. */
function addSpecies(collection: Collection, noun: Noun): void {
  const written = noun.species;
  const common = noun.words.find((word) => /^[a-z]/.test(word));
  if (!written || !common) return;
  const name = SCIENTIFIC_NAMES().find((each) => each.written === written)?.name ?? written;
  const scientific = [written, ...noun.words].find((word) => word === name);
  collection.entity(`species:${written}`, typeOf(noun), capital(common), {
    aliases: noun.words.filter((word) => word !== common),
    description: [capital(kindOf(noun)), scientific ?? []].flat().join(', '),
    prominence: 0.15,
    sources: ['wordnet'],
    properties: { scientific_name: scientific, category: kindOf(noun) },
  });
}

const rowSchema = v.object({
  offset: v.string(),
  /** Number of the lexicographers' file: 5 animals, 20 plants, 17 natural objects … */
  lexicon: v.number(),
  words: v.array(v.string()),
  /** Offsets of what it is a kind, or an instance, of. */
  kinds: v.array(v.string()),
  /** Offsets of what it is a part of. */
  wholes: v.optional(v.array(v.string()), []),
  /** Whether it is a single thing, such as a river, and no kind. */
  instance: v.optional(v.boolean(), false),
  /** Whether WordNet's own tagged texts use it. */
  familiar: v.optional(v.boolean(), false),
  /** Those of its words that name a person or are common words too. */
  common: v.optional(v.array(v.string()), []),
  /** Its scientific name, `Balaena mysticetus`. */
  species: v.optional(v.string()),
});

/** A noun of WordNet: its words, its kinds, what it is a part of. Its gloss is prose and stays behind. */
export type Noun = Omit<v.InferOutput<typeof rowSchema>, 'kinds' | 'wholes'> & {
  kinds: readonly Noun[];
  wholes: readonly Noun[];
};

/** Reads those nouns of WordNet that name living things or single things, and all that they are kinds of. */
export function readNouns(inputs: Inputs): Noun[] {
  const rows = inputs.lines('wordnet.jsonl', rowSchema);
  const nouns = new Map(
    rows.map((row) => [row.offset, { ...row, kinds: [] as Noun[], wholes: [] as Noun[] }]),
  );
  const known = (offset: string): Noun[] => [nouns.get(offset)].filter((noun) => noun !== undefined);
  for (const { offset, kinds, wholes } of rows) {
    nouns.get(offset)?.kinds.push(...kinds.flatMap(known));
    nouns.get(offset)?.wholes.push(...wholes.flatMap(known));
  }
  return [...nouns.values()];
}

/** Whether the noun is of a kind, however far up. */
export const isKindOf = (noun: Noun, kind: string): boolean =>
  noun.kinds.some((each) => each.words.includes(kind) || isKindOf(each, kind));

/** A name as it begins a title: WordNet writes common names small. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the noun is first of all, in a word. */
export const kindOf = (noun: Noun): string => noun.kinds[0]?.words[0] ?? '';
