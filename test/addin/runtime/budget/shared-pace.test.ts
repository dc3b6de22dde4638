import { FakeClock } from '../../../shared/batching/fake-clock';
import { failureOf } from '../../../shared/client/failure-of';
import { KEY, smallService } from '../../../service/small-service';
import { startAddIn } from '../running-add-in';
import { cells, profile, spent } from './charging-service';

const capped = { policy: { requestsPerMinute: 10 } };

/** Answers 429 with a pause to the first request of the service's interface, and nothing else. */
function refusingOnce(seconds: number) {
  let refused = false;
  return (request: Request) => {
    if (refused || !request.url.includes('/v1/')) return undefined;
    refused = true;
    return new Response('{}', { status: 429, headers: { 'Retry-After': String(seconds) } });
  };
}

describe('the cap on requests a minute', () => {
  test('holds over all open workbooks together', async () => {
    const { open, close, clock } = profile({ config: capped });
    const [one, other] = [await open(), await open()];
    const began = clock.now();
    const all = Promise.all([cells(one, 1, 9), cells(other, 11, 19)]);
    while (spent(one, other) < 10) await one.pass(1);
    expect(clock.now() - began).toBeLessThan(5_000);
    await one.pass(1_000);
    expect(spent(one, other)).toBe(10);
    clock.advance(began + 58_000 - clock.now());
    await one.pass(1_000);
    expect(spent(one, other)).toBe(10);
    await one.until(all);
    expect(spent(one, other)).toBe(16);
    expect(clock.now() - began).toBeGreaterThan(60_000);
    await close();
  });

  test('is said to hold what waits for another workbook', async () => {
    const { open, close } = profile({ config: capped });
    const [one, other] = [await open(), await open()];
    await one.until(cells(one, 1, 11));
    const waiting = cells(other, 11, 13);
    await other.pass(300);
    expect(other.runtime.activity.get().waiting).toMatchObject({ kind: 'request-cap' });
    other.runtime.activity.stop();
    await other.until(waiting);
    expect(spent(other)).toBe(0);
    await close();
  });

  test('gives back what a workbook was given and did not send', async () => {
    const { open, close } = profile({ config: capped });
    const [one, other] = [await open(), await open()];
    const stopped = cells(one, 1, 9);
    await one.pass(8);
    one.runtime.activity.stop();
    await one.until(stopped);
    const before = spent(one);
    await one.pass(1_100);
    await one.until(cells(other, 11, 21 - before));
    expect(spent(one, other)).toBe(10);
    await close();
  });

  test('holds for each workbook alone where the browser shares nothing', async () => {
    const { open, close } = profile({ config: capped });
    const broken = {
      open: () => {
        throw new Error('forbidden');
      },
    };
    globalThis.indexedDB = broken as unknown as IDBFactory;
    const [one, other] = [await open({ workbooks: undefined }), await open({ workbooks: undefined })];
    void cells(one, 1, 13);
    void cells(other, 13, 25);
    await one.pass(3_000);
    expect([spent(one), spent(other)]).toEqual([10, 10]);
    await close();
  });
});

describe('the pause after a 429', () => {
  test('holds in the other open workbooks too, and ends in all', async () => {
    const { open, close } = profile({ intercept: refusingOnce(20) });
    const [one, other] = [await open(), await open()];
    const overheard: unknown[] = [];
    const listener = new BroadcastChannel('ker.workbooks');
    listener.onmessage = ({ data }: MessageEvent<unknown>) => overheard.push(data);
    const first = cells(one, 1, 2);
    while (overheard.length === 0) await one.pass(1);
    await one.pass(50);
    listener.close();
    expect(JSON.stringify(overheard)).not.toContain(KEY);
    const second = cells(other, 2, 4);
    await other.pass(10_000);
    expect(spent(other)).toBe(0);
    expect(other.runtime.activity.get().waiting).toMatchObject({ kind: 'rate-limit' });
    await one.until(Promise.all([first, second]));
    expect([spent(one), spent(other)]).toEqual([2, 2]);
    await close();
  });

  test('holds in a workbook that is opened meanwhile', async () => {
    const { open, close } = profile({ intercept: refusingOnce(20) });
    const one = await open();
    const first = cells(one, 1, 2);
    await one.pass(500);
    const late = await open();
    void cells(late, 2, 4);
    await late.pass(5_000);
    expect(spent(late)).toBe(0);
    await one.until(first);
    await close();
  });

  test('of one key does not hold another', async () => {
    const service = smallService({ keys: [KEY, 'another-key-5678'] });
    const { open, close } = profile({ intercept: refusingOnce(20), service });
    const [one, other] = [await open(), await open({ key: 'another-key-5678' })];
    const first = cells(one, 1, 2);
    await one.pass(500);
    await other.until(cells(other, 2, 4));
    expect(spent(other)).toBe(2);
    await one.until(first);
    await close();
  });
});

describe('a changed setting', () => {
  const OTHER = 'https://other.example';

  test('reaches the other open workbooks at once: they ask the new address, and not with the old one’s key', async () => {
    const { open, close } = profile();
    const [one, other] = [await open(), await open()];
    await one.until(one.runtime.settings.set({ serviceAddress: OTHER }));
    while (other.runtime.settings.get().serviceAddress !== OTHER) await other.pass(1);
    const failure = await other.until(failureOf(other.runtime.knowledge.property('x', 'lei')));
    expect(failure).toMatchObject({ kind: 'no-key' });
    await other.until(other.runtime.keys.set(KEY, 'session'));
    await other.until(cells(other, 1, 2));
    expect(other.sent.at(-1)?.url).toContain(`${OTHER}/v1/`);
    expect(other.runtime.activity.lines().join('\n')).toContain('Settings changed in another workbook');
    await close();
  });

  test('is taken over only where it is one', async () => {
    const { open, close } = profile();
    const addIn = await open();
    const stranger = new BroadcastChannel('ker.workbooks');
    const before = addIn.runtime.settings.get();
    stranger.postMessage({ settings: { serviceAddress: 'http://evil.example', freshness: 'never' } });
    stranger.postMessage('settings');
    await addIn.pass(50);
    expect(addIn.runtime.settings.get()).toEqual(before);
    stranger.close();
    await close();
  });

  test('that the deployment fixes is not taken over', async () => {
    const { open, close } = profile({ config: { policy: { creditsPerDay: 5 } } });
    const addIn = await open();
    const stranger = new BroadcastChannel('ker.workbooks');
    stranger.postMessage({ settings: { creditsPerDay: 5_000 } });
    await addIn.pass(50);
    expect(addIn.runtime.settings.get().creditsPerDay).toBe(5);
    stranger.close();
    await close();
  });
});

test('without a channel and without a cap everything works as one workbook alone', async () => {
  const addIn = await startAddIn({ clock: new FakeClock() });
  await addIn.until(cells(addIn, 1, 4));
  expect(spent(addIn)).toBe(3);
});
