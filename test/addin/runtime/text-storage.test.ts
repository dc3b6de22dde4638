import { browserTextStorage, memoryTextStorage } from '../../../src/addin/runtime/text-storage';

test('memory gives back what it was given until it is removed', async () => {
  const storage = memoryTextStorage();
  expect(await storage.getItem('a')).toBeNull();
  await storage.setItem('a', 'b');
  expect(await storage.getItem('a')).toBe('b');
  await storage.removeItem('a');
  expect(await storage.getItem('a')).toBeNull();
});

function fakeLocalStorage(): Storage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    length: 0,
    clear: () => texts.clear(),
    key: () => null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

test('names in the browser’s storage begin with the partition key that Office gives', async () => {
  const local = fakeLocalStorage();
  const storage = browserTextStorage(local, 'site-7|');
  await storage.setItem('ker.key', 'x');
  expect([...local.texts.keys()]).toEqual(['site-7|ker.key']);
  expect(await storage.getItem('ker.key')).toBe('x');
  await storage.removeItem('ker.key');
  expect(local.texts.size).toBe(0);
});

test('a full browser storage rejects instead of throwing', async () => {
  const local = fakeLocalStorage();
  local.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  await expect(browserTextStorage(local).setItem('a', 'b')).rejects.toThrow('Full');
});
