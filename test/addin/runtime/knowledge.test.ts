import type { Failure } from '../../../src/shared/contract/failure';
import { failureOf } from '../../shared/client/failure-of';
import { idOf } from '../../service/small-store';
import { startAddIn } from './running-add-in';

const APPLE = idOf(1);

test('what cells ask of one entity at once travels in one request', async () => {
  const { runtime, service, until } = await startAddIn();
  const { knowledge } = runtime;
  const [count, lei, ceo, revenue] = await until(
    Promise.all([
      knowledge.property(APPLE, 'employee_count'),
      knowledge.property(APPLE.toUpperCase(), 'lei'),
      knowledge.relationship({ id: APPLE, direction: 'incoming', type: 'IS_CEO_OF' }),
      knowledge.observation({ id: APPLE, type: 'FinancialMetric', observation: idOf(901).toUpperCase() }),
    ]),
  );
  expect(count?.value).toBe(164000);
  expect(lei?.sources?.[0]?.name).toBe('Form 10-K');
  expect(ceo.map(({ name }) => name)).toEqual(['Tim Cook']);
  expect(revenue?.data).toHaveLength(3);
  expect(service.requests.retrieveEntity).toBe(1);
});

test('the question of a cell, and the answer that is held of it, are known', async () => {
  const { runtime, until } = await startAddIn();
  const { knowledge } = runtime;
  const answer = await until(knowledge.answer('Who leads "Apple"? ', { cell: 'Model!A1' }));
  expect(knowledge.known.cell('Model!A1')).toMatchObject([
    { kind: 'answer', question: 'Who leads "Apple"?', held: { value: answer } },
  ]);
});

test('search, profile, head, introspection, query and answer reach the service', async () => {
  const { runtime, service, until } = await startAddIn();
  const { knowledge } = runtime;
  const [found, profile, head, fields, rows, answer] = await until(
    Promise.all([
      knowledge.search({ name: 'AAPL' }),
      knowledge.profile(APPLE),
      knowledge.head(APPLE),
      knowledge.introspection(APPLE),
      knowledge.query('Apple.ceo'),
      knowledge.answer('Who leads Apple?'),
    ]),
  );
  expect(found[0]?.id).toBe(APPLE);
  expect(profile.properties['lei']?.value).toBe('HWUPKR0MPOU8FGXBT394');
  expect(head).toEqual({
    id: APPLE,
    name: 'Apple Inc.',
    entity_type: 'Company',
    description: 'Apple Inc., a company',
  });
  expect(fields.properties).toContain('employee_count');
  expect(rows.results).toHaveLength(1);
  expect(answer.content).toContain('Tim Cook');
  expect(Object.values(service.requests).reduce((sum, count) => sum + count)).toBe(5);
});

test('what is known is there without a request, with the time at which it was fetched', async () => {
  const { runtime, until, sent, clock } = await startAddIn();
  const { knowledge } = runtime;
  const need = { id: APPLE, direction: 'incoming', type: 'IS_CEO_OF' } as const;
  expect(knowledge.known.property(APPLE, 'lei')).toBeUndefined();
  await until(
    Promise.all([
      knowledge.property(APPLE, 'lei'),
      knowledge.relationship(need),
      knowledge.search({ name: 'Apple' }),
      knowledge.query('Apple.ceo'),
    ]),
  );
  const before = sent.length;
  const { known } = knowledge;
  expect(known.head(APPLE.toUpperCase())?.name).toBe('Apple Inc.');
  expect(known.property(APPLE.toUpperCase(), 'lei')?.value?.value).toBe('HWUPKR0MPOU8FGXBT394');
  expect(known.property(APPLE, 'lei')?.fetchedAt).toBeLessThanOrEqual(clock.now());
  expect(known.relationship(need)?.value).toHaveLength(1);
  expect(known.search({ name: 'Apple', limit: 20 })?.value.length).toBeGreaterThan(0);
  expect(known.query('Apple.ceo')?.value.results).toHaveLength(1);
  expect(known.introspection(APPLE)).toBeUndefined();
  expect(known.answer('Who?')).toBeUndefined();
  expect(sent).toHaveLength(before);
});

test('an absent property or series is undefined, an absent relationship has nobody', async () => {
  const { runtime, until } = await startAddIn();
  const { knowledge } = runtime;
  const [property, series, related] = await until(
    Promise.all([
      knowledge.property(APPLE, 'shoe_size'),
      knowledge.observation({ id: APPLE, type: 'FinancialMetric', observation: idOf(999) }),
      knowledge.relationship({ id: APPLE, direction: 'outgoing', type: 'IS_FOND_OF' }),
    ]),
  );
  expect([property, series, related]).toEqual([undefined, undefined, []]);
});

