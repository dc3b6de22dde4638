import { fc } from '../../fast-check';

import { propertyRuns } from '../../property-runs';
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

type Step = { cell: string; entity: number; next: boolean; look: boolean };

test('whenever cells are looked up, what they asked in their last recalculation is told', () => {
  const step = fc.record({
    cell: fc.constantFrom('A1', 'A2', 'A3'),
    entity: fc.nat(3),
    next: fc.boolean(),
    look: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps: readonly Step[]) => {
      const { batching } = layerOf();
      const { ledger, snapshot } = batching.core;
      const expected = new Map<string, { recalculation: number; entities: Set<string> }>();
      let recalculation = 1;
      for (const { cell, entity, next, look } of steps) {
        if (next) recalculation++;
        ledger.note(cell, snapshot.entity(`e${entity}`).property('p'), recalculation);
        const known = expected.get(cell);
        if (known?.recalculation === recalculation) known.entities.add(`e${entity}`);
        else expected.set(cell, { recalculation, entities: new Set([`e${entity}`]) });
        if (!look) continue;
        for (const [each, { entities, ...ran }] of expected) {
          expect(ledger.ran(each)).toBe(ran.recalculation);
          expect(new Set(ledger.asked(each)?.map((need) => 'entity' in need && need.entity))).toEqual(
            entities,
          );
        }
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});
