import { RateControl, type Sending } from '../../../src/shared/batching/rate-control';
import { retryDelay, type Lane } from '../../../src/shared/batching/retry-policy';
import { FakeClock } from './fake-clock';

const HELD_BACK = 'the request was held back';

/** Rate control by itself: the moments at which a request may go, without queue and service. */
function controlled(chance = 0) {
  const clock = new FakeClock({ chance: () => chance });
  const rate = new RateControl(clock);
  const from = clock.elapsed();
  /** Sends what may be sent at this moment. */
  const send = (lane: Lane = 'entity'): Sending[] => {
    const sent: Sending[] = [];
    while (sent.length < 100 && rate.obstacle(lane) === undefined) sent.push(rate.sent(lane));
    return sent;
  };
  const answer = (sending: Sending) => {
    rate.landed(sending);
    rate.answered(sending);
  };
  const refuse = (sending: Sending, announcedMs?: number) => {
    rate.landed(sending);
    rate.limited(sending, announcedMs);
  };
  /** How many could be sent now; none of them is. */
  const free = (lane: Lane = 'entity') => {
    const sent = send(lane);
    for (const sending of sent) rate.landed(sending);
    return sent.length;
  };
  /** So many are sent and answered, one after another. */
  const answered = (count: number) => {
    for (let at = 0; at < count; at++) {
      if (rate.obstacle('entity') !== undefined) throw new Error(HELD_BACK);
      answer(rate.sent('entity'));
    }
  };
  /** One request is refused, and how long nothing is sent for it. */
  const refused = (announcedMs?: number) => {
    if (rate.obstacle('entity') !== undefined) throw new Error(HELD_BACK);
    refuse(rate.sent('entity'), announcedMs);
    return rate.pause.leftMs;
  };
  return { clock, rate, from, send, answer, refuse, free, answered, refused };
}

describe('places', () => {
  test('are six in all until the service has taken a request, then four and three', () => {
    const { rate, send, answer } = controlled();
    const [first, ...cells] = send();
    expect(cells).toHaveLength(3);
    expect(rate.obstacle('entity')).toEqual({ kind: 'concurrency', limit: 4 });
    expect(send('knowledge')).toHaveLength(2);
    expect(rate.obstacle('knowledge')).toEqual({ kind: 'concurrency', limit: 6 });
    expect(rate.inFlight).toBe(6);
    answer(first!);
    expect(send('knowledge')).toHaveLength(1);
    expect(rate.obstacle('knowledge')).toEqual({ kind: 'concurrency', limit: 3 });
    expect(send()).toHaveLength(1);
  });

  test('become one more with each round of answers, at most 32', () => {
    const { free, answered } = controlled();
    const places = [3, 1, 4, 1, 5, 1].map((count) => {
      answered(count);
      return free();
    });
    expect(places).toEqual([4, 5, 5, 6, 6, 7]);
    answered(1_000);
    expect(free()).toBe(32);
  });

  test('that are free are at least one', () => {
    const { rate, send, refuse, clock, answered } = controlled();
    expect(rate.room).toBe(4);
    answered(4);
    const sent = send();
    expect([rate.room, sent.length]).toEqual([1, 5]);
    refuse(sent[0]!, 1_000);
    clock.advance(1_000);
    expect(rate.room).toBe(1);
  });
});

