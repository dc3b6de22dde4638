import { getEventListeners } from 'node:events';

import { Budget, type BudgetOptions } from '../../src/gateway/budget/budget';
import { limitsIn } from '../../src/gateway/budget/limits';
import { property } from '../../src/gateway/fields/field';
import { Flights } from '../../src/gateway/flight/flights';
import type { Brought, Subject } from '../../src/gateway/flight/subject';
import type { Person } from '../../src/gateway/people/caller';
import { Problem } from '../../src/gateway/problem';
import { createMemoryStore } from '../../src/gateway/store/memory-store';
import { StoreFailure, type Notice, type SharedStore } from '../../src/gateway/store/shared-store';
import { until } from '../until';

afterEach(() => jest.restoreAllMocks());

const [A, B] = [property('a'), property('b')];
const FRESHNESS = { freshMs: 60_000, negativeMs: 60_000 };
const gone = () => Promise.reject(new StoreFailure('gone'));
const answered = (part: readonly string[]): Brought => ({
  entries: part.map((key) => ({ field: property(key.slice(2)), entry: { kind: 'value', json: '1' } })),
  rest: [],
});

/** Flights over a memory store that writes down what it is asked; some of it, and the service, may be others. */
function flightsOver(more: Partial<SharedStore> = {}, options: Partial<BudgetOptions> = {}) {
  const store = { ...createMemoryStore(), ...more };
  const calls: unknown[][] = [];
  const noted = <Args extends unknown[], T>(name: string, run: (...args: Args) => T) => {
    return (...args: Args) => {
      calls.push([name, ...args]);
      return run(...args);
    };
  };
  const watched = {
    ...store,
    take: noted('take', store.take),
    forget: noted('forget', store.forget),
    lead: noted('lead', store.lead),
    renew: noted('renew', store.renew),
    release: noted('release', store.release),
    listen: (key: string) => {
      const listening = store.listen(key);
      calls.push(['listen']);
      return { word: listening.word, stop: noted('stop', () => listening.stop()) };
    },
  };
  const budget = new Budget({ makeLimit: limitsIn(), pause: store, ...options });
  const flights = new Flights({ store: watched, budget, freshness: FRESHNESS });
  const sent: (readonly string[])[] = [];
  const subject: Subject = {
    key: 'entity:a',
    parts: (keys) => keys.map((key) => [key]),
    ask: async (part, spend) => {
      await spend();
      sent.push(part);
      return answered(part);
    },
  };
  const ask = async (
    fields = [A],
    {
      signal = new AbortController().signal,
      person,
      ...own
    }: Partial<Subject & { signal: AbortSignal; person: Partial<Person> }> = {},
  ) => {
    const ann = { id: 'ann', name: 'Ann', ...person };
    const asker = { person: ann, urgent: false, signal, credits: 0 };
    return [...(await flights.ask({ ...subject, ...own }, fields, asker)).keys()];
  };
  const named = (name: string) => calls.filter(([each]) => each === name);
  return { store, calls, named, sent, ask };
}

