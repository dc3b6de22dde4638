import { openDB } from 'idb';

import { storedValues } from '../../../src/addin/runtime/stored-values';
import { memoryTextStorage } from '../../../src/addin/runtime/text-storage';
import { failureOf } from '../../shared/client/failure-of';
import { KEY, smallService } from '../../service/small-service';
import { idOf } from '../../service/small-store';
import { ORIGIN, startAddIn, type RunningAddIn } from './running-add-in';

const APPLE = idOf(1);
const OTHER_KEY = 'another-key-5678';
/** Values are written half a second after they came. */
const WRITTEN_AFTER = 600;

test('the trial’s key is used on the trial’s service, and a person’s own key goes first', async () => {
  const config = { serviceAddress: ORIGIN, trialKey: KEY };
  const { runtime, until, sent } = await startAddIn({ config, key: '' });
  expect(runtime.deployment.trialKey).toBe(KEY);
  expect(runtime.keys.state()).toBeUndefined();
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await until(runtime.keys.set(OTHER_KEY, 'session'));
  await until(failureOf(runtime.knowledge.property(APPLE, 'lei')));
  expect(sent.map(({ key }) => key)).toEqual([KEY, OTHER_KEY]);
});

test('the trial’s key never goes to another service', async () => {
  const { runtime, until, sent } = await startAddIn({ config: { trialKey: KEY }, key: '' });
  await until(runtime.settings.set({ serviceAddress: 'https://api.example' }));
  const failure = await until(failureOf(runtime.knowledge.property(APPLE, 'lei')));
  expect(failure.kind).toBe('no-key');
  expect(sent).toHaveLength(0);
});

test('a remembered key, the settings and the values are there after a restart, at no cost', async () => {
  const first = await startAddIn({ key: '', openStorage: storedValues });
  await first.until(first.runtime.keys.set(KEY, 'remembered'));
  await first.until(first.runtime.settings.set({ freshness: 'until-refreshed' }));
  const ask = ({ runtime: { knowledge }, until }: RunningAddIn) =>
    until(
      Promise.all([
        knowledge.property(APPLE, 'lei'),
        knowledge.property(APPLE, 'shoe_size'),
        knowledge.relationship({ id: APPLE, direction: 'incoming', type: 'IS_CEO_OF' }),
        knowledge.relationship({ id: APPLE, direction: 'outgoing', type: 'IS_FOND_OF' }),
        knowledge.observation({ id: APPLE, type: 'FinancialMetric', observation: idOf(901) }),
        knowledge.observation({ id: APPLE, type: 'FinancialMetric', observation: idOf(999) }),
        knowledge.search({ name: 'AAPL' }),
        knowledge.query('Apple.ceo'),
        knowledge.answer('Who leads Apple?'),
        knowledge.introspection(APPLE),
        knowledge.profile(idOf(4)),
        knowledge.head(idOf(4)),
      ]),
    );
  const values = await ask(first);
  const second = await first.until(first.restart());
  expect(second.runtime.keys.state()).toEqual({
    masked: '••••-key',
    retention: 'remembered',
    service: ORIGIN,
  });
  expect(second.runtime.settings.get().freshness).toBe('until-refreshed');
  expect(await ask(second)).toStrictEqual(values);
  expect(second.sent).toHaveLength(0);
});

test('another key reads nothing of what the first one’s credits bought', async () => {
  const service = smallService({ keys: [KEY, OTHER_KEY] });
  const { runtime, until, sent } = await startAddIn({ openStorage: storedValues, service, key: '' });
  await until(runtime.keys.set(KEY, 'remembered'));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await until(runtime.keys.set(OTHER_KEY, 'remembered'));
  expect(runtime.knowledge.known.property(APPLE, 'lei')).toBeUndefined();
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(sent.map(({ key }) => key)).toEqual([KEY, OTHER_KEY]);
  await until(runtime.keys.set(KEY, 'remembered'));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(sent).toHaveLength(2);
});

test('another service address is not sent the key, until it is entered for it', async () => {
  const { runtime, until, sent } = await startAddIn();
  await until(runtime.settings.set({ serviceAddress: 'https://api.example/v1/' }));
  expect(runtime.keys.state()?.service).toBe(ORIGIN);
  const failure = await until(failureOf(runtime.knowledge.property(APPLE, 'lei')));
  expect(failure.kind).toBe('no-key');
  expect(sent).toEqual([]);
  await until(runtime.keys.set(KEY, 'session'));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(sent).toMatchObject([{ url: `https://api.example/v1/entities/${APPLE}`, key: KEY }]);
});

