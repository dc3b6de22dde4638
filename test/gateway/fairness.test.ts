import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeKey } from '../../src/gateway/people/keys';
import { idOf } from '../service/small-store';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram, type GatewayProcess } from './gateway-process';
import { REDIS, redisServer, type RedisServer } from './redis-server';

const check = REDIS === undefined ? test.skip : test;
const FLOOD = 200;
/** What Eve asks; in fair turns as many of Ann's travel meanwhile. */
const FEW = 10;

const folder = mkdtempSync(join(tmpdir(), 'ker-fair-'));
const [ann, eve] = [makeKey(), makeKey()];
let redis: RedisServer;
let upstream: CountingUpstream;
let processes: readonly GatewayProcess[] = [];

beforeAll(async () => {
  if (REDIS === undefined) return;
  const KER_PEOPLE = join(folder, 'people.json');
  const people = [
    { name: 'Ann', key: ann.kept },
    { name: 'Eve', key: eve.kept },
  ];
  writeFileSync(KER_PEOPLE, JSON.stringify({ people }));
  [redis, upstream] = await Promise.all([redisServer(), countingUpstream()]);
  const variables = {
    ...{ KER_UPSTREAM: upstream.address, KER_CACHE: redis.address, KER_PEOPLE },
    KER_REQUESTS_PER_MINUTE: '1200',
  };
  processes = await Promise.all([gatewayProcess(variables), gatewayProcess(variables)]);
});
afterAll(async () => {
  for (const one of processes) await one.end('SIGKILL');
  removeProgram();
  rmSync(folder, { recursive: true });
  if (REDIS === undefined) return;
  await upstream.close();
  await redis.kill();
});

check.each([
  ['on another process', [0], [1]],
  ['on the same processes', [0, 1], [0, 1]],
])(
  'a flood of one person keeps another’s ten requests %s no longer than her share',
  async (_, hers, others) => {
    const ended = new AbortController();
    const ask = async (at: number, where: readonly number[], { key }: { key: string }) => {
      const url = processes[where[at % where.length] ?? 0]?.url ?? '';
      const init = { method: 'POST', headers: { 'X-API-KEY': key }, signal: ended.signal };
      // Nobody knows these ids, so that each answer is a 404; it costs its turn all the same.
      return fetch(`${url}/v1/entities/${idOf(at)}`, init).then(({ status }) => status);
    };
    const seen = (from: number) => upstream.seen.filter(({ path }) => Number(path.slice(-12)) >= from).length;
    const start = 10_000 * (1 + hers.length);
    const flood = Array.from({ length: FLOOD }, (_item, at) =>
      ask(start + at, hers, ann).catch(() => undefined),
    );
    while (seen(start) < 25) await new Promise((go) => setTimeout(go, 10));
    const before = seen(start);
    const few = await Promise.all(
      Array.from({ length: FEW }, (_item, at) => ask(start + 1_000 + at, others, eve)),
    );
    const ofAnn = seen(start) - before - FEW;
    expect(few).toEqual(Array.from({ length: FEW }, () => 404));
    // Some of hers are under way already, and what each process may send at once is not parted to the letter.
    expect(ofAnn).toBeLessThanOrEqual(2 * FEW);
    expect(seen(start)).toBeLessThan(FLOOD);
    ended.abort();
    await Promise.all(flood);
  },
);
