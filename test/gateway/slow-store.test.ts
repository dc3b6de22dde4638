import { idOf } from '../service/small-store';
import { until } from '../until';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { REDIS, redisServer, type RedisServer } from './redis-server';
import { testGateway, type TestGateway } from './started-gateway';

const check = REDIS === undefined ? test.skip : test;
const BODY = { properties: ['cik'] };
const MANY = 40;

let upstream: CountingUpstream;
let redis: RedisServer;
const gateways: TestGateway[] = [];
const open = async (more: Record<string, string> = {}, storeMs?: number) => {
  const gateway = await testGateway(
    { KER_UPSTREAM: upstream.address, KER_CACHE: redis.address, ...more },
    storeMs,
  );
  gateways.push(gateway);
  return gateway;
};
const askMany = (gateway: TestGateway, first: number) =>
  Promise.all(
    Array.from({ length: MANY }, async (_, at) => (await gateway.retrieve(idOf(first + at))).status),
  );

beforeAll(async () => {
  upstream = await countingUpstream();
  if (REDIS !== undefined) redis = await redisServer();
});
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.answer = () => Response.json({ error: 'not_found' }, { status: 404 });
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
});
afterAll(async () => {
  await upstream.close();
  if (REDIS !== undefined) await redis.kill();
});

check('without a limit a store that hangs refuses nobody', async () => {
  const gateway = await open({}, 200);
  // Those who have their turn meet the hanging store there, too.
  const asked = askMany(gateway, 1_000);
  await until(() => upstream.seen.length > 0);
  redis.hang(true);
  try {
    const statuses = await Promise.all([asked, askMany(gateway, 2_000)]);
    expect(new Set(statuses.flat())).toEqual(new Set([404]));
    expect(gateway.store.trouble()).toBe('Command timed out');
  } finally {
    redis.hang(false);
  }
});

check('a process that is held up itself for longer than a command may take sees no outage', async () => {
  const gateway = await open({ KER_REQUESTS_PER_MINUTE: '60000' }, 500);
  for (let times = 0; times < 4; times++) {
    const asked = askMany(gateway, 3_000 + times * MANY);
    await new Promise((soon) => setImmediate(soon));
    const until = performance.now() + 800;
    while (performance.now() < until);
    expect(new Set(await asked)).toEqual(new Set([404]));
    expect(gateway.store.trouble()).toBeUndefined();
  }
  expect(upstream.seen).toHaveLength(4 * MANY);
});

check('a budget that waits for a store is counted once it answers again', async () => {
  upstream.answer = () => undefined;
  const gateway = await open({ KER_REQUESTS_PER_MINUTE: '60000' }, 500);
  redis.hang(true);
  const asked = gateway.retrieve(idOf(1), BODY);
  await until(() => gateway.store.trouble() !== undefined);
  redis.hang(false);
  expect((await asked).status).toBe(200);
  expect(upstream.seen).toHaveLength(1);
});

check('where a limit is set and the store stays away, whoever asks is refused', async () => {
  const gateway = await open({ KER_REQUESTS_PER_MINUTE: '60000' }, 100);
  redis.hang(true);
  try {
    expect(new Set(await askMany(gateway, 4_000))).toEqual(new Set([503]));
    expect(upstream.seen).toEqual([]);
  } finally {
    redis.hang(false);
  }
});

check('many who wait for the store add no listener to one signal', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  const gateway = await open({ KER_REQUESTS_PER_MINUTE: '6000' }, 100);
  redis.hang(true);
  try {
    await askMany(gateway, 5_000);
    redis.hang(false);
    upstream.answer = () => undefined;
    await Promise.all(
      Array.from({ length: MANY }, (_, at) => gateway.retrieve(idOf(1), { properties: [`p${at}`] })),
    );
    await new Promise((soon) => setImmediate(soon));
    expect(warnings.map(({ name }) => name)).toEqual([]);
  } finally {
    redis.hang(false);
    process.off('warning', warn);
  }
});
