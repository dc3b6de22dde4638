import { capital, isKindOf } from './wordnet-nouns.mjs';

/** Kinds of living things that commerce, farming or common talk knows; of all others only the familiar are carried. */
const KNOWN_KINDS = {
  Animal: [
    'bovid',
    'swine',
    'equine',
    'deer',
    'bear',
    'big cat',
    'great ape',
    'whale',
    'elephant',
    'salmon',
    'domestic fowl',
    'cod',
    'tuna',
    'crab',
    'lobster',
  ],
  Plant: [
    'cereal',
    'bean',
    'fruit tree',
    'nut tree',
    'pine',
    'oak',
    'palm',
    'spice tree',
    'citrus',
    'edible fruit',
    'bamboo',
  ],
  Organism: ['bacteria', 'virus', 'protozoan', 'alga', 'agaric', 'yeast', 'mold', 'truffle'],
};

/** Whether WordNet gives the noun both a common and a scientific name, and the dataset carries it. */
export function isSpecies(noun) {
  const { words, species, isFamiliar, lexicon } = noun;
  const named = species && words.some((word) => /^[a-z]/.test(word));
  if (!named || ![3, 5, 20].includes(lexicon)) return false;
  return isFamiliar || KNOWN_KINDS[typeOf(noun)].some((kind) => isKindOf(noun, kind));
}

/** WordNet files fungi with the plants and microbes with the animals. */
function typeOf(noun) {
  if (noun.lexicon === 3 || isKindOf(noun, 'fungus') || isKindOf(noun, 'microorganism')) return 'Organism';
  return noun.lexicon === 20 && !isKindOf(noun, 'alga')
    ? 'Plant'
    : noun.lexicon === 5
      ? 'Animal'
      : 'Organism';
}

/** Adds an animal, a plant or another organism. */
export function addSpecies(collection, noun) {
  const scientific = noun.species;
  const name = noun.words.find((word) => /^[a-z]/.test(word));
  collection.entity({
    key: `species:${scientific}`,
    type: typeOf(noun),
    name: capital(name),
    aliases: noun.words.filter((word) => word !== name),
    description: `${capital(noun.kinds[0].words[0])}, ${scientific}`,
    prominence: 0.15,
    sources: ['wordnet'],
    properties: { scientific_name: scientific, category: noun.kinds[0].words[0] },
  });
}
