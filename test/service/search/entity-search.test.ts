import { createEntitySearch } from '../../../src/service/search/entity-search';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { smallStore } from '../small-store';

const search = createEntitySearch(smallStore());

const first = (name: string, types: Parameters<typeof search>[1]['types'] = []) =>
  search(name, { types, limit: 20 })[0]?.entity.name;

describe('the search finds an entity', () => {
  test.each([
    'Apple',
    'apple inc',
    'APPLE INC.',
    'Aple',
    'Appel',
    'AAPL',
    'aapl',
    'apple computer',
    'Apple, Inc',
  ])('by %s', (name) => {
    expect(first(name)).toBe('Apple Inc.');
  });

  test.each([
    ['nestle', 'Nestlé S.A.'],
    ['NESTLÉ SA', 'Nestlé S.A.'],
    ['societe generale', 'Société Générale'],
    ['JP Morgan', 'J.P. Morgan Chase & Co.'],
    ['jpmorgan', 'J.P. Morgan Chase & Co.'],
    ['j p morgan chase and co', 'J.P. Morgan Chase & Co.'],
    ['U.S.A.', 'United States of America'],
    ['micro soft', 'Microsoft Corporation'],
    ['Mircosoft', 'Microsoft Corporation'],
    ['tim cok', 'Tim Cook'],
    ['Cook, Tim', 'Tim Cook'],
    ['volkswagen', 'Volkswagen Aktiengesellschaft'],
    ['stanford univ', 'Stanford University'],
  ])('%s as %s', (name, expected) => {
    expect(first(name)).toBe(expected);
  });
});

describe('the search narrows by type', () => {
  test('a parent type lets its subtypes through', () => {
    const types = search('nasdaq', { types: ['Organization'], limit: 5 }).map(({ entity }) => entity.type);
    expect(types).toContain('Exchange');
    expect(first('apple', ['Organization'])).toBe('Apple Inc.');
  });

  test('a type keeps others out', () => {
    expect(search('apple', { types: ['Plant'], limit: 20 }).map(({ entity }) => entity.type)).toEqual([
      'Plant',
    ]);
  });
});

test('a name without letters finds nothing', () => {
  expect(search(' .,- ', { limit: 20 })).toEqual([]);
});

test('a name that is like nothing finds nothing', () => {
  expect(search('zzqxv', { limit: 20 })).toEqual([]);
});

test('a text of ten thousand letters is survived', () => {
  expect(search('apple '.repeat(2000), { limit: 20 }).length).toBeLessThanOrEqual(20);
});

test('an exact search finds a name whatever its legal form, spaces and accents, and no other name', () => {
  const exact = (name: string) => search(name, { limit: 9, isExact: true }).map(({ entity }) => entity.name);
  expect(exact('jp morgan chase')).toEqual(['J.P. Morgan Chase & Co.']);
  expect(exact('societe generale')).toEqual(['Société Générale']);
  expect(exact('microsft')).toEqual([]);
  expect(exact('micro')).toEqual([]);
});

describe('of firms that differ by their legal form', () => {
  const firm = (id: string, name: string, prominence: number) => ({
    ...{ id, name, prominence, type: 'Company' as const, sources: [] },
  });
  const own = createEntitySearch(
    createMemoryGraph({
      entities: [
        firm('ag', 'Bandar Ventures AG', 1),
        firm('gmbh', 'Bandar Ventures GmbH', 0),
        firm('plain', 'Bandar Ventures', 0.1),
      ],
    }),
  );
  const names = (typed: string) => own(typed, { limit: 9 }).map(({ entity }) => entity.name);

  test.each(['Bandar Ventures GmbH', 'bandar ventures gmbh', 'Bandar Ventures AG'])(
    '%s is the one that is written so, however prominent another',
    (typed) => {
      expect(names(typed)[0]?.toLowerCase()).toBe(typed.toLowerCase());
      expect(names(typed).length).toBeGreaterThan(1);
    },
  );

  test('without a form the most prominent is meant', () => {
    expect(names('Bandar Ventures')[0]).toBe('Bandar Ventures AG');
  });
});

describe('of namesakes that differ by their marks', () => {
  const own = createEntitySearch(
    createMemoryGraph({
      entities: [
        {
          ...{ id: 'insurer', name: 'Zurich Insurance Group', prominence: 0.8, type: 'Company', sources: [] },
          aliases: ['Zurich'],
        },
        { id: 'city', name: 'Zürich', prominence: 0.4, type: 'Municipality', sources: [] },
      ],
    }),
  );
  const names = (typed: string) => own(typed, { limit: 9 }).map(({ entity }) => entity.name);

  test.each(['Zürich', 'zürich', ' ZÜRICH'])('%s is the name that is written so', (typed) => {
    expect(names(typed)).toEqual(['Zürich', 'Zurich Insurance Group']);
  });

  test('without its mark the more prominent is meant', () => {
    expect(names('Zurich')).toEqual(['Zurich Insurance Group', 'Zürich']);
  });
});

test('a rate is found by both of its currencies, and by neither alone', () => {
  const own = createEntitySearch(
    createMemoryGraph({
      entities: [
        {
          ...{ id: 'rate', name: 'EUR/HRK', prominence: 0.4, type: 'ForeignExchangeRate', sources: [] },
          aliases: ['EURHRK', 'Euro to Croatian Kuna'],
        },
      ],
    }),
  );
  const found = (typed: string) => own(typed, { limit: 9 }).map(({ entity }) => entity.name);
  for (const typed of ['EUR/HRK', 'euro to croatian kuna', 'euro kuna', 'Euro to Croatian Kunna'])
    expect(found(typed)).toEqual(['EUR/HRK']);
  for (const typed of ['Croatian Kuna', 'kuna', 'euro']) expect(found(typed)).toEqual([]);
});