test('all her parts are sent under one lead, and nobody listens afterwards', async () => {
  const { ask, sent, named } = flightsOver();
  const { signal } = new AbortController();
  expect(await ask([A, B], { signal })).toEqual([A.key, B.key]);
  expect(sent).toEqual([[A.key], [B.key]]);
  expect(named('lead')).toHaveLength(1);
  expect(named('take')).toEqual([['take', 'entity:a', [A.key, B.key], expect.any(String)]]);
  expect(named('renew')).toEqual([]);
  expect(named('stop')).toHaveLength(named('listen').length);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('she leads anew for each part while others want what cannot travel along', async () => {
  const { ask, sent, named } = flightsOver({ claim: () => Promise.resolve([A.key, 'p:other']) });
  await ask([A, B]);
  expect(sent).toEqual([[A.key], [B.key]]);
  expect(named('lead')).toHaveLength(2);
});

test('who lost the lead sends nothing until she has it again', async () => {
  const claims = [undefined, []];
  const { ask, sent } = flightsOver({ claim: () => Promise.resolve(claims.shift()) });
  expect(await ask()).toEqual([A.key]);
  expect(sent).toEqual([[A.key]]);
});

test('who leaves within her own request sends no other part', async () => {
  const leaving = new AbortController();
  const { ask, sent } = flightsOver();
  const asked = ask([A, B], {
    signal: leaving.signal,
    ask: async (part, spend) => {
      await spend();
      sent.push(part);
      leaving.abort();
      return answered(part);
    },
  });
  await expect(asked).rejects.toMatchObject({ reply: { status: 504 } });
  expect(sent).toHaveLength(1);
});

test('a lead is renewed for as long as its request lasts, and what it brought is stored before it ends', async () => {
  let renewed = 0;
  let isStored = false;
  const { ask, named, store } = flightsOver({
    leaseMs: 15,
    renew: () => Promise.resolve(void renewed++),
    put: async () => {
      await new Promise((go) => setTimeout(go, 20));
      isStored = true;
      throw new StoreFailure('gone');
    },
  });
  expect(store.leaseMs).toBe(15);
  const asked = ask([A], {
    ask: async (part, spend) => {
      await spend();
      await until(() => renewed > 1);
      return answered(part);
    },
  });
  expect(await asked).toEqual([A.key]);
  expect(isStored).toBe(true);
  const before = named('renew').length;
  await new Promise((go) => setTimeout(go, 40));
  expect(named('renew')).toHaveLength(before);
});

test.each([
  [60, true],
  [Infinity, false],
])('a lead of %d ms is renewed in time: %j', async (leaseMs, isRenewed) => {
  const { ask, named } = flightsOver({ leaseMs });
  await ask([A], {
    ask: async (part, spend) => {
      await spend();
      await new Promise((go) => setTimeout(go, 50));
      return answered(part);
    },
  });
  expect(named('renew').length > 0).toBe(isRenewed);
});

test('who waits for another’s word leads after the lease, because the leader must have died', async () => {
  const leads = [false, true];
  const { ask, sent } = flightsOver({ leaseMs: 200, lead: () => Promise.resolve(leads.shift() ?? true) });
  const startedAt = performance.now();
  expect(await ask()).toEqual([A.key]);
  expect(performance.now() - startedAt).toBeGreaterThan(190);
  expect(sent).toHaveLength(1);
});

test('who hears that another failed while she takes the lead sends nothing more', async () => {
  const failed = { fields: [A.key], reply: { status: 502, body: 'no' } };
  let tell: (notice: Notice) => void = () => undefined;
  const word = new Promise<Notice>((resolve) => (tell = resolve));
  const { ask, sent, named } = flightsOver({
    listen: () => ({ word, stop: () => undefined }),
    claim: async (subject) => {
      tell({ subject, failed });
      await new Promise(setImmediate);
      return [A.key];
    },
  });
  await expect(ask()).rejects.toMatchObject({ reply: failed.reply });
  expect(sent).toEqual([]);
  expect(named('release')).toHaveLength(1);
});

test('who waits for another’s word, and leaves, is told that nobody answered in time', async () => {
  const leaving = new AbortController();
  const { ask, sent, named } = flightsOver({ lead: () => Promise.resolve(false) });
  const asked = ask([A], { signal: leaving.signal });
  await until(() => named('lead').length > 0);
  leaving.abort();
  await expect(asked).rejects.toMatchObject(LATE);
  expect(sent).toEqual([]);
  expect(named('stop')).toHaveLength(named('listen').length);
});

test('who is sent from one leader to the next gives up after four minutes', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { ask, named } = flightsOver({
    take: () => {
      now += 60_000;
      return Promise.resolve([undefined]);
    },
    lead: () => Promise.resolve(false),
    listen: (subject) => ({ word: Promise.resolve({ subject }), stop: () => undefined }),
  });
  await expect(ask()).rejects.toMatchObject(LATE);
  expect(named('take')).toHaveLength(5);
});

const LATE = {
  reply: {
    status: 504,
    body: JSON.stringify({
      error: { error_type: 'upstream_timeout', message: 'The service did not answer in time.' },
      response_type: 'ERROR',
    }),
  },
};

test('who has no credit left stands on no list, and who has some only once they are checked', async () => {
  const poor = flightsOver();
  await expect(poor.ask([A], { person: { creditsPerDay: 0 } })).rejects.toMatchObject({
    reply: { status: 429 },
  });
  expect(poor.named('take')).toEqual([['take', 'entity:a', [A.key], undefined]]);
  expect([...poor.named('lead'), ...poor.named('forget')]).toEqual([]);
  const rich = flightsOver();
  await rich.ask([A], { person: { creditsPerDay: 1 } });
  expect(rich.named('take').map(([, , , waiter]) => typeof waiter)).toEqual(['undefined', 'string']);
  expect(rich.named('forget')).toHaveLength(1);
});

test('after a refusal of hers she stands on no list any more', async () => {
  const rests = [[[A.key]]];
  const { ask, calls } = flightsOver({ claim: () => Promise.resolve(['p:other']) });
  await ask([A], {
    parts: (keys) => [keys],
    ask: async (part, spend) => {
      await spend();
      const rest = rests.shift();
      return rest === undefined ? answered(part) : { entries: [], rest };
    },
  });
  const [, waiter] = calls.flatMap(([name, , , who]) => (name === 'take' ? [name, who] : []));
  expect(calls.filter(([name]) => name === 'take' || name === 'forget')).toEqual([
    ['take', 'entity:a', [A.key], waiter],
    ['forget', 'entity:a', waiter],
    ['take', 'entity:a', [A.key], undefined],
    ['forget', 'entity:a', waiter],
    ['forget', 'entity:a', waiter],
  ]);
});

test.each([
  [
    'a failure of the service',
    new Problem({ status: 500, body: 'no' }),
    { fields: [A.key], reply: { status: 500, body: 'no' } },
  ],
  ['a quota', new Problem({ status: 429, body: 'no' }, true), undefined],
  ['a fault', new Error('The socket is closed'), undefined],
])('after %s, others are told what they have to know', async (_, failure, told) => {
  const { ask, named } = flightsOver();
  await expect(ask([A], { ask: () => Promise.reject(failure) })).rejects.toBe(failure);
  expect(named('release')).toEqual([['release', 'entity:a', told]]);
});

test('where the store goes away as she asks to lead, she sends alone and releases nothing', async () => {
  const { ask, sent, named } = flightsOver({ lead: gone });
  expect(await ask([A, B])).toEqual([A.key, B.key]);
  expect(sent).toEqual([[A.key], [B.key]]);
  expect(named('release')).toEqual([]);
});

test('without a store those who ask the same share a request and its failure, and others do not', async () => {
  const { ask, sent } = flightsOver({ take: gone });
  expect(await Promise.all([ask([A]), ask([A]), ask([B])])).toEqual([[A.key], [A.key], [B.key]]);
  expect(sent).toEqual([[A.key], [B.key]]);
  await ask([A, B], { parts: (keys) => [keys] });
  expect(sent.at(-1)).toEqual([A.key, B.key]);
  const failure = new Problem({ status: 500, body: 'no' });
  let requests = 0;
  const failing = {
    ask: () => {
      requests++;
      return Promise.reject(failure);
    },
  };
  const refused = { status: 'rejected', reason: failure };
  expect(await Promise.allSettled([ask([A], failing), ask([A], failing)])).toEqual([refused, refused]);
  expect(requests).toBe(1);
});
