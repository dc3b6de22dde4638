import type { EntityType } from '../../../src/shared/contract/entity-type';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { idOf } from '../small-store';

const entity = (at: number, name: string, type: EntityType, more: object) => ({
  id: idOf(at),
  name,
  type,
  sources: [],
  ...more,
});

const store = createMemoryGraph({
  entities: [
    entity(1, 'Munich', 'Municipality', { furtherNames: ['Monachium', 'ミュンヘン', 'Мюнхен', 'Άθήνα-Muc'] }),
    entity(2, 'Brazilian Real', 'Currency', { furtherNames: ['R$'] }),
    entity(3, 'Euro', 'Currency', { aliases: ['€'] }),
    entity(4, 'US Dollar', 'Currency', { aliases: ['US$'] }),
    entity(5, 'Corpay', 'Company', { furtherNames: ['FleetCor Technologies, Inc.'] }),
    entity(6, 'Laurence D. Fink', 'Person', {}),
    entity(7, 'James Farley Jr.', 'Person', {}),
    entity(8, 'Johns Hopkins University', 'EducationalInstitution', {
      properties: { website: { value: 'jhu.edu', sources: [] } },
    }),
    entity(9, 'Bellevue University', 'EducationalInstitution', {
      properties: { website: { value: 'scholars.org', sources: [] } },
    }),
    entity(10, 'Adidas', 'Company', { properties: { ticker: { value: 'ADS', sources: [] } } }),
    entity(12, 'Howmet Aerospace', 'Company', {
      properties: { former_names: { value: ['ALCOA INC. (in filings until 2016-10-31)'], sources: [] } },
    }),
    entity(13, 'Walmart', 'Company', {
      properties: { former_names: { value: ['Wal-Mart Stores (in filings until 2018-01-30)'], sources: [] } },
    }),
    entity(11, 'Autodesk', 'Company', { aliases: ['ADSK'] }),
    entity(14, 'Airbus', 'Company', {
      furtherNames: ['EADS', 'アエロ', 'Aero Group'],
      properties: { legal_name: { value: 'Airbus SE', sources: [] } },
    }),
  ],
});
const search = createEntitySearch(store);
const found = (name: string) => search(name, { limit: 5 }).map((match) => match.entity.name);

test.each([
  ['Monachium', 'Munich'],
  ['MONACHIUM', 'Munich'],
  ['ミュンヘン', 'Munich'],
  ['МЮНХЕН', 'Munich'],
  ['αθηνα muc', 'Munich'],
  ['R$', 'Brazilian Real'],
  ['€', 'Euro'],
  ['US$', 'US Dollar'],
])('%s finds %s', (name, expected) => {
  expect(found(name)).toEqual([expected]);
});

test.each(['Monachiun', 'Monach', '¤'])('%s is not a further name, however near', (name) => {
  expect(found(name)).toEqual([]);
});

test('the letters beside a sign do not find what the sign finds', () => {
  expect(found('R')).not.toContain('Brazilian Real');
});

test('a further name counts where only names as they are written do, and only for the types asked for', () => {
  const options = { limit: 5, isExact: true };
  expect(search('Monachium', options).map((match) => match.entity.name)).toEqual(['Munich']);
  expect(search('Monachium', { ...options, types: ['Currency'] })).toEqual([]);
});

test('a name in another alphabet is found before all of them are written down, and after', () => {
  const all = ['ミュンヘン', 'Мюнхен', 'Άθήνα-Muc', 'Monachium', 'мюнхем'];
  const early = all.map(found);
  for (const _ of store.steps());
  expect(all.map(found)).toEqual(early);
  expect(early).toEqual([['Munich'], ['Munich'], ['Munich'], ['Munich'], []]);
});

test('further names stand among the aliases of an entity', () => {
  expect(store.entities[2]?.properties.get('aliases')?.value).toEqual(['€']);
  expect(store.entities[0]?.properties.get('aliases')?.value).toEqual([
    'Monachium',
    'ミュンヘン',
    'Мюнхен',
    'Άθήνα-Muc',
  ]);
});

test('what a register says that a company was called stands not among its aliases', () => {
  const howmet = store.entities.find(({ name }) => name === 'Howmet Aerospace');
  expect(howmet?.properties.get('aliases')?.value).toEqual([]);
});

test.each([
  ['FleetCor Technologies', 'Corpay', 'without its legal form'],
  ['Wal-Mart Stores, Inc.', 'Walmart', 'with a legal form that it is not written with'],
  ['Fleetcor', 'Corpay', 'without what it says of its trade'],
  ['Alcoa', 'Howmet Aerospace', 'by what the register says that it was called'],
  ['Larry Fink', 'Laurence D. Fink', 'by a short given name'],
  ['Laurence Fink', 'Laurence D. Fink', 'without an initial'],
  ['Jim Farley', 'James Farley Jr.', 'without a generation'],
  ['JHU', 'Johns Hopkins University', 'by the name of its site'],
  ['ADS', 'Adidas', 'by its ticker, though another begins so'],
])('%s finds %s, %s', (name, expected) => {
  expect(found(name)).toEqual([expected]);
});

test('the name of a site that is not short for the university is not its name', () => {
  expect(found('scholars')).toEqual([]);
});

test.each([
  ['EADS SE', ['Airbus'], 'a form of its own law'],
  ['Eads Corporation', [], 'a form of another law'],
  ['EADS Inc', [], 'a code with a form of any law'],
  ['アエロ株式会社', ['Airbus'], 'a form in another alphabet'],
  ['Aero SE', [], 'without what it says of itself'],
])('%s, a further name with a legal form, finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
