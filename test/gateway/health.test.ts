import { connect } from 'node:net';

import { idOf } from '../service/small-store';
import { until } from '../until';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram, type GatewayProcess } from './gateway-process';
import { REDIS, redisServer } from './redis-server';

const check = REDIS === undefined ? test.skip : test;
const processes: GatewayProcess[] = [];
let upstream: CountingUpstream;

const open = async (variables: Record<string, string> = {}) => {
  const started = await gatewayProcess({ KER_UPSTREAM: upstream.address, ...variables });
  processes.push(started);
  return started;
};
const look = async ({ url }: GatewayProcess, path: string) => {
  const reply = await fetch(url + path);
  return `${reply.status} ${await reply.text()}`;
};
const retrieve = ({ url }: GatewayProcess, properties: string[]) =>
  fetch(`${url}/v1/entities/${idOf(1)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ properties }),
  });
const takesConnections = ({ url }: GatewayProcess) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });

beforeAll(async () => {
  upstream = await countingUpstream();
});
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.answer = () => undefined;
});
afterEach(async () => {
  for (const one of processes.splice(0)) await one.end('SIGKILL');
});
afterAll(async () => {
  await upstream.close();
  removeProgram();
});

check('a process is alive without its store, ready only where nothing must be counted', async () => {
  const redis = await redisServer();
  const KER_CACHE = redis.address;
  const [free, limited] = [
    await open({ KER_CACHE }),
    await open({ KER_CACHE, KER_REQUESTS_PER_MINUTE: '600' }),
  ];
  try {
    for (const one of [free, limited]) {
      expect([await look(one, '/healthz'), await look(one, '/readyz')]).toEqual(['200 ok', '200 ok']);
    }
    await redis.kill();
    await until(async () => (await look(limited, '/readyz')) === '503 the store does not answer');
    expect(await look(limited, '/healthz')).toBe('200 ok');
    expect([await look(free, '/healthz'), await look(free, '/readyz')]).toEqual(['200 ok', '200 ok']);
    await redis.start();
    await until(async () => (await look(limited, '/readyz')) === '200 ok');
  } finally {
    await redis.kill();
  }
});

test('SIGTERM lets what is under way be answered, tells what comes meanwhile to go elsewhere, and ends with 0', async () => {
  const gateway = await open();
  let answer: () => void = () => undefined;
  const answered = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  upstream.answer = () => answered;
  const asked = retrieve(gateway, ['cik']);
  await until(() => upstream.seen.length === 1);
  const ended = gateway.end('SIGTERM');
  await until(async () => (await look(gateway, '/readyz')) === '503 draining');
  expect(await look(gateway, '/healthz')).toBe('200 ok');
  const refused = await retrieve(gateway, ['lei']);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await refused.json()).toMatchObject({ error: 'unavailable' });
  expect(upstream.seen).toHaveLength(1);
  answer();
  const reply = await asked;
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ properties: { cik: expect.anything() as unknown } });
  expect(await ended).toBe(0);
  expect(await takesConnections(gateway)).toBe(false);
});

test('load balancers are given the time that is set to notice, and a second signal ends it at once, told in the log', async () => {
  const gateway = await open({ KER_DRAIN_SECONDS: '300', KER_AUDIT: '-' });
  upstream.answer = () => new Promise(() => undefined);
  const cut = retrieve(gateway, ['cik']).then(
    () => 'answered',
    () => 'cut off',
  );
  await until(() => upstream.seen.length === 1);
  const ended = gateway.end('SIGTERM');
  await until(async () => (await look(gateway, '/readyz')) === '503 draining');
  expect(await takesConnections(gateway)).toBe(true);
  gateway.signal('SIGTERM');
  expect(await ended).toBe(0);
  expect(await cut).toBe('cut off');
  expect(gateway.output()).toMatch(/"operation":"retrieveEntity".*"status":0,"credits":1,/);
});
