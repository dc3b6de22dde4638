import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

import { loadKey } from '../../../../src/addin/runtime/keys/stored-key';
import { memoryTextStorage, type TextStorage } from '../../../../src/addin/runtime/text-storage';
import { failureOf } from '../../../shared/client/failure-of';
import { slowly } from '../slow-storage';
import { FakeClock } from '../../../shared/batching/fake-clock';

const KEY = 'secret-key-1234';
const SERVICE = 'https://service.example';
const load = (storage: TextStorage) => loadKey(storage, new FakeClock());

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('a remembered key is there after the next start, and storage never holds it readable', async () => {
  const storage = memoryTextStorage();
  await (await load(storage)).keep(KEY, { retention: 'remembered', service: SERVICE });
  const stored = (await storage.getItem('ker.key')) ?? '';
  expect(stored).not.toContain(KEY);
  expect(stored).not.toContain(btoa(KEY));
  const next = await load(storage);
  expect(next.keyFor(SERVICE)).toBe(KEY);
  expect(next.state()).toEqual({ masked: '••••1234', retention: 'remembered', service: SERVICE });
});

test('a remembered key is for the service that it was entered for, and for no other', async () => {
  const storage = memoryTextStorage();
  await (await load(storage)).keep(KEY, { retention: 'remembered', service: SERVICE });
  const next = await load(storage);
  expect(next.keyFor('https://other.example')).toBeUndefined();
  expect(next.keyFor(`${SERVICE}/other`)).toBeUndefined();
  expect(next.state()?.service).toBe(SERVICE);
});

test('the same key is sealed differently each time', async () => {
  const [one, other] = [memoryTextStorage(), memoryTextStorage()];
  await (await load(one)).keep(KEY, { retention: 'remembered', service: SERVICE });
  await (await load(other)).keep(KEY, { retention: 'remembered', service: SERVICE });
  expect(await one.getItem('ker.key')).not.toBe(await other.getItem('ker.key'));
});

test('the encryption key in IndexedDB cannot be exported', async () => {
  await (await load(memoryTextStorage())).keep(KEY, { retention: 'remembered', service: SERVICE });
  const key = await new Promise<CryptoKey>((resolve) => {
    const opening = indexedDB.open('ker-key', 1);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('keys').objectStore('keys').get('api-key');
      reading.onsuccess = () => resolve(reading.result as CryptoKey);
    };
  });
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('a session key is in memory only, and an older remembered one is gone', async () => {
  const storage = memoryTextStorage();
  const kept = await load(storage);
  await kept.keep('older-key-9999', { retention: 'remembered', service: SERVICE });
  await kept.keep(KEY, { retention: 'session', service: SERVICE });
  expect(kept.state()).toEqual({ masked: '••••1234', retention: 'session', service: SERVICE });
  expect((await load(storage)).keyFor(SERVICE)).toBeUndefined();
});

test('a forgotten key is gone now and after the next start', async () => {
  const storage = memoryTextStorage();
  const kept = await load(storage);
  await kept.keep(KEY, { retention: 'remembered', service: SERVICE });
  await kept.drop();
  expect(kept.keyFor(SERVICE)).toBeUndefined();
  expect(kept.state()).toBeUndefined();
  expect((await load(storage)).keyFor(SERVICE)).toBeUndefined();
});

test('a forgotten key stays gone where the host refuses to remove its text', async () => {
  const storage = memoryTextStorage();
  const kept = await load(storage);
  await kept.keep(KEY, { retention: 'remembered', service: SERVICE });
  storage.removeItem = () => Promise.reject(new Error('Refused'));
  await kept.drop();
  expect((await load(storage)).keyFor(SERVICE)).toBeUndefined();
});

test('a host that stops answering holds forgetting for five seconds only', async () => {
  const clock = new FakeClock();
  const storage = memoryTextStorage();
  const kept = await loadKey(storage, clock);
  await kept.keep(KEY, { retention: 'session', service: SERVICE });
  storage.removeItem = () => new Promise<never>(() => undefined);
  const dropping = kept.drop();
  clock.advance(5_000);
  await dropping;
  expect(kept.state()).toBeUndefined();
});

test('spaces around a pasted key are dropped, and nothing is no key', async () => {
  const kept = await load(memoryTextStorage());
  await kept.keep(` ${KEY}\r\n`, { retention: 'session', service: SERVICE });
  expect(kept.keyFor(SERVICE)).toBe(KEY);
  expect(await failureOf(kept.keep(' \n', { retention: 'session', service: SERVICE }))).toMatchObject({
    kind: 'bad-argument',
  });
  expect(kept.keyFor(SERVICE)).toBe(KEY);
});

test('a short key shows no character', async () => {
  const kept = await load(memoryTextStorage());
  await kept.keep('short', { retention: 'session', service: SERVICE });
  expect(kept.state()?.masked).toBe('••••');
});

test('where IndexedDB was cleared, the key is asked for again', async () => {
  const storage = memoryTextStorage();
  await (await load(storage)).keep(KEY, { retention: 'remembered', service: SERVICE });
  globalThis.indexedDB = new IDBFactory();
  expect((await load(storage)).state()).toBeUndefined();
});

test.each(['{"vector":"AAAA","sealed":"AAAA"}', 'not json', '{}', '{"vector":"%","sealed":"%"}'])(
  'where the stored text was damaged (%s), the key is asked for again',
  async (text) => {
    const storage = memoryTextStorage();
    await (await load(storage)).keep(KEY, { retention: 'remembered', service: SERVICE });
    await storage.setItem('ker.key', text);
    expect((await load(storage)).state()).toBeUndefined();
  },
);

describe('where the browser cannot keep a secret', () => {
  const broken: [string, () => void][] = [
    ['IndexedDB is missing', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
    [
      'IndexedDB fails',
      () => {
        globalThis.indexedDB = new IDBFactory();
        jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('Denied', 'SecurityError');
        });
      },
    ],
    ['WebCrypto fails', () => void jest.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('No'))],
  ];

  afterEach(() => jest.restoreAllMocks());

  test.each(broken)('because %s, the key is kept until Excel closes and says so', async (_, damage) => {
    damage();
    const storage = memoryTextStorage();
    const kept = await load(storage);
    await kept.keep(KEY, { retention: 'remembered', service: SERVICE });
    expect(kept.keyFor(SERVICE)).toBe(KEY);
    expect(kept.state()).toMatchObject({ retention: 'session', note: 'not-remembered' });
    expect(await storage.getItem('ker.key')).toBeNull();
  });
});

