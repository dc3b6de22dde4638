import { Cluster, Redis } from 'iovalkey';

/** A server or a cluster of them. */
export type RedisClient = Redis | Cluster;

/** What does not answer for so long is treated as gone: a cell waits for it. */
const COMMAND_MS = 1_000;
const CONNECT_MS = 2_000;
/** In so many steps the time of a command runs out. */
const STEPS = 10;

const LONGEST_RECONNECT_MS = 2_000;

const reconnects = (times: number) => Math.min(LONGEST_RECONNECT_MS, 50 * 2 ** Math.min(times, 8));

/**
 * Connects to `redis://…` or `rediss://…`, or to the cluster that `redis-cluster://host:port` is of. Commands fail at once
 * while there is no connection; `patient` waits for it, for subscriptions.
 */
export function connectRedis(address: string, patient = false): RedisClient {
  const limits = { connectTimeout: CONNECT_MS };
  const { protocol, hostname, port, username, password } = new URL(address);
  const isCluster = /^(?:redis|valkey)s?-cluster:$/.test(protocol);
  const client = isCluster
    ? new Cluster([{ host: hostname, port: Number(port || 6379) }], {
        enableOfflineQueue: patient,
        clusterRetryStrategy: reconnects,
        redisOptions: {
          ...limits,
          ...(username && { username: decodeURIComponent(username) }),
          ...(password && { password: decodeURIComponent(password) }),
          ...(/^(?:rediss|valkeys)-/.test(protocol) && { tls: {} }),
        },
      })
    : new Redis(address.replace(/^valkey/, 'redis'), {
        ...limits,
        enableOfflineQueue: patient,
        maxRetriesPerRequest: patient ? null : 0,
        retryStrategy: reconnects,
      });
  // Each command says what it met; without a listener the process would end.
  client.on('error', () => undefined);
  return client;
}

/**
 * Rejects if a command takes longer. The time runs in steps between which replies are read, so that a blocked process
 * does not mistake its own lag for an outage.
 */
export async function within<T>(ms: number = COMMAND_MS, run: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const step = (left: number) => {
      if (left === 0) reject(new Error('Command timed out'));
      else timer = setTimeout(step, ms / STEPS, left - 1);
    };
    step(STEPS);
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}
