import { createEntitySearch } from '../../../src/service/search/entity-search';
import { createStore } from '../../../src/service/store/store';
import { idOf } from '../small-store';

const entity = (at: number, name: string, type: 'Municipality' | 'Currency', more: object) => ({
  id: idOf(at),
  name,
  type,
  sources: [],
  ...more,
});

const store = createStore({
  entities: [
    entity(1, 'Munich', 'Municipality', { furtherNames: ['Monachium', 'ミュンヘン'] }),
    entity(2, 'Brazilian Real', 'Currency', { furtherNames: ['R$'] }),
    entity(3, 'Euro', 'Currency', { aliases: ['€'] }),
    entity(4, 'US Dollar', 'Currency', { aliases: ['US$'] }),
  ],
});
const search = createEntitySearch(store);
const found = (name: string) => search(name, { limit: 5 }).map((match) => match.entity.name);

test.each([
  ['Monachium', 'Munich'],
  ['MONACHIUM', 'Munich'],
  ['ミュンヘン', 'Munich'],
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

test('further names stand among the aliases of an entity', () => {
  expect(store.entities[2]?.properties.get('aliases')?.value).toEqual(['€']);
  expect(store.entities[0]?.properties.get('aliases')?.value).toEqual(['Monachium', 'ミュンヘン']);
});
