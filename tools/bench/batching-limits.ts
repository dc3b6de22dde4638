import { createBatching } from '../../src/shared/batching/batching';
import { FakeClock } from '../../test/shared/batching/fake-clock';
import { answerWith, type Anything } from './batching-layer';

const ALLOWED = 10;
const WINDOW_MS = 60_000;
const LATENCY_MS = 300;
const ENTITIES = 120;
const CELLS_AN_ENTITY = 20;

class TooMany extends Error {
  constructor(readonly retryAfterMs: number | undefined) {
    super('429');
  }
}

type Window = { accepted: number; refusals: number; toldAt: number; wasted: number };

/** A service that allows 10 requests a minute of its own clock, and the layer over it. */
function limitedLayer(announces: boolean) {
  const clock = new FakeClock();
  const start = clock.now();
  const windows: Window[] = [];
  const layer = createBatching<Anything>({
    clock,
    classify: (error) =>
      error instanceof TooMany
        ? { kind: 'rate-limited', retryAfterMs: error.retryAfterMs }
        : { kind: 'final' },
    makeError: ({ kind }) => new Error(kind),
    send: async (request) => {
      const index = Math.floor((clock.now() - start) / WINDOW_MS);
      const window = (windows[index] ??= { accepted: 0, refusals: 0, toldAt: Infinity, wasted: 0 });
      // A request is wasted where the layer had been told of the limit of this window before it sent it.
      if (clock.now() > window.toldAt) window.wasted++;
      const isAccepted = window.accepted < ALLOWED;
      window[isAccepted ? 'accepted' : 'refusals']++;
      await clock.sleep(LATENCY_MS);
      if (isAccepted) {
        return answerWith(request, Object.fromEntries(request.properties.map((name) => [name, name])));
      }
      window.toldAt = Math.min(window.toldAt, clock.now());
      throw new TooMany(announces ? (index + 1) * WINDOW_MS - (clock.now() - start) : undefined);
    },
  });
  return { layer, clock, start, windows };
}

async function settleAll(announces: boolean) {
  const { layer, clock, start, windows } = limitedLayer(announces);
  const cells = ENTITIES * CELLS_AN_ENTITY;
  let settled = 0;
  for (let entity = 0; entity < ENTITIES; entity++) {
    for (let cell = 0; cell < CELLS_AN_ENTITY; cell++) {
      void layer.property(`e${entity}`, `property_${cell}`).then(() => settled++);
    }
  }
  while (settled < cells && clock.now() - start < 100 * WINDOW_MS) await clock.pass(1_000);
  const { requests } = layer.figures().total;
  await layer.close();
  return {
    cells,
    settled,
    requests,
    needed: ENTITIES,
    minutes: Math.round((clock.now() - start) / WINDOW_MS),
    refusalsByWindow: Array.from(windows, (window?: Window) => window?.refusals ?? 0),
    sentAfterFirst429: windows.reduce((sum, { wasted }) => sum + wasted, 0),
  };
}

/**
 * A service that allows 10 requests a minute, under a simulated clock: what its refusals cost where it says how long to
 * wait, and where it does not. What is refused beyond the first 429 of a window was in flight when that one came, or
 * was sent after it, which is waste.
 */
export async function tenAMinuteBench(): Promise<Record<string, unknown>> {
  const announced = await settleAll(true);
  const ratio = Number((announced.requests / ENTITIES).toFixed(3));
  return { bench: 'ten-a-minute', ratio, ...announced, withoutRetryAfter: await settleAll(false) };
}