test.each([[null], [''], ['<UNKNOWN>']])(
  'a value of %j is absent, in profile and property',
  async (value) => {
    const properties = { lei: { value, sources: [] }, cik: { value: 0, sources: [] } };
    const { runtime, until } = await startAddIn({
      intercept: () =>
        Response.json({
          id: APPLE,
          name: 'Apple Inc.',
          entity_type: 'Company',
          properties,
          relationships: {},
        }),
    });
    const { knowledge } = runtime;
    const both = Promise.all([knowledge.property(APPLE, 'lei'), knowledge.property(APPLE, 'cik')]);
    expect((await until(both)).map((property) => property?.value)).toEqual([undefined, 0]);
    const profile = await until(knowledge.profile(APPLE));
    expect(Object.keys(profile.properties)).toEqual(['cik']);
  },
);

test('ASK, EVIDENCE and MENTIONS of one question share one request that asks for everything', async () => {
  const { runtime, until, sent } = await startAddIn();
  const ask = () => runtime.knowledge.answer('Who leads Apple?');
  await until(Promise.all([ask(), ask(), runtime.knowledge.answer(' Who leads Apple? ')]));
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { input: 'Who leads Apple?', explainability: true, return_entities: true },
  ]);
});

test('searches that must be answered alike are one request', async () => {
  const { runtime, until, service } = await startAddIn();
  const { knowledge } = runtime;
  await until(
    Promise.all([
      knowledge.search({ name: 'Apple' }),
      knowledge.search({ name: ' Apple', limit: 20, entity_types: [] }),
    ]),
  );
  await until(knowledge.search({ name: 'Apple', entity_types: ['Company', 'Plant'] }));
  await until(knowledge.search({ name: 'Apple', entity_types: ['Plant', 'Company'] }));
  expect(service.requests.searchEntities).toBe(2);
});

test('a refused query is a failure and is asked again', async () => {
  let asked = 0;
  const { runtime, until } = await startAddIn({
    intercept: () => {
      asked++;
      return Response.json({ results: [{ error: 'This question is too complex' }], entities: null });
    },
  });
  for (let count = 1; count <= 2; count++) {
    const failure = await until(failureOf(runtime.knowledge.query('x')));
    expect(failure).toMatchObject({ kind: 'refused', message: 'This question is too complex' });
    expect(asked).toBe(count);
  }
});

test.each<[string, (request: Request) => Response | Promise<Response>, Failure['kind']]>([
  ['a rejected key', () => new Response('<html>', { status: 401 }), 'rejected-key'],
  ['no balance', () => new Response('', { status: 402 }), 'no-balance'],
  ['an unknown entity', () => new Response('', { status: 404 }), 'unknown-entity'],
  ['a lasting fault inside', () => new Response('', { status: 500 }), 'server-error'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['a page that is no answer', () => new Response('<html>'), 'unreadable'],
])('%s reaches the cell as its own failure', async (_, reply, kind) => {
  const { runtime, until } = await startAddIn({ intercept: reply });
  const failure = await until(failureOf(runtime.knowledge.property(APPLE, 'lei')));
  expect(failure.kind).toBe(kind);
  expect(failure.message.length).toBeGreaterThan(10);
});

test('a 422 that names one field leaves its neighbours their values', async () => {
  const detail = [{ loc: ['body', 'properties', 1], msg: 'not queryable', type: 'value_error' }];
  const { runtime, until, sent } = await startAddIn({
    intercept: async (request) =>
      (await request.clone().text()).includes('shoe_size')
        ? Response.json({ detail }, { status: 422 })
        : undefined,
  });
  const { knowledge } = runtime;
  const results = await until(
    Promise.allSettled([knowledge.property(APPLE, 'lei'), knowledge.property(APPLE, 'shoe_size')]),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(sent).toHaveLength(2);
});

test('without a key every call fails at once and nothing is sent', async () => {
  const { runtime, until, sent } = await startAddIn({ key: '' });
  const failure = await until(failureOf(runtime.knowledge.property(APPLE, 'lei')));
  expect(failure).toMatchObject({ kind: 'no-key', message: 'No API key. Open KER ▸ Settings.' });
  expect(sent).toHaveLength(0);
});

test('without a key a cap on requests keeps no cell waiting', async () => {
  const { runtime, until, clock } = await startAddIn({ key: '' });
  await until(runtime.settings.set({ requestsPerMinute: 1 }));
  const begun = clock.now();
  const asked = Array.from({ length: 50 }, (_, n) => failureOf(runtime.knowledge.property(idOf(n), 'lei')));
  expect((await until(Promise.all(asked))).every(({ kind }) => kind === 'no-key')).toBe(true);
  expect(clock.now() - begun).toBeLessThan(10);
  expect(runtime.activity.get().total.credits).toBe(0);
});

test('a cancelled call is told as cancelled', async () => {
  const { runtime, until, sent } = await startAddIn();
  const controller = new AbortController();
  const pending = failureOf(runtime.knowledge.property(APPLE, 'lei', { signal: controller.signal }));
  controller.abort();
  expect(await until(pending)).toMatchObject({ kind: 'cancelled' });
  expect(sent).toHaveLength(0);
});
