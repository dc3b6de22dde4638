import type { ServerResponse } from 'node:http';

import { readGatewayEnvironment } from '../../src/gateway/environment';
import { Problem } from '../../src/gateway/problem';
import { createSend } from '../../src/gateway/upstream/send';
import { operations } from '../../src/shared/client/operations';
import { socketService } from '../shared/client/socket-service';
import { idOf } from '../service/small-store';
import { until } from '../until';
import { ACCOUNT_KEY, countingUpstream, type CountingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram, type GatewayProcess } from './gateway-process';
import { REDIS, redisServer, type RedisServer } from './redis-server';
import { testGateway, type TestGateway } from './started-gateway';

const check = REDIS === undefined ? test.skip : test;
const APPLE = idOf(1);

let upstream: CountingUpstream;
let redis: RedisServer | undefined;
const gateways: TestGateway[] = [];
const processes: GatewayProcess[] = [];

const settings = (more: Record<string, string> = {}) => ({
  KER_UPSTREAM: upstream.address,
  KER_CACHE: redis?.address ?? 'memory',
  ...more,
});
const open = async (more: Record<string, string> = {}) => {
  const gateway = await testGateway(settings(more));
  gateways.push(gateway);
  return gateway;
};
const openProcess = async (more: Record<string, string> = {}) => {
  const started = await gatewayProcess(settings(more));
  processes.push(started);
  return started;
};
const retrieve = (url: string, properties: string[], id = APPLE) =>
  fetch(`${url}/v1/entities/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ properties }),
  });

beforeAll(async () => {
  upstream = await countingUpstream();
  if (REDIS !== undefined) redis = await redisServer();
});
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.answer = () => undefined;
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  for (const one of processes.splice(0)) await one.end('SIGKILL');
});
afterAll(async () => {
  await upstream.close();
  await redis?.kill();
  removeProgram();
});

check(
  'the store is killed: unlimited requests go on uncached, limited ones are refused, and it comes back',
  async () => {
    const free = await open();
    const limited = await open({ KER_REQUESTS_PER_MINUTE: '600' });
    expect((await limited.retrieve(APPLE, { properties: ['cik'] })).status).toBe(200);
    await redis?.kill();
    await until(() => free.store.trouble() !== undefined && limited.store.trouble() !== undefined);
    expect((await free.retrieve(APPLE, { properties: ['cik'] })).status).toBe(200);
    expect((await free.retrieve(APPLE, { properties: ['cik'] })).status).toBe(200);
    expect(upstream.seen).toHaveLength(3);
    const refused = await limited.retrieve(APPLE, { properties: ['lei'] });
    expect(refused).toMatchObject({
      status: 503,
      json: { message: expect.stringContaining('cannot count what it sends') as string },
    });
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(upstream.seen).toHaveLength(3);
    await redis?.start();
    await until(() => limited.store.trouble() === undefined);
    await until(async () => (await limited.retrieve(APPLE, { properties: ['lei'] })).status === 200);
  },
);

check('the store hangs: who asks waits for a second at most, and then is answered', async () => {
  const gateway = await open();
  redis?.hang(true);
  try {
    expect((await gateway.retrieve(APPLE, { properties: ['website'] })).status).toBe(200);
    expect(gateway.store.trouble()).toBeDefined();
  } finally {
    redis?.hang(false);
  }
});

check('the store is full: the cache is open and the budget closed', async () => {
  await redis?.command('FLUSHALL');
  const free = await open();
  const limited = await open({ KER_CREDITS_PER_DAY: '5' });
  await redis?.command('CONFIG', 'SET', 'maxmemory', '1');
  try {
    expect((await free.retrieve(APPLE, { properties: ['website'] })).status).toBe(200);
    expect((await limited.retrieve(APPLE, { properties: ['website'] })).status).toBe(503);
    expect(limited.store.trouble()).toContain('OOM');
  } finally {
    await redis?.command('CONFIG', 'SET', 'maxmemory', '0');
  }
});

check('a process is killed while it leads: another takes its place', async () => {
  await redis?.command('FLUSHALL');
  const [one, other] = [await openProcess(), await openProcess()];
  let isHung = true;
  upstream.answer = () => (isHung ? new Promise<undefined>(() => undefined) : undefined);
  const lost = retrieve(one.url, ['cik']).catch(() => 'lost');
  await until(() => upstream.seen.length === 1);
  const waiting = retrieve(other.url, ['cik']);
  isHung = false;
  await one.end('SIGKILL');
  expect(await lost).toBe('lost');
  expect((await waiting).status).toBe(200);
  expect(upstream.seen).toHaveLength(2);
});

check(
  'SIGTERM lets what is under way be answered, and nothing that is written or stored holds the account’s key',
  async () => {
    await redis?.command('FLUSHALL');
    const gateway = await openProcess({ KER_AUDIT: '-', KER_REQUESTS_PER_MINUTE: '6000' });
    let answer: (value: undefined) => void = () => undefined;
    const answered = new Promise<undefined>((resolve) => (answer = resolve));
    upstream.answer = async () => answered;
    const asked = retrieve(gateway.url, ['cik']);
    await until(() => upstream.seen.length === 1);
    const texts = await Promise.all(
      ['/status', '/metrics', '/healthz', '/readyz', '/config.json', '/usage'].map(async (path) => {
        const reply = await fetch(gateway.url + path);
        return JSON.stringify([...reply.headers]) + (await reply.text());
      }),
    );
    expect(texts[0]).toContain('"cache":{"kind":"redis","trouble":null}');
    expect(texts[1]).toContain('ker_gateway_store_up 1');
    const ended = gateway.end('SIGTERM');
    answer(undefined);
    const reply = await asked;
    expect(reply.status).toBe(200);
    expect(await ended).toBe(0);
    upstream.answer = ({ key }) =>
      Response.json({ error: { error_type: 'a', message: key }, response_type: 'ERROR' }, { status: 500 });
    const other = await openProcess();
    texts.push(
      await reply.text(),
      await (await retrieve(other.url, ['lei'])).text(),
      other.output(),
      gateway.output(),
    );
    for (const key of (await redis?.command('KEYS', '*')) as string[]) {
      texts.push(key, JSON.stringify(await redis?.command('DUMP', key)));
    }
    expect(gateway.output()).toContain('"operation":"retrieveEntity"');
    expect(upstream.seen.map(({ key }) => key)).toEqual([ACCOUNT_KEY, ACCOUNT_KEY]);
    expect(texts.join('\n')).not.toContain(ACCOUNT_KEY);
  },
);

test('a service that hangs is waited for until the deadline, one that is gone not at all', async () => {
  const service = await socketService();
  const replies: ServerResponse[] = [];
  service.reply((response) => replies.push(response));
  const asking = (deadlineMs?: { entity: number }) =>
    createSend({ address: service.address, key: 'k', ...(deadlineMs && { deadlineMs }) })(
      operations.introspect(APPLE),
      'entity',
    );
  await expect(asking({ entity: 50 })).rejects.toMatchObject({ reply: { status: 504 } });
  await service.close();
  const gone = asking();
  await expect(gone).rejects.toBeInstanceOf(Problem);
  await expect(gone).rejects.toMatchObject({ reply: { status: 502 } });
});

const KER_UPSTREAM = 'https://service.example';
test.each([
  [{}, 'Expected KER_UPSTREAM to be the address of the service'],
  [{ KER_UPSTREAM: 'http://service.example' }, 'Expected KER_UPSTREAM to be the address of the service'],
  [{ KER_UPSTREAM }, 'Expected one of KER_UPSTREAM_KEY and KER_UPSTREAM_KEY_FILE'],
  [
    { KER_UPSTREAM, KER_UPSTREAM_KEY: 'a b' },
    'Expected the key of the account to be visible ASCII characters',
  ],
  [
    { KER_UPSTREAM, KER_UPSTREAM_KEY: 'a', HOST: '0.0.0.0' },
    'Expected KER_PEOPLE or KER_ISSUER where HOST is',
  ],
  [
    { KER_UPSTREAM, KER_UPSTREAM_KEY: 'a', KER_ISSUER: 'https://a.example' },
    'Expected KER_ISSUER and KER_AUDIENCE',
  ],
  [
    { KER_UPSTREAM, KER_UPSTREAM_KEY: 'a', KER_SIGN_IN_CLIENT: 'addin' },
    'Expected KER_ISSUER with KER_SIGN_IN_CLIENT',
  ],
  [
    { KER_UPSTREAM, KER_UPSTREAM_KEY: 'a', KER_SIGN_IN_NESTED: 'yes' },
    'Expected KER_SIGN_IN_NESTED to be 0 or 1',
  ],
  [{ KER_UPSTREAM, KER_UPSTREAM_KEY: 'a', KER_CACHE: 'disk' }, 'Expected KER_CACHE to be memory, redis://'],
])('does not start with %j', (env: Record<string, string>, message) => {
  expect(() => readGatewayEnvironment(env, env['HOST'] ?? '127.0.0.1')).toThrow(message);
});
