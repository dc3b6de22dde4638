import { Credits } from '../../src/gateway/budget/credits';
import { limitsIn } from '../../src/gateway/budget/limits';
import { connectRedis } from '../../src/gateway/store/redis-client';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-29T12:00:00Z');
const TEAM = { team: 'Equities' };
const person = (name: string, quotas = {}) => ({ id: name.toLowerCase(), name, ...quotas });

/** Credits of an account, on a clock that the test moves. */
function creditsOf(perDay?: number) {
  let now = NOON;
  const credits = new Credits(limitsIn(), perDay, () => now);
  return { credits, pass: (ms: number) => void (now += ms) };
}

const refusal = (whose: string, most: number, retryAfterS: number) => ({
  isOwn: true,
  reply: {
    status: 429,
    body: JSON.stringify({
      error: 'quota_used_up',
      message: `The quota ${whose}, ${most} requests a day, is used up; it renews at 00:00 UTC.`,
    }),
    retryAfterS,
  },
});

test.each([
  [undefined, {}, false],
  [undefined, TEAM, false],
  [undefined, { teamCreditsPerDay: 3 }, false],
  [undefined, { ...TEAM, teamCreditsPerDay: 3 }, true],
  [undefined, { creditsPerDay: 0 }, true],
  [9, {}, true],
])('with %j for the account, a person with %j is limited: %j', (perDay, quotas, isLimited) => {
  expect(creditsOf(perDay).credits.isLimited(person('Ann', quotas))).toBe(isLimited);
});

test.each([
  ['of the whole organisation', 2, {}, 'Bob'],
  ['of the team Equities', undefined, { ...TEAM, teamCreditsPerDay: 2 }, 'Bob'],
  ['of Ann', undefined, { creditsPerDay: 2 }, 'Ann'],
])('the quota %s is used up after as many requests, until midnight', async (whose, perDay, quotas, mate) => {
  const { credits, pass } = creditsOf(perDay);
  const [ann, other] = [person('Ann', quotas), person(mate, quotas)];
  await credits.spend(ann);
  await credits.check(other);
  await credits.spend(other);
  pass(1_500);
  const used = refusal(whose, 2, 43_199);
  await expect(credits.check(ann)).rejects.toMatchObject(used);
  await expect(credits.spend(ann)).rejects.toMatchObject(used);
  pass(12 * HOUR_MS);
  await credits.check(ann);
  await credits.spend(ann);
});

test('what one quota refuses is given back to the others, and people and teams count apart', async () => {
  const { credits } = creditsOf(9);
  const ann = person('Ann', { creditsPerDay: 3, ...TEAM, teamCreditsPerDay: 1 });
  await credits.spend(ann);
  for (let times = 0; times < 3; times++)
    await expect(credits.spend(ann)).rejects.toMatchObject(refusal('of the team Equities', 1, 43_200));
  const own = person('Ann', { creditsPerDay: 3 });
  for (let times = 0; times < 2; times++) await credits.spend(own);
  await expect(credits.spend(own)).rejects.toMatchObject(refusal('of Ann', 3, 43_200));
  for (let times = 0; times < 3; times++) await credits.spend(person('Bob', { creditsPerDay: 3 }));
  for (let times = 0; times < 3; times++) await credits.spend(person('Eve'));
  await expect(credits.check(person('Eve'))).rejects.toMatchObject(
    refusal('of the whole organisation', 9, 43_200),
  );
});

test('what cannot be counted is refused after three tries to read, and at once where it would be spent', async () => {
  let tries = 0;
  const gone = () => {
    tries++;
    return Promise.reject(new Error('The store is gone'));
  };
  const credits = new Credits(
    () => ({ take: gone, used: gone, giveBack: gone }),
    5,
    () => NOON,
  );
  const uncounted = {
    isOwn: true,
    reply: {
      status: 503,
      body: JSON.stringify({
        error: 'unavailable',
        message:
          'The gateway cannot count what it sends, because its store does not answer; so it sends nothing.',
      }),
      retryAfterS: 5,
    },
  };
  await expect(credits.spend(person('Ann'))).rejects.toMatchObject(uncounted);
  expect(tries).toBe(1);
  await expect(credits.check(person('Ann'))).rejects.toMatchObject(uncounted);
  expect(tries).toBe(4);
});

test('a limit says how long there is none, and a Redis that does not answer says nothing', async () => {
  const limit = limitsIn()('minute', { points: 1, duration: 60 });
  expect(await limit.take('account')).toEqual({ taken: true, used: 1 });
  const refused = await limit.take('account');
  expect(refused).toEqual({ taken: false, waitMs: expect.any(Number) as number });
  expect('waitMs' in refused && refused.waitMs > 1_000).toBe(true);
  const client = connectRedis('redis://127.0.0.1:1');
  try {
    const shared = { client, namespace: 'ker', guarded: <T>(run: () => Promise<T>) => run() };
    await expect(limitsIn(shared)('minute', { points: 1, duration: 60 }).take('account')).rejects.toThrow();
  } finally {
    client.disconnect();
  }
});
