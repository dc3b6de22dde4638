import type { Figures } from '../../src/batching/meter';
import { createActivityLog } from '../../src/runtime/activity-log';
import { createEventLines } from '../../src/runtime/event-lines';
import { manualClock } from './manual-clock';

const KEY = 'secret-key-1234';

function figuresOf(change: Partial<Figures> = {}): Figures {
  return {
    recalculation: { running: false, startedAt: 0, calls: 0, settled: 0, requests: 0 },
    total: { calls: 0, needs: 4, fromCache: 3, requests: 2, credits: 2 },
    queued: 0,
    inFlight: 0,
    waiting: undefined,
    estimatedDoneAt: undefined,
    ...change,
  };
}

function setUp() {
  const clock = manualClock();
  const lines = createEventLines(
    () => clock.now(),
    () => KEY,
  );
  const world = { figures: figuresOf(), stopped: 0 };
  const log = createActivityLog({
    clock,
    lines,
    figures: () => world.figures,
    earlier: () => ({ needs: 10, fromCache: 10, requests: 10, credits: 10 }),
    stop: () => {
      world.stopped++;
    },
  });
  const running = (value: boolean) => {
    world.figures = figuresOf({ recalculation: { ...figuresOf().recalculation, running: value } });
  };
  return { clock, log, world, running };
}

const call = { cell: 'Sheet1!B2', functionName: 'KER.PROP' };

test('calls are counted as they start and settle', () => {
  const { log } = setUp();
  const settle = log.callStarted(call);
  expect(log.get().recalculation).toMatchObject({ running: true, calls: 1, settled: 0 });
  settle();
  expect(log.get().recalculation).toMatchObject({ running: false, calls: 1, settled: 1 });
  expect(log.get().total).toMatchObject({ calls: 1, failures: 0, needs: 14, requests: 12, credits: 12 });
});

test('waves of one recalculation are counted together, the next one anew', () => {
  const { log, running } = setUp();
  log.callStarted(call)();
  running(true);
  log.callStarted(call)();
  expect(log.get().recalculation).toMatchObject({ calls: 2, settled: 2 });
  running(false);
  log.callStarted(call);
  expect(log.get().recalculation).toMatchObject({ calls: 1, settled: 0 });
  expect(log.get().total.calls).toBe(3);
});

test('a failing cell is listed once, with its latest failure, until it succeeds', () => {
  const { log, clock } = setUp();
  log.callStarted(call)('First');
  log.callStarted({ cell: 'Sheet1!C3', functionName: 'KER.ASK' })('Other');
  clock.advance(5);
  log.callStarted(call)('Second');
  expect(log.get().failing.map(({ cell, message }) => [cell, message])).toEqual([
    ['Sheet1!C3', 'Other'],
    ['Sheet1!B2', 'Second'],
  ]);
  expect(log.get().failing[1]).toEqual({ ...call, message: 'Second', at: clock.now() });
  expect(log.get().total.failures).toBe(3);
  log.callStarted(call)();
  expect(log.get().failing.map(({ cell }) => cell)).toEqual(['Sheet1!C3']);
});

test('a failure without an address is counted and logged, not listed', () => {
  const { log } = setUp();
  log.callStarted({ cell: undefined, functionName: 'KER.ASK' })('No API key.');
  expect(log.get().failing).toEqual([]);
  expect(log.get().total.failures).toBe(1);
  expect(log.lines().join()).toContain('A cell, KER.ASK: No API key.');
});

test('a sheet full of failures fills neither list nor log', () => {
  const { log } = setUp();
  for (let row = 1; row <= 2_000; row++) {
    log.callStarted({ cell: `A${row}`, functionName: 'KER.PROP' })('Failed');
  }
  const { failing } = log.get();
  expect(failing).toHaveLength(200);
  expect(failing.at(-1)?.cell).toBe('A2000');
  expect(log.lines()).toHaveLength(500);
  expect(log.lines().at(-1)).toContain('A2000');
});

test('listeners hear once of many changes, and not after they unsubscribe', () => {
  const { log, clock } = setUp();
  let heard = 0;
  const unsubscribe = log.subscribe(() => heard++);
  for (let count = 0; count < 1_000; count++) log.callStarted(call)();
  expect(heard).toBe(0);
  clock.advance(100);
  expect(heard).toBe(1);
  clock.advance(1_000);
  expect(heard).toBe(1);
  log.changed();
  unsubscribe();
  clock.advance(100);
  expect(heard).toBe(1);
});

test('the state is the same object until something changes', () => {
  const { log, world } = setUp();
  const before = log.get();
  world.figures = figuresOf();
  expect(log.get()).toBe(before);
  world.figures = figuresOf({ queued: 1 });
  expect(log.get()).not.toBe(before);
});

test('the key stands in no line, whatever a failure says', () => {
  const { log } = setUp();
  log.callStarted(call)(`The service said ${KEY}`);
  expect(log.lines().join()).not.toContain(KEY);
});

test('Stop reaches the layer and the log', () => {
  const { log, world } = setUp();
  log.stop();
  expect(world.stopped).toBe(1);
  expect(log.lines().join()).toContain('Stopped');
});
