/** A busy machine takes its time; each wait ends as soon as what it waits for is there. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;

/** What a look gives as soon as it gives something; `said` tells what was there instead. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  said: () => Promise<string> = () => Promise.resolve('nothing'),
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((soon) => setTimeout(soon, PAUSE_MS));
  }
  throw new Error(`Expected ${what} within ${PATIENCE_MS / 1_000} s, got ${await said()}`);
}
