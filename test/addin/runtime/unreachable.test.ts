import { unanswered } from '../../../src/addin/runtime/unreachable';
import { FakeClock } from '../../shared/batching/fake-clock';
import { answerOf, layerOf, ServiceError } from '../../shared/batching/fake-service';

/** A layer whose service is reached or not; cells of the sheet S ask it. */
function layer() {
  const clock = new FakeClock();
  const service = { isDown: false };
  const made = layerOf({
    ...{ clock, latency: 50, settings: { offline: 'error' } },
    answer: (request) => (service.isDown ? new ServiceError({ kind: 'unreachable' }) : answerOf(request)),
  });
  const ask = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => `e${from + index}`).map((entity) =>
      made.batching.property(entity, 'a', { cell: `S!${entity}` }).catch(() => 'told'),
    );
  return { ...made, service, ask };
}

test('what cells were told that the service does not answer is known, with its cells and since when', async () => {
  const { batching, clock, service, ask } = layer();
  const right = ask(3);
  await clock.pass(1_000);
  await Promise.all(right);
  service.isDown = true;
  const since = clock.now();
  const told = ask(50, 10);
  await clock.pass(20_000);
  expect(new Set(await Promise.all(told))).toEqual(new Set(['told']));
  const { unanswered: figures } = batching.figures();
  expect(figures?.needs).toBe(50);
  expect(figures!.since! - since).toBeLessThan(100);
  expect(unanswered(batching).cells).toEqual(Array.from({ length: 50 }, (_, index) => `S!e${10 + index}`));
});

test('nothing is asked meanwhile unless somebody probes; the answer to the probe says that it is back', async () => {
  const { batching, clock, service, sent, ask } = layer();
  service.isDown = true;
  const told = ask(20);
  await clock.pass(20_000);
  await Promise.all(told);
  const before = sent.length;
  await clock.pass(120_000);
  expect(sent).toHaveLength(before);
  unanswered(batching).probe();
  await clock.pass(5_000);
  expect(sent).toHaveLength(before + 1);
  expect(batching.figures().unanswered).toEqual({ needs: 20, since: expect.any(Number) as number });
  service.isDown = false;
  unanswered(batching).probe();
  await clock.pass(5_000);
  expect(sent).toHaveLength(before + 2);
  // The cell whose value the probe brought shows its failure until it is calculated, as all others do.
  expect(batching.figures().unanswered).toEqual({ needs: 20, since: undefined });
  expect(unanswered(batching).cells).toHaveLength(20);
  unanswered(batching).take();
  expect(batching.figures().unanswered).toBeUndefined();
});

test('what cells ask again and get is unanswered no more, and what is taken is told anew only where it fails', async () => {
  const { batching, clock, service, ask } = layer();
  service.isDown = true;
  const told = ask(4);
  await clock.pass(20_000);
  await Promise.all(told);
  service.isDown = false;
  const [value] = ask(1);
  await clock.pass(1_000);
  expect(await value).toBe('e0 a');
  expect(unanswered(batching).cells).toEqual(['S!e0', 'S!e1', 'S!e2', 'S!e3'].slice(1));
  unanswered(batching).take();
  expect(batching.figures().unanswered).toBeUndefined();
  service.isDown = true;
  const again = ask(1, 2);
  await clock.pass(20_000);
  await Promise.all(again);
  expect(unanswered(batching).cells).toEqual(['S!e2']);
});

test('a cell that shows the last known value was not told, and is left alone', async () => {
  const { batching, clock, service, ask } = layer();
  batching.configure({ offline: 'last-known' });
  await clock.pass(10);
  const values = ask(2);
  await clock.pass(1_000);
  await Promise.all(values);
  service.isDown = true;
  batching.renewAll();
  const standIns = ask(2);
  await clock.pass(20_000);
  expect(await Promise.all(standIns)).toEqual(['e0 a', 'e1 a']);
  expect(batching.figures().unanswered).toBeUndefined();
});

test('the service’s own refusals are answers', async () => {
  const { batching, clock } = layerOf({ answer: () => new ServiceError({ kind: 'final' }) });
  batching.property('e', 'a').catch(() => undefined);
  await clock.pass(1_000);
  expect(batching.figures().unanswered).toBeUndefined();
});
