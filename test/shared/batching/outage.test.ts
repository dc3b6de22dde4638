import { fc } from '../../fast-check';

import type { Verdict } from '../../../src/shared/batching/options';
import { propertyRuns } from '../../property-runs';
import { FakeClock } from './fake-clock';
import { answerOf, EndingError, layerOf, ServiceError } from './fake-service';

const caught = (value: Promise<unknown>) => value.catch((error: unknown) => error);
const askMany = (layer: ReturnType<typeof layerOf>['batching'], count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => caught(layer.property(`e${from + index}`, 'a')));
const isRight = (value: unknown) => typeof value === 'string';
const endingOf = (error: unknown) => (error instanceof EndingError ? error.ending : undefined);

/** A service that fails from one moment to another; a lost connection is known at once. */
function failingBetween(from: number, until: number, verdict: Verdict, latency = 50) {
  const clock = new FakeClock();
  const start = clock.now();
  return layerOf({
    clock,
    latency,
    answer: (request) => {
      const passed = clock.now() - start;
      return passed >= from && passed < until ? new ServiceError(verdict) : answerOf(request);
    },
  });
}

test('an outage of 5 s is waited out, for little more than the fewest requests', async () => {
  const { batching, clock, sent } = failingBetween(1_000, 6_000, { kind: 'unreachable' });
  const values = askMany(batching, 400);
  await clock.pass(60_000);
  const settled = await Promise.all(values);
  expect(settled.filter(isRight)).toHaveLength(400);
  expect(sent.length).toBeLessThanOrEqual(440);
});

test('whenever an outage of up to 5 s comes, nearly all is right and little is sent in vain', async () => {
  const moment = fc.record({ from: fc.nat(3_000), length: fc.integer({ min: 1, max: 5_000 }) });
  await fc.assert(
    fc.asyncProperty(moment, async ({ from, length }) => {
      const { batching, clock, sent } = failingBetween(from, from + length, { kind: 'unreachable' });
      const values = askMany(batching, 400);
      await clock.pass(60_000);
      const settled = await Promise.all(values);
      expect(settled.filter(isRight).length).toBeGreaterThanOrEqual(396);
      expect(sent.length).toBeLessThanOrEqual(440);
    }),
    { numRuns: propertyRuns(40, 40) },
  );
});

test('a lone cell waits a short outage out too', async () => {
  const { batching, clock } = failingBetween(0, 5_000, { kind: 'unreachable' });
  const [value] = askMany(batching, 1);
  await clock.pass(15_000);
  expect(await value).toBe('e0 a');
});

test.each([
  ['unreachable', 40],
  ['server-error', 40],
] as const)('a service that is %s for all is probed, not asked by each cell', async (kind, most) => {
  const { batching, clock, sent } = layerOf({ answer: () => new ServiceError({ kind }) });
  const values = askMany(batching, 1_200);
  let told = 0;
  for (const value of values) void value.then(() => told++);
  await clock.pass(60_000);
  expect(told).toBe(1_200);
  expect(sent.length).toBeLessThanOrEqual(most);
});

test('where nothing is ever answered, all that wait are told within 60 s, and since when', async () => {
  const { batching, clock, sent } = layerOf({ answer: () => 'never' });
  const values = askMany(batching, 1_000);
  await clock.pass(60_000);
  const endings = (await Promise.all(values)).map(endingOf);
  const since = endings.flatMap((ending) => (ending?.kind === 'down' ? [ending.since] : []));
  expect(since.length).toBeGreaterThan(990);
  expect(new Set(since)).toEqual(new Set([sent[0]!.at]));
  expect(sent.length).toBeLessThanOrEqual(8);
});

test('who asks while the service is down waits for one probe only, and all are answered when it is back', async () => {
  let isDown = true;
  const { batching, clock, sent } = layerOf({
    latency: 50,
    answer: (request) => (isDown ? new ServiceError({ kind: 'unreachable' }) : answerOf(request)),
  });
  const first = askMany(batching, 100);
  await clock.pass(60_000);
  await Promise.all(first);
  const before = sent.length;
  const second = askMany(batching, 100, 100);
  await clock.pass(6_000);
  expect((await Promise.all(second)).map((error) => endingOf(error)?.kind)).toEqual(Array(100).fill('down'));
  expect(sent.length - before).toBeLessThanOrEqual(3);
  isDown = false;
  const third = askMany(batching, 100, 200);
  await clock.pass(10_000);
  expect((await Promise.all(third)).filter(isRight)).toHaveLength(100);
});

