import { createStore, type StoreOptions } from '../create-store';
import { createLazyAccess } from '../lazy/lazy-access';
import { warmUpSearch, rehearsed } from '../search/search-warm-up';
import type { PoolFigures } from '../status';
import type { Store } from '../store/store';
import { createFetchers } from './fetchers';
import { createPool } from './pool';

/** A store over a database, with what its service says of it. */
export type PostgresStore = {
  store: Store;
  pool: () => PoolFigures;
  close: () => Promise<void>;
};

export type PostgresStoreOptions = StoreOptions & {
  /** `postgres://user:password@host:port/database`; a user that may only read is enough. */
  url: string;
  /** Connections at most. @default 8 */
  connections?: number;
  /** How long one statement may take, in milliseconds. @default 10,000 */
  statementMs?: number;
};

/** Makes the store that answers from what imports have loaded into a database. */
export function createPostgresStore({
  url,
  connections = 8,
  statementMs,
  ...options
}: PostgresStoreOptions): PostgresStore {
  const pool = createPool({
    ...{ url, size: connections, readOnly: true },
    ...(statementMs === undefined ? {} : { statementMs }),
  });
  const fetchers = createFetchers(pool, { url });
  const access = createLazyAccess(fetchers.open);
  const store = createStore(access, options);
  return {
    store: {
      ...store,
      rehearse: async () => {
        const { dictionary, warmUp } = await fetchers.open();
        await warmUp();
        await warmUpSearch(store, rehearsed(dictionary));
      },
    },
    pool: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await fetchers.close();
      await pool.end();
    },
  };
}
