import type { Figures } from '../../../src/shared/batching/meter';
import type { ActiveCall, CallFailure } from '../../../src/addin/runtime/activity';
import { createActivityLog } from '../../../src/addin/runtime/activity-log';
import { createEventLines } from '../../../src/addin/runtime/event-lines';
import { FakeClock } from '../../shared/batching/fake-clock';

const KEY = 'secret-key-1234';

function figuresOf(change: Partial<Figures> = {}): Figures {
  return {
    recalculation: { running: false, startedAt: 0, calls: 0, settled: 0, requests: 0 },
    total: { calls: 0, needs: 4, fromCache: 3, requests: 2, credits: 2 },
    queued: 0,
    inFlight: 0,
    waiting: undefined,
    unanswered: undefined,
    estimatedDoneAt: undefined,
    ...change,
  };
}

function setUp() {
  const clock = new FakeClock();
  const lines = createEventLines(
    () => clock.now(),
    () => KEY,
  );
  const world = { figures: figuresOf(), stopped: 0 };
  const log = createActivityLog({
    clock,
    lines,
    figures: () => world.figures,
    running: () => world.figures.recalculation.running,
    earlier: () => ({ needs: 10, fromCache: 10, requests: 10, credits: 10 }),
    stop: () => {
      world.stopped++;
    },
  });
  const running = (value: boolean) => {
    world.figures = figuresOf({ recalculation: { ...figuresOf().recalculation, running: value } });
  };
  const begin = (call: ActiveCall) => {
    const place = log.callStarted();
    return (failures?: readonly CallFailure[]) => log.callSettled(call, place, failures);
  };
  return { clock, log, begin, world, running };
}

const call = { cell: 'Sheet1!B2', functionName: 'KER.PROP' };

function failed(message: string, cell: string | undefined = call.cell): CallFailure {
  return { cell, kind: 'server-error', message };
}

test('calls are counted as they start and settle', () => {
  const { log, begin } = setUp();
  const settle = begin(call);
  expect(log.get().recalculation).toMatchObject({ running: true, calls: 1, settled: 0 });
  settle();
  expect(log.get().recalculation).toMatchObject({ running: false, calls: 1, settled: 1 });
  expect(log.get().total).toMatchObject({ calls: 1, failures: 0, needs: 14, requests: 12, credits: 12 });
});

test('waves of one recalculation are counted together, the next one anew', () => {
  const { log, begin, running } = setUp();
  begin(call)();
  running(true);
  begin(call)();
  expect(log.get().recalculation).toMatchObject({ calls: 2, settled: 2 });
  running(false);
  log.callStarted();
  expect(log.get().recalculation).toMatchObject({ calls: 1, settled: 0 });
  expect(log.get().total.calls).toBe(3);
});

test('a failing cell is listed once, with its latest failure, until it succeeds', () => {
  const { log, begin, clock } = setUp();
  begin(call)([failed('First')]);
  begin({ cell: 'Sheet1!C3', functionName: 'KER.ASK' })([failed('Other', 'Sheet1!C3')]);
  clock.advance(5);
  begin(call)([failed('Second')]);
  expect(log.get().failing.map(({ cell, message }) => [cell, message])).toEqual([
    ['Sheet1!C3', 'Other'],
    ['Sheet1!B2', 'Second'],
  ]);
  expect(log.get().failing[1]).toEqual({
    ...call,
    kind: 'server-error',
    message: 'Second',
    at: clock.now(),
  });
  expect(log.get().total.failures).toBe(3);
  begin(call)();
  expect(log.get().failing.map(({ cell }) => cell)).toEqual(['Sheet1!C3']);
});

test('a failure without an address is counted and logged, not listed', () => {
  const { log, begin } = setUp();
  begin({ cell: undefined, functionName: 'KER.ASK' })([
    { cell: undefined, kind: 'no-key', message: 'No API key.' },
  ]);
  expect(log.get().failing).toEqual([]);
  expect(log.get().total.failures).toBe(1);
  expect(log.lines().join()).toContain('A cell, KER.ASK: No API key.');
});

