import { createStore, type StoreOptions } from '../create-store';
import { createSpeculatingAccess } from '../speculate/speculating-access';
import { rehearsal } from '../search/rehearsal';
import type { PoolFigures } from '../status';
import type { Fetcher } from '../store/fetcher';
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
  let rehearsed: Promise<void> | undefined;
  const open = async (): Promise<Fetcher> => {
    const fetcher = await fetchers.open();
    await (rehearsed ??= rehearse(fetcher));
    return fetcher;
  };
  return {
    store: createStore(createSpeculatingAccess(open), options),
    pool: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await fetchers.close();
      await pool.end();
    },
  };
}

/** Fewer words are those of a small dataset, of which a search is quick from the first one on. */
const FEWEST_WORDS = 20_000;

/**
 * Searches before anybody else does: in its first thousand searches a process spends as much on compiling its code as on searching. What
 * fails here fails with the first request too, and is told then.
 */
async function rehearse(fetcher: Fetcher): Promise<void> {
  const store = createStore(createSpeculatingAccess(() => Promise.resolve(fetcher)));
  try {
    for (const name of rehearsal(fetcher.dictionary, FEWEST_WORDS))
      await store.search(name, { types: [], limit: 5 });
  } catch {
    // The database went away.
  }
}
