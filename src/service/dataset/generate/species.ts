import type { Collection } from './collection';
import { capital, isKindOf, kindOf } from './wordnet-nouns';
import type { Noun } from './wordnet-nouns';

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
export function isSpecies(noun: Noun): boolean {
  const { words, species, familiar, lexicon } = noun;
  const named = species !== undefined && words.some((word) => /^[a-z]/.test(word));
  if (!named || ![3, 5, 20].includes(lexicon)) return false;
  return familiar || KNOWN_KINDS[typeOf(noun)].some((kind) => isKindOf(noun, kind));
}

/** WordNet files fungi with the plants and microbes with the animals. */
function typeOf(noun: Noun): 'Animal' | 'Plant' | 'Organism' {
  if (noun.lexicon === 3 || isKindOf(noun, 'fungus') || isKindOf(noun, 'microorganism')) return 'Organism';
  return noun.lexicon === 20 && !isKindOf(noun, 'alga')
    ? 'Plant'
    : noun.lexicon === 5
      ? 'Animal'
      : 'Organism';
}

/** Adds an animal, a plant or another organism. */
export function addSpecies(collection: Collection, noun: Noun): void {
  const scientific = noun.species;
  const name = noun.words.find((word) => /^[a-z]/.test(word));
  if (!scientific || !name) return;
  collection.entity({
    key: `species:${scientific}`,
    type: typeOf(noun),
    name: capital(name),
    aliases: noun.words.filter((word) => word !== name),
    description: `${capital(kindOf(noun))}, ${scientific}`,
    prominence: 0.15,
    sources: ['wordnet'],
    properties: { scientific_name: scientific, category: kindOf(noun) },
  });
}