test('back at the address that the key was entered for, it is sent again', async () => {
  const { runtime, until, sent } = await startAddIn();
  await until(runtime.settings.set({ serviceAddress: 'https://api.example' }));
  await until(runtime.settings.set({ serviceAddress: ORIGIN }));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(sent).toMatchObject([{ key: KEY }]);
});

test('another service address drops the snapshot too', async () => {
  const { runtime, until, sent } = await startAddIn();
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await until(runtime.settings.set({ serviceAddress: 'https://api.example/v1/' }));
  await until(runtime.keys.set(KEY, 'session'));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(sent.map(({ url }) => url)).toEqual([
    `${ORIGIN}/v1/entities/${APPLE}`,
    `https://api.example/v1/entities/${APPLE}`,
  ]);
});

test('another setting keeps the snapshot', async () => {
  const { runtime, until, sent } = await startAddIn();
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await until(runtime.settings.set({ freshness: 'hour' }));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(sent).toHaveLength(1);
});

test('forgetting the key wipes what was stored with it', async () => {
  const first = await startAddIn({ openStorage: storedValues, key: '' });
  await first.until(first.runtime.keys.set(KEY, 'remembered'));
  await first.until(first.runtime.knowledge.property(APPLE, 'lei'));
  await first.until(first.runtime.keys.forget());
  expect(first.runtime.keys.state()).toBeUndefined();
  const failure = await first.until(failureOf(first.runtime.knowledge.property(APPLE, 'lei')));
  expect(failure.kind).toBe('no-key');
  const second = await first.until(first.restart());
  expect(second.runtime.keys.state()).toBeUndefined();
  await second.until(second.runtime.keys.set(KEY, 'remembered'));
  expect(await second.until(second.runtime.refresher.storedSize())).toBe(0);
  await second.until(second.runtime.knowledge.property(APPLE, 'lei'));
  expect(second.sent).toHaveLength(1);
});

/** A remembered key, with values of it that are stored. */
async function startWithStored(): Promise<RunningAddIn> {
  const addIn = await startAddIn({ openStorage: storedValues, key: '' });
  await addIn.until(addIn.runtime.keys.set(KEY, 'remembered'));
  await addIn.until(addIn.runtime.knowledge.search({ name: 'AAPL' }));
  await addIn.until(addIn.runtime.knowledge.answer('Who leads Apple?'));
  await addIn.pass(WRITTEN_AFTER);
  expect(await rowsOnDisk()).not.toEqual([]);
  return addIn;
}

/** Reads past the add-in what IndexedDB holds. */
async function rowsOnDisk(): Promise<unknown[]> {
  const database = await openDB('ker-values');
  const rows: unknown[] = database.objectStoreNames.contains('values') ? await database.getAll('values') : [];
  database.close();
  return rows;
}

test('a key that is kept until Excel closes leaves no question, no answer and no trace of itself behind', async () => {
  const { runtime, until, restart } = await startAddIn({ openStorage: storedValues });
  await until(runtime.knowledge.search({ name: 'AAPL' }));
  await until(runtime.knowledge.answer('Who leads Apple?'));
  expect(runtime.knowledge.known.answer('Who leads Apple?')).toBeDefined();
  const second = await until(restart());
  expect(await second.until(second.runtime.refresher.storedSize())).toBe(0);
  await second.runtime.close();
  expect(await rowsOnDisk()).toEqual([]);
});

test('a key that is no longer remembered takes along what was stored with it', async () => {
  const { runtime, until, pass } = await startWithStored();
  await until(runtime.keys.set(KEY, 'session'));
  expect(await rowsOnDisk()).toEqual([]);
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await pass(WRITTEN_AFTER);
  expect(await rowsOnDisk()).toEqual([]);
});

test('the same key, remembered from now on, keeps its values from now on', async () => {
  const { runtime, until, pass } = await startAddIn({ openStorage: storedValues });
  await until(runtime.keys.set(KEY, 'remembered'));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await pass(WRITTEN_AFTER);
  expect(await rowsOnDisk()).toHaveLength(1);
});

