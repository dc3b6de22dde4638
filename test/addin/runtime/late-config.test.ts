import 'fake-indexeddb/auto';
import { createRuntime, type HandedOver } from '../../../src/addin/runtime/create-runtime';
import type { Runtime } from '../../../src/addin/runtime/runtime';
import { memoryTextStorage } from '../../../src/addin/runtime/text-storage';
import { KEY, smallService } from '../../service/small-service';
import { idOf } from '../../service/small-store';
import { FakeClock } from '../../shared/batching/fake-clock';
import { failureOf } from '../../shared/client/failure-of';
import { cryptoWorked } from './working-crypto';

const SITE = 'https://addin.example';
const SERVICE = 'https://api.example';
const CONFIG = { serviceAddress: SERVICE };
const PATIENCE_MS = 30_000;

/** A page whose `config.json` comes when and as a test says. */
function pageWith(reply: (attempt: number, clock: FakeClock) => Promise<Response>) {
  const clock = new FakeClock();
  const texts = memoryTextStorage();
  const service = smallService();
  const sent: { host: string; key: string | null }[] = [];
  const handedOver: HandedOver = {};
  let [attempts, late] = [0, 0];
  const fetch = (url: string, init: RequestInit) => {
    if (url === `${SITE}/config.json`) return reply(attempts++, clock);
    const request = new Request(url, init);
    sent.push({ host: new URL(url).origin, key: request.headers.get('X-API-KEY') });
    return Promise.resolve(service.fetch(request));
  };
  const create = () =>
    createRuntime({
      ...{ page: `${SITE}/taskpane.html`, fetch, clock, texts, handedOver },
      onLateConfig: () => void late++,
    });
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      clock.advance(50);
      do await new Promise((resolve) => setImmediate(resolve));
      while (await cryptoWorked());
    }
  };
  const within = async <T>(promise: Promise<T>, ms: number): Promise<T | 'waits'> => {
    let result: T | 'waits' = 'waits';
    promise.then(
      (value) => (result = value),
      () => undefined,
    );
    await pass(ms);
    return result;
  };
  const open = async (ms: number): Promise<Runtime> => {
    const runtime = await within(create(), ms);
    if (runtime === 'waits') throw new Error('Expected the add-in to start');
    return runtime;
  };
  return { clock, texts, sent, create, open, pass, within, attempts: () => attempts, late: () => late };
}

const after = async (clock: FakeClock, ms: number, reply: () => Response) => {
  await clock.sleep(ms);
  return reply();
};

test('on a first start cells wait for a config.json that takes 8 s, and are not told that there is no key', async () => {
  const config = { ...CONFIG, trialKey: KEY };
  const page = pageWith((_, clock) => after(clock, 8_000, () => Response.json(config)));
  const starting = page.create();
  expect(await page.within(starting, 7_000)).toBe('waits');
  const runtime = await page.within(starting, 2_000);
  if (runtime === 'waits') throw new Error('Expected the add-in to start');
  expect(await page.within(Promise.resolve(runtime.knowledge.property(idOf(1), 'lei')), 1_000)).toBeDefined();
  expect(page.sent).toEqual([{ host: SERVICE, key: KEY }]);
  expect(page.late()).toBe(0);
});

test('one that fails is read again', async () => {
  const page = pageWith((attempt) =>
    attempt < 2 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Response.json(CONFIG)),
  );
  const runtime = await page.open(10_000);
  expect(runtime.deployment).toMatchObject({ serviceAddress: SERVICE });
  expect(page.attempts()).toBe(3);
});

test('one that never comes is told in the cells, and no host is sent the key', async () => {
  const page = pageWith(() => Promise.resolve(new Response('', { status: 503 })));
  const runtime = await page.open(PATIENCE_MS + 1_000);
  const failure = await failureOf(Promise.resolve(runtime.knowledge.property(idOf(1), 'lei')));
  expect(failure).toMatchObject({
    kind: 'unreachable',
    message: 'The settings of KER (config.json) could not be read. KER tries again; check the connection.',
  });
  expect(failure.message.length).toBeLessThanOrEqual(160);
  await page.within(runtime.keys.set(KEY, 'session'), 1_000);
  const asked = page.within(failureOf(Promise.resolve(runtime.knowledge.property(idOf(1), 'lei'))), 1_000);
  expect(await asked).toMatchObject({ kind: 'unreachable' });
  expect(page.sent).toEqual([]);
  await runtime.close();
});

test.each(['session', 'remembered'] as const)(
  'a key that is entered meanwhile (%s) goes to the configured service alone, once it is known',
  async (retention) => {
    let isThere = false;
    const page = pageWith(() =>
      Promise.resolve(isThere ? Response.json(CONFIG) : new Response('', { status: 503 })),
    );
    const before = await page.open(PATIENCE_MS + 1_000);
    await page.within(before.keys.set(KEY, retention), 1_000);
    isThere = true;
    await page.pass(60_000);
    expect(page.late()).toBe(1);
    const starting = page.create();
    await before.close();
    const runtime = await page.within(starting, 1_000);
    if (runtime === 'waits') throw new Error('Expected the add-in to start');
    expect(runtime.keys.state()).toMatchObject({ service: SERVICE });
    await page.within(Promise.resolve(runtime.knowledge.property(idOf(1), 'lei')), 1_000);
    expect(page.sent).toEqual([{ host: SERVICE, key: KEY }]);
  },
);

test('after the settings of the last start, late ones are taken where they differ, and only then', async () => {
  const texts = memoryTextStorage();
  for (const [late, times] of [
    [CONFIG, 0],
    [{ ...CONFIG, policy: { creditsPerDay: 9 } }, 1],
  ] as const) {
    const page = pageWith((_, clock) => after(clock, 8_000, () => Response.json(late)));
    await page.texts.setItem('ker.deployment', JSON.stringify(CONFIG));
    const runtime = await page.open(6_000);
    expect(runtime.deployment).toMatchObject({ serviceAddress: SERVICE });
    await page.pass(10_000);
    expect(page.late()).toBe(times);
    await runtime.close();
  }
  expect(await texts.getItem('ker.deployment')).toBeNull();
});
