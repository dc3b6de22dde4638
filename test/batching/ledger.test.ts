import { layerOf } from './fake-service';

test('what a cell asked in its last recalculation is named by its sorts, each once', async () => {
  const { batching, clock } = layerOf();
  const search = batching.inquiries<string, string>({
    ...{ name: 'search', lane: 'entity' },
    send: (name) => Promise.resolve(`id of ${name}`),
  });
  const cell = 'S!A1';
  const slice = { limit: 3, offset: 0 };
  void batching.property('apple', 'a', { cell });
  expect(batching.asked(cell)).toEqual([{ kind: 'property', entity: 'apple', name: 'a' }]);
  for (const direction of ['outgoing', 'incoming'] as const)
    void batching.relationship('apple', { direction, type: 'OWNS', slice }, { cell });
  void batching.observation('apple', { type: 'Metric', id: 'm' }, { cell });
  void batching.profile('apple', { cell });
  void search.ask('Apple', { cell });
  void batching.property('apple', 'a', { cell });
  const first = [
    { kind: 'property', entity: 'apple', name: 'a' },
    { kind: 'relationship', entity: 'apple', field: { direction: 'outgoing', type: 'OWNS', slice } },
    { kind: 'relationship', entity: 'apple', field: { direction: 'incoming', type: 'OWNS', slice } },
    { kind: 'observation', entity: 'apple', field: { type: 'Metric', id: 'm' } },
    { kind: 'entity', entity: 'apple' },
    { kind: 'inquiry', family: 'search', key: '"Apple"' },
  ];
  expect(batching.asked(cell)).toEqual(first);
  const names = Array.from({ length: 9 }, (_, at) => `p${at}`);
  for (const name of [...names, ...names]) void batching.property('pear', name, { cell });
  const more = names.map((name) => ({ kind: 'property', entity: 'pear', name }));
  expect(batching.asked(cell)).toEqual([...first, ...more]);
  expect(batching.asked('S!A2')).toBeUndefined();
  const ran = () => ['S!A1', 'S!A2'].map((one) => batching.core.ledger.ran(one));
  expect(ran()).toEqual([1, undefined]);
  await clock.pass(10_000);
  void batching.head('apple', { cell });
  expect(batching.asked(cell)).toEqual([{ kind: 'entity', entity: 'apple' }]);
  expect(ran()).toEqual([2, undefined]);
});
