import { createHash, randomUUID } from 'node:crypto';

import type { RedisClient } from './redis-client';
import { CLAIM, LEAD, PAUSE, PUT, RELEASE, RENEW, TAKE } from './scripts';
import { StoreFailure, type SharedStore, type Word } from './shared-store';
import { Words } from './redis-replies';

/** What a store in Redis or Valkey is made of. */
export type RedisStoreOptions = {
  client: RedisClient;
  subscriber: RedisClient;
  /** What tells one account's keys from another's. */
  namespace: string;
  /** How long a lead lasts that is not renewed. @default 5_000 */
  leaseMs?: number;
};

const WANTED_MS = 600_000;
const DAY_KEPT_S = 100 * 86_400;
/** After a failure nothing is tried for so long, so that a store that hangs does not hold up each cell. */
const REST_MS = 1_000;
const OPENING_MS = 2_000;

/** Makes the store that any number of processes share. */
export function createRedisStore({
  client,
  subscriber,
  namespace,
  leaseMs = 5_000,
}: RedisStoreOptions): SharedStore {
  const me = randomUUID();
  const words = new Words();
  const channel = `${namespace}:ready`;
  const pauseKey = `${namespace}:{budget}:pause`;
  let restsUntil = 0;
  let reason: string | undefined;

  const guarded = async <T>(run: () => Promise<unknown>): Promise<T> => {
    if (Date.now() < restsUntil) throw new StoreFailure(reason);
    try {
      const result = (await run()) as T;
      reason = undefined;
      return result;
    } catch (error) {
      reason = error instanceof Error ? error.message.split('\n')[0] : 'failed';
      restsUntil = Date.now() + REST_MS;
      throw new StoreFailure(reason);
    }
  };
  const script = <T>(text: string, keys: readonly string[], args: readonly (string | number)[]) =>
    guarded<T>(() => evaluate(client, text, [keys, args]));
  const keysOf = (subject: string) => {
    const tagged = `${namespace}:{${subject}}`;
    return [tagged, `${tagged}:wanted`, `${tagged}:leader`];
  };

  client.on('ready', () => (restsUntil = 0));
  void subscriber.subscribe(channel).catch(() => undefined);
  subscriber.on('message', (_channel: string, message: string) => words.say(JSON.parse(message) as Word));

  return {
    leaseMs,
    async take(subject, fields) {
      const texts = await script<(string | null)[]>(TAKE, keysOf(subject), [WANTED_MS, ...fields]);
      return texts.map((text) => text ?? undefined);
    },
    lead: async (subject) => (await script<number>(LEAD, keysOf(subject), [me, leaseMs])) === 1,
    async claim(subject) {
      return (await script<string[] | null>(CLAIM, keysOf(subject), [me])) ?? undefined;
    },
    put: (subject, entries) =>
      script<undefined>(PUT, keysOf(subject), [
        ...[channel, JSON.stringify({ subject })],
        ...entries.flatMap(({ field, text, ttlMs }) => [field, text, Math.max(1, Math.round(ttlMs))]),
      ]),
    renew: (subject) => script<undefined>(RENEW, keysOf(subject), [me, leaseMs]),
    release: (subject, failed) =>
      script<undefined>(RELEASE, keysOf(subject), [me, channel, JSON.stringify({ subject, failed })]),
    listen: (subject) => words.listen(subject),
    pauseMs: async () => Math.max(0, await guarded<number>(() => client.pttl(pauseKey))),
    pause: (ms) => script<undefined>(PAUSE, [pauseKey], [Math.max(1, Math.ceil(ms))]),
    count: (day, counts) =>
      guarded<undefined>(async () => {
        const key = `${namespace}:{usage}:${day}`;
        await Promise.all(Object.entries(counts).map(([name, by]) => client.hincrby(key, name, by)));
        await client.expire(key, DAY_KEPT_S);
      }),
    counts: async (day) => {
      const held = await guarded<Record<string, string>>(() => client.hgetall(`${namespace}:{usage}:${day}`));
      return new Map(Object.entries(held).map(([name, count]) => [name, Number(count)]));
    },
    opened: () =>
      new Promise((resolve) => {
        const isReady = () => client.status === 'ready' && subscriber.status === 'ready';
        const look = () => {
          if (isReady()) resolve();
        };
        look();
        client.on('ready', look);
        subscriber.on('ready', look);
        setTimeout(resolve, OPENING_MS).unref();
      }),
    trouble: () => (client.status === 'ready' ? reason : `no connection (${client.status})`),
    close: () => {
      client.disconnect();
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}

const digests = new Map<string, string>();

/** By its digest; the text itself travels once to each server that does not know it. */
async function evaluate(
  client: RedisClient,
  text: string,
  [keys, args]: [readonly string[], readonly (string | number)[]],
): Promise<unknown> {
  const digest = digests.get(text) ?? createHash('sha1').update(text).digest('hex');
  digests.set(text, digest);
  try {
    return await client.evalsha(digest, keys.length, ...keys, ...args);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
    return client.eval(text, keys.length, ...keys, ...args);
  }
}
