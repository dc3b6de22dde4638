import { createBatching } from '../../src/batching/batching';
import { FakeClock } from '../batching/fake-clock';
import { answerWith, type Anything } from './batching-layer';

const ALLOWED = 10;
const WINDOW_MS = 60_000;
const LATENCY_MS = 300;
const ENTITIES = 120;
const CELLS_AN_ENTITY = 20;

class TooMany extends Error {
  constructor(readonly retryAfterMs: number) {
    super('429');
  }
}

/** A service that allows 10 requests a minute, under a simulated clock: what its refusals cost. */
export async function tenAMinuteBench(): Promise<Record<string, unknown>> {
  const clock = new FakeClock();
  const start = clock.now();
  const windows = new Map<number, { accepted: number; refusals: number; sentAfterRefusal: number }>();
  const layer = createBatching<Anything>({
    clock,
    classify: (error) =>
      error instanceof TooMany
        ? { kind: 'rate-limited', retryAfterMs: error.retryAfterMs }
        : { kind: 'final' },
    makeError: ({ kind }) => new Error(kind),
    send: async (request) => {
      const index = Math.floor((clock.now() - start) / WINDOW_MS);
      const window = windows.get(index) ?? {
        accepted: 0,
        refusals: 0,
        sentAfterRefusal: 0,
        toldAt: Infinity,
      };
      windows.set(index, window);
      if (window.accepted >= ALLOWED) {
        window.refusals++;
        const retryAfterMs = (index + 1) * WINDOW_MS - (clock.now() - start);
        await clock.sleep(LATENCY_MS);
        throw new TooMany(retryAfterMs - LATENCY_MS);
      }
      window.accepted++;
      await clock.sleep(LATENCY_MS);
      return answerWith(request, Object.fromEntries(request.properties.map((name) => [name, name])));
    },
  });
  let settled = 0;
  for (let entity = 0; entity < ENTITIES; entity++) {
    for (let cell = 0; cell < CELLS_AN_ENTITY; cell++) {
      void layer.property(`e${entity}`, `property_${cell}`).then(() => settled++);
    }
  }
  while (settled < ENTITIES * CELLS_AN_ENTITY && clock.now() - start < 100 * WINDOW_MS)
    await clock.pass(1_000);
  const { requests } = layer.figures().total;
  const refusals = [...windows.values()].map((window) => window.refusals);
  await layer.close();
  return {
    bench: 'ten-a-minute',
    ratio: Number((requests / ENTITIES).toFixed(3)),
    cells: ENTITIES * CELLS_AN_ENTITY,
    settled,
    requests,
    needed: ENTITIES,
    minutes: Math.round((clock.now() - start) / WINDOW_MS),
    refusalsByWindow: refusals,
    wastedAfterFirstWindow: refusals.slice(1).reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}
