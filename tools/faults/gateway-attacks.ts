import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeKey } from '../../src/gateway/people/keys';
import { countingUpstream, type CountingUpstream } from '../../test/gateway/counting-upstream';
import { gatewayProcess, type GatewayProcess } from '../../test/gateway/gateway-process';
import { redisServer, type RedisServer } from '../../test/gateway/redis-server';
import { idOf } from '../../test/service/small-store';
import { until } from '../../test/until';
import { pagesOf, TEXT_TYPE } from './foreign-page';
import { answerOf, entity, send, type Reply, type Sent } from './real-socket';
import { own, type Attack, type Judged, type Outcome } from './run-attack';

const APPLE = idOf(1);
const [ann, bob] = [makeKey(), makeKey()];
const keyOf = ({ key }: { key: string }) => ({ 'X-API-KEY': key });
const propertiesOf = (body: string) => (JSON.parse(body) as { properties?: string[] }).properties ?? [];

type Site = {
  upstream: CountingUpstream;
  /** Starts one process more. */
  start: (more?: Record<string, string>) => Promise<GatewayProcess>;
  /** What a gateway that nobody attacks answers. */
  expect: (sent: Sent) => Promise<Reply>;
  redis: RedisServer | undefined;
};

/** Gateway processes before a service that counts, over memory or a real Redis; all end with the run. */
async function withGateway(
  { cache, credits }: { cache: 'memory' | 'redis'; credits?: { Ann: number } },
  run: (site: Site) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-attack-'));
  const upstream = await countingUpstream();
  const redis = cache === 'redis' ? await redisServer() : undefined;
  const processes: GatewayProcess[] = [];
  const people = credits && {
    people: [
      { name: 'Ann', key: ann.kept, creditsPerDay: credits.Ann },
      { name: 'Bob', key: bob.kept },
    ],
  };
  const file = join(folder, 'people.json');
  writeFileSync(file, JSON.stringify(people ?? {}));
  const start = async (more: Record<string, string> = {}) => {
    const gateway = await gatewayProcess({
      ...{ KER_UPSTREAM: upstream.address, KER_CACHE: redis?.address ?? 'memory' },
      ...(people && { KER_PEOPLE: file }),
      ...more,
    });
    processes.push(gateway);
    return gateway;
  };
  let unattacked: GatewayProcess | undefined;
  const expect = async (sent: Sent) => {
    unattacked ??= await start({ KER_CACHE: 'memory' });
    const reply = await answerOf(unattacked.url, sent);
    upstream.seen.length = 0;
    return reply;
  };
  try {
    return await run({ upstream, start, expect, redis });
  } finally {
    for (const one of processes) await one.end('SIGKILL');
    await redis?.kill();
    await upstream.close();
    rmSync(folder, { recursive: true });
  }
}

async function openForeignPage(): Promise<Outcome> {
  return withGateway({ cache: 'memory' }, async ({ upstream, start, expect }) => {
    const ask = entity(APPLE, ['cik']);
    const expected = await expect(ask);
    const { url } = await start();
    const plain = { ...ask, headers: { ...ask.headers, ...TEXT_TYPE } };
    const replies: Judged[] = [];
    for (const sent of [...pagesOf(url, entity(APPLE, ['lei'])), plain]) {
      const refusal =
        /Only pages that this gateway serves|Expected the host localhost|Expected a body of the type/;
      replies.push({ sent, expected: refusal, reply: await send(url, sent) });
      replies.push(await own(url, { ...ask, headers: { ...ask.headers, Origin: url } }, expected));
    }
    return { replies, reached: upstream.seen.length, least: 1 };
  });
}

function launderCredits(cache: 'memory' | 'redis') {
  return () =>
    withGateway({ cache, credits: { Ann: 0 } }, async ({ upstream, start, expect }) => {
      const hers = entity(APPLE, ['cik'], keyOf(bob));
      const expected = await expect(hers);
      const { url } = await start();
      const wanted = Array.from({ length: 12 }, (_, at) => entity(APPLE, [`wanted_${at}`], keyOf(ann)));
      const refused = await Promise.all(
        wanted.map(async (sent) => ({
          sent,
          expected: /"error":"quota_used_up"/,
          reply: await send(url, sent),
        })),
      );
      const replies = [...refused, await own(url, hers, expected)];
      // Who pays for one field must not pay for another’s.
      const fields = upstream.seen.flatMap(({ body }) => propertiesOf(body));
      return { replies, reached: fields.length, least: 1 };
    });
}