test('what the trial’s public key reads is kept', async () => {
  const config = { serviceAddress: ORIGIN, trialKey: KEY };
  const { runtime, until, pass } = await startAddIn({ openStorage: storedValues, config, key: '' });
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await pass(WRITTEN_AFTER);
  expect(await rowsOnDisk()).toHaveLength(1);
});

describe('stored values that no key leads to any more', () => {
  /** Started again where the host has lost the encrypted key, and not the values. */
  async function startWithoutKey(): Promise<RunningAddIn> {
    const texts = memoryTextStorage();
    const first = await startWithStored();
    await first.runtime.close();
    return startAddIn({ openStorage: storedValues, texts, key: '' });
  }

  test('are measured and cleared', async () => {
    const { runtime, until } = await startWithoutKey();
    expect(runtime.keys.state()).toBeUndefined();
    const size = await until(runtime.refresher.storedSize());
    expect(size).toBeGreaterThan(100);
    expect(await until(runtime.refresher.clearStored())).toBe(size);
    expect(await until(runtime.refresher.storedSize())).toBe(0);
    expect(await rowsOnDisk()).toEqual([]);
  });

  test('are wiped by Forget', async () => {
    const { runtime, until } = await startWithoutKey();
    await until(runtime.keys.forget());
    expect(await rowsOnDisk()).toEqual([]);
  });

  test('are wiped by Forget after the service’s address was changed', async () => {
    const { runtime, until } = await startWithStored();
    await until(runtime.settings.set({ serviceAddress: 'https://api.example' }));
    expect(await until(runtime.refresher.storedSize())).toBeGreaterThan(100);
    await until(runtime.keys.forget());
    expect(await rowsOnDisk()).toEqual([]);
  });
});

test('what waits when the key changes is settled', async () => {
  const { runtime, until } = await startAddIn({ intercept: () => new Promise<Response>(() => undefined) });
  const pending = failureOf(runtime.knowledge.property(APPLE, 'lei'));
  await until(runtime.keys.forget());
  expect(await until(pending)).toMatchObject({ kind: 'cancelled' });
});

test('changes at the same time end with the last key and the last address', async () => {
  const { runtime, until, sent } = await startAddIn({ key: '' });
  await until(
    Promise.all([
      runtime.keys.set(OTHER_KEY, 'session'),
      runtime.settings.set({ serviceAddress: 'https://api.example' }),
      runtime.keys.set(KEY, 'session'),
    ]),
  );
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(sent).toMatchObject([{ url: `https://api.example/v1/entities/${APPLE}`, key: KEY }]);
});

test('testing a key costs one credit, keeps nothing, and says why a key is not accepted', async () => {
  const { runtime, until } = await startAddIn({ key: '' });
  await until(runtime.keys.test(` ${KEY}\n`));
  const failure = await until(failureOf(runtime.keys.test('wrong-key')));
  expect(failure.kind).toBe('rejected-key');
  expect(runtime.keys.state()).toBeUndefined();
  expect(runtime.activity.get().total).toMatchObject({ requests: 2, credits: 2 });
});

test('what was counted before a change of key stays counted', async () => {
  const { runtime, until } = await startAddIn({ service: smallService({ keys: [KEY, OTHER_KEY] }) });
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await until(runtime.keys.set(OTHER_KEY, 'session'));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(runtime.activity.get().total).toMatchObject({ requests: 2, credits: 2, needs: 2 });
});

test('a refresh says its cost first and asks again for these cells alone', async () => {
  const { runtime, until, sent } = await startAddIn();
  const ask = () =>
    Promise.all([
      runtime.knowledge.property(APPLE, 'lei', { cell: 'Sheet1!A1' }),
      runtime.knowledge.property(idOf(4), 'lei', { cell: 'Sheet1!A2' }),
    ]);
  await until(ask());
  expect(await runtime.refresher.plan(['Sheet1!A1', 'Sheet1!Z9'])).toMatchObject({
    cells: 2,
    needs: 1,
    unknownCells: 1,
  });
  await runtime.refresher.renew(['Sheet1!A1']);
  await until(ask());
  expect(sent.map(({ url }) => url.slice(-1))).toEqual(['1', '4', '1']);
  runtime.refresher.renewAll();
  await until(ask());
  expect(sent).toHaveLength(5);
});

