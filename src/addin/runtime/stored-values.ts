import { deleteDB, openDB } from 'idb';

import type { Storage, StoredRecord } from '../../shared/batching/storage';
import { inTransaction } from './transaction';
import type { Database, Schema } from './value-rows';

const DATABASE = 'ker-values';
/** Of 1, rows were named by hashes of keys without a salt. */
const VERSION = 2;
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
  const opened = open().catch(() => undefined);
  const withDatabase = async <T>(otherwise: T, work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await opened;
    return database === undefined ? otherwise : work(database).catch(() => otherwise);
  };
  const ofAll = {
    clear: () => withDatabase(0, clear),
    size: () => withDatabase(0, totalOf),
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
    load: () => withDatabase([], (database) => load(database, scope)),
    put: (records) =>
      withDatabase(undefined, async (database) => {
        const { putOrMakeRoom, rowOf, trim } = await rows();
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

/** With the script of the gate, without which nothing is sent: so there is nothing to write before. */
const rows = () => import(/* webpackChunkName: "budget" */ './value-rows');

/** A database that cannot be opened is corrupt or of a later version: its values can be asked again. */
async function open(): Promise<Database> {
  try {
    return await openOnce();
  } catch {
    await new Promise((resolve, reject) => {
      deleteDB(DATABASE, { blocked: () => reject(new Error('Expected no other holder')) }).then(
        resolve,
        reject,
      );
    });
    return openOnce();
  }
}

async function openOnce(): Promise<Database> {
  const database: Database = await openDB<Schema>(DATABASE, VERSION, {
    upgrade: (fresh) => {
      for (const old of [...fresh.objectStoreNames]) fresh.deleteObjectStore(old);
      fresh.createObjectStore('values', { keyPath: 'key' });
      fresh.createObjectStore('ages');
    },
    // Another workbook that makes the database anew must not wait for this one.
    blocking: () => database.close(),
  });
  return database;
}

async function load(database: Database, scope: string): Promise<StoredRecord[]> {
  const change = database.transaction('values');
  const range = IDBKeyRange.bound(scope, `${scope}\uffff`);
  const [rows = []] = await inTransaction(change, function* () {
    yield change.store.getAll(range);
  });
  return rows.flatMap(({ key, fetchedAt, text }) => {
    try {
      return [{ key: key.slice(scope.length), fetchedAt, data: JSON.parse(text) as unknown }];
    } catch {
      return [];
    }
  });
}

async function clear(database: Database): Promise<number> {
  // What is forgotten must be gone although nobody can say how much it was.
  const freed = await totalOf(database).catch(() => 0);
  const change = database.transaction(['values', 'ages'], 'readwrite');
  await inTransaction(change, function* () {
    yield change.objectStore('values').clear();
    yield change.objectStore('ages').clear();
  });
  return freed;
}

async function totalOf(database: Database): Promise<number> {
  return (await rows()).totalOf(database);
}
