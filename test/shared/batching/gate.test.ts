import { gatedQueue } from '../../../src/shared/batching/costs/gated-queue';
import type { Gated } from '../../../src/shared/batching/gate';
import { Ledger } from '../../../src/shared/batching/ledger';
import { answerOf, layerOf, ServiceError } from './fake-service';

const caught = (value: Promise<unknown>) => value.catch((error: unknown) => error);

/** A layer whose gate is opened and shut by hand, and counts. */
function gated(options: Parameters<typeof layerOf>[0] = {}) {
  const gate = { isOpen: true, sent: 0, limits: [] as number[], queue: undefined as Gated | undefined };
  const layer = layerOf({
    ...options,
    gate: (dispatcher) => {
      gate.queue = dispatcher;
      return Promise.resolve({
        admit: (requests) => requests,
        mayLeave: () => gate.isOpen,
        sent: () => gate.sent++,
        limited: (ms) => gate.limits.push(ms),
        promoted: () => undefined,
        take: () => [],
        close: () => Promise.resolve(),
      });
    },
  });
  return { ...layer, gate };
}

/** A sheet that is calculated column by column: each message joins requests that earlier ones opened. */
async function stream({ batching, clock }: ReturnType<typeof gated>, messages: number) {
  for (let message = 0; message < messages; message++) {
    for (let entity = 0; entity < 40; entity++) void caught(batching.property(`e${entity}`, `p${message}`));
    await clock.pass(20);
  }
}

test('nothing leaves while the gate is shut, neither a person’s request nor the first of a stream', async () => {
  const layer = gated();
  layer.gate.isOpen = false;
  const person = layer.batching.property('pane', 'a', { person: true });
  await stream(layer, 40);
  await layer.clock.pass(5_000);
  expect(layer.sent).toHaveLength(0);
  layer.gate.isOpen = true;
  gatedQueue(layer.gate.queue!, new Ledger()).pump();
  expect(layer.bodies()[0]).toBe('pane: a');
  await layer.clock.pass(20_000);
  expect(await person).toBe('pane a');
  expect(layer.gate.sent).toBe(layer.sent.length);
});

test('a gate may pause the queue, cap it, and see how much room it has', async () => {
  const layer = gated({ settings: { requestsPerMinute: 100 } });
  await layer.clock.pass(0);
  const queue = gatedQueue(layer.gate.queue!, new Ledger());
  expect([queue.size(), queue.room()]).toEqual([0, 4]);
  queue.capFor(3_000);
  void layer.batching.property('apple', 'a');
  await layer.clock.pass(2_900);
  expect([queue.size(), layer.sent.length, layer.batching.figures().waiting?.kind]).toEqual([
    1,
    0,
    'request-cap',
  ]);
  await layer.clock.pass(1_000);
  expect([queue.size(), layer.sent.length]).toEqual([0, 1]);
  queue.pauseFor(5_000);
  void layer.batching.property('pear', 'a');
  await layer.clock.pass(4_000);
  expect(layer.batching.figures().waiting?.kind).toBe('rate-limit');
  const [waiting] = queue.waiting();
  expect(queue.wasSent(waiting!)).toBe(false);
  queue.withdraw(waiting!);
  await layer.clock.pass(2_000);
  expect(layer.sent).toHaveLength(1);
  queue.queue([waiting!]);
  await layer.clock.pass(200);
  expect(layer.bodies()).toEqual(['apple: a', 'pear: a']);
});

test('a gate that could not be opened is tried once more at a time, however many ask meanwhile', async () => {
  let tries = 0;
  const { batching, clock, sent } = layerOf({
    gate: () => {
      tries++;
      return clock.sleep(tries === 1 ? 0 : 10_000).then(() => Promise.reject(new Error('no script')));
    },
  });
  for (let at = 0; at < 3; at++) {
    void caught(batching.property('apple', `p${at}`));
    await clock.pass(1_000);
  }
  expect(tries).toBe(2);
  await clock.pass(10_000);
  void caught(batching.property('apple', 'later'));
  await clock.pass(1_000);
  expect([tries, sent.length]).toEqual([3, 0]);
});

test('the gate hears of every sending, and for how long the service refuses', async () => {
  const { batching, clock, sent, gate } = gated({
    answer: (request, index) =>
      index === 0 ? new ServiceError({ kind: 'rate-limited', retryAfterMs: 7_000 }) : answerOf(request),
  });
  const value = batching.property('apple', 'a');
  await clock.pass(10_000);
  expect(await value).toBe('apple a');
  expect([gate.sent, sent.length, gate.limits]).toEqual([2, 2, [7_000]]);
});