test('while it is waited, activity says since when', async () => {
  const { batching, clock, sent } = failingBetween(1_000, 6_000, { kind: 'unreachable' });
  const start = clock.now();
  void Promise.all(askMany(batching, 400));
  await clock.pass(3_000);
  const { waiting } = batching.figures();
  expect(waiting).toMatchObject({ kind: 'no-answer' });
  const first = sent.find(({ at }) => at >= start + 1_000)!;
  expect(waiting?.kind === 'no-answer' && Math.abs(waiting.since - first.at)).toBeLessThanOrEqual(50);
});

test('activity says what was not answered and since when, until it is', async () => {
  let isDown = true;
  const { batching, clock, sent } = layerOf({
    latency: 50,
    answer: (request) => (isDown ? new ServiceError({ kind: 'unreachable' }) : answerOf(request)),
  });
  expect(batching.figures().unanswered).toBeUndefined();
  const values = askMany(batching, 10);
  await clock.pass(60_000);
  await Promise.all(values);
  expect(batching.figures().unanswered).toEqual({ needs: 10, since: sent[0]!.at });
  isDown = false;
  void askMany(batching, 3);
  await clock.pass(10_000);
  expect(batching.figures().unanswered).toEqual({ needs: 7, since: undefined });
  void askMany(batching, 10);
  await clock.pass(10_000);
  expect(batching.figures().unanswered).toBeUndefined();
});

test('one entity that always fails inside holds nobody up', async () => {
  const { batching, clock } = layerOf({
    latency: 50,
    answer: (request) =>
      request.entity === 'e7' ? new ServiceError({ kind: 'server-error' }) : answerOf(request),
  });
  const values = askMany(batching, 200);
  await clock.pass(5_000);
  const settled = await Promise.all(values);
  expect(settled.filter(isRight)).toHaveLength(199);
});

describe('an account that is denied', () => {
  const denied = new ServiceError({ kind: 'denied' });

  test('costs what was in flight and no more, cells and questions together', async () => {
    let asked = 0;
    const { batching, clock, sent } = layerOf({ answer: () => denied });
    const answers = batching.inquiries<string, string>({
      ...{ name: 'answer', lane: 'knowledge' },
      send: async () => {
        asked++;
        await clock.sleep(100);
        throw denied;
      },
    });
    const questions = Array.from({ length: 20 }, (_, index) => caught(answers.ask(`why ${index}?`)));
    const cells = askMany(batching, 1_000);
    await clock.pass(1_000);
    expect(new Set(await Promise.all([...questions, ...cells]))).toEqual(new Set([denied]));
    expect(sent.length + asked).toBeLessThanOrEqual(6);
  });

  test('is not asked again in this recalculation, and once in the next', async () => {
    const { batching, clock, sent } = layerOf({ answer: () => denied });
    const first = askMany(batching, 100);
    await clock.pass(1_000);
    await Promise.all(first);
    const before = sent.length;
    const later = askMany(batching, 100, 200);
    await clock.pass(1_000);
    await Promise.all(later);
    expect(sent).toHaveLength(before);
    await clock.pass(5_000);
    const next = askMany(batching, 100);
    await clock.pass(1_000);
    await Promise.all(next);
    expect(sent).toHaveLength(before + 1);
  });

  test('is asked as before once the service takes its requests again', async () => {
    let isDenied = true;
    const { batching, clock } = layerOf({ answer: (request) => (isDenied ? denied : answerOf(request)) });
    const first = askMany(batching, 10);
    await clock.pass(5_000);
    await Promise.all(first);
    isDenied = false;
    const next = askMany(batching, 10);
    await clock.pass(5_000);
    expect((await Promise.all(next)).filter(isRight)).toHaveLength(10);
  });

  test('for one entity only is that entity’s own affair', async () => {
    const { batching, clock } = layerOf({
      answer: (request) => (request.entity === 'e50' ? denied : answerOf(request)),
    });
    const values = askMany(batching, 200);
    await clock.pass(10_000);
    expect((await Promise.all(values)).filter(isRight)).toHaveLength(199);
  });
});
