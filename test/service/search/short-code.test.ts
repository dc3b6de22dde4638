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
      entity(1, 'Oscar Health', 'Company'),
      entity(2, 'Oslo', 'Municipality'),
      entity(3, 'RWTH Aachen', 'EducationalInstitution'),
      entity(4, 'Rice University', 'EducationalInstitution'),
      entity(5, 'Stowe Mountain', 'Location'),
      entity(6, 'Acme National Bank', 'Company', 'ANBK'),
      entity(7, 'Sucre', 'CountrySubdivision', 'EC-F'),
      entity(8, 'Ontario', 'CountrySubdivision', 'CA-ON'),
      entity(9, 'Taoyuan', 'CountrySubdivision', 'TW-TAO'),
      entity(18, 'KwaZulu-Natal', 'CountrySubdivision', 'ZA-KZN'),
      entity(10, 'Falkland Islands', 'DependentTerritory', 'FK'),
      entity(11, 'Andorra', 'Country', 'AND', 'AD'),
      entity(12, 'The Alamo', 'Event'),
      entity(13, 'Tunnel Rocks', 'Location'),
      entity(14, 'Funnel', 'Company'),
      entity(15, 'Dollar General', 'Company'),
      entity(16, 'General Electric', 'Company'),
      entity(17, 'Union Acceptance Corp Form 10-K', 'CorporateEvent'),
    ],
    relationships: [],
  }),
);

const found = (name: string): string[] => search(name, { limit: 5 }).map(({ entity: { name: own } }) => own);

test.each([
  ['OSC', [], 'no beginning of another name'],
  ['osc', ['Oscar Health'], 'in small letters a beginning'],
  ['Osc', ['Oscar Health'], 'as a word a beginning'],
  ['OSCAR', ['Oscar Health'], 'a longer word'],
  ['OSLO', ['Oslo'], 'a whole name'],
  ['RWTH', ['RWTH Aachen'], 'in capitals in the name'],
  ['RICE', ['Rice University'], 'the first word of a name'],
  ['BANK', [], 'a later word that is none in capitals'],
  ['bank', ['Acme National Bank'], 'a later word'],
  ['ANBK', ['Acme National Bank'], 'an alias'],
  ['ANB', [], 'no beginning of an alias'],
  ['anb', ['Acme National Bank'], 'the beginning of an alias'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['EC-F', ['Sucre'], 'a code as it is written'],
  ['ECF', [], 'its letters alone'],
  ['ON', ['Ontario'], 'a part of a country whose people say so'],
  ['KZN', ['KwaZulu-Natal'], 'the capitals of the name'],
  ['TAO', [], 'a part of another country'],
  ['the FK', ['Falkland Islands'], 'a code with an article'],
  ['A&B', [], 'a sign that reads as the code of something'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['Los Alamoss', [], 'a slip without a word that was typed'],
  ['Tunel', [], 'a slip of a part of what is no body'],
  ['Tunel Rocks', ['Tunnel Rocks'], 'a slip beside another word'],
  ['Funel', ['Funnel'], 'a slip of all'],
  ['general el', ['General Electric'], 'a word that is not yet whole'],
  ['Union Fork', [], 'a slip of few letters in a name of many more words'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
