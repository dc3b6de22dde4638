import { storeOf, createStore } from '../../../src/service/create-store';
import { RowCache } from '../../../src/service/postgres/row-cache';
import { createLazyAccess } from '../../../src/service/lazy/lazy-access';
import type { Store } from '../../../src/service/store/store';
import { fixtureStore } from '../query/fixture-store';
import { whole } from '../whole';
import { memoryFetcher, type Log, type Skill } from './memory-fetcher';

const SKILLS: Skill[] = ['types', 'everything'];

const small = fixtureStore();

function remote(graph = small, skill: Skill = 'everything'): { store: Store; log: Log } {
  const { fetcher, log } = memoryFetcher(graph, skill);
  return { store: createStore(createLazyAccess(() => Promise.resolve(fetcher))), log };
}

const apple = whole.store.byName('Apple Inc.')[0]!;

describe.each(SKILLS)('a store that fetches from what compiles %s', (skill) => {
  const { store } = remote(whole.store, skill);
  const memory = storeOf(whole.store);

  test.each([
    'Apple.ceo.name',
    'companies.headquarters=Texas.order_by=revenue DESC.limit=5',
    'countries.population>100m.count()',
    'countries.sum(population)',
    'countries.continent=Europe.average(population)',
    'countries.maximum(population)',
    'countries.limit=3.offset=2',
    'France.capital.population',
    'Apple.revenue.at=2015..2018',
    'companies.industry=Banking.is(employee_count>100000).order_by=ticker',
    'Who is the CEO of Apple?',
    'What is the population of France?',
    'Which companies have more than 500,000 employees?',
    'Wie viele Einwohner hat Frankreich?',
    'the largest banks in Texas by revenue',
    'Is Microsoft listed on Nasdaq?',
    'What is the revenue of Mircosoft?',
    'nonsense of nothing',
  ])('answers %j as memory does', async (input) => {
    expect(await store.rows(input)).toEqual(await memory.rows(input));
    expect(await store.answer(input)).toEqual(await memory.answer(input));
  });

  test.each(['Apple', 'mircosoft', 'AAPL', 'Bank of Amerika', 'berkshire', 'cik 320193', ''])(
    'finds for %j what memory finds',
    async (name) => {
      const narrowed = { types: [], limit: 10 };
      expect(await store.search(name, narrowed)).toEqual(await memory.search(name, narrowed));
    },
  );

  test('introspects and projects as memory does, whatever is at hand before the entity is', async () => {
    const listed = await memory.introspection(apple.id);
    expect(await store.introspection(apple.id)).toEqual(listed);
    const { fetcher } = memoryFetcher(whole.store, skill);
    const parts = new RowCache();
    for (const kind of ['properties', 'edgeTypes', 'series'] as const)
      await parts.of(kind, [apple.id], (missing) => fetcher.fetch(kind, missing));
    const at = createLazyAccess(() =>
      Promise.resolve({ ...fetcher, known: (kind, key) => parts.known(kind, key) }),
    );
    expect(await createStore(at).introspection(apple.id)).toEqual(listed);
    expect(await createStore(at).profile(apple.id, undefined)).toEqual(
      await memory.profile(apple.id, undefined),
    );
    const slices = (types: readonly string[]) =>
      Object.fromEntries(types.map((type) => [type, { limit: 2, offset: 1 }]));
    const query = {
      properties: [...(listed?.properties ?? [])],
      relationships: {
        outgoing: slices(listed?.relationships?.outgoing ?? []),
        incoming: slices(['IS_CEO_OF', 'HAS_NONE']),
      },
      numerical_observations: Object.fromEntries(
        Object.entries(listed?.numerical_observations ?? {}).map(([type, listings]) => [
          type,
          listings.slice(0, 2).map(({ id }) => id),
        ]),
      ),
    };
    expect(await store.profile(apple.id, query)).toEqual(await memory.profile(apple.id, query));
    expect(await store.profile(apple.id, undefined)).toEqual(await memory.profile(apple.id, undefined));
    expect(await store.profile('00000000-0000-4000-8000-000000000000', undefined)).toBeUndefined();
  });
});

describe('rounds', () => {
  const asked = async (ask: (store: Store) => unknown): Promise<Log['rounds']> => {
    const { store, log } = remote(whole.store);
    await ask(store);
    return log.rounds;
  };

  test('a projection without series is fetched in one round', async () => {
    const relationships = { outgoing: { IS_REGISTERED_IN: {} }, incoming: { IS_CEO_OF: {} } };
    const query = { properties: ['ticker'], relationships, numerical_observations: {} };
    expect(await asked((store) => store.profile(apple.id, query))).toHaveLength(1);
  });

  test.each([
    [
      'a projection with a series',
      2,
      (store: Store) =>
        store.profile(apple.id, {
          properties: [],
          relationships: { outgoing: {}, incoming: {} },
          numerical_observations: { [apple.series[0]!.type]: [apple.series[0]!.id] },
        }),
    ],
    ['a search', 3, (store: Store) => store.search('Apple', { types: [], limit: 5 })],
    ['Apple.ceo.name', 6, (store: Store) => store.rows('Apple.ceo.name')],
    ['a question', 12, (store: Store) => store.answer('Who is the CEO of Apple?')],
  ] as const)('%s takes no more than %d', async (_name, most, ask) => {
    expect((await asked(ask)).length).toBeLessThanOrEqual(most);
  });

  test('names that are worth a close look for a begun name are looked for once', async () => {
    const rounds = await asked((store) => store.search('interactive brok', { types: [], limit: 5 }));
    expect(rounds.map((round) => round.get('candidates'))).toEqual([1]);
  });

  test('of what is called like a part of a name with a legal form nothing more is read', async () => {
    const rounds = await asked((store) => store.search('Alphabet Prodcts Inc.', { types: [], limit: 5 }));
    expect(rounds.filter((round) => round.has('properties'))).toEqual([]);
  });
});

describe('bounds', () => {
  const bounded = (bounds: { rounds?: number; entities?: number }): Store =>
    createStore(createLazyAccess(() => Promise.resolve(memoryFetcher(small, 'types').fetcher), bounds));

  test('what takes too many entities says so, in prose and in its only row', async () => {
    const store = bounded({ entities: 3 });
    const why =
      'This asks about more than the 3 entities that one answer may look at; a narrower condition, a type or a limit makes it fewer.';
    expect((await store.rows('companies.employee_count>1')).results).toEqual([{ error: why }]);
    expect((await store.answer('companies.employee_count>1')).content).toBe(why);
  });

  test('what takes too many rounds says so', async () => {
    const { content } = await bounded({ rounds: 1 }).answer('Who is the CEO of Apple?');
    expect(content).toBe('This needs more than the 1 steps that one answer may take. Ask for it in parts.');
  });

  test('a failure of the database is no answer', async () => {
    const { fetcher } = memoryFetcher(small, 'types');
    const fetch = () => Promise.reject(new Error('away'));
    const store = createStore(createLazyAccess(() => Promise.resolve({ ...fetcher, fetch })));
    await expect(store.rows('Apple.ceo')).rejects.toThrow('away');
  });

  test('one reading sees one version of the dataset, though another comes meanwhile', async () => {
    const { fetcher } = memoryFetcher(small, 'types');
    let opened = 0;
    const access = createLazyAccess(() => {
      opened += 1;
      return Promise.resolve(fetcher);
    });
    await createStore(access).answer('Who is the CEO of Apple?');
    expect(opened).toBe(1);
  });
});
