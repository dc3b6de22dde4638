import type { Caller } from '../../src/batching/need';
import { answerOf, EndingError, layerOf, ServiceError } from './fake-service';

/** A cell that writes down what it is told. */
function listener(cell?: string): Caller<string | undefined> & { told: unknown[] } {
  const told: unknown[] = [];
  return { cell, told, answer: (value) => told.push(value), fail: (error) => told.push(error) };
}

test('a cell is told a value when it comes, and at once where it is there', async () => {
  const { batching, clock, bodies } = layerOf();
  const [first, second, later] = [listener('S!A1'), listener(), listener()];
  expect(batching.tellProperty('apple', 'a', first)).toBeDefined();
  void batching.tellProperty('apple', 'a', second);
  await clock.pass(200);
  expect([first.told, second.told]).toEqual([['apple a'], ['apple a']]);
  expect(batching.tellProperty('apple', 'a', later)).toBeUndefined();
  expect(later.told).toEqual(['apple a']);
  expect(batching.propertyNowOrLater('apple', 'a')).toBe('apple a');
  expect(bodies()).toEqual(['apple: a']);
  expect(batching.asked('S!A1')).toEqual([{ kind: 'property', entity: 'apple', name: 'a' }]);
  expect(batching.figures().total).toMatchObject({ calls: 4, needs: 1, fromCache: 2, requests: 1 });
});

test('a cell that leaves is told so, once, and those that stay get the value', async () => {
  const { batching, clock, sent } = layerOf();
  const [leaves, stays, third] = [listener(), listener(), listener()];
  const leaving = batching.tellProperty('apple', 'a', leaves);
  for (const cell of [stays, third]) void batching.tellProperty('apple', 'a', cell);
  leaving?.leave(leaves);
  leaving?.leave(leaves);
  await clock.pass(200);
  leaving?.leave(stays);
  expect(leaves.told.map((error) => error instanceof EndingError && error.ending.kind)).toEqual([
    'cancelled',
  ]);
  expect([stays.told, third.told]).toEqual([['apple a'], ['apple a']]);
  expect(sent).toHaveLength(1);
  expect(batching.figures().recalculation).toMatchObject({ calls: 3, settled: 3 });
});

test('what the only cell leaves is not sent, and who never waited cannot leave for it', async () => {
  const { batching, clock, bodies } = layerOf();
  const [leaves, stays] = [listener(), listener()];
  batching.tellProperty('apple', 'a', leaves)?.leave(leaves);
  batching.tellProperty('pear', 'a', stays)?.leave(leaves);
  await clock.pass(500);
  expect(bodies()).toEqual(['pear: a']);
  expect([leaves.told, stays.told]).toEqual([[expect.any(EndingError)], ['pear a']]);
});

test('every cell is told an error', async () => {
  const error = new ServiceError({ kind: 'final' });
  const { batching, clock, sent } = layerOf({
    answer: (request) => (request.entity === 'pear' ? error : answerOf(request)),
  });
  const cells = [listener(), listener(), listener()];
  for (const cell of cells) void batching.tellProperty('pear', 'a', cell);
  const alone = listener();
  void batching.tellProperty('pear', 'b', alone);
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