test('every failing cell of a grid is counted and listed; the log tells each sentence once', () => {
  const { log, begin } = setUp();
  const cells = ['Sheet1!B2', 'Sheet1!C2', 'Sheet1!B3'];
  begin(call)(cells.map((cell) => failed('Down', cell)));
  expect(log.get().failing.map(({ cell }) => cell)).toEqual(cells);
  expect(log.get().total).toMatchObject({ failures: 3, misses: 0 });
  expect(log.lines().join('\n')).toMatch(/Z Sheet1!B2 and 2 more, KER\.PROP: Down$/);
  begin(call)([failed('Down', 'Sheet1!C2')]);
  expect(log.get().failing.map(({ cell }) => cell)).toEqual(['Sheet1!C2']);
});

test('a value that the service does not have is counted as a miss among the failures', () => {
  const { log, begin } = setUp();
  begin(call)([failed('Down'), { ...failed('Has no moons', 'Sheet1!C2'), kind: 'absent' }]);
  begin({ ...call, cell: 'Sheet1!D4' })([{ ...failed('Nobody', 'Sheet1!D4'), kind: 'no-match' }]);
  expect(log.get().total).toMatchObject({ failures: 3, misses: 2 });
});

test('a formula with two functions lists the failures of both, until it is calculated again', () => {
  const { log, begin } = setUp();
  const [first, second] = [begin(call), begin({ ...call, functionName: 'KER.AGE' })];
  first([failed('First')]);
  second();
  expect(log.get().failing.map(({ message }) => message)).toEqual(['First']);
  const [again, other] = [begin(call), begin({ ...call, functionName: 'KER.AGE' })];
  other([failed('Other')]);
  again([failed('Again')]);
  expect(log.get().failing.map(({ message }) => message)).toEqual(['Other', 'Again']);
  begin(call)();
  expect(log.get().failing).toEqual([]);
});

test('a function that ends late keeps what another of its formula failed with meanwhile, also after a calculation', () => {
  const { log, begin } = setUp();
  begin(call)([failed('Earlier')]);
  const [first, second, third] = [begin(call), begin(call), begin(call)];
  first();
  expect(log.get().failing).toEqual([]);
  second([failed('Second')]);
  third();
  expect(log.get().failing.map(({ message }) => message)).toEqual(['Second']);
});

test('forgotten cells are listed no more, their neighbours still are', () => {
  const { log, begin } = setUp();
  begin(call)([failed('Down'), failed('Down', 'Sheet1!C2')]);
  log.forget(['Sheet1!B2', 'Gone!A1']);
  expect(log.get().failing.map(({ cell }) => cell)).toEqual(['Sheet1!C2']);
  expect(log.get().total.failures).toBe(2);
});

test('a sheet full of failures fills neither list nor log', () => {
  const { log, begin } = setUp();
  for (let row = 1; row <= 2_000; row++) {
    begin({ cell: `A${row}`, functionName: 'KER.PROP' })([failed('Failed', `A${row}`)]);
  }
  const { failing } = log.get();
  expect(failing).toHaveLength(200);
  expect(failing.at(-1)?.cell).toBe('A2000');
  expect(log.lines()).toHaveLength(500);
  expect(log.lines().at(-1)).toContain('A2000');
});

test('listeners hear once of many changes, and not after they unsubscribe', () => {
  const { log, begin, clock } = setUp();
  let heard = 0;
  const unsubscribe = log.subscribe(() => heard++);
  for (let count = 0; count < 1_000; count++) begin(call)();
  expect(heard).toBe(0);
  clock.advance(250);
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
  const { log, begin } = setUp();
  begin(call)([failed(`The service said ${KEY}`)]);
  expect(log.lines().join()).not.toContain(KEY);
});

test('Stop reaches the layer and the log', () => {
  const { log, world } = setUp();
  log.stop();
  expect(world.stopped).toBe(1);
  expect(log.lines().join()).toContain('Stopped');
});
