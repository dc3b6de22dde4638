import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';

import type { StoredRecord } from '../../../src/shared/batching/storage';
import { storedValues } from '../../../src/addin/runtime/stored-values';
import * as valueRows from '../../../src/addin/runtime/value-rows';

// A copy whose functions a test may replace.
jest.mock('../../../src/addin/runtime/value-rows', (): object => ({
  __esModule: true,
  ...jest.requireActual<typeof valueRows>('../../../src/addin/runtime/value-rows'),
}));

const SERVICE = 'https://service.test';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function record(key: string, fetchedAt = 1, size = 10): StoredRecord {
  return { key, fetchedAt, data: { text: 'x'.repeat(size) } };
}

test('what was put is loaded again, newer in place of older', async () => {
  const first = storedValues({ service: SERVICE, account: 'a' });
  await first.put([record('entity 1'), record('entity 2')]);
  await first.put([record('entity 1', 2, 20)]);
  await first.close();
  const second = storedValues({ service: SERVICE, account: 'a' });
  expect(await second.load()).toEqual([record('entity 1', 2, 20), record('entity 2')]);
});

test('one account or service never reads what another stored', async () => {
  await storedValues({ service: SERVICE, account: 'a' }).put([record('entity 1')]);
  expect(await storedValues({ service: SERVICE, account: 'b' }).load()).toEqual([]);
  expect(await storedValues({ service: `${SERVICE}/v2`, account: 'a' }).load()).toEqual([]);
});

test('without an account it measures and clears what others stored, and keeps nothing', async () => {
  await storedValues({ service: SERVICE, account: 'a' }).put([record('entity 1')]);
  const all = storedValues();
  await all.put([record('entity 2')]);
  expect(await all.load()).toEqual([]);
  const size = await all.size();
  expect(size).toBeGreaterThan(10);
  expect(await all.clear()).toBe(size);
  expect(await storedValues({ service: SERVICE, account: 'a' }).load()).toEqual([]);
});

test('the oldest go when the bound is passed', async () => {
  const storage = storedValues({ service: SERVICE, account: 'a', maxBytes: 500 });
  for (let index = 0; index < 10; index++) await storage.put([record(`entity ${index}`, index, 100)]);
  const kept = (await storage.load()).map(({ fetchedAt }) => fetchedAt);
  expect(kept).toEqual([6, 7, 8, 9]);
  expect(await storage.size()).toBeLessThanOrEqual(500);
});

test('clear forgets everything although the script that opens the database cannot be loaded', async () => {
  const scope = { service: SERVICE, account: 'a' };
  await storedValues(scope).put([record('entity 1')]);
  jest.spyOn(valueRows, 'open').mockRejectedValueOnce(new Error('Expected the script'));
  expect(await storedValues(scope).clear()).toBe(0);
  expect(await storedValues(scope).load()).toEqual([]);
});

test('clear forgets everything and says how much', async () => {
  const storage = storedValues({ service: SERVICE, account: 'a' });
  await storage.put([record('entity 1')]);
  const size = await storage.size();
  expect(size).toBeGreaterThan(10);
  expect(await storage.clear()).toBe(size);
  expect(await storage.load()).toEqual([]);
  expect(await storage.size()).toBe(0);
});

test('a database of another shape is made anew', async () => {
  const strange = await openDB('ker-values', 7, {
    upgrade: (database) => void database.createObjectStore('x'),
  });
  strange.close();
  const storage = storedValues({ service: SERVICE, account: 'a' });
  expect(await storage.load()).toEqual([]);
  await storage.put([record('entity 1')]);
  expect(await storage.load()).toHaveLength(1);
});

test('a row that cannot be read is passed over', async () => {
  const storage = storedValues({ service: SERVICE, account: 'a' });
  await storage.put([record('entity 1')]);
  const database = await openDB('ker-values', 2);
  await database.put('values', { key: `${SERVICE}\na\nentity 0`, fetchedAt: 1, text: '{"half' });
  expect(await storage.load()).toEqual([record('entity 1')]);
});

test('without a usable database nothing is kept and nothing rejects', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    deleteDatabase: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const storage = storedValues({ service: SERVICE, account: 'a' });
  await storage.put([record('entity 1')]);
  expect([await storage.load(), await storage.size(), await storage.clear()]).toEqual([[], 0, 0]);
  await storage.close();
});

test('a full database gives up its oldest half and takes the new', async () => {
  const storage = storedValues({ service: SERVICE, account: 'a' });
  await storage.put([1, 2, 3, 4].map((at) => record(`entity ${at}`, at, 100)));
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await storage.put([record('entity 5', 5, 100)]);
  jest.restoreAllMocks();
  expect((await storage.load()).map(({ fetchedAt }) => fetchedAt)).toEqual([3, 4, 5]);
});
