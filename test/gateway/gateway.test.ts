import { idOf } from '../service/small-store';
import { KEY, smallService } from '../service/small-service';
import { until } from '../until';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { redisServer, REDIS, type RedisServer } from './redis-server';
import { PATIENT_MS, testGateway, type TestGateway } from './started-gateway';

const APPLE = idOf(1);
const BODY = {
  properties: ['name', 'employee_count', 'no_such_thing'],
  relationships: { outgoing: { IS_DIRECT_PARENT_OF: { limit: 1 } }, incoming: {} },
  numerical_observations: { FinancialMetric: [idOf(901)] },
};

/** What the service itself answers. */
async function direct(path: string, init: RequestInit = {}): Promise<unknown> {
  const { fetch } = smallService();
  const response = await fetch(
    new Request(`http://localhost${path}`, {
      ...init,
      headers: { 'X-API-KEY': KEY, 'Content-Type': 'application/json' },
    }),
  );
  return response.json();
}

describe.each([['memory'], ['redis']])('the gateway over %s', (kind) => {
  const isSkipped = kind === 'redis' && REDIS === undefined;
  const check = isSkipped ? test.skip : test;
  let upstream: CountingUpstream;
  let redis: RedisServer | undefined;
  const gateways: TestGateway[] = [];
  const open = async (variables: Record<string, string> = {}) => {
    const KER_CACHE = redis?.address ?? 'memory';
    const gateway = await testGateway(
      { KER_UPSTREAM: upstream.address, KER_CACHE, ...variables },
      PATIENT_MS,
    );
    gateways.push(gateway);
    return gateway;
  };

  beforeAll(async () => {
    upstream = await countingUpstream();
    if (kind === 'redis' && !isSkipped) redis = await redisServer();
  });
  beforeEach(async () => {
    upstream.seen.length = 0;
    upstream.answer = () => undefined;
    await redis?.command('FLUSHALL');
  });
  afterEach(async () => {
    for (const gateway of gateways.splice(0)) await gateway.close();
  });
  afterAll(async () => {
    await upstream.close();
    await redis?.kill();
  });

  check('answers every operation as the service does, twice, and asks it once', async () => {
    const { get, retrieve } = await open();
    const post = (body: unknown) => ({
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'Content-Type': 'application/json' },
    });
    const asked: [string, RequestInit][] = [
      ['/v1/entities?name=Apple&limit=2', {}],
      [`/v1/entities/${APPLE}/introspection`, {}],
      ['/v1/knowledge/query', post({ input: 'Apple.ceo' })],
      ['/v1/knowledge/search', post({ input: 'Who leads Apple?', explainability: false })],
      [`/v1/entities/${APPLE}`, { method: 'POST' }],
    ];
    for (const [path, init] of asked) {
      const expected = await direct(path, init);
      expect((await get(path, init)).json).toEqual(expected);
      expect((await get(path, init)).json).toEqual(expected);
    }
    const expected = await direct(`/v1/entities/${APPLE}`, post(BODY));
    expect((await retrieve(APPLE, BODY)).json).toEqual(expected);
    expect((await retrieve(APPLE, BODY)).json).toEqual(expected);
    expect(upstream.seen.map(({ method, path }) => `${method} ${path.split('?')[0] ?? ''}`)).toEqual([
      'GET /v1/entities',
      `GET /v1/entities/${APPLE}/introspection`,
      'POST /v1/knowledge/query',
      'POST /v1/knowledge/search',
      `POST /v1/entities/${APPLE}`,
      `POST /v1/entities/${APPLE}`,
    ]);
  });

  check('what many want of one entity at once travels in one request, through any process', async () => {
    const [one, other] = [await open(), redis === undefined ? undefined : await open()];
    const names = ['name', 'cik', 'lei', 'website', 'legal_name', 'employee_count'];
    const answers = await Promise.all(
      names.map((name, at) => (at % 2 === 0 ? one : (other ?? one)).retrieve(APPLE, { properties: [name] })),
    );
    const asked = upstream.seen.flatMap(
      ({ body }) => (JSON.parse(body) as { properties: string[] }).properties,
    );
    expect([...asked].sort()).toEqual([...names].sort());
    expect(upstream.seen.length).toBeLessThanOrEqual(2);
    const held = answers.map(({ json }) => Object.keys((json as { properties: object }).properties));
    expect(held).toEqual(names.map((name) => [name]));
  });

  check(
    'what a coarse answer brought is not asked again, and a projection asks only for what is missing',
    async () => {
      const { retrieve } = await open();
      await retrieve(APPLE);
      await retrieve(APPLE, { properties: ['cik', 'website'] });
      expect(upstream.seen.map(({ body }) => body)).toEqual(['', '{"properties":["website"]}']);
    },
  );

  check('two slices of one relationship are answered each as asked', async () => {
    const { retrieve } = await open();
    const slice = (limit: number) => ({
      relationships: { outgoing: { IS_DIRECT_PARENT_OF: { limit } }, incoming: {} },
    });
    const answers = await Promise.all([1, 2].map((limit) => retrieve(APPLE, slice(limit))));
    const init = (limit: number) => ({ method: 'POST', body: JSON.stringify(slice(limit)) });
    expect(answers.map(({ json }) => json)).toEqual(
      await Promise.all([1, 2].map((limit) => direct(`/v1/entities/${APPLE}`, init(limit)))),
    );
  });

  check(
    'a field that the service refuses fails alone, is named in the place where it was asked, and is asked once',
    async () => {
      upstream.answer = ({ body }) => {
        const at =
          body === '' ? -1 : (JSON.parse(body) as { properties: string[] }).properties.indexOf('bad');
        const detail = [
          { loc: ['body', 'properties', String(at)], msg: 'not queryable', type: 'value_error' },
        ];
        return at < 0 ? undefined : Response.json({ detail }, { status: 422 });
      };
      const { retrieve } = await open();
      const [good, bad] = await Promise.all([
        retrieve(APPLE, { properties: ['cik'] }),
        retrieve(APPLE, { properties: ['lei', 'name', 'bad'] }),
      ]);
      expect(good.status).toBe(200);
      expect(bad).toMatchObject({
        status: 422,
        json: { detail: [{ loc: ['body', 'properties', '2'], msg: 'not queryable', type: 'value_error' }] },
      });
      expect((await retrieve(APPLE, { properties: ['lei', 'name'] })).status).toBe(200);
      expect((await retrieve(APPLE, { properties: ['bad'] })).status).toBe(422);
      const bodies = upstream.seen.map(({ body }) => body);
      expect(bodies.filter((body) => body.includes('bad'))).toHaveLength(1);
      expect(bodies.length).toBeLessThanOrEqual(3);
    },
  );

  check('a refusal that names nothing is found by halves, and its neighbours are answered', async () => {
    upstream.answer = ({ body }) =>
      body.includes('"bad"')
        ? Response.json({ detail: [{ loc: ['body'], msg: 'no', type: 'value_error' }] }, { status: 422 })
        : undefined;
    const { retrieve } = await open();
    const refused = await retrieve(APPLE, { properties: ['cik', 'lei', 'bad', 'website'] });
    expect(refused.json).toMatchObject({ detail: [{ loc: ['body', 'properties', '2'], msg: 'no' }] });
    expect((await retrieve(APPLE, { properties: ['cik', 'lei', 'website'] })).status).toBe(200);
    const asked = upstream.seen.map(
      ({ body }) => (JSON.parse(body) as { properties: string[] }).properties.length,
    );
    expect(asked.sort()).toEqual([1, 1, 2, 2, 4]);
  });

  check('what is kept for less long is asked again while the rest of its entity still holds', async () => {
    const { store } = await open();
    await store.put('entity:a', [
      { field: 'p:a', text: 'v1', ttlMs: 20 },
      { field: 'p:b', text: 'v2', ttlMs: 600_000 },
    ]);
    let texts: readonly (string | undefined)[] = ['v1'];
    while (texts[0] !== undefined) texts = await store.take('entity:a', ['p:a', 'p:b']);
    expect(texts).toEqual([undefined, 'v2']);
    await store.take('entity:a', ['p:a', 'p:b'], 'Ann');
    expect(await store.lead('entity:a', ['p:b'])).toBe(false);
    expect(await store.lead('entity:a', ['p:a', 'p:b'])).toBe(true);
    expect(await store.lead('entity:a', ['p:a'])).toBe(false);
    expect(await store.claim('entity:a')).toEqual(['p:a']);
  });

  check('an unknown id is a 404, asked once', async () => {
    const { retrieve } = await open();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await retrieve(unknown, { properties: ['name'] })).status).toBe(404);
    expect((await retrieve(unknown, { properties: ['name'] })).status).toBe(404);
    expect(upstream.seen).toHaveLength(1);
  });

  check('what breaks a rule of the interface is refused here and costs nothing', async () => {
    const { get, retrieve } = await open();
    expect((await retrieve('no-id', { properties: 'name' })).status).toBe(422);
    expect((await get('/v1/entities')).status).toBe(422);
    expect((await get('/v1/knowledge/query', { method: 'POST' })).status).toBe(422);
    expect((await get('/v1/..%2fadmin/keys')).status).toBe(404);
    expect(upstream.seen).toEqual([]);
  });

  check.each([
    [
      'a 500',
      () =>
        Response.json(
          { error: { error_type: 'internal_server_error', message: 'a' }, response_type: 'ERROR' },
          { status: 500 },
        ),
      500,
    ],
    ['a web page', () => new Response('<html>', { status: 200 }), 502],
    [
      'the profile of another',
      () =>
        Response.json({ id: idOf(2), name: 'a', entity_type: 'Company', properties: {}, relationships: {} }),
      502,
    ],
    ['a refusal of the account’s key', () => Response.json({ error: 'a' }, { status: 401 }), 502],
  ])('nothing is kept of %s, and all who waited are told', async (_, reply, status) => {
    const gateway = await open();
    const taken = jest.spyOn(gateway.store, 'take');
    const waiters = () => new Set(taken.mock.calls.flatMap(([, , waiter]) => waiter ?? [])).size;
    upstream.answer = async () => {
      await until(() => waiters() === 3);
      return reply();
    };
    const asked = await Promise.all([1, 2, 3].map(() => gateway.retrieve(APPLE, { properties: ['cik'] })));
    expect(asked.map((one) => one.status)).toEqual([status, status, status]);
    expect(upstream.seen).toHaveLength(1);
    upstream.answer = () => undefined;
    expect((await gateway.retrieve(APPLE, { properties: ['cik'] })).status).toBe(200);
  });

  check('after a 429 nobody sends until the pause is over, and everybody is answered', async () => {
    const gateway = await open();
    let left = 1;
    upstream.answer = () => {
      return left-- <= 0 ? undefined : paused('1');
    };
    const startedAt = performance.now();
    const first = gateway.retrieve(APPLE, { properties: ['cik'] });
    await until(() => upstream.seen.length === 1);
    const second = gateway.retrieve(idOf(2), { properties: ['cik'] });
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
    expect(upstream.seen).toHaveLength(3);
    expect(performance.now() - startedAt).toBeGreaterThan(990);
  });

  check('in a pause that nobody could wait for, everybody is told at once when it ends', async () => {
    const [gateway, other] = [await open(), await open()];
    upstream.answer = () => paused('3600');
    const refused = await gateway.retrieve(APPLE, { properties: ['cik'] });
    expect(refused).toMatchObject({ status: 429, json: PAUSED });
    const startedAt = performance.now();
    for (const one of kind === 'redis' ? [gateway, other] : [gateway]) {
      const told = await one.retrieve(idOf(2), { properties: ['cik'] });
      expect(told).toMatchObject({
        status: 429,
        json: {
          message: expect.stringMatching(
            /^The service limits the rate of requests; try again in 3\d{3} s\.$/,
          ) as string,
        },
      });
      expect(Number(told.headers.get('Retry-After'))).toBeGreaterThan(3500);
    }
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(upstream.seen).toHaveLength(1);
  });

  check('a service that asks for a month is believed for an hour', async () => {
    const gateway = await open();
    upstream.answer = () => paused(String(30 * 86_400));
    const refused = await gateway.retrieve(APPLE, { properties: ['cik'] });
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect(await gateway.store.pauseMs()).toBeLessThanOrEqual(3_600_000);
  });
});

const PAUSED = { error: 'rate_limit_exceeded', message: 'a' };
const paused = (retryAfter: string) =>
  Response.json(PAUSED, { status: 429, headers: { 'Retry-After': retryAfter } });
