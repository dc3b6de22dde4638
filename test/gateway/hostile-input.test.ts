import { connect } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeKey } from '../../src/gateway/people/keys';
import { createSend } from '../../src/gateway/upstream/send';
import { Problem } from '../../src/gateway/problem';
import { operations } from '../../src/shared/client/operations';
import { fc } from '../fast-check';
import { idOf } from '../service/small-store';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram } from './gateway-process';
import { REDIS, redisServer } from './redis-server';

const check = REDIS === undefined ? test.skip : test;
const folder = mkdtempSync(join(tmpdir(), 'ker-hostile-'));
const ann = makeKey();
let upstream: CountingUpstream;

beforeAll(async () => {
  upstream = await countingUpstream();
});
afterAll(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
  removeProgram();
});

check('no message on a channel of Redis ends a process', async () => {
  const redis = await redisServer();
  const gateway = await gatewayProcess({ KER_UPSTREAM: upstream.address, KER_CACHE: redis.address });
  try {
    const ask = () => fetch(`${gateway.url}/v1/entities/${idOf(1)}`, { method: 'POST' });
    expect((await ask()).status).toBe(200);
    const channels = (await redis.command('PUBSUB', 'CHANNELS', '*')) as string[];
    expect(channels).toHaveLength(1);
    const subject = `entity:${idOf(1)}`;
    const reply = { status: 1_000, body: 'a' };
    for (const message of [
      ...['', 'no JSON', '{', 'null', '[]', '1', '{"subject":1}', '{"subject":"error"}', '\u0000'],
      ...[
        { subject, failed: null },
        { subject, failed: { fields: 1 } },
        { subject, failed: { fields: [], reply } },
      ].map((word) => JSON.stringify(word)),
    ]) {
      expect(await redis.command('PUBLISH', channels[0] ?? '', message)).toBe(1);
    }
    expect((await ask()).status).toBe(200);
    expect(await gateway.end('SIGTERM')).toBe(0);
  } finally {
    await gateway.end('SIGKILL');
    await redis.kill();
  }
});

test('a Basic password that no header can hold is a wrong key, not a failure', async () => {
  const KER_PEOPLE = join(folder, 'people.json');
  writeFileSync(KER_PEOPLE, JSON.stringify({ people: [{ name: 'Ann', key: ann.kept, admin: true }] }));
  const gateway = await gatewayProcess({ KER_UPSTREAM: upstream.address, KER_PEOPLE });
  const usage = async (password: string) => {
    const Authorization = `Basic ${Buffer.from(`ann:${password}`).toString('base64')}`;
    return (await fetch(`${gateway.url}/usage`, { headers: { Authorization } })).status;
  };
  try {
    const wrong = ['a\nb', 'a\r\nX-API-KEY: b', '\u0000', 'Zażółć', `${ann.key}\n`, ''];
    expect(await Promise.all(wrong.map(usage))).toEqual(wrong.map(() => 401));
    expect(await usage(ann.key)).toBe(200);
  } finally {
    await gateway.end('SIGKILL');
  }
});

test('the account’s key is masked in what the service sends back, as it is and in base64', async () => {
  const visible = fc.string({
    unit: fc.constantFrom('a', 'Z', '0', '9', '-', '_', '/', '+', '"', '\\', '<', '~'),
    minLength: 12,
    maxLength: 40,
  });
  const around = fc.string({ maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(visible, around, around, async (key, before, after) => {
      const bytes = Buffer.from(before + key + after);
      const echo = [before + key + after, bytes.toString('base64'), bytes.toString('base64url')];
      upstream.answer = () => Response.json({ error: 'a', message: echo }, { status: 500 });
      const send = createSend({ address: upstream.address, key });
      const problem: unknown = await send(operations.introspect(idOf(1)), 'entity').catch(
        (error: unknown) => error,
      );
      if (!(problem instanceof Problem)) throw problem;
      const shown = (JSON.parse(problem.reply.body) as { message: string[] }).message;
      expect(shown).toHaveLength(3);
      expect(shown[0]).not.toContain(key);
      for (const text of shown.slice(1)) {
        expect(text).toContain('(key)');
        // Of the key at most the letters remain that hold bits of its neighbours.
        expect(text.replace('(key)', '').length).toBeLessThanOrEqual(
          Math.ceil(((bytes.length - key.length) * 8) / 6) + 6,
        );
      }
    }),
    { numRuns: 60 },
  );
  upstream.answer = () => undefined;
});

test('a socket that sends no HTTP is answered and ends nothing', async () => {
  const gateway = await gatewayProcess({ KER_UPSTREAM: upstream.address });
  try {
    const { port } = new URL(gateway.url);
    await new Promise((closed) =>
      connect(Number(port), '127.0.0.1').on('close', closed).end('\u0000\u0000\r\n\r\n').resume(),
    );
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  } finally {
    await gateway.end('SIGKILL');
  }
});
