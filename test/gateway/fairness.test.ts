import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeKey } from '../../src/gateway/people/keys';
import { idOf } from '../service/small-store';
import { until } from '../until';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram, type GatewayProcess } from './gateway-process';
import { REDIS, redisServer, type RedisServer } from './redis-server';

const check = REDIS === undefined ? test.skip : test;
/** So few that all of them could travel before any gives up after 20 seconds, and Eve after them. */
const FLOOD = 120;
/** So many of Ann's have travelled when Eve comes: more than may leave at once, so that the limit holds. */
const BEGUN = 12;
/** What Eve asks; in fair turns as many of Ann's travel meanwhile. */
const FEW = 10;
/** The numbers of Eve's requests begin so far behind those of Ann's. */
const EVES = 1_000;

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
    // A tenth of a second for each, so that a process that a busy machine lets wait for one loses few turns by it.
    KER_REQUESTS_PER_MINUTE: '600',
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
    /** Whose requests the service has seen, one after the other, since the flood began, and from which process. */
    const seen = () => {
      const numbers = upstream.seen.map(({ path }) => Number(path.slice(-12))).filter((at) => at >= start);
      return numbers.map((at) => {
        const [person, where] = at < start + EVES ? ['Ann', hers] : ['Eve', others];
        return { person, from: where[at % where.length] };
      });
    };
    const start = 10_000 * (1 + hers.length);
    const flood = Array.from({ length: FLOOD }, (_item, at) =>
      ask(start + at, hers, ann).catch(() => undefined),
    );
    await until(() => seen().length >= BEGUN);
    const few = await Promise.all(
      Array.from({ length: FEW }, (_item, at) => ask(start + EVES + at, others, eve)),
    );
    const turns = seen();
    expect(few).toEqual(Array.from({ length: FEW }, () => 404));
    const countOf = (whose: string, of: readonly { person: string }[]) =>
      of.filter(({ person }) => person === whose).length;
    expect(countOf('Eve', turns)).toBe(FEW);
    // In turns, not in seconds, and of each process by itself: a busy machine lets one of them wait for seconds while the
    // other goes on. What travels before Eve's first has reached a busy gateway says nothing of her share, and some of
    // Ann's are under way already.
    for (const process of others) {
      const own = turns.filter(({ from }) => from === process);
      const isEves = own.map(({ person }) => person === 'Eve');
      const whileHers = own.slice(isEves.indexOf(true), isEves.lastIndexOf(true));
      expect(countOf('Ann', whileHers)).toBeLessThanOrEqual(2 * countOf('Eve', own));
    }
    // Who is served in order of arrival comes after all of Ann's.
    expect(countOf('Ann', turns)).toBeLessThan(FLOOD);
    ended.abort();
    await Promise.all(flood);
  },
);
