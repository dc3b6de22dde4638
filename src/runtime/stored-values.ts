import { deleteDB, openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';

import type { Storage, StoredRecord } from '../batching/storage';
import { inTransaction, quietEnd } from './in-transaction';

const DATABASE = 'ker-values';
/** Of 1, rows were named by hashes of keys without a salt. */
const VERSION = 2;
/** Some 200,000 values with their sources; browsers grant an origin far more. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A value is kept as text: its size is known, and it loads several times faster than a tree of objects. */
type Database = IDBPDatabase<Schema>;
type Row = { key: string; fetchedAt: number; text: string };
type Age = { fetchedAt: number; bytes: number };

type Schema = DBSchema & {
  values: { key: string; value: Row };
  /** Beside each row, so that sizes and ages are known without reading values. */
  ages: { key: string; value: Age };
};

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
 * Values in IndexedDB. Where the database is corrupt it is made anew; where it is full the oldest half goes; where there
 * is none at all, everything is forgotten. It never rejects. `clear` and `size` concern all accounts; without options
 * they are all that there is: nothing is loaded and nothing kept.
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

function rowOf({ key, fetchedAt, data }: StoredRecord, scope: string): Row {
  return { key: scope + key, fetchedAt, text: JSON.stringify(data) };
}

/** Resolves with the bytes that were written. */
async function putOrMakeRoom(database: Database, rows: readonly Row[]): Promise<number> {
  try {
    return await put(database, rows);
  } catch {
    await trim(database, (await totalOf(database)) / 2);
    return put(database, rows);
  }
}

async function put(database: Database, rows: readonly Row[]): Promise<number> {
  const change = database.transaction(['values', 'ages'], 'readwrite');
  quietEnd(change);
  // Thousands are written at once, and the end tells of each: a promise for every one would cost as much as the writing.
  const [values, ages] = [unwrap(change.objectStore('values')), unwrap(change.objectStore('ages'))];
  let written = 0;
  for (const row of rows) {
    const bytes = row.text.length;
    written += bytes;
    values.put(row);
    ages.put({ fetchedAt: row.fetchedAt, bytes }, row.key);
  }
  await change.done;
  return written;
}

async function totalOf(database: Database): Promise<number> {
  return bytesOf(await agesOf(database));
}

function bytesOf(ages: readonly Age[]): number {
  return ages.reduce((total, age) => total + age.bytes, 0);
}

/** Deletes the oldest until at most `maxBytes` are left. */
async function trim(database: Database, maxBytes: number): Promise<void> {
  const oldestFirst = (await agesOf(database)).sort((one, other) => one.fetchedAt - other.fetchedAt);
  let total = bytesOf(oldestFirst);
  const change = database.transaction(['values', 'ages'], 'readwrite');
  await inTransaction(change, function* () {
    for (const { key, bytes } of oldestFirst) {
      if (total <= maxBytes) return;
      total -= bytes;
      yield change.objectStore('values').delete(key);
      yield change.objectStore('ages').delete(key);
    }
  });
}

async function agesOf(database: Database): Promise<(Age & { key: string })[]> {
  const change = database.transaction('ages');
  const read = await inTransaction<Age[] | string[]>(change, function* () {
    yield change.store.getAll();
    yield change.store.getAllKeys();
  });
  const [ages, keys] = read as [Age[], string[]];
  return ages.map((age, index) => ({ ...age, key: keys[index] ?? '' }));
}

async function clear(database: Database): Promise<number> {
  const freed = await totalOf(database);
  const change = database.transaction(['values', 'ages'], 'readwrite');
  await inTransaction(change, function* () {
    yield change.objectStore('values').clear();
    yield change.objectStore('ages').clear();
  });
  return freed;
}