function sendJunkNames(cache: 'memory' | 'redis') {
  return () =>
    withGateway({ cache, credits: { Ann: 100_000 } }, async ({ upstream, start, expect }) => {
      const hers = [['cik', 'lei'], ['name'], ['website']].map((names) => entity(APPLE, names, keyOf(bob)));
      const expected: Reply[] = [];
      for (const sent of hers) expected.push(await expect(sent));
      const detail = [{ loc: ['body'], msg: 'no', type: 'value_error' }];
      upstream.answer = ({ body }) =>
        propertiesOf(body).some((name) => name.startsWith('junk'))
          ? Response.json({ detail }, { status: 422 })
          : undefined;
      const gateway = await start({ KER_AUDIT: '-' });
      const many = Array.from({ length: 10 }, (_, body) =>
        Array.from({ length: 1_900 }, (_name, at) => `junk_${body}_${at}`),
      );
      const few = Array.from({ length: 30 }, (_, at) => [`junk_${at}`]);
      const leaving = new AbortController();
      const flood = [...few, ...many].map((names) => {
        const { path, ...sent } = entity(APPLE, names, keyOf(ann));
        return fetch(`${gateway.url}${path}`, { method: 'POST', ...sent, signal: leaving.signal }).catch(
          () => undefined,
        );
      });
      await until(() => upstream.seen.length > 0);
      const replies: Judged[] = [];
      for (const [at, sent] of hers.entries()) {
        const [one] = expected.slice(at);
        if (one !== undefined) replies.push(await own(gateway.url, sent, one));
      }
      leaving.abort();
      await Promise.all(flood);
      const lines = () => linesOf(gateway.output()).filter(({ person }) => person === 'Bob');
      await until(() => lines().length === hers.length);
      return { replies, reached: lines().reduce((sum, { credits }) => sum + credits, 0), least: hers.length };
    });
}

function linesOf(output: string): { person: string | null; credits: number }[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{"time"'));
  return lines.map((line) => JSON.parse(line) as { person: string | null; credits: number });
}

const BAD_MESSAGES = [
  ...['', 'no JSON', '{', '\u0000', '{'.repeat(50_000)],
  ...[
    ...[null, [], 1, 'text', { subject: 1 }, { subject: 'error' }],
    ...[null, { fields: 1 }, { fields: [], reply: { status: 1_000, body: 'a' } }].map((failed) => ({
      subject: `entity:${APPLE}`,
      failed,
    })),
  ].map((message) => JSON.stringify(message)),
];

async function publishBadMessages(): Promise<Outcome> {
  return withGateway({ cache: 'redis' }, async ({ upstream, start, expect, redis }) => {
    const asks = [APPLE, idOf(2), idOf(3)].flatMap((id) =>
      [['cik'], ['lei'], ['name'], ['website']].map((names) => entity(id, names)),
    );
    const expected: Reply[] = [];
    for (const sent of asks) expected.push(await expect(sent));
    const urls = [(await start()).url, (await start()).url];
    const replies: Judged[] = [];
    const [channel] = await until(async () => {
      const found = (await redis?.command('PUBSUB', 'CHANNELS', '*')) as string[];
      return found.length > 0 && found;
    });
    for (const [at, message] of BAD_MESSAGES.entries()) {
      const place = at % asks.length;
      const [sent, one] = [asks[place], expected[place]];
      if (sent === undefined || one === undefined) continue;
      const answers = urls.map((url) => own(url, sent, one));
      await redis?.command('PUBLISH', channel ?? '', message);
      replies.push(...(await Promise.all(answers)));
    }
    return { replies, reached: upstream.seen.length, least: asks.length };
  });
}

/** What a web page, a greedy colleague or a broken program sends to gateway processes. */
export const GATEWAY_ATTACKS: readonly Attack[] = [
  { group: 'gateway', name: 'a foreign web page', most: 1, run: openForeignPage },
  { group: 'gateway', name: 'laundered credits', most: 1, run: launderCredits('memory') },
  {
    group: 'gateway',
    name: 'laundered credits, over Redis',
    most: 1,
    needsRedis: true,
    run: launderCredits('redis'),
  },
  { group: 'gateway', name: '19,000 junk names', most: 2, run: sendJunkNames('memory') },
  {
    group: 'gateway',
    name: '19,000 junk names, over Redis',
    most: 2,
    needsRedis: true,
    run: sendJunkNames('redis'),
  },
  { group: 'gateway', name: 'bad Redis messages', most: 1, needsRedis: true, run: publishBadMessages },
];
