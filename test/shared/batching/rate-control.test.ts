import { FakeClock } from './fake-clock';
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

/** A service that allows ten requests in each minute of its own clock. */
function tenAMinute(announces: boolean) {
  const refusals: number[] = [];
  let accepted: number[] = [];
  const clock = new FakeClock();
  const start = clock.now();
  const layer = layerOf({
    clock,
    answer: (request) => {
      const passed = clock.now() - start;
      const window = Math.floor(passed / 60_000);
      refusals[window] ??= 0;
      accepted = accepted.filter((one) => one === window);
      if (accepted.length < 10) {
        accepted.push(window);
        return answerOf(request);
      }
      refusals[window]++;
      return limited(announces ? (window + 1) * 60_000 - passed - 100 : undefined);
    },
  });
  return { ...layer, refusals };
}

test('a service of ten a minute refuses once a window when its limit is known', async () => {
  const { batching, clock, refusals } = tenAMinute(true);
  const values = askMany(batching, 75);
  await clock.pass(10 * 60_000);
  expect(await Promise.all(values)).toHaveLength(75);
  expect(refusals.slice(1)).toEqual([1, 1, 1, 1, 1, 1, 0]);
});

test('how long a service refuses that names no time is learned from its first window', async () => {
  const { batching, clock, refusals } = tenAMinute(false);
  const values = askMany(batching, 75);
  await clock.pass(20 * 60_000);
  expect(await Promise.all(values)).toHaveLength(75);
  expect(Math.max(...Array.from(refusals.slice(2), (count?: number) => count ?? 0))).toBe(1);
});

test.each([0, 1_000])(
  'a service that asks to wait %d ms, and goes on refusing, is not asked for ever',
  async (retryAfterMs) => {
    const { batching, clock, sent } = layerOf({ answer: () => limited(retryAfterMs) });
    const value = batching.property('apple', 'a').catch((error: unknown) => error);
    await clock.pass(660_000);
    expect(((await value) as EndingError).ending.kind).toBe('rate-limited');
    expect(sent.length).toBeLessThan(25);
  },
);

test('where nothing is accepted for ten minutes, every cell is told so then, however many wait', async () => {
  const { batching, clock } = layerOf({ answer: () => limited(55_000) });
  const errors = askMany(batching, 500).map((value) => value.catch((error: unknown) => error));
  await clock.pass(11 * 60_000);
  for (const error of await Promise.all(errors)) {
    const { ending } = error as EndingError;
    expect(ending).toMatchObject({ kind: 'rate-limited' });
    expect(ending.kind === 'rate-limited' && ending.waitedMs).toBeGreaterThan(540_000);
  }
  const later = batching.property('later', 'a').catch((error: unknown) => error);
  await clock.pass(9 * 60_000);
  expect(await Promise.race([later, Promise.resolve('waits anew')])).toBe('waits anew');
});

test('who was refused waits ten minutes in all, although others are let through meanwhile', async () => {
  const inFlight = new Set<string>();
  let window = -1;
  let start = 0;
  const { batching, clock } = layerOf({
    answer: (request, index) => {
      if (index < 300) return answerOf(request);
      if (start === 0) start = clock.now();
      // From then on it takes one request each hundred seconds.
      const now = Math.floor((clock.now() - start) / 100_000);
      if (now !== window) {
        window = now;
        return answerOf(request);
      }
      inFlight.add(request.entity);
      return limited(start + (now + 1) * 100_000 - clock.now() - 100);
    },
  });
  const settledAt = new Map<string, number>();
  askMany(batching, 330).forEach((value, index) => {
    const settled = () => settledAt.set(`e${index}`, clock.now() - start);
    value.then(settled, settled);
  });
  await clock.pass(60_000);
  const refused = [...inFlight];
  expect(refused.length).toBeGreaterThan(8);
  await clock.pass(3_600_000);
  for (const entity of refused) expect(settledAt.get(entity)).toBeLessThan(640_000);
});

