import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

import { openCreditCounter } from '../../../../src/addin/runtime/budget/credit-counter';
import { FakeClock } from '../../../shared/batching/fake-clock';

const limits = { perDay: 0, perMinute: 10 };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('what a workbook asks before another and is given after it counts what the other was given', async () => {
  const clock = new FakeClock();
  const quick = openCreditCounter(clock);
  await quick.add('anna', 0);
  // Its database is still being opened, so its turn comes after that of the other.
  const slow = openCreditCounter(clock);
  const late = slow.take('anna', 4, limits);
  clock.advance(1);
  const early = quick.take('anna', 10, limits);
  expect([(await early).granted, (await late).granted]).toEqual([10, 0]);
});

test('a pause that another workbook told meanwhile is not forgotten', async () => {
  const clock = new FakeClock();
  const quick = openCreditCounter(clock);
  await quick.add(undefined, 0);
  const slow = openCreditCounter(clock);
  const late = slow.add(undefined, 1);
  clock.advance(1);
  await quick.pause('service', clock.now() + 20_000);
  await late;
  expect(await quick.pauseOf('service')).toBe(20_000);
});

test('a pause that an earlier version believed for decades is over after an hour', async () => {
  const clock = new FakeClock();
  const tally = openCreditCounter(clock);
  await tally.pause('service', clock.now() + 1_764_028_800_000);
  expect(await tally.pauseOf('service')).toBe(3_600_000);
  clock.advance(3_600_000);
  expect(await tally.pauseOf('service')).toBe(0);
});

test('a day that begins while a workbook waits for its turn keeps what others have spent on it', async () => {
  const clock = new FakeClock({ start: new Date(2026, 0, 31, 23, 59, 59, 999).getTime() });
  const quick = openCreditCounter(clock);
  await quick.add('anna', 0);
  const slow = openCreditCounter(clock);
  const late = slow.add('anna', 1);
  clock.advance(1);
  await quick.add('anna', 7);
  expect(await late).toBe(8);
});
