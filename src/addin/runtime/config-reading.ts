import type { Clock } from '../../shared/batching/clock';
import type { Fetch } from '../../shared/client/exchange';

/** No answer came, or none that says anything of the file. */
export const UNANSWERED = Symbol('unanswered');

/** What `config.json` holds; undefined where something else is served in its place. */
export type ConfigAnswer = { config: unknown } | typeof UNANSWERED;

/** `config.json`, read again and again until it is answered. */
export type ConfigReading = {
  /** What the first attempt brought. */
  first: Promise<ConfigAnswer>;
  /** The first answer; an attempt may still bring it while later ones are under way. */
  answer: Promise<{ config: unknown }>;
  stop: () => void;
};

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Begins to read `config.json` beside the page. */
export function readConfig(page: string, fetch: Fetch, clock: Clock): ConfigReading {
  let cancel = (): void => undefined;
  let attempts: Promise<ConfigAnswer> | undefined;
  const answer = new Promise<{ config: unknown }>((resolve) => {
    const attempt = (pauseMs: number) => {
      const answered = readOnce(page, fetch);
      attempts ??= answered;
      cancel = clock.after(pauseMs, () => attempt(Math.min(2 * pauseMs, LONGEST_PAUSE_MS)));
      void answered.then((one) => {
        if (one === UNANSWERED) return;
        cancel();
        resolve(one);
      });
    };
    attempt(FIRST_PAUSE_MS);
  });
  return { first: attempts ?? answer, answer, stop: () => cancel() };
}

async function readOnce(page: string, fetch: Fetch): Promise<ConfigAnswer> {
  try {
    const response = await fetch(new URL('config.json', page).href, {});
    // A site that has none says so.
    if (response.status === 404) return { config: {} };
    if (!response.ok) return UNANSWERED;
    return { config: await response.json().catch(() => undefined) };
  } catch {
    return UNANSWERED;
  }
}
