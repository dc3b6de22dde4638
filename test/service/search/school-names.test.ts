import type { EntityType } from '../../../src/contract/entity-type';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { idOf } from '../small-store';

const sources = [{ name: 'Register', date: '2025-03-31', document: '' }];

const entity = (at: number, name: string, type: EntityType, ...aliases: string[]) => ({
  ...{ id: idOf(at), name, type, sources, aliases },
});

const search = createEntitySearch(
  createMemoryGraph({
    entities: [
      entity(1, 'Nuremberg', 'Municipality', 'Nürnberg', 'Norimberga'),
      entity(2, 'Universität Nürnberg', 'EducationalInstitution'),
      entity(3, 'Technische Universität Dresden', 'EducationalInstitution'),
      entity(4, 'Dresden', 'Municipality', 'Drážďany'),
      entity(5, 'University of Iowa', 'EducationalInstitution'),
      entity(6, 'Essex University', 'EducationalInstitution'),
      entity(7, 'Zellweger Mayfields', 'Company'),
      entity(8, 'Kellermann-Brook', 'Company'),
      entity(9, 'Velobrandt', 'Company'),
    ],
    relationships: [],
  }),
);

const found = (name: string): string[] => search(name, { limit: 5 }).map(({ entity: { name: own } }) => own);

test.each([
  ['University of Nuremberg', ['Universität Nürnberg'], 'a city by its name in English'],
  ['Università di Norimberga', ['Universität Nürnberg'], 'a city by its name in Italian'],
  ['Uni Nürnberg', ['Universität Nürnberg'], 'a word for short'],
  ['TU Dresden', ['Technische Universität Dresden'], 'initials'],
  ['TU Drážďany', ['Technische Universität Dresden'], 'initials and another name of the city'],
  ['U of Iowa', ['University of Iowa'], 'a letter'],
  ['TU Nuremberg', [], 'another kind of school'],
  ['Uni Leipzig', [], 'a city of which nothing is known'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['Kellermann Brooke', ['Kellermann-Brook'], 'an e behind a word beside others'],
  ['Velo Brindd', [], 'two words that lack too much of one'],
  ['Velo Brandtt', ['Velobrandt'], 'two words that are one with a slip'],
  ['Zellwege Inc.', [], 'a whole name that ends in a word'],
  ['Zellwege', ['Zellweger Mayfields'], 'a name that may not be whole'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