describe('a 429', () => {
  test('halves the places once, whoever of those in flight is refused too', () => {
    const { clock, send, refuse, answer, free, answered } = controlled();
    answered(4 + 5 + 6 + 7);
    const sent = send();
    expect(sent).toHaveLength(8);
    for (const sending of sent) refuse(sending, 1_000);
    clock.advance(1_000);
    const [probe] = send();
    answer(probe!);
    expect(free()).toBe(4);
  });

  test('never leaves less than one place', () => {
    const { clock, rate, refused, answered } = controlled();
    for (let round = 0; round < 5; round++) clock.advance(refused(1_000));
    answered(1);
    expect(rate.room).toBe(2);
  });

  test('stops everything for as long as the longest that any of those in flight was told', () => {
    const { clock, rate, send, refuse, answered, from } = controlled();
    answered(1);
    const [first, second, third] = send();
    refuse(first!, 10_000);
    refuse(second!);
    refuse(third!, 30_000);
    clock.advance(4_000);
    expect(rate.obstacle('entity')).toEqual({ kind: 'rate-limit', until: from + 30_000 });
    expect(rate.obstacle('knowledge')).toEqual({ kind: 'rate-limit', until: from + 30_000 });
    clock.advance(25_999);
    expect(rate.obstacle('entity')).toBeDefined();
    clock.advance(1);
    expect(rate.obstacle('entity')).toBeUndefined();
  });

  test('lets one request of either lane go alone after its pause', () => {
    const { clock, rate, send, refuse } = controlled();
    const [first] = send();
    refuse(first!, 1_000);
    clock.advance(1_000);
    expect(send('knowledge')).toHaveLength(1);
    expect(rate.obstacle('knowledge')).toEqual({ kind: 'concurrency', limit: 1 });
    expect(send()).toHaveLength(1);
    expect(rate.obstacle('entity')).toEqual({ kind: 'concurrency', limit: 1 });
  });

  test('lets as many go freely as were accepted before it, then one at a time, until twice as many were', () => {
    const { clock, send, refuse, answer, free, answered } = controlled();
    answered(10);
    const [first, late, ...others] = send();
    for (const sending of [first!, ...others]) refuse(sending, 1_000);
    // What the window before the 429 still took is part of what it takes.
    answer(late!);
    clock.advance(1_000);
    const places = [1, 8, 1, 11, 1].map((count) => {
      answered(count);
      return free();
    });
    expect(places).toEqual([3, 2, 1, 1, 7]);
  });

  test('counts what questions send towards what may go freely', () => {
    const { clock, rate, free, refused, answered } = controlled();
    answered(10);
    clock.advance(refused(1_000));
    answered(8);
    rate.sent('knowledge');
    expect(free()).toBe(1);
  });

  test('counts what was accepted since the 429 before it', () => {
    const { clock, free, refused, answered } = controlled();
    answered(20);
    clock.advance(refused(1_000));
    answered(5);
    clock.advance(refused(1_000));
    answered(4);
    expect(free()).toBe(1);
    answered(6);
    expect(free()).toBeGreaterThan(1);
  });

  test('that comes right after another leaves the allowance as it was', () => {
    const { clock, free, refused, answered } = controlled();
    answered(5);
    for (let round = 0; round < 2; round++) clock.advance(refused(1_000));
    answered(4);
    expect(free()).toBe(1);
    answered(6);
    expect(free()).toBeGreaterThan(1);
  });

  test.each([
    [0, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]],
    [1, [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]],
  ])(
    'without a time is waited for longer each time, from half to all of it by chance %d',
    (chance, waits) => {
      for (const announced of [undefined, 0]) {
        const { clock, refused } = controlled(chance);
        const seen = waits.map(() => {
          const wait = refused(announced);
          clock.advance(wait);
          return wait;
        });
        expect(seen).toEqual(waits);
      }
    },
  );

  test('after an answer is waited for as at first', () => {
    const { clock, refused, answered } = controlled();
    for (const announced of [7_000, undefined]) {
      expect(refused(announced)).toBe(announced ?? 500);
      clock.advance(60_000);
      answered(1);
    }
  });

  test.each([
    [0, 1_500],
    [1, 3_000 * 1.125],
  ])('without a time is waited for as long as the last one held, with chance %d', (chance, wait) => {
    const { clock, refused, answered } = controlled(chance);
    clock.advance(refused());
    clock.advance(refused());
    answered(1);
    expect(refused()).toBe(wait);
  });

  test('is not expected to hold for more than a minute', () => {
    const { clock, refused, answered } = controlled();
    for (let round = 0; round < 8; round++) clock.advance(refused());
    answered(1);
    expect(refused()).toBe(60_000);
  });
});

