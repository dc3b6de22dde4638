import { FakeStorage } from './fake-storage';
import { answerOf, layerOf, ServiceError } from './fake-service';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const limited = (retryAfterMs?: number) => new ServiceError({ kind: 'rate-limited', retryAfterMs });

describe.each([-HOUR, HOUR])('when somebody sets the clock by %d ms', (change) => {
  test('a pause ends when it would have, and activity tells its end by the new time', async () => {
    const { batching, clock, sent } = layerOf({
      answer: (request, index) => (index === 0 ? limited(20_000) : answerOf(request)),
    });
    const value = batching.property('apple', 'a');
    await clock.pass(1_000);
    clock.set(change);
    const until = sent[0]!.at + 100 + 20_000 + change;
    expect(batching.figures().waiting).toEqual({ kind: 'rate-limit', until });
    await clock.pass(19_500);
    expect(await Promise.race([value, Promise.resolve('still waits')])).toBe('apple a');
  });

  test('the cap lets the next request go after a minute, no later', async () => {
    const { batching, clock, sent } = layerOf({ settings: { requestsPerMinute: 1 } });
    void batching.property('apple', 'a');
    void batching.property('pear', 'a');
    await clock.pass(1_000);
    clock.set(change);
    await clock.pass(58_000);
    expect(sent).toHaveLength(1);
    await clock.pass(1_500);
    expect(sent).toHaveLength(2);
  });

  test('a deadline stays what it was, and collecting closes', async () => {
    const { batching, clock, sent } = layerOf({ answer: () => 'never' });
    const failed = batching.property('apple', 'a').catch(() => 'failed');
    clock.set(change);
    for (let step = 0; step < 30; step++) {
      void batching.property(`e${step}`, 'a').catch(() => undefined);
      await clock.pass(3);
    }
    expect(sent.length).toBeGreaterThan(0);
    await clock.pass(25_000);
    expect(await Promise.race([failed, Promise.resolve('still waits')])).toBe('still waits');
    await clock.pass(6_000);
    expect(await Promise.race([failed, Promise.resolve('still waits')])).toBe('failed');
  });

  test('nothing is asked twice in the recalculation that goes on', async () => {
    const { batching, clock, sent } = layerOf({ settings: { freshness: 'recalculation' } });
    void batching.property('apple', 'a');
    await clock.pass(500);
    clock.set(change);
    void batching.property('apple', 'a');
    await clock.pass(500);
    expect(sent).toHaveLength(1);
  });
});

test.each(['recalculation', 'hour', 'day', 'until-refreshed'] as const)(
  'with freshness %s a value that is dated in the future is asked again',
  async (freshness) => {
    const { batching, clock, sent } = layerOf({ settings: { freshness } });
    void batching.property('apple', 'a');
    await clock.pass(10_000);
    clock.set(-2 * DAY);
    void batching.property('apple', 'a');
    await clock.pass(10_000);
    expect(sent).toHaveLength(2);
  },
);

test('a stored value that is dated in the future is asked again, once, and never replaces a newer one', async () => {
  const storage = new FakeStorage();
  const { batching, clock, sent } = layerOf({ storage, settings: { freshness: 'until-refreshed' } });
  const future = clock.now() + 365 * DAY;
  const fields = [['property', 'a', null, future, false, 'from the future']];
  storage.load = () =>
    clock.sleep(5_000).then(() => [{ key: 'x', fetchedAt: 1, data: { entity: 'apple', fields } }]);
  const slow = layerOf({ storage, clock, settings: { freshness: 'until-refreshed' } });
  void slow.batching.property('apple', 'a');
  await clock.pass(10_000);
  expect(slow.batching.held.property('apple', 'a')?.value).toBe('apple a');
  storage.load = () => Promise.resolve([{ key: 'x', fetchedAt: 1, data: { entity: 'pear', fields } }]);
  const quick = layerOf({ storage, clock, settings: { freshness: 'until-refreshed' } });
  await clock.pass(10);
  const value = quick.batching.property('pear', 'a');
  await clock.pass(10_000);
  expect(await value).toBe('pear a');
  void quick.batching.property('pear', 'a');
  await clock.pass(10_000);
  expect(quick.sent).toHaveLength(1);
  await batching.close();
  expect(sent).toHaveLength(0);
});
