import { Pauses } from '../../src/gateway/budget/pauses';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const SECOND = 1_000;

/** A pause of all processes, in a store that may be gone. */
function sharedPause(ms: number | 'gone' = 0) {
  const sent: number[] = [];
  const gone = () => Promise.reject(new Error('The store is gone'));
  return {
    sent,
    pauseMs: () => (ms === 'gone' ? gone() : Promise.resolve(ms)),
    pause: (length: number) => (ms === 'gone' ? gone() : Promise.resolve(void sent.push(length))),
  };
}

/** Runs on a clock that the test moves. */
async function onClock(run: (pass: (ms: number) => void) => Promise<void>): Promise<void> {
  let now = 0;
  const spy = jest.spyOn(performance, 'now').mockImplementation(() => now);
  try {
    await run((ms) => (now += ms));
  } finally {
    spy.mockRestore();
  }
}

test('without a time the pause doubles with each refusal that follows one, up to a minute', () =>
  onClock(async (pass) => {
    const shared = sharedPause();
    const pauses = new Pauses(shared);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await pauses.limited(undefined)).toBe(seconds * SECOND);
      expect(pauses.isPaused).toBe(true);
      pass(seconds * SECOND);
      expect(pauses.isPaused).toBe(false);
    }
    expect(shared.sent.slice(0, 3)).toEqual([SECOND, 2 * SECOND, 4 * SECOND]);
    pauses.answered();
    expect(await pauses.limited(undefined)).toBe(SECOND);
  }));

test('a time is obeyed up to an hour; if it proves too short, the pause doubles', () =>
  onClock(async (pass) => {
    const pauses = new Pauses(sharedPause());
    for (const seconds of [1, 2, 4]) {
      expect(await pauses.limited(1)).toBe(seconds * SECOND);
      pass(seconds * SECOND);
    }
    expect(await pauses.limited(7_200)).toBe(3_600 * SECOND);
    pauses.answered();
    expect(await new Pauses(sharedPause()).limited(0)).toBe(0);
  }));

test('refusals of requests that were in flight together count as one, and the longest pause lasts', () =>
  onClock(async (pass) => {
    const pauses = new Pauses(sharedPause());
    expect(await pauses.limited(undefined)).toBe(SECOND);
    expect(await pauses.limited(undefined)).toBe(SECOND);
    expect(await pauses.limited(5)).toBe(5 * SECOND);
    expect(await pauses.limited(undefined)).toBe(SECOND);
    pass(2 * SECOND);
    expect(await pauses.leftMs()).toBe(3 * SECOND);
    pass(9 * SECOND);
    expect(await pauses.leftMs()).toBe(0);
    expect(await pauses.limited(undefined)).toBe(2 * SECOND);
  }));

test('the longer of the own pause and that of all processes holds, and the own where the store is gone', () =>
  onClock(async () => {
    expect(await new Pauses(sharedPause(9 * SECOND)).leftMs()).toBe(9 * SECOND);
    for (const ms of [SECOND, 'gone'] as const) {
      const pauses = new Pauses(sharedPause(ms));
      await pauses.limited(3);
      expect(await pauses.leftMs()).toBe(3 * SECOND);
    }
  }));

test('after a pause one request goes alone until it is answered, or the next when it has left', async () => {
  const pauses = new Pauses(sharedPause());
  const [one, other] = [await pauses.enter(), await pauses.enter()];
  one.leave();
  other.leave();
  await pauses.limited(0);
  const entered: number[] = [];
  const enter = async (at: number) => {
    const place = await pauses.enter();
    entered.push(at);
    return place;
  };
  const waiting = [1, 2, 3, 4].map(enter);
  await turn();
  expect(entered).toEqual([1]);
  (await waiting[0])?.leave();
  await turn();
  expect(entered).toEqual([1, 2]);
  pauses.answered();
  await Promise.all(waiting);
  expect(entered).toEqual([1, 2, 3, 4]);
});
