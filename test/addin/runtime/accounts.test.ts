import { loadAccounts } from '../../../src/addin/runtime/accounts';
import { memoryTextStorage } from '../../../src/addin/runtime/text-storage';
import { FakeClock } from '../../shared/batching/fake-clock';

const of = async (texts = memoryTextStorage()) => (await loadAccounts(texts, new FakeClock()))('secret-key');

test('an account has one name for one person, another for another, and neither is the hash of the key', async () => {
  const texts = memoryTextStorage();
  const name = await of(texts);
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(await of(texts)).toBe(name);
  expect(await of()).not.toBe(name);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('secret-key'));
  expect(Buffer.from(digest).toString('hex')).not.toBe(name);
});

test('workbooks that are opened at once agree on the names', async () => {
  const texts = memoryTextStorage();
  const names = await Promise.all([of(texts), of(texts)]);
  expect(names[0]).toBe(names[1]);
});

test('a host that keeps nothing, or never answers, has names until it closes', async () => {
  const refused = () => Promise.reject(new Error('Forbidden'));
  expect(await of({ getItem: refused, setItem: refused, removeItem: refused })).toMatch(/^[0-9a-f]{64}$/);
  const silent = () => new Promise<never>(() => undefined);
  const clock = new FakeClock();
  const loading = loadAccounts({ getItem: silent, setItem: silent, removeItem: silent }, clock);
  clock.advance(5_000);
  expect(await (await loading)('secret-key')).toMatch(/^[0-9a-f]{64}$/);
});
