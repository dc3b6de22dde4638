import { inTime, systemClock } from '../../../src/shared/batching/clock';
import { shutGate } from '../../../src/shared/batching/gate';
import { Meter } from '../../../src/shared/batching/meter';
import type { Request } from '../../../src/shared/batching/request';
import { FakeClock } from './fake-clock';

function metered() {
  const clock = new FakeClock();
  const meter = new Meter(clock);
  clock.advance(5_000);
  meter.begin();
  return { clock, meter };
}

test('how long the rest takes is told by the pace of this recalculation, or by the cap where that is slower', () => {
  const { clock, meter } = metered();
  clock.advance(1_000);
  expect(meter.estimate(10, 0, 0)).toBeUndefined();
  expect(meter.estimate(10, 500, 6)).toBe(100_500);
  for (let at = 0; at < 4; at++) meter.ended();
  expect(meter.estimate(10, 500, 0)).toBe(3_000);
  expect([6, 600].map((cap) => meter.estimate(10, 0, cap))).toEqual([100_000, 2_500]);
  meter.begin();
  expect(meter.estimate(10, 0, 0)).toBeUndefined();
});

test('a recalculation counts its own calls, the whole all', () => {
  const { meter } = metered();
  Object.assign(meter, { calls: 5, needs: 3, fromCache: 2, settled: 1, requests: 2 });
  expect(meter.isBusy()).toBe(true);
  meter.begin();
  Object.assign(meter, { calls: 9, fromCache: 3, settled: 4 });
  meter.sent();
  expect(meter.figures()).toEqual({
    recalculation: { calls: 4, settled: 4, requests: 1 },
    total: { calls: 9, needs: 3, fromCache: 3, requests: 3, credits: 3 },
  });
  Object.assign(meter, { settled: 6 });
  expect(meter.isBusy()).toBe(false);
});

test('nobody who listens costs a timer only where somebody does', () => {
  const { clock, meter } = metered();
  meter.changed();
  expect(clock.waiting).toBe(0);
  const heard: number[] = [];
  const stop = meter.subscribe(() => heard.push(clock.now()));
  for (let at = 0; at < 3; at++) meter.ended();
  clock.advance(100);
  meter.changed();
  clock.advance(100);
  expect(heard).toHaveLength(2);
  stop();
  meter.changed();
  expect(clock.waiting).toBe(0);
});

test('what does not come in time is gone on without, and no timer is left where it does', async () => {
  const clock = new FakeClock();
  const patience = { clock, otherwise: () => 'otherwise' };
  expect(await inTime(Promise.resolve('it'), patience)).toBe('it');
  await expect(inTime(Promise.reject(new Error('no')), patience)).rejects.toThrow('no');
  expect(clock.waiting).toBe(0);
  const late = inTime(new Promise<string>(() => undefined), patience);
  clock.advance(4_999);
  expect(clock.waiting).toBe(1);
  clock.advance(1);
  expect(await late).toBe('otherwise');
});

test('the clock of the machine goes on, calls once, and is silent where that is cancelled', async () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000);
  const start = systemClock.elapsed();
  const rung: string[] = [];
  const cancel = systemClock.after(0, () => rung.push('cancelled'));
  cancel();
  await new Promise<void>((resolve) => systemClock.after(1, resolve));
  expect(systemClock.elapsed()).toBeGreaterThan(start);
  expect(rung).toEqual([]);
  const chances = Array.from({ length: 20 }, () => systemClock.random());
  expect(chances.every((chance) => chance >= 0 && chance < 1)).toBe(true);
  expect(new Set(chances).size).toBeGreaterThan(1);
});

test('a gate that could not be opened refuses whatever comes, and keeps nothing', async () => {
  const refused: unknown[] = [];
  const gate = shutGate((requests) => refused.push(requests));
  const requests = [{}] as Request[];
  expect([gate.admit([], 1), gate.admit(requests, 1), gate.take(), gate.mayLeave()]).toEqual([
    [],
    [],
    [],
    false,
  ]);
  expect(refused).toEqual([requests]);
  expect(() => {
    gate.sent();
    gate.limited(1);
    gate.promoted(requests[0]!);
  }).not.toThrow();
  await expect(gate.close()).resolves.toBeUndefined();
});