test('where keys may live until Excel closes only, one that was remembered is from then on not on the computer', async () => {
  const storage = memoryTextStorage();
  await (await load(storage)).keep(KEY, { retention: 'remembered', service: SERVICE });
  const ruled = await load(storage);
  await ruled.rule('session');
  expect(ruled.keyFor(SERVICE)).toBe(KEY);
  expect(ruled.state()?.retention).toBe('session');
  expect((await load(storage)).keyFor(SERVICE)).toBeUndefined();
  await ruled.keep(KEY, { retention: 'remembered', service: SERVICE });
  expect(await storage.getItem('ker.key')).toBeNull();
});

describe('where a slow disk brings the remembered key after cells were told that there is none', () => {
  /** What a start that did not wait for it has, and how the disk answers at last. */
  async function started() {
    const storage = memoryTextStorage();
    await (await load(storage)).keep(KEY, { retention: 'remembered', service: SERVICE });
    const slow = slowly(storage);
    const clock = new FakeClock();
    const loading = loadKey(slow, clock);
    await clock.pass(5_000);
    const kept = await loading;
    const brought = async () => {
      slow.answer();
      // Another start reads the same, and takes as long.
      await load(storage);
      await load(storage);
    };
    return { kept, brought };
  }

  it('is the key from then on, and whoever listens is told', async () => {
    const { kept, brought } = await started();
    expect(kept.keyFor(SERVICE)).toBeUndefined();
    const told = new Promise<void>((heard) => kept.listeners.add(heard));
    await brought();
    await told;
    expect(kept.keyFor(SERVICE)).toBe(KEY);
  });

  it('is not the key where another was entered, or it was forgotten, meanwhile', async () => {
    const entered = await started();
    await entered.kept.keep('newer-key-9999', { retention: 'session', service: SERVICE });
    await entered.brought();
    expect(entered.kept.keyFor(SERVICE)).toBe('newer-key-9999');
    const forgotten = await started();
    await forgotten.kept.drop();
    await forgotten.brought();
    expect(forgotten.kept.state()).toBeUndefined();
  });

  it('is none where keys may meanwhile not be kept on the computer', async () => {
    const { kept, brought } = await started();
    await kept.rule('session');
    await brought();
    expect(kept.state()).toBeUndefined();
  });
});