test('a rate limit is waited for in sight, and then every cell has its value', async () => {
  let limited = true;
  const { runtime, until, pass, sent, clock } = await startAddIn({
    intercept: () => {
      const refuse = limited;
      limited = false;
      return refuse ? new Response('', { status: 429, headers: { 'Retry-After': '7' } }) : undefined;
    },
  });
  const begun = clock.now();
  const asked = Promise.all([
    runtime.knowledge.property(APPLE, 'lei'),
    runtime.knowledge.property(idOf(4), 'cik'),
  ]);
  await pass(200);
  const { waiting, estimatedDoneAt } = runtime.activity.get();
  expect(waiting).toMatchObject({ kind: 'rate-limit' });
  expect(estimatedDoneAt).toBeGreaterThan(begun + 6_000);
  expect((await until(asked))[0]?.value).toBe('HWUPKR0MPOU8FGXBT394');
  expect(clock.now() - begun).toBeGreaterThanOrEqual(7_000);
  expect(runtime.activity.get().total.credits).toBe(sent.length);
});

test.each([
  ['last-known', 'HWUPKR0MPOU8FGXBT394'],
  ['error', 'unreachable'],
] as const)('where the service is lost, a cell shows the %s', async (offline, expected) => {
  let lost = false;
  const { runtime, until } = await startAddIn({
    intercept: () => (lost ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  });
  await until(runtime.settings.set({ offline }));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  lost = true;
  runtime.refresher.renewAll();
  const again = runtime.knowledge.property(APPLE, 'lei');
  const outcome =
    offline === 'error'
      ? failureOf(again).then(({ kind }) => kind)
      : Promise.resolve(again).then((held) => held?.value);
  expect(await until(outcome)).toBe(expected);
});

test('Stop rejects what waits and leaves the add-in working', async () => {
  let silent = true;
  const { runtime, until, pass } = await startAddIn({
    intercept: () => (silent ? new Promise<Response>(() => undefined) : undefined),
  });
  const pending = failureOf(runtime.knowledge.property(APPLE, 'lei'));
  await pass(50);
  runtime.activity.stop();
  expect(await until(pending)).toMatchObject({ kind: 'cancelled' });
  silent = false;
  expect((await until(runtime.knowledge.property(APPLE, 'lei')))?.value).toBe('HWUPKR0MPOU8FGXBT394');
});

test('clearing what is stored makes the next call ask again', async () => {
  const { runtime, until, sent, pass } = await startAddIn({ openStorage: storedValues, key: '' });
  await until(runtime.keys.set(KEY, 'remembered'));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await pass(WRITTEN_AFTER);
  expect(await until(runtime.refresher.clearStored())).toBeGreaterThan(0);
  expect(await until(runtime.refresher.storedSize())).toBe(0);
  await until(runtime.knowledge.property(APPLE, 'lei'));
  expect(sent).toHaveLength(2);
});

test('closing settles what waits and leaves no timer behind', async () => {
  const { runtime, until, clock } = await startAddIn({
    intercept: () => new Promise<Response>(() => undefined),
  });
  const pending = failureOf(runtime.knowledge.property(APPLE, 'lei'));
  await until(runtime.close());
  expect(await until(pending)).toMatchObject({ kind: 'cancelled' });
  expect(clock.waiting).toBe(0);
});

test('the log tells of requests, keys and failures, and never the key', async () => {
  const { runtime, until } = await startAddIn({
    intercept: (request) => (request.method === 'GET' ? new Response(KEY, { status: 500 }) : undefined),
  });
  await until(runtime.keys.test(OTHER_KEY).catch(() => undefined));
  await until(runtime.knowledge.property(APPLE, 'lei'));
  await until(failureOf(runtime.knowledge.search({ name: KEY })));
  const call = { cell: 'A1', functionName: 'KER.ASK' };
  runtime.activity.callSettled(call, runtime.activity.callStarted(), [
    { cell: 'A1', kind: 'unreadable', message: `Echo ${KEY}` },
  ]);
  const log = runtime.activity.lines().join('\n');
  await until(runtime.knowledge.search({ name: 'AAPL' }).catch(() => undefined));
  expect(runtime.activity.lines().join('\n')).toMatch(/GET \/v1\/entities: status 500 after/);
  expect(runtime.activity.lines().join('\n')).not.toContain('AAPL');
  expect(log).toMatch(/POST \/v1\/entities\/[0-9a-f-]+: status 200 after \d+ ms/);
  expect(log).toContain('status 500');
  expect(log).toContain('API key set, kept until Excel closes');
  expect(log).not.toContain(KEY);
  expect(log).not.toContain(OTHER_KEY);
});
