import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { memoize } from 'es-toolkit/function';
import * as v from 'valibot';

import { within, type RedisClient } from './redis-client';
import { CLAIM, COUNT, LEAD, PAUSE, PUT, RELEASE, RENEW, TAKE } from './scripts';
import { MOST_WANTED, StoreFailure, noticeSchema, type SharedStore } from './shared-store';
import { Notifications } from './notifications';

/** What a store in Redis or Valkey is made of. */
export type RedisStoreOptions = {
  client: RedisClient;
  subscriber: RedisClient;
  /** What tells one account's keys from another's. */
  namespace: string;
  /** How long a command may take. @default 1_000 */
  commandMs?: number | undefined;
};

/** Longer than anybody waits; what a process that died wanted ends with it. */
const WANTED_MS = 300_000;
const DAY_KEPT_S = 100 * 86_400;
/** After a failure nothing is tried for so long, so that a store that hangs does not hold up each cell. */
const REST_MS = 1_000;
/** How long a lead lasts that is not renewed. */
const LEASE_MS = 5_000;
const OPENING_MS = 2_000;

/** Such a store, and what else may be done in it: one command, which tells of its failures as all others do. */
export type RedisStore = SharedStore & {
  client: RedisClient;
  namespace: string;
  guarded: <T>(command: () => Promise<T>) => Promise<T>;
};

const messageSchema = v.pipe(v.string(), v.parseJson(), noticeSchema);

/** Makes the store that any number of processes share. */
export function createRedisStore(options: RedisStoreOptions): RedisStore {
  const { client, subscriber, namespace, commandMs } = options;
  const me = randomUUID();
  const notifications = new Notifications();
  const channel = `${namespace}:ready`;
  const pauseKey = `${namespace}:{budget}:pause`;
  let restsUntil = 0;
  let reason: string | undefined;

  const guarded = async <T>(run: () => Promise<unknown>): Promise<T> => {
    if (Date.now() < restsUntil) throw new StoreFailure(reason);
    try {
      const result = (await within(commandMs, run)) as T;
      reason = undefined;
      return result;
    } catch (error) {
      // Of a transaction that was given up the first of its failures tells why.
      const { previousErrors: [cause = error] = [] } = error as { previousErrors?: unknown[] };
      reason = cause instanceof Error ? cause.message.split('\n')[0] : 'failed';
      restsUntil = Date.now() + REST_MS;
      throw new StoreFailure(reason);
    }
  };
  const script = <T>(text: string, keys: readonly string[], args: readonly (string | number)[]) =>
    guarded<T>(() => evaluate(client, text, [keys, args]));
  const keysOf = (subject: string) => {
    const tagged = `${namespace}:{${subject}}`;
    return [tagged, `${tagged}:waiters`, `${tagged}:leader`] as const;
  };

  client.on('ready', () => (restsUntil = 0));
  void subscriber.subscribe(channel).catch(() => undefined);
  subscriber.on('message', (_channel: string, message: string) => {
    // Anybody may publish there; what is no word is none of ours.
    const read = v.safeParse(messageSchema, message);
    if (read.success) notifications.publish(read.output);
  });

  return {
    ...{ client, namespace, guarded, leaseMs: LEASE_MS },
    async take(subject, fields, waiter = '') {
      const args = [waiter, WANTED_MS, MOST_WANTED.characters, MOST_WANTED.waiters, ...fields];
      const texts = await script<(string | null)[]>(TAKE, keysOf(subject), args);
      return texts.map((text) => text ?? undefined);
    },
    async forget(subject, waiter) {
      await guarded(() => client.hdel(keysOf(subject)[1], waiter));
    },
    lead: async (subject, fields) =>
      (await script<number>(LEAD, keysOf(subject), [me, LEASE_MS, ...fields])) === 1,
    claim: async (subject) => (await script<string[] | null>(CLAIM, keysOf(subject), [me])) ?? undefined,
    put: (subject, entries) =>
      script<undefined>(PUT, keysOf(subject), [
        ...[channel, JSON.stringify({ subject })],
        ...entries.flatMap(({ field, text, ttlMs }) => [field, text, Math.max(1, Math.round(ttlMs))]),
      ]),
    renew: (subject) => script<undefined>(RENEW, keysOf(subject), [me, LEASE_MS]),
    release: (subject, failed) =>
      script<undefined>(RELEASE, keysOf(subject), [me, channel, JSON.stringify({ subject, failed })]),
    listen: (subject) => notifications.listen(subject),
    pauseMs: async () => Math.max(0, await guarded<number>(() => client.pttl(pauseKey))),
    pause: (ms) => script<undefined>(PAUSE, [pauseKey], [Math.max(1, Math.ceil(ms))]),
    count: (day, counts) =>
      script<undefined>(
        COUNT,
        [`${namespace}:{usage}:${day}`],
        [DAY_KEPT_S, ...Object.entries(counts).flat()],
      ),
    counts: async (day) => {
      const held = await guarded<Record<string, string>>(() => client.hgetall(`${namespace}:{usage}:${day}`));
      return new Map(Object.entries(held).map(([name, count]) => [name, Number(count)]));
    },
    opened: async () => {
      const ready = [client, subscriber].map(async (each) => {
        if (each.status !== 'ready') await new Promise<void>((go) => void each.once('ready', go));
      });
      await Promise.race([Promise.all(ready), pause(OPENING_MS, undefined, { ref: false })]);
    },
    trouble: () => (client.status === 'ready' ? reason : `no connection (${client.status})`),
    close: () => {
      client.disconnect();
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}

const digestOf = memoize((text: string) => createHash('sha1').update(text).digest('hex'));

/** By its digest; the text itself travels once to each server that does not know it. */
async function evaluate(
  client: RedisClient,
  text: string,
  [keys, args]: [readonly string[], readonly (string | number)[]],
): Promise<unknown> {
  const digest = digestOf(text);
  try {
    return await client.evalsha(digest, keys.length, ...keys, ...args);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
    return client.eval(text, keys.length, ...keys, ...args);
  }
}
