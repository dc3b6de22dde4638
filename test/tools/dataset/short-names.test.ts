import * as v from 'valibot';

import { Collection } from '../../../tools/dataset/collection';
import type { Inputs } from '../../../tools/dataset/inputs';
import { dropShortNames } from '../../../tools/dataset/short-names';

const NOUNS = [
  { offset: '1', lexicon: 17, words: ['Red', 'Red River'], kinds: [], instance: true, common: ['Red'] },
  { offset: '2', lexicon: 15, words: ['Bath'], kinds: [], instance: true },
];
const TOWNS = [
  [1, 'Mobile', 'US', 'AL', 194288, 0, 30.7, -88],
  [2, 'Yale', 'US', 'MI', 1955, 0, 43.1, -82.8],
];

/** The names that are left of those that an entity has beside its own. */
function left(type: 'Location' | 'Event' | 'EducationalInstitution', name: string, short: string): string[] {
  const collection = new Collection();
  const key = name === 'Red River' ? 'wordnet:1' : name;
  collection.entity(key, type, name, { sources: [], aliases: [short] });
  const inputs: Inputs = {
    json: () => {
      throw new Error('Expected lines only');
    },
    lines: (file, schema) =>
      (file === 'wordnet.jsonl' ? NOUNS : TOWNS).map((row): never => v.parse(schema, row) as never),
  };
  const iso3166 = {
    current: [],
    withdrawn: [],
    subdivisions: [{ code: 'FR-80', name: 'Somme', parent: 'FR-HDF' }],
  };
  dropShortNames(collection, inputs, { iso3166 });
  return [...collection.known(key).aliases];
}

test.each([
  ['a town', 'Location', 'Mobile River', 'Mobile'],
  ['a part of a country', 'Location', 'Somme River', 'Somme'],
  ['a word', 'Location', 'Red River', 'Red'],
  ['a noun of WordNet', 'EducationalInstitution', 'Bath University', 'Bath'],
  ['a place by its grammar', 'Event', 'Battle of Jena', 'Jena'],
] as const)('what is %s too is no short name: %s, %s', (_, type, name, short) => {
  expect(left(type, name, short)).toEqual([]);
});

test.each([
  ['Location', 'River Thames', 'Thames'],
  ['Location', 'Mobile River', 'Mobile Stream'],
  ['EducationalInstitution', 'Yale University', 'Yale'],
] as const)('a %s such as %s is called %s', (type, name, short) => {
  expect(left(type, name, short)).toEqual([short]);
});
