import type { Collection } from './collection';
import { addSpecies, isSpecies } from './species';
import { capital, isKindOf, kindOf, readNouns } from './wordnet-nouns';
import type { Noun } from './wordnet-nouns';
import type { Inputs } from './inputs';

/** WordNet's kinds by entity type; an instance takes the first that it is. */
const PLACES = [
  'river',
  'lake',
  'sea',
  'ocean',
  'bay',
  'gulf',
  'strait',
  'mountain peak',
  'mountain',
  'range',
  'waterfall',
  'desert',
  'volcano',
  'peninsula',
  'national park',
  'archipelago',
  'glacier',
  'plateau',
  'canyon',
  'isthmus',
];
const FACILITIES = [
  'bridge',
  'dam',
  'skyscraper',
  'tower',
  'reservoir',
  'canal',
  'museum',
  'airport',
  'palace',
  'stadium',
  'prison',
  'fortress',
  'government building',
  'memorial',
  'theater',
  'racetrack',
  'highway',
  'cathedral',
];
const EVENTS = [
  'world war',
  'civil war',
  'war',
  'naval battle',
  'siege',
  'pitched battle',
  'battle',
  'revolution',
  'Crusade',
  'rebellion',
  'amphibious assault',
];
const WORKS = [
  'epic poem',
  'sacred text',
  'novel',
  'painting',
  'opera',
  'play',
  'statue',
  'book',
  'hymn',
  'saga',
  'Bible',
];

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
  for (const { type, kinds, lexicon } of ROOMS) {
    const kind = kinds.find((each) => isKindOf(noun, each));
    if (!kind || !lexicon.some((each) => each === noun.lexicon)) continue;
    addNamed(collection, noun, { type, kind, places });
    return;
  }
}

/** `lexicon` is WordNet's own parting of nouns: artefacts, communication, events, natural objects, places. */
const ROOMS = [
  { type: 'Facility', kinds: FACILITIES, lexicon: [6] },
  { type: 'Event', kinds: EVENTS, lexicon: [4, 11] },
  { type: 'WorkOfArt', kinds: WORKS, lexicon: [6, 10] },
  { type: 'Location', kinds: PLACES, lexicon: [15, 17] },
] as const;

function addNamed(
  collection: Collection,
  noun: Noun,
  { type, kind, places }: { type: (typeof ROOMS)[number]['type']; kind: string; places: Places },
): void {
  const wholes = noun.wholes.map((whole) => placeOf(whole, places)).filter((whole) => whole !== undefined);
  if (type === 'Location' && wholes.length === 0 && !['ocean', 'sea'].includes(kind)) return;
  const name = fullName(noun.words, kind);
  const key = collection.entity({
    key: `wordnet:${noun.offset}`,
    type,
    name,
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

/** Keys of countries, continents and US states by every name. */
type Places = ReadonlyMap<string, string>;

function placesByName(collection: Collection): Places {
  const places = new Map<string, string>();
  for (const { key, name, aliases } of collection.entities.values()) {
    if (!/^(country|continent|subdivision:US-)/.test(key)) continue;
    for (const each of [name, ...aliases]) if (!places.has(each)) places.set(each, key);
  }
  return places;
}
