import type { Collection } from '../collection';

/** Adds the continents and supercontinents of WordNet that the M49 standard does not divide the world into. */
export function addFurtherContinents(collection: Collection): void {
  for (const [key, name, description, ...aliases] of CONTINENTS) {
    collection.entity({
      key: `continent:${key}`,
      type: 'Continent',
      name,
      aliases,
      description,
      prominence: 0.3,
      sources: ['wordnet'],
    });
  }
}

const CONTINENTS: readonly (readonly [
  key: string,
  name: string,
  description: string,
  ...aliases: string[],
])[] = [
  ['australia', 'Australian continent', 'Smallest continent', 'Australia (continent)'],
  ['gondwana', 'Gondwanaland', 'Hypothetical southern continent of the Mesozoic', 'Gondwana'],
  ['laurasia', 'Laurasia', 'Hypothetical northern continent of the Mesozoic'],
  ['pangaea', 'Pangaea', 'Hypothetical continent of all land masses', 'Pangea'],
];
