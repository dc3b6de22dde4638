import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { answerNow, FIRST_VERSION, recordedAnswers } from '../fixtures/recorded-answers';
import { REDIS, redisServer, type RedisServer } from './redis-server';
import { PATIENT_MS, testGateway } from './started-gateway';

const check = REDIS === undefined ? test.skip : test;
const read = (name: string): string => readFileSync(join(FIRST_VERSION, name), 'utf8');

/** What version 1.0.0 left in Redis, on which day; `keys` are those of the people. */
type Fixture = {
  day: string;
  usage: unknown;
  keys: { Ann: string; Bob: string };
  records: { key: string; type: 'hash' | 'set' | 'string'; value: string | string[]; ttl: number }[];
};

const DAY_MS = 86_400_000;

/** Loads it as if it had been written today, and on the next day too, should that begin meanwhile. */
async function load({ day, records }: Fixture, redis: RedisServer): Promise<void> {
  const now = Date.now();
  const days = [now, now + DAY_MS].map((time) => new Date(time).toISOString().slice(0, 10));
  const fresh = String(now + DAY_MS);
  const commands = { hash: 'HSET', set: 'SADD', string: 'SET' };
  for (const { key, type, value, ttl } of days.flatMap((each) =>
    records.map((record) => ({ ...record, key: record.key.replace(`:credits:${day}`, `:credits:${each}`) })),
  )) {
    const values = [value].flat();
    const isCache = type === 'hash' && !key.includes('{usage}');
    const shifted = isCache ? values.map((text) => text.replace(/^\d{13}/, fresh)) : values;
    await redis.command(commands[type], key, ...shifted);
    await redis.command('PEXPIRE', key, String(ttl));
  }
}

check(
  'a gateway over the Redis data and people of version 1.0.0 goes on where that one stopped',
  async () => {
    const fixture = JSON.parse(read('redis.json')) as Fixture;
    const redis = await redisServer();
    await load(fixture, redis);
    const gateway = await testGateway(
      {
        // The keys in Redis have the digest of the service's address, where nothing is reachable.
        KER_UPSTREAM: 'https://service.example',
        KER_CACHE: redis.address,
        KER_PEOPLE: join(FIRST_VERSION, 'people.json'),
        KER_CREDITS_PER_DAY: '1000',
      },
      PATIENT_MS,
    );
    try {
      const send = (path: string, init: RequestInit) =>
        gateway.fetch(new Request(`http://localhost${path}`, init));
      for (const recorded of recordedAnswers('gateway-answers.jsonl'))
        expect(await answerNow(recorded, { key: fixture.keys.Ann, send })).toEqual(recorded);
      expect(gateway.counts.upstream).toBe(0);
      const [profile] = recordedAnswers('gateway-answers.jsonl');
      const more = await gateway.get(profile?.path ?? '', {
        method: 'POST',
        headers: { 'X-API-KEY': fixture.keys.Ann, 'Content-Type': 'application/json' },
        body: '{"properties":["website"]}',
      });
      // She had spent all her credits.
      expect(more).toMatchObject({ status: 429, json: { error: 'quota_used_up' } });
    } finally {
      await gateway.close();
      await redis.kill();
    }
  },
);
