import type { Storage } from '../../shared/batching/storage';
import type { Database } from './value-rows';

const DATABASE = 'ker-values';
/** Some 200,000 values with their sources; browsers grant an origin far more. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Whose values are stored. */
export type StoredValuesOptions = {
  /** The service's address. */
  service: string;
  /** The account, as `AccountOf` names it: one account never reads another's values. */
  account: string;
  /** Of all accounts together. @default 64 MiB */
  maxBytes?: number;
};

/**
 * Values in IndexedDB. It never rejects: a corrupt database is made again, a full one loses its oldest half, and
 * without one nothing is stored.
 */
export function storedValues(options?: StoredValuesOptions): Storage {
  // With the script of the gate, without which nothing is sent.
  const rows = import(/* webpackChunkName: "budget" */ './value-rows');
  const opened = rows.then(({ open }) => open(DATABASE)).catch(() => undefined);
  const withDatabase = async <T>(
    otherwise: T,
    work: (of: Awaited<typeof rows>, database: Database) => Promise<T>,
  ): Promise<T> => {
    const database = await opened;
    return database === undefined ? otherwise : work(await rows, database).catch(() => otherwise);
  };
  const ofAll = {
    clear: async () => {
      if ((await opened) === undefined) await drop().catch(() => undefined);
      return withDatabase(0, ({ clear }, database) => clear(database));
    },
    size: () => withDatabase(0, ({ totalOf }, database) => totalOf(database)),
    close: async () => (await opened)?.close(),
  };
  if (options === undefined) {
    return { ...ofAll, load: () => Promise.resolve([]), put: () => Promise.resolve() };
  }
  const { service, account, maxBytes = MAX_BYTES } = options;
  const scope = `${service}\n${account}\n`;
  let unchecked = maxBytes;
  return {
    ...ofAll,
    load: () => withDatabase([], ({ load }, database) => load(database, scope)),
    put: (records) =>
      withDatabase(undefined, async ({ putOrMakeRoom, rowOf, trim }, database) => {
        unchecked += await putOrMakeRoom(
          database,
          records.map((record) => rowOf(record, scope)),
        );
        // Counting everything after every write would cost more than the writes.
        if (unchecked < maxBytes / 16) return;
        unchecked = 0;
        await trim(database, maxBytes);
      }),
  };
}

/** What is forgotten must be gone, although the script that opens it was not loaded. */
function drop(): Promise<unknown> {
  return new Promise((resolve) => {
    const dropping = indexedDB.deleteDatabase(DATABASE);
    dropping.onsuccess = dropping.onerror = dropping.onblocked = resolve;
  });
}
