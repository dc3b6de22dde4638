import { createMemoryStore } from '../../src/gateway/store/memory-store';

const FIELD = 'name';
const HOUR_MS = 3_600_000;

/** A store for a hundred bytes and the names of two fields, with a clock of its own; what is put is led, as the gateway does. */
function smallStore() {
  let time = 0;
  const store = createMemoryStore({ now: () => time, mostBytes: 100 + 2 * FIELD.length });
  const begin = async (subject: string, bytes: number, ttlMs = HOUR_MS) => {
    expect(await store.lead(subject, [FIELD])).toBe(true);
    await store.claim(subject);
    await store.put(subject, [{ field: FIELD, text: 'a'.repeat(bytes), ttlMs }]);
  };
  return {
    ...store,
    begin,
    bring: async (subject: string, bytes: number, ttlMs?: number) => {
      await begin(subject, bytes, ttlMs);
      await store.release(subject);
    },
    holds: async (subject: string) => (await store.take(subject, [FIELD]))[0] !== undefined,
    pass: (ms: number) => void (time += ms),
  };
}

test('of texts that take too much the longest unused go', async () => {
  const { bring, holds } = smallStore();
  await bring('Apple', 40);
  await bring('Nestlé', 40);
  expect(await holds('Apple')).toBe(true);
  await bring('Siemens', 40);
  expect(await Promise.all(['Apple', 'Nestlé', 'Siemens'].map(holds))).toEqual([true, false, true]);
});

test('a text that takes the place of another takes no more than itself', async () => {
  const { bring, holds, pass } = smallStore();
  await bring('Apple', 40);
  for (let times = 0; times < 5; times++) {
    await bring('Nestlé', 60, HOUR_MS / 10);
    pass(HOUR_MS / 10);
  }
  expect(await holds('Apple')).toBe(true);
});

test('a text that is found to have expired leaves its place', async () => {
  const { bring, holds, pass } = smallStore();
  await bring('Apple', 40);
  await bring('Nestlé', 60, 1_000);
  pass(1_000);
  expect(await holds('Nestlé')).toBe(false);
  await bring('Siemens', 60);
  expect(await Promise.all(['Apple', 'Siemens'].map(holds))).toEqual([true, true]);
});

test('what a leader brings stays until she has left, however much it is', async () => {
  const store = smallStore();
  await store.begin('Apple', 90);
  await store.bring('Nestlé', 200);
  expect(await Promise.all(['Apple', 'Nestlé'].map(store.holds))).toEqual([true, true]);
  await store.release('Apple');
  await store.bring('Siemens', 10);
  expect(await Promise.all(['Apple', 'Nestlé', 'Siemens'].map(store.holds))).toEqual([true, false, true]);
});

test('somebody may lead what is wanted though all texts have gone meanwhile', async () => {
  const store = smallStore();
  await store.take('Apple', [FIELD], 'Ann');
  await store.bring('Nestlé', 90);
  await store.bring('Siemens', 90);
  expect(await store.lead('Apple', [FIELD])).toBe(true);
});

test('a subject that is led stays among more than any team asks', async () => {
  const store = smallStore();
  await store.begin('Apple', 10);
  for (let at = 0; at < 50_001; at++) await store.take(`Nestlé ${at}`, [FIELD], 'Ann');
  expect(await store.lead('Apple', [FIELD])).toBe(false);
  expect(await store.holds('Apple')).toBe(true);
});
