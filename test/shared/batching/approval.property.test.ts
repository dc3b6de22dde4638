import { fc } from '../../fast-check';

import { propertyRuns } from '../../property-runs';
import { approvedLayer, WithheldError } from './approved-layer';

/** Within a recalculation, and clearly beyond it. */
const PAUSES_MS = [0, 20, 200, 900, 10_000];
const QUIET_MS = 10_000;

/** Cells that call at once, and how long nothing comes after them; `goes` where a person clicks Go then. */
const burst = fc.record({
  cells: fc.array(fc.record({ entity: fc.nat(30), property: fc.nat(2) }), { minLength: 1, maxLength: 25 }),
  pause: fc.constantFrom(...PAUSES_MS),
  goes: fc.boolean(),
});

test('no recalculation sends more than is allowed beside what a person agreed to, and every cell settles', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(burst, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 12 }),
      async (bursts, askAbove) => {
        const layer = await approvedLayer({ askAbove });
        let calls = 0;
        let settled = 0;
        let before = 0;
        // What a person agreed to and was not sent yet.
        let agreed = 0;
        for (const { cells, pause, goes } of bursts) {
          for (const { entity, property } of cells) {
            calls++;
            const cell = `S!A${entity}_${property}`;
            layer.batching.property(`e${entity}`, `p${property}`, { cell }).then(
              (value) => {
                settled++;
                expect(value).toBe(`e${entity} p${property}`);
              },
              (error: unknown) => {
                settled++;
                expect(error).toBeInstanceOf(WithheldError);
              },
            );
          }
          await layer.clock.pass(pause);
          expect(layer.sent.length - before).toBeLessThanOrEqual(askAbove + agreed);
          if (pause < QUIET_MS) continue;
          expect(settled).toBe(calls);
          agreed -= Math.max(0, layer.sent.length - before - askAbove);
          before = layer.sent.length;
          const { requests, more } = layer.approval.withheld;
          // Go is there as long as something waits.
          if (goes && requests > 0) {
            agreed = Math.max(agreed, requests + more);
            layer.approval.go();
          }
        }
        await layer.clock.pass(2 * QUIET_MS);
        expect(layer.sent.length - before).toBeLessThanOrEqual(askAbove + agreed);
        expect(settled).toBe(calls);
        await layer.batching.close();
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});
