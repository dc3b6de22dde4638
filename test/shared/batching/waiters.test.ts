import { answerOf, EndingError, layerOf, ServiceError } from './fake-service';

/** What comes of some calls, the error where one fails. */
const outcomes = (calls: readonly Promise<unknown>[]): Promise<unknown[]> =>
  Promise.all(calls.map((call) => call.catch((error: unknown) => error)));

test('a value comes at once where it is held', async () => {
  const { batching, clock, bodies } = layerOf();
  const cells = outcomes([
    batching.property('apple', 'a', { cell: 'S!A1' }),
    batching.property('apple', 'a', { cell: 'S!A2' }),
  ]);
  await clock.pass(200);
  expect(await cells).toEqual(['apple a', 'apple a']);
  expect(batching.propertyNowOrLater('apple', 'a')).toBe('apple a');
  expect(bodies()).toEqual(['apple: a']);
  expect(batching.asked('S!A1')).toEqual([{ kind: 'property', entity: 'apple', name: 'a' }]);
  expect(batching.figures().total).toMatchObject({ calls: 3, needs: 1, fromCache: 1, requests: 1 });
});

test('a call that is cancelled rejects once, and the others get the value', async () => {
  const { batching, clock, sent } = layerOf();
  const leaves = new AbortController();
  const cells = outcomes([
    batching.property('apple', 'a', { signal: leaves.signal }),
    batching.property('apple', 'a'),
    batching.property('apple', 'a'),
  ]);
  leaves.abort();
  leaves.abort();
  await clock.pass(200);
  const [left, ...stayed] = await cells;
  expect(left instanceof EndingError && left.ending.kind).toBe('cancelled');
  expect(stayed).toEqual(['apple a', 'apple a']);
  expect(sent).toHaveLength(1);
  expect(batching.figures().recalculation).toMatchObject({ calls: 3, settled: 3 });
});

test('what its only call leaves is not sent', async () => {
  const { batching, clock, bodies } = layerOf();
  const leaves = new AbortController();
  const cells = outcomes([
    batching.property('apple', 'a', { signal: leaves.signal }),
    batching.property('pear', 'a'),
  ]);
  leaves.abort();
  await clock.pass(500);
  expect(bodies()).toEqual(['pear: a']);
  expect(await cells).toEqual([expect.any(EndingError), 'pear a']);
});

test('every call gets an error', async () => {
  const error = new ServiceError({ kind: 'final' });
  const { batching, clock, sent } = layerOf({
    answer: (request) => (request.entity === 'pear' ? error : answerOf(request)),
  });
  const cells = outcomes(['a', 'a', 'a', 'b'].map((name) => batching.property('pear', name)));
  await clock.pass(500);
  expect(await cells).toEqual([error, error, error, error]);
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
