import { getEventListeners } from 'node:events';

import { fc } from '../fast-check';

import { Budget } from '../../src/gateway/budget/budget';
import { FairQueue } from '../../src/gateway/budget/fair-queue';
import { limitsIn, smoothWindow, type MakeLimit } from '../../src/gateway/budget/limits';
import { Problem } from '../../src/gateway/problem';
import { createMemoryStore } from '../../src/gateway/store/memory-store';
import { idOf } from '../service/small-store';
import { countingUpstream } from './counting-upstream';
import { REDIS, redisServer } from './redis-server';
import { PATIENT_MS, testGateway } from './started-gateway';

const check = REDIS === undefined ? test.skip : test;
const item = (person: string, urgent = false) => ({ person, urgent });
const asker = (id: string, signal = new AbortController().signal) => ({
  person: { id, name: id },
  urgent: false,
  signal,
  credits: 0,
});

describe('FairQueue', () => {
  test('nobody waits behind another’s 50,000 cells', () => {
    const queue = new FairQueue();
    for (let at = 0; at < 50_000; at++) queue.add(item('Ann'));
    queue.add(item('Bob'));
    queue.add(item('Eve'));
    expect([1, 2, 3, 4].map(() => queue.next()?.person)).toEqual(['Ann', 'Bob', 'Eve', 'Ann']);
  });

  test('people go before cells, and cells are not forgotten', () => {
    const queue = new FairQueue();
    for (let at = 0; at < 9; at++) {
      queue.add(item('Ann'));
      queue.add(item('Bob', true));
    }
    const turns = Array.from({ length: 8 }, () => queue.next()?.person);
    expect(turns).toEqual(['Bob', 'Bob', 'Bob', 'Ann', 'Bob', 'Bob', 'Bob', 'Ann']);
  });

  test('whoever comes and leaves, each who stays has one turn', () => {
    const comings = fc.array(
      fc.record({ person: fc.constantFrom('a', 'b', 'c'), urgent: fc.boolean(), leaves: fc.boolean() }),
    );
    fc.assert(
      fc.property(comings, (items) => {
        const queue = new FairQueue<(typeof items)[number]>();
        for (const one of items) queue.add(one);
        for (const one of items) if (one.leaves) queue.remove(one);
        const staying = items.filter(({ leaves }) => !leaves);
        expect(queue.size).toBe(staying.length);
        const turns = new Set<unknown>();
        for (let turn = queue.next(); turn !== undefined; turn = queue.next()) turns.add(turn);
        expect(turns).toEqual(new Set(staying));
        expect(queue.size).toBe(0);
      }),
    );
  });

  test('when all that one person waits for is taken out, the next person has her turn', () => {
    const queue = new FairQueue();
    for (const person of ['Ann', 'Ann', 'Bob']) queue.add(item(person));
    expect(queue.takeOut(({ person }) => person === 'Ann')).toHaveLength(2);
    expect(queue.size).toBe(1);
    expect(queue.next()?.person).toBe('Bob');
  });
});

test('the window of a limit never allows more than the limit, and wastes less than a sixth of one above ten', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (perMinute) => {
      const { points, duration } = smoothWindow(perMinute);
      expect(Number.isInteger(points) && Number.isInteger(duration)).toBe(true);
      expect(points * 60).toBeLessThanOrEqual(perMinute * duration);
      if (perMinute > 10) expect(points * 60 * 6).toBeGreaterThan(perMinute * duration * 5);
    }),
  );
});

const tooLong = (seconds: number) => {
  const message = `Everybody's requests together reach the account's limit; try again in ${seconds} s.`;
  const body = JSON.stringify({ error: 'rate_limit_exceeded', message });
  return { status: 'rejected', reason: { reply: { status: 429, body, retryAfterS: seconds } } };
};