describe('questions', () => {
  function asking(send: (input: string, index: number) => Promise<string>) {
    const layer = layerOf();
    const at: number[] = [];
    const answers = layer.batching.inquiries<string, string>({
      name: 'answer',
      lane: 'knowledge',
      send: (input) => send(input, at.push(layer.clock.now()) - 1),
    });
    return { ...layer, answers, at };
  }
  const never = () => new Promise<string>(() => undefined);

  test('that take minutes hold up neither cells nor a person', async () => {
    const { batching, clock, answers } = asking(never);
    for (let index = 0; index < 20; index++) void answers.ask(`why ${index}?`).catch(() => undefined);
    await clock.pass(1_000);
    let settled = 0;
    for (const value of askMany(batching, 20)) void value.then(() => settled++);
    const person = batching.property('pane', 'a', { person: true });
    await clock.pass(1_500);
    expect(await Promise.race([person, Promise.resolve('waits')])).toBe('pane a');
    expect(settled).toBe(20);
    expect(batching.figures()).toMatchObject({
      inFlight: 3,
      queued: 17,
      waiting: { kind: 'concurrency', limit: 3 },
    });
  });

  test('that are under way do not hold up cells after a 429 either', async () => {
    let refuse = true;
    const { clock } = layerOf();
    const { batching } = layerOf({
      clock,
      answer: (request) => (refuse ? limited(5_000) : answerOf(request)),
    });
    const answers = batching.inquiries<string, string>({ name: 'answer', lane: 'knowledge', send: never });
    void answers.ask('why?').catch(() => undefined);
    await clock.pass(1_000);
    const value = batching.property('apple', 'a');
    await clock.pass(1_000);
    refuse = false;
    await clock.pass(6_000);
    expect(await Promise.race([value, Promise.resolve('waits')])).toBe('apple a');
  });

  test('that are refused without a time stop questions for a minute, and no cell', async () => {
    let refused = 0;
    const { batching, clock, answers, at } = asking((input) =>
      refused++ < 1 ? Promise.reject(limited()) : Promise.resolve(input),
    );
    const first = answers.ask('why?');
    await clock.pass(1_000);
    const second = answers.ask('what?');
    let settled = 0;
    for (const value of askMany(batching, 50)) void value.then(() => settled++);
    await clock.pass(3_000);
    expect(settled).toBe(50);
    expect(batching.figures().waiting).toEqual({ kind: 'rate-limit', until: at[0]! + 60_000 });
    expect(at).toHaveLength(1);
    await clock.pass(60_000);
    expect(await Promise.all([first, second])).toEqual(['why?', 'what?']);
    expect(at.map((time) => Math.floor((time - at[0]!) / 1_000))).toEqual([0, 60, 60]);
  });

  test('that name a time stop cells too, because the limit is of the account', async () => {
    const { batching, clock, answers } = asking(() => Promise.reject(limited(20_000)));
    answers.ask('why?').catch(() => undefined);
    await clock.pass(1_000);
    const [value] = askMany(batching, 1);
    await clock.pass(15_000);
    expect(await Promise.race([value, Promise.resolve('waits')])).toBe('waits');
  });

  test('go one at a time after such a minute, until one is answered', async () => {
    let open = false;
    const inFlight: number[] = [];
    let now = 0;
    const { clock, answers, at } = asking(async (input) => {
      inFlight.push(++now);
      await clock.sleep(100);
      now--;
      if (!open) throw limited();
      return input;
    });
    const all = Array.from({ length: 9 }, (_, index) => answers.ask(`why ${index}?`).catch(() => 'refused'));
    await clock.pass(59_000);
    expect(at).toHaveLength(3);
    await clock.pass(60_000);
    expect(at).toHaveLength(4);
    open = true;
    await clock.pass(120_000);
    expect(inFlight.slice(3, 5)).toEqual([1, 1]);
    expect(Math.max(...inFlight.slice(5))).toBe(3);
    expect((await Promise.all(all)).filter((text) => text !== 'refused').length).toBeGreaterThan(7);
  });

  test('that nothing is accepted of for ten minutes are all told so, however many wait', async () => {
    const { clock, answers, at } = asking(() => Promise.reject(limited()));
    const all = Array.from({ length: 40 }, (_, index) =>
      answers.ask(`why ${index}?`).catch((error: unknown) => error),
    );
    await clock.pass(11 * 60_000);
    for (const error of await Promise.all(all))
      expect((error as EndingError).ending.kind).toBe('rate-limited');
    expect(at.length).toBeLessThan(15);
  });

  test.each([
    [40_000, 40_000],
    [undefined, 60_000],
  ])(
    'under a limit that announces %p are sent twice, then told how long it held',
    async (announced, waitedMs) => {
      const { clock, answers, at } = asking(() => Promise.reject(limited(announced)));
      const answer = answers.ask('why?').catch((error: unknown) => error);
      await clock.pass(300_000);
      expect(at.map((time) => time - at[0]!)).toEqual([0, waitedMs]);
      expect(((await answer) as EndingError).ending).toMatchObject({ kind: 'rate-limited', waitedMs });
    },
  );
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

test.each([
  ['a date taken for seconds', 1_764_028_800_000],
  ['a day', 86_400_000],
])(
  'however long a service says that it refuses (%s), after an hour one request tries',
  async (_, refusesMs) => {
    const { batching, clock, sent } = layerOf({
      answer: (request, index) => (index === 0 ? limited(refusesMs) : answerOf(request)),
    });
    const refused = batching.property('apple', 'a').catch((error: unknown) => error);
    await clock.pass(200);
    expect(((await refused) as EndingError).ending).toMatchObject({ leftMs: 3_600_000 });
    await clock.pass(3_590_000);
    expect(sent).toHaveLength(1);
    await clock.pass(20_000);
    const value = batching.property('apple', 'a');
    await clock.pass(1_000);
    expect(await value).toBe('apple a');
  },
);
