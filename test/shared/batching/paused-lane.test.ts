import type { Need } from '../../../src/shared/batching/need';
import { Outage, type Trouble } from '../../../src/shared/batching/outage';

/** One lane that goes without answers; each request fails a moment after it was sent. */
function lane(random = 0) {
  const outage = new Outage();
  const send = (at: number) => {
    const attempt = { at };
    outage.sent(attempt);
    return attempt;
  };
  const fail = (attempt: { at: number }, now: number, trouble: Trouble = 'unreachable') => {
    outage.landed(attempt);
    outage.troubled(trouble, attempt, { now, random, cause: now });
  };
  /** Sent and lost within ten milliseconds. */
  const lose = (at: number, trouble?: Trouble) => fail(send(at), at + 10, trouble);
  return { outage, send, fail, lose };
}

test.each<[Trouble, number]>([
  ['unreachable', 2],
  ['deadline', 3],
  ['server-error', 4],
])('a lane is held when %s has happened %i times in a row', (trouble, count) => {
  const { outage, lose } = lane();
  for (let at = 1; at < count; at++) lose(at, trouble);
  expect(outage.isHeld).toBe(false);
  outage.answered();
  for (let at = 1; at < count; at++) lose(at, trouble);
  expect(outage.isHeld).toBe(false);
  lose(count, trouble);
  expect(outage.isHeld).toBe(true);
});

test('it began when the first request was sent that got no answer, whichever failed first', () => {
  const { outage, send, fail } = lane();
  const [early, late] = [send(100), send(200)];
  fail(late, 300);
  expect(outage).toMatchObject({ since: 200, cause: 300 });
  fail(early, 400);
  expect(outage).toMatchObject({ since: 100, cause: 400 });
  outage.answered();
  expect(outage).toMatchObject({ since: undefined, cause: undefined });
});

test.each([
  [0, [250, 500, 1_000, 2_000, 2_000]],
  [1, [500, 1_000, 2_000, 4_000, 4_000]],
])('a probe waits for longer each time, from half to all of it by chance %d', (random, waits) => {
  const { outage, lose } = lane(random);
  lose(0);
  let now = 0;
  const seen = waits.map(() => {
    lose(now);
    const wait = outage.probeAt - now - 10;
    now = outage.probeAt;
    return wait;
  });
  expect(seen).toEqual(waits);
  outage.answered();
  lose(now);
  lose(now);
  expect(outage.probeAt - now - 10).toBe(waits[0]);
});

test('one probe goes at a time, at its time and no earlier', () => {
  const { outage, send, fail, lose } = lane();
  lose(0);
  lose(0);
  expect([259, 260].map((now) => outage.mayProbe(now))).toEqual([false, true]);
  const probe = send(260);
  expect(outage.mayProbe(1_000)).toBe(false);
  fail(probe, 1_000);
  expect([1_499, 1_500].map((now) => outage.mayProbe(now))).toEqual([false, true]);
});

test('what was in flight when the lane was held is no probe', () => {
  const { outage, send, fail, lose } = lane();
  const early = send(0);
  lose(0);
  lose(0);
  const { probeAt } = outage;
  send(260);
  fail(early, 300);
  expect(outage.probeAt).toBe(probeAt);
  expect(outage.mayProbe(1_000)).toBe(false);
});

test('who waits is told after twelve seconds, and again only when another probe has failed or is late', () => {
  const { outage, send, fail, lose } = lane();
  lose(0);
  expect(outage.mustTell(60_000)).toBe(false);
  lose(0);
  expect([11_999, 12_000, 12_000, 30_000].map((now) => outage.mustTell(now))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  lose(30_000);
  expect([31_000, 31_000].map((now) => outage.mustTell(now))).toEqual([true, false]);
  const probe = send(40_000);
  expect([51_999, 52_000].map((now) => outage.mustTell(now))).toEqual([false, true]);
  outage.landed(probe);
  expect(outage.mustTell(60_000)).toBe(false);
  fail(probe, 60_000);
  expect(outage.mustTell(60_000)).toBe(true);
});

test('an answer ends it: who waits for the next is told after twelve seconds again', () => {
  const { outage, lose } = lane();
  for (const at of [0, 0, 1_000]) lose(at);
  expect(outage.mustTell(20_000)).toBe(true);
  outage.answered();
  expect([outage.isHeld, outage.mustTell(40_000), outage.mayProbe(40_000)]).toEqual([false, false, true]);
  for (const at of [50_000, 50_000, 51_000]) lose(at);
  expect([61_999, 62_000].map((now) => outage.mustTell(now))).toEqual([false, true]);
});

test('who was told is unanswered until a value came that was not there then', () => {
  const { outage } = lane();
  const fetched = { at: 1, renewed: false, recalculation: 1 };
  const [never, before, since] = [{}, { fetched }, { fetched }].map((need) => need as Need<unknown>);
  for (const need of [never!, before!, since!]) outage.told.set(need, need.fetched);
  since!.fetched = { ...fetched };
  expect(outage.unanswered).toEqual([never, before]);
  expect([...outage.told.keys()]).toEqual([never, before]);
});
