import { deleteDB, openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';

import type { StoredRecord } from '../../shared/batching/storage';
import { inTransaction, quietEnd } from './transaction';

/** Of 1, rows were named by hashes of keys without a salt. */
const VERSION = 2;

/** A value is kept as text: its size is known, and it loads several times faster than a tree of objects. */
export type Database = IDBPDatabase<Schema>;
type Row = { key: string; fetchedAt: number; text: string };
type Age = { fetchedAt: number; bytes: number };

/** What is in it. */
type Schema = DBSchema & {
  values: { key: string; value: Row };
  /** Beside each row, so that sizes and ages are known without reading values. */
  ages: { key: string; value: Age };
};

/** A database that cannot be opened is corrupt or of a later version: its values can be asked again. */
export async function open(name: string): Promise<Database> {
  try {
    return await openOnce(name);
  } catch {
    await new Promise((resolve, reject) => {
      deleteDB(name, { blocked: () => reject(new Error('Expected no other holder')) }).then(resolve, reject);
    });
    return openOnce(name);
  }
}

async function openOnce(name: string): Promise<Database> {
  const database: Database = await openDB<Schema>(name, VERSION, {
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

/** The records of one account. */
export async function load(database: Database, scope: string): Promise<StoredRecord[]> {
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

/** Forgets everything. Resolves with the bytes that were freed. */
export async function clear(database: Database): Promise<number> {
  // What is forgotten must be gone although nobody can say how much it was.
  const freed = await totalOf(database).catch(() => 0);
  const change = database.transaction(['values', 'ages'], 'readwrite');
  await inTransaction(change, function* () {
    yield change.objectStore('values').clear();
    yield change.objectStore('ages').clear();
  });
  return freed;
}

/** A record as a row of its account's values. */
export function rowOf({ key, fetchedAt, data }: StoredRecord, scope: string): Row {
  return { key: scope + key, fetchedAt, text: JSON.stringify(data) };
}

/** Adds or replaces rows, where there is no room in place of the oldest half. Resolves with the bytes that were written. */
export async function putOrMakeRoom(database: Database, rows: readonly Row[]): Promise<number> {
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

/** Bytes of all rows, whichever account they are of. */
export async function totalOf(database: Database): Promise<number> {
  return bytesOf(await agesOf(database));
}

function bytesOf(ages: readonly Age[]): number {
  return ages.reduce((total, age) => total + age.bytes, 0);
}

/** Deletes the oldest until at most `maxBytes` are left. */
export async function trim(database: Database, maxBytes: number): Promise<void> {
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