describe('a pause', () => {
  test('counts the time once that two refusals both hold', () => {
    const { clock, rate } = controlled();
    rate.pause.extend(1_000);
    clock.advance(400);
    rate.pause.extend(500);
    rate.pause.extend(600);
    expect([rate.pause.leftMs, rate.pause.totalMs]).toEqual([600, 1_000]);
    rate.pause.extend(1_000);
    expect([rate.pause.leftMs, rate.pause.totalMs]).toEqual([1_000, 1_400]);
    clock.advance(5_000);
    expect(rate.pause.leftMs).toBe(0);
    rate.pause.extend(100);
    expect([rate.pause.leftMs, rate.pause.totalMs]).toEqual([100, 1_500]);
  });

  test('is counted anew after an answer', () => {
    const { clock, rate, refused, answered } = controlled();
    clock.advance(refused(9_000));
    expect(rate.pause.totalMs).toBe(9_000);
    answered(1);
    expect(rate.pause.totalMs).toBe(0);
  });

  test('of another workbook halves the places once, however often it is told', () => {
    const { clock, rate, free, answered } = controlled();
    answered(4 + 5 + 6 + 7);
    for (const ms of [5_000, 6_000, 7_000]) rate.pauseFor(ms);
    clock.advance(7_000);
    answered(1);
    expect(free()).toBe(4);
  });

  test('of another workbook lets one request go alone, though it was told once', () => {
    const { clock, rate, free, answered } = controlled();
    answered(3);
    rate.pauseFor(5_000);
    clock.advance(5_000);
    expect(free()).toBe(1);
  });

  test('of another workbook holds as one’s own, and of no time at all is none', () => {
    const { clock, rate, from, free, answered } = controlled();
    answered(3);
    rate.pauseFor(0);
    expect(free()).toBe(4);
    rate.pauseFor(5_000);
    expect(rate.obstacle('entity')).toEqual({ kind: 'rate-limit', until: from + 5_000 });
    rate.pauseFor(6_000);
    clock.advance(6_000);
    expect(free()).toBe(1);
    // Its second telling halved nothing once more, nor did it forget what was accepted.
    answered(2);
    expect(free()).toBe(1);
    answered(4);
    expect(free()).toBeGreaterThan(1);
  });
});

describe('the cap', () => {
  test('counts the requests of both lanes in any minute', () => {
    const { clock, rate, from } = controlled();
    rate.cap = 2;
    rate.sent('knowledge');
    clock.advance(10_000);
    expect(rate.obstacle('entity')).toBeUndefined();
    rate.sent('entity');
    for (const lane of ['entity', 'knowledge'] as const)
      expect(rate.obstacle(lane)).toEqual({ kind: 'request-cap', until: from + 60_000 });
    clock.advance(50_000);
    expect(rate.obstacle('entity')).toBeUndefined();
    rate.sent('entity');
    expect(rate.obstacle('entity')).toEqual({ kind: 'request-cap', until: from + 70_000 });
    rate.cap = 3;
    expect(rate.obstacle('entity')).toBeUndefined();
  });

  test('that all workbooks reached together holds here too, where there is one', () => {
    const { clock, rate, from } = controlled();
    rate.capFor(5_000);
    expect(rate.obstacle('entity')).toBeUndefined();
    rate.cap = 9;
    expect(rate.obstacle('entity')).toEqual({ kind: 'request-cap', until: from + 5_000 });
    clock.advance(5_000);
    expect(rate.obstacle('entity')).toBeUndefined();
  });
});

