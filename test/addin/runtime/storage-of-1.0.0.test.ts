import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Knowledge } from '../../../src/addin/runtime/knowledge';
import { storedValues } from '../../../src/addin/runtime/stored-values';
import { memoryTextStorage } from '../../../src/addin/runtime/text-storage';
import { createLogMarker, type Marked } from '../../../src/addin/workbook/freeze/log-mark';
import { FIRST_VERSION } from '../../fixtures/recorded-answers';
import { KEY } from '../../service/small-service';
import { idOf } from '../../service/small-store';
import { startAddIn, type RunningAddIn } from './running-add-in';

/** A key of the browser's, which cannot leave it; the fixture's were made so that they can. */
type StoredKey = { algorithm: AesKeyAlgorithm | HmacKeyAlgorithm; usages: KeyUsage[]; jwk: JsonWebKey };
type Row = { key: string; value: object | StoredKey };
type StoredDatabase = {
  name: string;
  version: number;
  stores: { name: string; keyPath: string | null; rows: Row[] }[];
};

/** What version 1.0.0 left in a browser, and what it showed then. */
type Fixture = {
  madeAt: number;
  texts: Record<string, string>;
  databases: StoredDatabase[];
  answers: { name: keyof Knowledge; given: never[]; answer?: unknown }[];
  marks: { rows: Marked[]; marks: string[] };
  settings: object;
};

const fixture = JSON.parse(readFileSync(join(FIRST_VERSION, 'browser-storage.json'), 'utf8')) as Fixture;

async function load({ name, version, stores }: StoredDatabase): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const { name: store, keyPath } of stores) opening.result.createObjectStore(store, { keyPath });
  };
  const database = await new Promise<IDBDatabase>((opened) => {
    opening.onsuccess = () => opened(opening.result);
  });
  for (const { name: store, keyPath, rows } of stores) {
    for (const { key, value } of rows) {
      const put = 'jwk' in value ? await importKey(value) : value;
      const change = database.transaction(store, 'readwrite');
      change.objectStore(store).put(put, keyPath === null ? key : undefined);
      await new Promise((done) => (change.oncomplete = done));
    }
  }
  database.close();
}

function importKey({ jwk, algorithm, usages }: StoredKey): Promise<CryptoKey> {
  return crypto.subtle.importKey('jwk', jwk, algorithm, false, usages);
}

type Method = (...given: never[]) => unknown;

let addIn: RunningAddIn;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  for (const database of fixture.databases) await load(database);
  const texts = memoryTextStorage();
  for (const [name, text] of Object.entries(fixture.texts)) await texts.setItem(name, text);
  addIn = await startAddIn({
    ...{ texts, key: '', start: fixture.madeAt, openStorage: storedValues },
    workbook: () => 'https://team.example/models/comparison.xlsx',
    config: { version: 1, policy: { keyRetention: 'remembered' } },
  });
});
afterEach(() => addIn.runtime.close());

test('settings of version 1.0.0 apply, and newer ones have their defaults', () => {
  expect(addIn.runtime.settings.get()).toMatchObject({ ...fixture.settings, repairStaleCells: false });
});

test('values that version 1.0.0 stored are shown, and nothing is requested', async () => {
  const { knowledge } = addIn.runtime;
  for (const { name, given, answer } of fixture.answers) {
    const shown = await addIn.until(Promise.resolve((knowledge[name] as Method)(...given)));
    expect({ name, given, answer: shown }).toEqual({ name, given, answer });
  }
  expect(addIn.sent).toEqual([]);
});

test('the key that version 1.0.0 remembers is used, its count of credits goes on, and the workbook is known', async () => {
  const { runtime, until, sent } = addIn;
  expect(runtime.keys.state()).toMatchObject({ retention: 'remembered', service: 'https://addin.example' });
  await until(runtime.knowledge.query('Apple and others'));
  expect(sent).toMatchObject([{ key: KEY }]);
  // It had counted five.
  expect(runtime.budget.get().spentToday).toBe(6);
  await until(Promise.resolve(runtime.knowledge.property(idOf(1), 'website')));
  expect(sent.map(({ key }) => key)).toEqual([KEY, KEY]);
});

test('rows of the freeze log that version 1.0.0 wrote here are known as this add-in’s own', async () => {
  expect(await createLogMarker().marks(fixture.marks.rows)).toEqual(fixture.marks.marks);
});
