import { Minute } from '../../src/gateway/budget/minute';

afterEach(() => jest.restoreAllMocks());

test('after the limit held, a request takes 70 % of its time for as long as it may hold again', async () => {
  let now = 5_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const timer = jest.spyOn(globalThis, 'setTimeout');
  const answers = [true, false];
  const made: unknown[] = [];
  const minute = new Minute((...limit) => {
    made.push(limit);
    return {
      take: () =>
        Promise.resolve(answers.shift() === false ? { taken: false, waitMs: 3 } : { taken: true, used: 1 }),
      used: () => Promise.resolve(0),
      giveBack: () => Promise.resolve(),
    };
  }, 6_000);
  expect(made).toEqual([['minute', { points: 100, duration: 1 }]]);
  expect(minute.intervalMs).toBe(10);
  const waitsOf = async () => {
    timer.mockClear();
    await minute.take(() => false);
    // Timers of seconds are those of sockets.
    return timer.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms < 1_000);
  };
  expect(await waitsOf()).toEqual([]);
  expect(await waitsOf()).toEqual([3]);
  now += 2_039;
  expect(await waitsOf()).toEqual([7]);
  now += 1;
  expect(await waitsOf()).toEqual([]);
});