describe('questions that are refused without a time', () => {
  test('rest alone, then go one at a time until one is answered', () => {
    const { clock, rate, from, send, answer, answered, free } = controlled();
    answered(1);
    rate.limitedQuestions(60_000);
    expect(rate.obstacle('knowledge')).toEqual({ kind: 'rate-limit', until: from + 60_000 });
    expect([rate.pauseOf('knowledge'), rate.pauseOf('entity')]).toEqual([rate.rest, rate.pause]);
    expect(free()).toBe(4);
    clock.advance(60_000);
    const sent = send('knowledge');
    expect(sent).toHaveLength(1);
    expect(rate.obstacle('knowledge')).toEqual({ kind: 'concurrency', limit: 1 });
    answer(sent[0]!);
    expect(free('knowledge')).toBe(3);
    expect(rate.rest.totalMs).toBe(0);
  });

  test('wait for the whole queue where that is paused for longer', () => {
    const { rate } = controlled();
    rate.limitedQuestions(1_000);
    rate.pauseFor(2_000);
    expect(rate.pauseOf('knowledge')).toBe(rate.pause);
  });

  test('are counted anew by an answer to a question, not by one to a cell', () => {
    const { rate, answered } = controlled();
    rate.limitedQuestions(1_000);
    answered(1);
    expect(rate.rest.totalMs).toBe(1_000);
  });
});

describe('a denial', () => {
  const deny = ({ rate }: ReturnType<typeof controlled>, count: number, isClear = true) => {
    const seen: boolean[] = [];
    for (let at = 0; at < count; at++) {
      const sending = rate.sent('entity');
      rate.landed(sending);
      rate.denied(sending, isClear);
      seen.push(rate.isDenied);
    }
    return seen;
  };

  test('is believed at once where nothing was ever taken, and lets one request go alone', () => {
    const control = controlled();
    expect(deny(control, 1)).toEqual([true]);
    expect(control.send()).toHaveLength(1);
    for (const lane of ['entity', 'knowledge'] as const)
      expect(control.rate.obstacle(lane)).toEqual({ kind: 'concurrency', limit: 1 });
  });

  test('is believed at the third in a row where others were taken, and forgotten with the next answer', () => {
    const control = controlled();
    control.answered(1);
    expect(deny(control, 2)).toEqual([false, false]);
    control.answered(1);
    expect(deny(control, 3)).toEqual([false, false, true]);
    expect(control.free()).toBe(1);
    control.answered(1);
    expect(control.free()).toBe(4);
  });

  test('that cannot be read is believed at the sixth', () => {
    expect(deny(controlled(), 7, false)).toEqual([false, false, false, false, false, true, true]);
  });

  test('stays believed, whatever cannot be read afterwards', () => {
    const control = controlled();
    deny(control, 1);
    expect(deny(control, 1, false)).toEqual([true]);
  });

  test('is an answer as far as an outage goes', () => {
    const control = controlled();
    const fail = () => {
      const sending = control.rate.sent('entity');
      control.rate.landed(sending);
      control.rate.troubled('unreachable', sending, undefined);
    };
    fail();
    deny(control, 1);
    fail();
    expect(control.rate.outages.entity.isHeld).toBe(false);
  });
});

test('what gets no answer holds back its own lane, until a probe may go', () => {
  const { clock, rate, from, send, free } = controlled();
  for (const sending of send().slice(0, 2)) {
    rate.landed(sending);
    rate.troubled('unreachable', sending, new Error('lost'));
  }
  expect(rate.obstacle('entity')).toEqual({ kind: 'no-answer', since: from, until: from + 250 });
  expect(free('knowledge')).toBeGreaterThan(0);
  clock.advance(250);
  expect(send()).toHaveLength(1);
  expect(rate.obstacle('entity')).toEqual({ kind: 'no-answer', since: from, until: from + 250 });
});

test.each([
  [1, 1, 500],
  [2, 0.5, 500],
  [4, 1, 4_000],
  [5, 1, 8_000],
  [9, 1, 8_000],
  [3, 0, 0],
])('try %i with chance %d comes after %i ms', (retry, chance, delay) => {
  expect(retryDelay(retry, chance)).toBe(delay);
});
