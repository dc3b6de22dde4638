import { fc } from '../../fast-check';

import { planOf, renewPlanned } from '../../../src/shared/batching/costs/plan';
import { propertyRuns } from '../../property-runs';
import { layerOf } from './fake-service';

type Ask = { entity: number; field: Field };
type Field = 'd0' | 'd1' | 'x' | 'y' | 'slice 0' | 'slice 5' | 'slice 9' | 'observation' | 'profile' | 'head';

const FIELDS: readonly Field[] = [
  'd0',
  'd1',
  'x',
  'y',
  'slice 0',
  'slice 5',
  'slice 9',
  'observation',
  'profile',
  'head',
];
const burst = fc.array(fc.record({ entity: fc.nat(3), field: fc.constantFrom(...FIELDS) }), {
  maxLength: 30,
  size: 'max',
});

/**
 * The fewest requests for these fields of one entity, reckoned without the layer's help: a coarse request where the
 * profile is asked, and a body for each slice, or one for what neither it nor anything before it brought.
 */
function minimum(fields: ReadonlySet<Field>, held: Set<Field>): number {
  const asked = [...fields].filter((field) => !held.has(field));
  const coarse = asked.includes('profile');
  const isBrought = (field: Field) => coarse && (field === 'd0' || field === 'd1');
  const named = asked.filter((field) => field !== 'profile' && field !== 'head' && !isBrought(field));
  const slices = named.filter((field) => field.startsWith('slice')).length;
  const bodies = Math.max(slices, named.length > 0 ? 1 : 0);
  const onlyHead = asked.includes('head') && !coarse && bodies === 0;
  for (const field of asked) held.add(field);
  if (asked.length > 0) held.add('head');
  if (coarse || onlyHead) for (const field of ['profile', 'd0', 'd1'] as const) held.add(field);
  return bodies + (coarse || onlyHead ? 1 : 0);
}

type Layer = ReturnType<typeof layerOf>['batching'];

function send(layer: Layer, { entity, field }: Ask, cell?: string): Promise<unknown> {
  const id = `e${entity}`;
  if (field === 'profile') return layer.profile(id, { cell });
  if (field === 'head') return layer.head(id, { cell });
  if (field === 'observation') return layer.observation(id, { type: 'Metric', id: 'm' }, { cell });
  if (!field.startsWith('slice')) return layer.property(id, field, { cell });
  const offset = Number(field.slice(6));
  return layer.relationship(id, { direction: 'outgoing', type: 'OWNS', slice: { offset } }, { cell });
}

test('when nothing fails, requests are the computed minimum, burst after burst', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(burst, { maxLength: 4 }), async (bursts) => {
      const { batching, clock, sent } = layerOf({ settings: { freshness: 'until-refreshed' } });
      const held = new Map<number, Set<Field>>();
      let expected = 0;
      for (const asks of bursts) {
        const answers = asks.map((one) => send(batching, one));
        for (const entity of [0, 1, 2, 3]) {
          const fields = new Set(asks.filter((one) => one.entity === entity).map(({ field }) => field));
          const known = held.get(entity) ?? new Set<Field>();
          held.set(entity, known);
          expected += minimum(fields, known);
        }
        await clock.pass(10_000);
        await Promise.all(answers);
      }
      expect(sent).toHaveLength(expected);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('the plan of a refresh is what the refresh sends, whatever was asked and refreshed before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(burst, { minLength: 1, maxLength: 4 }), async (bursts) => {
      const { batching, clock, sent } = layerOf({ settings: { freshness: 'until-refreshed' } });
      // What the coarse answer of an entity holds is known once there was one.
      for (const entity of [0, 1, 2, 3]) void batching.profile(`e${entity}`);
      await clock.pass(10_000);
      for (const asks of bursts) {
        const cells = asks.map((_, index) => `S!A${index + 1}`);
        const askAll = () => Promise.all(asks.map((one, index) => send(batching, one, cells[index])));
        const first = askAll();
        await clock.pass(10_000);
        await first;
        for (const moment of ['before', 'after'] as const) {
          if (moment === 'after') renewPlanned(batching, cells);
          expect(planOf(batching, cells).needs).toBe(
            new Set(asks.map(({ entity, field }) => `${entity} ${field}`)).size,
          );
        }
        const { requests } = planOf(batching, cells);
        const before = sent.length;
        const second = askAll();
        await clock.pass(10_000);
        await second;
        expect(sent.length - before).toBe(requests);
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});
