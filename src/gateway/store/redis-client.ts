import { Cluster, Redis } from 'iovalkey';

/** A server or a cluster of them. */
export type RedisClient = Redis | Cluster;

/** What does not answer for so long is treated as gone: a cell waits for it. */
const COMMAND_MS = 1_000;

/** How a connection is used. */
export type RedisUse = {
  /** Waits for the connection. @default false */
  patient?: boolean;
  /** How long a command may take. @default 1_000 */
  commandMs?: number | undefined;
};

const LONGEST_RECONNECT_MS = 2_000;

const reconnects = (times: number) => Math.min(LONGEST_RECONNECT_MS, 50 * 2 ** Math.min(times, 8));

/**
 * Connects to `redis://…` or `rediss://…`, or to the cluster that `redis-cluster://host:port` is of. Commands fail at once
 * while there is no connection; `patient` waits for it, for subscriptions.
 */
export function connectRedis(
  address: string,
  { patient = false, commandMs = COMMAND_MS }: RedisUse = {},
): RedisClient {
  const limits = { commandTimeout: commandMs, connectTimeout: 2 * commandMs };
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