describe('Budget', () => {
  const never: MakeLimit = () => ({
    take: () => Promise.resolve({ taken: false, waitMs: 20 }),
    used: () => Promise.resolve(0),
    giveBack: () => Promise.resolve(),
  });
  const sending = (signal = new AbortController().signal) => ({
    signal,
    isNeeded: () => Promise.resolve(true),
    attempt: () => Promise.resolve('sent'),
  });

  test('who would wait too long is told when to come back, and who leaves is not sent', async () => {
    const budget = new Budget({
      makeLimit: never,
      pause: createMemoryStore(),
      perMinute: 60,
      longestWaitMs: 60,
    });
    const leaving = new AbortController();
    const first = budget.send(asker('Ann'), sending());
    const second = budget.send(asker('Bob'), sending(leaving.signal));
    leaving.abort();
    expect(await second).toBeUndefined();
    await expect(first).rejects.toMatchObject({ reply: { status: 429, retryAfterS: 1 } });
  });

  test('after a refusal one goes alone until one that was sent is answered', async () => {
    const budget = new Budget({ makeLimit: limitsIn(), pause: createMemoryStore() });
    let refusals = 1;
    const attempt = () =>
      refusals-- > 0
        ? Promise.reject(new Problem({ status: 429, body: '', retryAfterS: 0 }))
        : Promise.resolve('read without being sent');
    expect(await budget.send(asker('Ann'), { ...sending(), attempt })).toBe('read without being sent');
    const together = async (): Promise<number> => {
      let [inFlight, most] = [0, 0];
      const attempt = async (spend: () => Promise<void>) => {
        await spend();
        most = Math.max(most, ++inFlight);
        await new Promise((go) => setTimeout(go, 20));
        inFlight--;
      };
      const people = ['Ann', 'Bob', 'Eve'].map((id) => budget.send(asker(id), { ...sending(), attempt }));
      await Promise.all(people);
      return most;
    };
    expect([await together(), await together()]).toEqual([2, 3]);
  });

  test('who leaves while the limit holds her up takes nothing of it when it does not any more', async () => {
    let left = 3;
    const taken: number[] = [];
    const makeLimit: MakeLimit = () => ({
      take: () => {
        if (left-- > 0) return Promise.resolve({ taken: false, waitMs: 5 });
        taken.push(left);
        return Promise.resolve({ taken: true, used: 1 });
      },
      used: () => Promise.resolve(0),
      giveBack: () => Promise.resolve(),
    });
    const budget = new Budget({ makeLimit, pause: createMemoryStore(), perMinute: 6_000 });
    const leaving = new AbortController();
    const first = budget.send(asker('Ann'), sending(leaving.signal));
    while (left === 3) await new Promise((go) => setImmediate(go));
    leaving.abort();
    expect(await first).toBeUndefined();
    expect(await budget.send(asker('Bob'), sending())).toBe('sent');
    expect(taken).toHaveLength(1);
  });

  test('a pause that others are told of ends the waits that it outlasts, however long it is', async () => {
    const month = 30 * 86_400_000;
    const pauses = [20, month, month];
    let looks = 0;
    const pause = { pauseMs: () => Promise.resolve(pauses[looks++] ?? 0), pause: () => Promise.resolve() };
    const budget = new Budget({ makeLimit: never, pause });
    const told = { reply: { status: 429, retryAfterS: month / 1000 } };
    const waiting = budget.send(asker('Ann'), sending());
    const other = budget.send(asker('Bob'), sending());
    await expect(waiting).rejects.toMatchObject(told);
    await expect(other).rejects.toMatchObject(told);
    await expect(budget.send(asker('Eve'), sending())).rejects.toMatchObject(told);
    expect(looks).toBe(3);
    expect(await budget.send(asker('Eve'), sending())).toBe('sent');
  });

  test('what is not needed any more when its turn comes takes nothing of the budget', async () => {
    const taken: string[] = [];
    const makeLimit: MakeLimit = () => ({
      take: (key) => {
        taken.push(key);
        return Promise.resolve({ taken: true, used: 1 });
      },
      used: () => Promise.resolve(0),
      giveBack: () => Promise.resolve(),
    });
    const budget = new Budget({ makeLimit, pause: createMemoryStore(), perMinute: 60 });
    const idle = { ...sending(), isNeeded: () => Promise.resolve(false) };
    expect(await budget.send(asker('Ann'), idle)).toBeUndefined();
    const unknown = { ...sending(), isNeeded: () => Promise.reject(new Error('The store is gone')) };
    await expect(budget.send(asker('Ann'), unknown)).rejects.toThrow('The store is gone');
    expect(await budget.send(asker('Ann'), sending())).toBe('sent');
    expect(taken).toEqual(['account']);
  });

  test.each([
    [60, 4, [3, 2, 1, 1]],
    [30, 4, [6, 4, 2, 1]],
    [1, 3, [60, 60, 1]],
  ])(
    'at %d a minute %d who wait too long are told to come back in %j s',
    async (perMinute, many, seconds) => {
      // All come at one time, and so give up in their order.
      const options = { makeLimit: never, pause: createMemoryStore(), perMinute, longestWaitMs: 60 };
      const budget = new Budget({ ...options, now: () => 0 });
      const waiting = Array.from({ length: many }, () => budget.send(asker('Ann'), sending()));
      expect(await Promise.allSettled(waiting)).toMatchObject(seconds.map(tooLong));
    },
  );

  test('where the store is slow to say whether there is a pause, who waits too long is told so', async () => {
    const pause = { pauseMs: () => new Promise<number>(() => undefined), pause: () => Promise.resolve() };
    const budget = new Budget({ makeLimit: never, pause, longestWaitMs: 20, now: () => 0 });
    const waiting = Array.from({ length: 3 }, () => budget.send(asker('Ann'), sending()));
    expect(await Promise.allSettled(waiting)).toMatchObject([2, 1, 1].map(tooLong));
  });

  test('who left before she came is not sent, and nobody listens to her any more', async () => {
    const budget = new Budget({ makeLimit: never, pause: createMemoryStore() });
    const { signal } = new AbortController();
    expect(await budget.send(asker('Ann'), sending(AbortSignal.abort()))).toBeUndefined();
    expect(await budget.send(asker('Ann'), sending(signal))).toBe('sent');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test.each([
    ['another failure', new Error('The socket is closed')],
    ['another status', Problem.failed(500, 'internal', 'no')],
    ['a quota', new Problem({ status: 429, body: '' }, true)],
  ])('what fails by %s is not sent again, and pauses nobody', async (_, failure) => {
    const store = createMemoryStore();
    const budget = new Budget({ makeLimit: never, pause: store });
    let attempts = 0;
    const attempt = () => (attempts++ > 0 ? Promise.resolve('sent') : Promise.reject(failure));
    await expect(budget.send(asker('Ann'), { ...sending(), attempt })).rejects.toBe(failure);
    expect(await store.pauseMs()).toBe(0);
  });

  test('who waited for a probe that the service refused is not sent within the new pause', async () => {
    const budget = new Budget({ makeLimit: never, pause: createMemoryStore(), longestWaitMs: 1_500 });
    let attempts = 0;
    const attempt = async () => {
      attempts++;
      await new Promise((go) => setTimeout(go, 20));
      throw new Problem({ status: 429, body: '', retryAfterS: 0.05 });
    };
    const waiting = ['Ann', 'Bob'].map((name) => budget.send(asker(name), { ...sending(), attempt }));
    const refused = { status: 'rejected', reason: { reply: { status: 429 } } };
    expect(await Promise.allSettled(waiting)).toMatchObject([refused, refused]);
    // Two that are in flight together, and one probe.
    expect(attempts).toBe(3);
  });

  test('who comes while others wait out a pause that became longer is told so at once', async () => {
    const pauses = [0, 400];
    const pause = { pauseMs: () => Promise.resolve(pauses.shift() ?? 0), pause: () => Promise.resolve() };
    const budget = new Budget({ makeLimit: never, pause, longestWaitMs: 2_000 });
    const turn = () => new Promise((go) => setImmediate(go));
    let refuse: (problem: Problem) => void = () => undefined;
    const attempt = () => new Promise<never>((_, reject) => (refuse = reject));
    const first = budget.send(asker('Bob'), { ...sending(), attempt });
    await turn();
    const second = budget.send(asker('Ann'), sending());
    await turn();
    refuse(new Problem({ status: 429, body: '', retryAfterS: 3_600 }));
    const refused = { reply: { status: 429, retryAfterS: 3_600 } };
    await expect(first).rejects.toMatchObject(refused);
    await expect(second).rejects.toMatchObject(refused);
    const late = new Promise((go) => setTimeout(go, 100));
    await expect(Promise.race([budget.send(asker('Eve'), sending()), late])).rejects.toMatchObject(refused);
  });

  test('where the account’s requests cannot be counted, all that wait are refused', async () => {
    let tries = 0;
    const gone: MakeLimit = (name) => ({
      ...never(name, { points: 1, duration: 1 }),
      take: () => {
        tries++;
        return Promise.reject(new Error('The store is gone'));
      },
    });
    const budget = new Budget({ makeLimit: gone, pause: createMemoryStore(), perMinute: 60 });
    const waiting = ['Ann', 'Bob'].map((name) => budget.send(asker(name), sending()));
    const refused = { status: 'rejected', reason: { isOwn: false, reply: { status: 503, retryAfterS: 5 } } };
    expect(await Promise.allSettled(waiting)).toMatchObject([refused, refused]);
    expect(tries).toBe(3);
  });
});

check(
  'one account is counted by all processes together, and a pause that one is told holds for all',
  async () => {
    const redis = await redisServer();
    const upstream = await countingUpstream();
    const variables = { KER_UPSTREAM: upstream.address, KER_CACHE: redis.address, KER_CREDITS_PER_DAY: '4' };
    const [one, other] = [await testGateway(variables, PATIENT_MS), await testGateway(variables, PATIENT_MS)];
    try {
      const ask = (at: number) => (at % 2 === 0 ? one : other).retrieve(idOf(at), { properties: ['name'] });
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(ask));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429]);
      expect(upstream.seen).toHaveLength(4);
      const refused = answers.find(({ status }) => status === 429)?.json;
      expect(refused).toMatchObject({
        message: 'The quota of the whole organisation, 4 requests a day, is used up; it renews at 00:00 UTC.',
      });
      await one.store.pause(60_000);
      expect(await other.store.pauseMs()).toBeGreaterThan(50_000);
    } finally {
      for (const gateway of [one, other]) await gateway.close();
      await upstream.close();
      await redis.kill();
    }
  },
);
