import { fc } from '../../fast-check';

import { propertyRuns } from '../../property-runs';
import { FakeClock } from './fake-clock';
import { answerOf, layerOf } from './fake-service';

type Order = 'rows' | 'columns' | 'random';
const LATENCY_MS = 50;
const CONNECTIONS = 6;

/** A service behind a browser, which opens six connections to one host. */
function browserTo(clock: FakeClock) {
  let free = CONNECTIONS;
  const waiting: (() => void)[] = [];
  const layer = layerOf({
    clock,
    send: async (request) => {
      layer.sent.push({ request, signal: new AbortController().signal, at: clock.now(), aborted: false });
      if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      else free--;
      await clock.sleep(LATENCY_MS);
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
      return answerOf(request);
    },
  });
  return layer;
}

/** The calls of a sheet whose rows are entities, in the order in which Excel makes them. */
function callsOf(entities: number, columns: number, order: Order, seed: number): [number, number][] {
  const calls: [number, number][] = [];
  for (let at = 0; at < entities * columns; at++) {
    if (order === 'columns') calls.push([at % entities, Math.floor(at / entities)]);
    else calls.push([Math.floor(at / columns), at % columns]);
  }
  if (order !== 'random') return calls;
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let at = calls.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [calls[at], calls[other]] = [calls[other]!, calls[at]!];
  }
  return calls;
}

async function run(entities: number, order: Order, { gapMs, seed = 7 }: { gapMs: number; seed?: number }) {
  const clock = new FakeClock();
  const { batching, sent } = browserTo(clock);
  const start = clock.now();
  let first: number | undefined;
  let last = 0;
  const noted = () => {
    first ??= clock.now() - start;
    last = clock.now() - start;
  };
  const calls = callsOf(entities, Math.round(10_000 / entities), order, seed);
  for (let at = 0; at < calls.length; at += 200) {
    for (const [entity, column] of calls.slice(at, at + 200)) {
      void batching.property(`e${entity}`, `p${column}`).then(noted);
    }
    if (gapMs > 0) await clock.pass(gapMs);
  }
  await clock.pass(30_000);
  expect(batching.figures()).toMatchObject({ queued: 0, inFlight: 0 });
  return { ratio: sent.length / entities, first: first!, last };
}

/** The last column is when all was there while nothing was held back but for 50 ms. */
test.each<[Order, number, number, number]>([
  ['rows', 0, 1.02, 1_710],
  ['columns', 0, 1.02, 1_710],
  ['random', 0, 1.02, 1_710],
  ['rows', 20, 1.05, 1_710],
  ['columns', 20, 1.05, 2_760],
  ['random', 20, 1.05, 2_760],
  ['rows', 50, 1.25, 2_510],
  ['columns', 50, 1.25, 4_310],
  ['random', 50, 1.25, 4_260],
])(
  '10,000 cells by %s, messages %d ms apart, cost at most %d times the minimum and little time',
  async (order, gapMs, most, before) => {
    const { ratio, first, last } = await run(200, order, { gapMs });
    expect(ratio).toBeLessThanOrEqual(most);
    expect(first).toBeLessThanOrEqual(500);
    expect(last).toBeLessThanOrEqual(before * 1.1);
  },
  20_000,
);

test('whatever the order, the pace and the shape of the sheet, few entities are asked twice', async () => {
  const sheet = fc.record({
    entities: fc.constantFrom(100, 200, 400),
    order: fc.constantFrom<Order>('rows', 'columns', 'random'),
    gapMs: fc.integer({ min: 0, max: 50 }),
    seed: fc.integer({ min: 1, max: 2_000_000_000 }),
  });
  await fc.assert(
    fc.asyncProperty(sheet, async ({ entities, order, gapMs, seed }) => {
      const { ratio, first } = await run(entities, order, { gapMs, seed });
      expect(ratio).toBeLessThanOrEqual(gapMs === 0 ? 1.02 : gapMs <= 20 ? 1.05 : 1.25);
      expect(first).toBeLessThanOrEqual(500);
    }),
    { numRuns: propertyRuns(20, 20) },
  );
}, 120_000);
