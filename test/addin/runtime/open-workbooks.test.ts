import { IDBFactory } from 'fake-indexeddb';

import { storedValues } from '../../../src/addin/runtime/stored-values';
import { memoryTextStorage } from '../../../src/addin/runtime/text-storage';
import { failureOf } from '../../shared/client/failure-of';
import { KEY, smallService } from '../../service/small-service';
import { idOf } from '../../service/small-store';
import { startAddIn, type RunningAddIn } from './running-add-in';

const APPLE = idOf(1);
const OTHER_KEY = 'another-key-5678';
const FOLLOWED = 'API key changed in another workbook';

/** Two open workbooks on one host, and what they told each other. */
async function twoWorkbooks() {
  // What one test stored must not answer in the next.
  globalThis.indexedDB = new IDBFactory();
  const overheard: unknown[] = [];
  const listener = new BroadcastChannel('ker.key');
  listener.onmessage = ({ data }: MessageEvent<unknown>) => overheard.push(data);
  const host = { texts: memoryTextStorage(), service: smallService({ keys: [KEY, OTHER_KEY] }) };
  const start = () =>
    startAddIn({ ...host, openStorage: storedValues, key: '', channel: new BroadcastChannel('ker.key') });
  const [one, other] = [await start(), await start()];
  const close = async () => {
    listener.close();
    await Promise.all([one.until(one.runtime.close()), other.until(other.runtime.close())]);
  };
  return { one, other, overheard, close };
}

const lines = ({ runtime }: RunningAddIn) =>
  runtime.activity.lines().filter((line) => line.includes(FOLLOWED));

/** Goes on until the workbook has followed what another one told, for the nth time. */
async function followed(addIn: RunningAddIn, times = 1): Promise<void> {
  while (lines(addIn).length < times) await addIn.pass(1);
}

async function lastKeySent({ runtime, until, sent }: RunningAddIn): Promise<string | null | undefined> {
  runtime.refresher.renewAll();
  await until(runtime.knowledge.property(APPLE, 'lei'));
  return sent.at(-1)?.key;
}

test('a key that is remembered in one workbook works in the other, and is never told about', async () => {
  const { one, other, overheard, close } = await twoWorkbooks();
  await one.until(one.runtime.keys.set(KEY, 'remembered'));
  await followed(other);
  expect(other.runtime.keys.state()).toMatchObject({ retention: 'remembered' });
  expect(await lastKeySent(other)).toBe(KEY);
  while (overheard.length === 0) await one.pass(1);
  expect(JSON.stringify(overheard)).not.toContain(KEY);
  await close();
});

test('a key that is forgotten in one workbook is sent by no other, and what the other held is not stored', async () => {
  const { one, other, close } = await twoWorkbooks();
  await one.until(one.runtime.keys.set(KEY, 'remembered'));
  await followed(other);
  // Not written yet: it must not be written after the wipe.
  await other.until(other.runtime.knowledge.property(APPLE, 'lei'));
  await one.until(one.runtime.keys.forget());
  await followed(other, 2);
  expect(other.runtime.keys.state()).toBeUndefined();
  const failure = await other.until(failureOf(other.runtime.knowledge.property(APPLE, 'lei')));
  expect(failure.kind).toBe('no-key');
  expect(other.sent).toHaveLength(1);
  expect(await one.until(one.runtime.refresher.storedSize())).toBe(0);
  await close();
});

test('a remembered key that is replaced in one workbook is replaced in the other', async () => {
  const { one, other, close } = await twoWorkbooks();
  await one.until(one.runtime.keys.set(KEY, 'remembered'));
  await followed(other);
  await other.until(other.runtime.keys.set(OTHER_KEY, 'remembered'));
  await followed(one);
  expect(await lastKeySent(one)).toBe(OTHER_KEY);
  await close();
});

test('a session key that is replaced in one workbook is given up by the other', async () => {
  const { one, other, close } = await twoWorkbooks();
  await one.until(one.runtime.keys.set(KEY, 'session'));
  await other.until(other.runtime.keys.set(KEY, 'session'));
  await one.until(one.runtime.keys.set(OTHER_KEY, 'session'));
  await followed(other);
  expect(other.runtime.keys.state()).toBeUndefined();
  await close();
});

test('a first key entered in one workbook leaves the session key of the other alone', async () => {
  const { one, other, overheard, close } = await twoWorkbooks();
  await one.until(one.runtime.keys.set(KEY, 'session'));
  await other.until(other.runtime.keys.set(OTHER_KEY, 'session'));
  while (overheard.length < 2) await one.pass(1);
  await one.pass(50);
  expect(await lastKeySent(one)).toBe(KEY);
  expect(await lastKeySent(other)).toBe(OTHER_KEY);
  expect(lines(one)).toEqual([]);
  await close();
});
