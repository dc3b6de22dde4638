import { IDBObjectStore } from 'fake-indexeddb';

/** What the browser's database does instead of its work. */
export type Mood = 'quota' | 'aborted' | 'corrupt' | 'closed' | 'silent';

type Row = { key: string; text: string; fetchedAt: number };

/** Of the run that is under way; runs go one after the other. */
let mood: Mood | undefined;

// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called as the method that it was
const { put } = IDBObjectStore.prototype;

IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
  if (mood === 'quota') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  const request = put.call(this, ...given);
  // A browser aborts what it was given, not while it is being given it.
  if (mood === 'aborted') queueMicrotask(() => abort(this.transaction));
  return request;
};

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Another of its requests has done so.
  }
}

/** The browser's database as a fault of storage leaves it to the page. */
export function moodyDatabase(factory: IDBFactory, wanted: Mood | undefined): unknown {
  mood = wanted;
  if (wanted !== 'closed' && wanted !== 'silent') return factory;
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  return {
    open: () => {
      if (wanted === 'closed') throw new DOMException('No storage here', 'InvalidStateError');
      return silent;
    },
    deleteDatabase: () => silent,
  };
}

/** Spoils every row that the add-in has stored: cut off, of another shape, of another type, or another's. */
export async function spoil(factory: IDBFactory): Promise<number> {
  const database = await resultOf(factory.open('ker-values'));
  const store = () => database.transaction('values', 'readwrite').objectStore('values');
  const rows = (await resultOf(store().getAll())) as Row[];
  for (const [index, row] of rows.entries()) {
    const spoilt = [
      row.text.slice(0, row.text.length >> 1),
      row.text.replaceAll('"sources":[', '"sources":"none","was":['),
      row.text.replaceAll('"property"', '"profile"'),
      '{"entity":7,"fields":{}}',
    ][index % 4];
    await resultOf(store().put({ ...row, text: spoilt }));
  }
  database.close();
  return rows.length;
}

function resultOf<T>(request: { result: T; onsuccess: unknown; onerror: unknown }): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('Expected the database to do as it is told'));
  });
}
