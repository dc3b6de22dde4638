import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { Redis } from 'iovalkey';

import { auditLine } from '../../src/gateway/people/audit';
import { makeKey } from '../../src/gateway/people/keys';
import { fc } from '../fast-check';
import { bulkTest, propertyRuns } from '../property-runs';
import { idOf } from '../service/small-store';
import { until } from '../until';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { REDIS, redisServer, type RedisServer } from './redis-server';
import { PATIENT_MS, testGateway, type TestGateway } from './started-gateway';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const folder = mkdtempSync(join(tmpdir(), 'ker-credits-'));
const APPLE = idOf(1);
const [ann, bob, eve] = [makeKey(), makeKey(), makeKey()];
const as = ({ key }: { key: string }): RequestInit => ({ headers: { 'X-API-KEY': key } });
const asked = (body: string) => (JSON.parse(body) as { properties?: string[] }).properties ?? [];
const REFUSAL = { detail: [{ loc: ['body'], msg: 'no', type: 'value_error' }] };

describe.each(REDIS === undefined ? [['memory']] : [['memory'], ['redis']])('over %s', (kind) => {
  let upstream: CountingUpstream;
  let redis: RedisServer | undefined;
  const gateways: TestGateway[] = [];
  /** A gateway for people with these credits a day. */
  const open = async (
    credits: { Ann?: number; Bob?: number; Eve?: number },
    more: Record<string, string> = {},
  ) => {
    const KER_PEOPLE = join(folder, 'people.json');
    const keys = { Ann: ann, Bob: bob, Eve: eve };
    const people = Object.entries(keys).map(([name, { kept }]) => {
      return { name, key: kept, creditsPerDay: credits[name as keyof typeof keys] };
    });
    writeFileSync(KER_PEOPLE, JSON.stringify({ people }));
    const gateway = await testGateway(
      { KER_UPSTREAM: upstream.address, KER_CACHE: redis?.address ?? 'memory', KER_PEOPLE, ...more },
      PATIENT_MS,
    );
    gateways.push(gateway);
    return gateway;
  };
  const creditsOf = (gateway: TestGateway, name: string) =>
    gateway.answered
      .filter(({ person }) => person?.name === name)
      .reduce((sum, one) => sum + auditLine(one, false).credits, 0);

  beforeAll(async () => {
    upstream = await countingUpstream();
    if (kind === 'redis') redis = await redisServer();
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

  test('what a person without credits was refused is not sent on the next person’s count', async () => {
    const gateway = await open({ Ann: 0 });
    const names = Array.from({ length: 12 }, (_, at) => `wanted_${at}`);
    const refused = await Promise.all(
      names.map((name) => gateway.retrieve(APPLE, { properties: [name] }, as(ann))),
    );
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect((await gateway.retrieve(APPLE, { properties: ['cik'] }, as(bob))).status).toBe(200);
    expect(upstream.seen.map(({ body }) => asked(body))).toEqual([['cik']]);
  });

  test('a person pays for no request that carries nothing of hers', async () => {
    const gateway = await open({ Ann: 100 });
    // No two slices of one relationship share a request.
    const slices = Array.from({ length: 10 }, (_, at) => at + 1);
    const flood = slices.map((limit) =>
      gateway.retrieve(
        APPLE,
        { properties: [], relationships: { outgoing: { IS_DIRECT_PARENT_OF: { limit } }, incoming: {} } },
        as(ann),
      ),
    );
    const own = await gateway.retrieve(APPLE, { properties: ['cik'] }, as(bob));
    expect([own, ...(await Promise.all(flood))].map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(creditsOf(gateway, 'Bob')).toBeLessThanOrEqual(1);
    expect(creditsOf(gateway, 'Ann') + creditsOf(gateway, 'Bob')).toBe(upstream.seen.length);
  });

  bulkTest('5,700 junk names of one person do not poison another’s answer', async () => {
    const gateway = await open({});
    upstream.answer = ({ body }) =>
      asked(body).some((name) => name.startsWith('junk'))
        ? Response.json(REFUSAL, { status: 422 })
        : undefined;
    const junk = Array.from({ length: 3 }, (_, body) =>
      Array.from({ length: 1_900 }, (_name, at) => `junk_${body}_${at}`),
    );
    const ended = new AbortController();
    const small = Array.from({ length: 30 }, (_, at) => [`junk_small_${at}`]);
    const flood = [...small, ...junk].map((properties) =>
      gateway.retrieve(APPLE, { properties }, { ...as(ann), signal: ended.signal }),
    );
    const good = await gateway.retrieve(APPLE, { properties: ['cik', 'lei'] }, as(bob));
    expect(good).toMatchObject({ status: 200, json: { properties: { cik: expect.anything() as unknown } } });
    expect(creditsOf(gateway, 'Bob')).toBeLessThanOrEqual(2);
    ended.abort();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.every((status) => [422, 502, 504].includes(status))).toBe(true);
  });

  test('what nobody waits for any more is taken off the list and not sent', async () => {
    const gateway = await open({}, { KER_REQUESTS_PER_MINUTE: '60' });
    const leaving = new AbortController();
    // Eve's two requests take a second's turns, so that Ann waits.
    const hers = [2, 3].map((at) => gateway.retrieve(idOf(at), { properties: ['cik'] }, as(eve)));
    await until(() => upstream.seen.length === 1);
    const gone = gateway.retrieve(APPLE, { properties: ['left'] }, { ...as(ann), signal: leaving.signal });
    await until(() => gateway.budget.waiting > 0);
    leaving.abort();
    await Promise.all([gone.catch(() => undefined), ...hers]);
    expect((await gateway.retrieve(APPLE, { properties: ['cik'] }, as(bob))).status).toBe(200);
    expect(upstream.seen.map(({ body }) => asked(body))).toEqual([['cik'], ['cik'], ['cik']]);
    expect((await gateway.store.claim(`entity:${APPLE}`)) ?? []).toEqual([]);
  });

  test('the wanted list of a subject is bounded, by waiter and together', async () => {
    const { store } = await open({});
    for (let at = 0; at < 300; at++) await store.take('entity:a', [`${at}`], `waiter ${at}`);
    await store.take('entity:b', ['a'.repeat(5_000)], 'Ann');
    await store.take('entity:b', ['b'], 'Bob');
    for (const subject of ['entity:a', 'entity:b']) await store.lead(subject, ['x']);
    expect(await store.claim('entity:a')).toHaveLength(128);
    expect(await store.claim('entity:b')).toEqual(['b']);
  });

  bulkTest('174 refused bodies leave nothing behind', async () => {
    const gateway = await open({ Ann: 0 });
    const held = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const properties = Array.from({ length: 1_900 }, (_, at) => `junk_${at}_`.padEnd(50, 'x'));
    const ask = (at: number) =>
      gateway.retrieve(APPLE, { properties: properties.map((name) => `${at}${name}`) }, as(ann));
    expect((await ask(0)).status).toBe(429);
    const before = held();
    for (let at = 1; at <= 174; at++) {
      expect((await ask(at)).status).toBe(429);
      gateway.answered.length = 0;
    }
    // One body takes 100 kB at least.
    expect(held() - before).toBeLessThan(8 * 2 ** 20);
    await gateway.store.lead(`entity:${APPLE}`, ['x']);
    expect(await gateway.store.claim(`entity:${APPLE}`)).toEqual([]);
    expect((await redis?.command('KEYS', '*:waiters')) ?? []).toEqual([]);
  });

  test('an answer that is known early sends and costs nothing afterwards', async () => {
    const gateway = await open({ Ann: 100 });
    upstream.answer = ({ body }) =>
      asked(body).includes('bad')
        ? Response.json(
            { detail: [{ loc: ['body', 'properties', '0'], msg: 'no', type: 'value_error' }] },
            { status: 422 },
          )
        : undefined;
    const incoming = {};
    const ask = (limit: number) => ({
      properties: ['bad'],
      relationships: { outgoing: { IS_DIRECT_PARENT_OF: { limit } }, incoming },
    });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((limit) => gateway.retrieve(APPLE, ask(limit), as(ann))),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    const sent = upstream.seen.length;
    await gateway.retrieve(idOf(2), { properties: ['cik'] }, as(ann));
    expect(upstream.seen.length).toBe(sent + 1);
    expect(creditsOf(gateway, 'Ann')).toBe(sent + 1);
  });

  test('the log, what /usage shows, the quota counters and what was sent are the same number', async () => {
    const person = fc.constantFrom(ann, bob, eve);
    const field = fc.constantFrom('cik', 'lei', 'website', 'name', 'bad', 'worse');
    const act = fc.record({
      person,
      id: fc.integer({ min: 1, max: 3 }),
      properties: fc.uniqueArray(field, { maxLength: 3 }),
      limits: fc.option(fc.integer({ min: 1, max: 3 })),
      leaves: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        await redis?.command('FLUSHALL');
        upstream.seen.length = 0;
        upstream.answer = ({ body }) =>
          body.includes('bad') || body.includes('worse')
            ? Response.json(REFUSAL, { status: 422 })
            : undefined;
        const gateway = await open({ Ann: 4, Bob: 9, Eve: 2 }, { KER_CREDITS_PER_DAY: '12' });
        const leaving = new AbortController();
        const replies = acts.map(({ person: who, id, properties, limits, leaves }) => {
          const outgoing = limits === null ? {} : { IS_DIRECT_PARENT_OF: { limit: limits } };
          const body = { properties, relationships: { outgoing, incoming: {} } };
          const init = leaves ? { ...as(who), signal: leaving.signal } : as(who);
          return gateway.retrieve(idOf(id), body, init).catch(() => undefined);
        });
        await until(() => upstream.seen.length > 0 || acts.length === 0 || gateway.answered.length > 0);
        leaving.abort();
        await Promise.all(replies);
        const day = new Date().toISOString().slice(0, 10);
        const usage = await gateway.usage.of(day);
        const told = {
          Ann: creditsOf(gateway, 'Ann'),
          Bob: creditsOf(gateway, 'Bob'),
          Eve: creditsOf(gateway, 'Eve'),
        };
        expect(told.Ann + told.Bob + told.Eve).toBe(upstream.seen.length);
        for (const [name, credits] of Object.entries(told))
          expect(usage.find((one) => one.person === name)?.credits ?? 0).toBe(credits);
        if (redis !== undefined)
          expect(await counters(redis.address)).toEqual(
            [...Object.values(told), upstream.seen.length].filter((n) => n > 0).sort(),
          );
        await gateways.pop()?.close();
      }),
      { numRuns: propertyRuns(25, 25) },
    );
  });
});

/** What the quota counters stand at, in no order of keys. */
async function counters(address: string): Promise<number[]> {
  const client = new Redis(address);
  try {
    const keys = await client.keys('*:{budget}:credits:*');
    const values = await Promise.all(keys.map(async (key) => Number(await client.get(key))));
    return values.filter((value) => value > 0).sort();
  } finally {
    client.disconnect();
  }
}

afterAll(() => rmSync(folder, { recursive: true }));
