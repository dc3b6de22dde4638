import type { Caller } from '../../../src/shared/batching/need';
import { answerOf, EndingError, layerOf, ServiceError } from './fake-service';

/** A cell that writes down what it is told. */
function listener(): Caller<string | undefined> & { told: unknown[] } {
  const told: unknown[] = [];
  return { told, answer: (value) => told.push(value), fail: (error) => told.push(error) };
}

type Asking = { entity: string; name: string; cell?: string };

/** Asks as a cell does that is told: what is fresh it takes at once, for the rest it waits. */
function ask({ batching }: ReturnType<typeof layerOf>, { entity, name, cell }: Asking, caller = listener()) {
  const need = batching.askProperty(entity, name, cell);
  const isFresh = batching.isFresh(need);
  if (isFresh) caller.answer(need.value);
  else batching.wait(need, caller);
  return { need, isFresh };
}

test('a cell is told a value when it comes, and at once where it is there', async () => {
  const layer = layerOf();
  const { batching, clock, bodies } = layer;
  const apple = { entity: 'apple', name: 'a' };
  const [first, second, later] = [listener(), listener(), listener()];
  expect(ask(layer, { ...apple, cell: 'S!A1' }, first).isFresh).toBe(false);
  ask(layer, apple, second);
  await clock.pass(200);
  expect([first.told, second.told]).toEqual([['apple a'], ['apple a']]);
  expect(ask(layer, apple, later).isFresh).toBe(true);
  expect(later.told).toEqual(['apple a']);
  expect(batching.propertyNowOrLater('apple', 'a')).toBe('apple a');
  expect(bodies()).toEqual(['apple: a']);
  expect(batching.asked('S!A1')).toEqual([{ kind: 'property', entity: 'apple', name: 'a' }]);
  expect(batching.figures().total).toMatchObject({ calls: 4, needs: 1, fromCache: 2, requests: 1 });
});

test('a cell that leaves is told so, once, and those that stay get the value', async () => {
  const layer = layerOf();
  const { batching, clock, sent } = layer;
  const apple = { entity: 'apple', name: 'a' };
  const [leaves, stays, third] = [listener(), listener(), listener()];
  const { need } = ask(layer, apple, leaves);
  for (const cell of [stays, third]) ask(layer, apple, cell);
  need.leave(leaves);
  need.leave(leaves);
  await clock.pass(200);
  need.leave(stays);
  expect(leaves.told.map((error) => error instanceof EndingError && error.ending.kind)).toEqual([
    'cancelled',
  ]);
  expect([stays.told, third.told]).toEqual([['apple a'], ['apple a']]);
  expect(sent).toHaveLength(1);
  expect(batching.figures().recalculation).toMatchObject({ calls: 3, settled: 3 });
});

test('what the only cell leaves is not sent, and who never waited cannot leave for it', async () => {
  const layer = layerOf();
  const { clock, bodies } = layer;
  const [leaves, stays] = [listener(), listener()];
  ask(layer, { entity: 'apple', name: 'a' }, leaves).need.leave(leaves);
  ask(layer, { entity: 'pear', name: 'a' }, stays).need.leave(leaves);
  await clock.pass(500);
  expect(bodies()).toEqual(['pear: a']);
  expect([leaves.told, stays.told]).toEqual([[expect.any(EndingError)], ['pear a']]);
});

test('every cell is told an error', async () => {
  const error = new ServiceError({ kind: 'final' });
  const layer = layerOf({
    answer: (request) => (request.entity === 'pear' ? error : answerOf(request)),
  });
  const { clock, sent } = layer;
  const cells = [listener(), listener(), listener()];
  for (const cell of cells) ask(layer, { entity: 'pear', name: 'a' }, cell);
  const alone = listener();
  ask(layer, { entity: 'pear', name: 'b' }, alone);
  await clock.pass(500);
  expect([...cells, alone].map(({ told }) => told)).toEqual([[error], [error], [error], [error]]);
  expect(sent).toHaveLength(1);
});

test('who does not wait any more when it asks gets what is there, and asks for nothing', async () => {
  const { batching, clock, bodies } = layerOf();
  void batching.property('apple', 'a');
  await clock.pass(200);
  const signal = AbortSignal.abort();
  expect(await batching.property('apple', 'a', { signal })).toBe('apple a');
  await expect(batching.property('apple', 'b', { signal })).rejects.toMatchObject({
    ending: { kind: 'cancelled' },
  });
  await clock.pass(500);
  expect(bodies()).toEqual(['apple: a']);
  expect(batching.figures().recalculation).toMatchObject({ calls: 3, settled: 3 });
});

test('a closed layer leaves no timer behind', async () => {
  const { batching, clock } = layerOf();
  batching.subscribe(() => undefined);
  void batching.property('apple', 'a');
  await clock.pass(200);
  void batching.property('apple', 'b').catch(() => undefined);
  await batching.close();
  await clock.pass(0);
  expect(clock.waiting).toBe(0);
  expect(batching.figures().recalculation.running).toBe(false);
});
