import { KEY } from '../../../service/small-service';
import { cells, profile, spent } from './charging-service';

const config = { policy: { creditsPerDay: 6 } };
const DAY = 24 * 3_600_000;

const told = (settled: unknown[]) =>
  settled.filter((each) => (each as { kind?: string } | undefined)?.kind === 'withheld').length;

test('a key spends its credits of the day and not one more; the other cells say so', async () => {
  const { open, close } = profile({ config });
  const addIn = await open();
  const settled = await addIn.until(cells(addIn, 1, 11));
  expect(spent(addIn)).toBe(6);
  expect(told(settled)).toBe(4);
  expect(settled).toContainEqual(
    expect.objectContaining({
      kind: 'withheld',
      message:
        'The daily budget of 6 credits is used up. Raise it under KER ▸ Settings, or refresh tomorrow.',
    }),
  );
  expect(addIn.runtime.budget.get()).toMatchObject({ isSpent: true, spentToday: 6, requests: 4 });
  await close();
});

test('two workbooks that ask at once spend it together', async () => {
  const { open, close } = profile({ config });
  const [one, other] = [await open(), await open()];
  const both = Promise.all([cells(one, 1, 11), cells(other, 11, 21)]);
  const settled = (await one.until(both)).flat();
  expect(spent(one, other)).toBe(6);
  expect(told(settled)).toBe(14);
  await close();
});

test('it is kept over a restart, and begins anew the next day', async () => {
  const { open, close, clock } = profile({ config });
  const first = await open();
  await first.until(cells(first, 1, 5));
  await first.until(first.runtime.close());
  const second = await open();
  await second.until(cells(second, 5, 11));
  expect(spent(second)).toBe(2);
  clock.advance(DAY);
  await second.until(cells(second, 5, 11));
  expect(spent(second)).toBe(2 + 6);
  await close();
});

test('what was spent before there was a budget counts', async () => {
  const { open, close } = profile();
  const addIn = await open();
  await addIn.until(cells(addIn, 1, 5));
  await addIn.pass(600);
  expect(addIn.runtime.budget.get().spentToday).toBe(4);
  await addIn.until(addIn.runtime.settings.set({ creditsPerDay: 6 }));
  await addIn.until(cells(addIn, 5, 11));
  expect(spent(addIn)).toBe(6);
  await close();
});

test('the test of a key is one of its credits', async () => {
  const { open, close } = profile({ config });
  const addIn = await open();
  await addIn.until(addIn.runtime.keys.test(KEY));
  await addIn.until(cells(addIn, 1, 11));
  expect(spent(addIn)).toBe(6);
  expect(addIn.runtime.budget.get()).toMatchObject({ isSpent: true, spentToday: 6 });
  await close();
});

test('retries are charged, so they are counted', async () => {
  let failing = 3;
  const { open, close } = profile({
    config,
    intercept: () => (failing-- > 0 ? new Response('{}', { status: 500 }) : undefined),
  });
  const addIn = await open();
  await addIn.until(cells(addIn, 1, 2));
  await addIn.pass(50);
  expect(spent(addIn)).toBe(4);
  expect(addIn.runtime.budget.get().spentToday).toBe(4);
  const settled = await addIn.until(cells(addIn, 2, 6));
  expect(spent(addIn)).toBe(6);
  expect(told(settled)).toBe(2);
  await close();
});

test('a raised budget lets the waiting cells ask again with one click', async () => {
  const { open, close } = profile();
  const addIn = await open();
  await addIn.until(addIn.runtime.settings.set({ creditsPerDay: 2 }));
  await addIn.until(cells(addIn, 1, 6));
  expect(addIn.runtime.budget.get().isSpent).toBe(true);
  await addIn.until(addIn.runtime.settings.set({ creditsPerDay: 10 }));
  expect(addIn.runtime.budget.get().isSpent).toBe(false);
  expect(addIn.runtime.budget.go()).toHaveLength(3);
  await addIn.until(cells(addIn, 1, 6));
  expect(spent(addIn)).toBe(5);
  await close();
});

test('each key has its own, and only a hash of it is kept', async () => {
  const { open, close, texts } = profile({ config });
  const addIn = await open();
  await addIn.until(cells(addIn, 1, 11));
  const stored = JSON.stringify(await dump());
  expect(stored).toMatch(/"account":"[0-9a-f]{64}","credits":6/);
  expect(stored).not.toContain(KEY);
  expect(await texts.getItem('ker.known-workbooks')).toBeNull();
  await addIn.until(addIn.runtime.keys.set('another-key-5678', 'session'));
  await addIn.until(cells(addIn, 11, 13));
  expect(spent(addIn)).toBe(8);
  await close();
});

test('where the browser keeps no database a workbook counts for itself', async () => {
  const { open, close } = profile({ config });
  const broken = {
    open: () => {
      throw new Error('forbidden');
    },
  };
  globalThis.indexedDB = broken as unknown as IDBFactory;
  const addIn = await open();
  const settled = await addIn.until(cells(addIn, 1, 11));
  expect(spent(addIn)).toBe(6);
  expect(told(settled)).toBe(4);
  await close();
});

function dump(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ker-tally');
    opening.onerror = () => reject(new Error('Expected the tally to be there'));
    opening.onsuccess = () => {
      const all = opening.result.transaction('counts').objectStore('counts').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result);
      };
    };
  });
}
