import { Socket } from 'node:net';

import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';

/** How a service or an import reaches its database. */
export type PoolOptions = {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** Connections at most. @default 8 */
  size?: number;
  /** How long one statement may take, in milliseconds. @default 10,000; 0 for no limit */
  statementMs?: number;
  /** Whether nothing may be written. @default false */
  readOnly?: boolean;
  /** Told of a connection that was lost while nobody used it. */
  lost?: (error: Error) => void;
};

/** How long a request waits for a connection before the database counts as away. */
const CONNECT_MS = 3000;

const IDLE_MS = 30_000;

/** Settings for many short statements: no JIT and no parallel workers. */
const READING = [
  'default_transaction_read_only=on',
  ...['jit=off', 'max_parallel_workers_per_gather=0', 'random_page_cost=1.1'],
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Makes a pool whose connections heal by themselves: one that broke is closed, and the next request opens another. */
export function createPool({
  url,
  size = 8,
  statementMs = 10_000,
  readOnly = false,
  lost,
}: PoolOptions): Pool {
  const config: PoolConfig = {
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
    application_name: 'ker',
    ...(statementMs > 0 ? { statement_timeout: statementMs } : {}),
    ...(readOnly ? { options: READING } : {}),
  };
  const pool = new Pool(config);
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => lost?.(error));
  if (statementMs > 0) endSilent(pool, statementMs + CONNECT_MS);
  return pool;
}

/**
 * Ends connections on which the database says nothing for so long while somebody waits. The client's own limit sets a timer for
 * each statement, by which what the statement gave outlived several runs of the collector: half of all that a search leaves behind.
 */
function endSilent(pool: Pool, silentMs: number): void {
  const waited = new WeakMap<PoolClient, { isFor: boolean }>();
  const note = (client: PoolClient, isFor: boolean): void => {
    const known = waited.get(client);
    if (known === undefined) waited.set(client, { isFor });
    else known.isFor = isFor;
  };
  pool.on('acquire', (client) => note(client, true));
  pool.on('release', (_error, client) => note(client, false));
  pool.on('connect', (client) => {
    const stream = client instanceof Client ? client.connection.stream : undefined;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(silentMs, () => {
      if (waited.get(client)?.isFor !== true) return;
      const error = new Error(`Expected an answer of the database within ${silentMs} ms, got none`);
      stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    });
  });
}
