import type { EndingError } from './fake-service';
import { answerOf, layerOf, ServiceError } from './fake-service';

const limited = (retryAfterMs?: number) => new ServiceError({ kind: 'rate-limited', retryAfterMs });
const askMany = (layer: ReturnType<typeof layerOf>['batching'], count: number) =>
  Array.from({ length: count }, (_, index) => layer.property(`e${index}`, 'a'));

test('a 429 pauses the whole queue for Retry-After, then one request goes alone', async () => {
  const { batching, clock, sent } = layerOf({
    answer: (request, index) => (index === 0 ? limited(20_000) : answerOf(request)),
  });
  const values = askMany(batching, 20);
  await clock.pass(1_000);
  const beforePause = sent.length;
  expect(beforePause).toBeLessThan(10);
  expect(batching.figures().waiting).toEqual({ kind: 'rate-limit', until: sent[0]!.at + 100 + 20_000 });
  await clock.pass(19_000);
  expect(sent).toHaveLength(beforePause);
  await clock.pass(120);
  expect(sent).toHaveLength(beforePause + 1);
  await clock.pass(10_000);
  expect(await Promise.all(values)).toHaveLength(20);
});

test('without Retry-After the pause grows until an answer comes', async () => {
  const { batching, clock, sent } = layerOf({
    answer: (request, index) => (index < 4 ? limited() : answerOf(request)),
  });
  const value = batching.property('apple', 'a');
  await clock.pass(60_000);
  expect(await value).toBe('apple a');
  const gaps = sent.slice(1).map(({ at }, index) => at - sent[index]!.at - 100);
  expect(gaps).toEqual([750, 1_500, 3_000, 6_000]);
});

test('a cell waits ten minutes for announced limits and is then told how long they held', async () => {
  const { batching, clock, sent } = layerOf({ answer: () => limited(290_000) });
  const value = batching.property('apple', 'a').catch((error: unknown) => error);
  await clock.pass(1_000_000);
  expect(sent).toHaveLength(3);
  const { ending } = (await value) as EndingError;
  expect(ending).toMatchObject({
    kind: 'rate-limited',
    waitedMs: 580_000,
    leftMs: 290_000,
  });
});

test('where the service closes for longer than a cell may wait, what is queued is told at once', async () => {
  const { batching, clock, sent } = layerOf({ answer: () => limited(3_600_000) });
  const errors = askMany(batching, 2_000).map((value) => value.catch((error: unknown) => error));
  await clock.pass(1_000);
  for (const error of await Promise.all(errors))
    expect((error as EndingError).ending.kind).toBe('rate-limited');
  expect(sent.length).toBeLessThan(5);
});

test('after such a closure nothing counts as queued, and later calls are sent', async () => {
  const { batching, clock } = layerOf({
    answer: (request, index) => (index < 4 ? limited(3_600_000) : answerOf(request)),
  });
  const refused = askMany(batching, 20).map((value) => value.catch(() => 'refused'));
  await clock.pass(1_000);
  await Promise.all(refused);
  expect(batching.figures().queued).toBe(0);
  await clock.pass(3_700_000);
  const later = batching.property('later', 'a');
  await clock.pass(1_000);
  expect(await Promise.race([later, Promise.resolve('not sent')])).toBe('later a');
});

test('no more requests leave in a minute than the cap allows, and activity says so', async () => {
  const { batching, clock, sent } = layerOf({ settings: { requestsPerMinute: 5 } });
  const values = askMany(batching, 12);
  await clock.pass(1_000);
  expect(sent).toHaveLength(5);
  const figures = batching.figures();
  expect(figures.queued).toBe(7);
  expect(figures.waiting).toEqual({ kind: 'request-cap', until: sent[0]!.at + 60_000 });
  expect(figures.estimatedDoneAt).toBe(clock.now() + 7 * 12_000);
  await clock.pass(60_000);
  expect(sent).toHaveLength(10);
  batching.configure({ requestsPerMinute: 0 });
  await clock.pass(1_000);
  expect(await Promise.all(values)).toHaveLength(12);
});

test('concurrency grows while answers come', async () => {
  const { batching, clock } = layerOf();
  void Promise.all(askMany(batching, 400));
  await clock.pass(50);
  const first = batching.figures().inFlight;
  expect(batching.figures().waiting).toEqual({ kind: 'concurrency', limit: first });
  await clock.pass(1_000);
  expect(batching.figures().inFlight).toBeGreaterThan(2 * first);
  await clock.pass(10_000);
  expect(batching.figures()).toMatchObject({ inFlight: 0, queued: 0, waiting: undefined });
});

test('a 429 halves the concurrency, once for all that were in flight', async () => {
  let limit: number | undefined;
  const { batching, clock } = layerOf({
    answer: (request, index) => (index >= 100 && index < 105 ? limited(1_000) : answerOf(request)),
  });
  void Promise.all(askMany(batching, 400));
  while (batching.figures().waiting?.kind !== 'rate-limit') {
    limit = batching.figures().inFlight;
    await clock.pass(5);
  }
  await clock.pass(1_000 + 250);
  const waiting = batching.figures().waiting;
  expect(waiting).toMatchObject({ kind: 'concurrency' });
  expect(waiting?.kind === 'concurrency' && waiting.limit).toBeGreaterThanOrEqual(Math.floor(limit! / 2));
  expect(batching.figures().inFlight).toBeLessThanOrEqual(limit! / 2 + 1);
});

test('a service of ten a minute refuses once a window when its limit is known', async () => {
  const windows: number[] = [];
  let accepted: number[] = [];
  const layer = layerOf({
    answer: (request) => {
      const window = Math.floor((layer.clock.now() - 1_000_000_000_000) / 60_000);
      accepted = accepted.filter((one) => one === window);
      if (accepted.length >= 10) {
        windows[window] = (windows[window] ?? 0) + 1;
        return limited(1_000_000_000_000 + (window + 1) * 60_000 - layer.clock.now() - 100);
      }
      accepted.push(window);
      return answerOf(request);
    },
  });
  const values = askMany(layer.batching, 75);
  await layer.clock.pass(10 * 60_000);
  expect(await Promise.all(values)).toHaveLength(75);
  expect(windows.slice(1)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a person goes before the cells that wait', async () => {
  const { batching, clock, bodies } = layerOf({ settings: { requestsPerMinute: 1 } });
  void Promise.all(askMany(batching, 3));
  await clock.pass(1_000);
  void batching.property('pane', 'a', { person: true });
  await clock.pass(50);
  void batching.property('e2', 'b', { person: true });
  await clock.pass(180_000);
  expect(bodies()).toEqual(['e0: a', 'pane: a', 'e2: a b', 'e1: a']);
});
