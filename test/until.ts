/** Below the limit of tests with pages and processes, so that what is wrong is told, and not that the test took too long. */
export const PATIENCE_MS = 100_000;
const PAUSE_MS = 10;

/**
 * Looks again until a look neither gives `false` nor throws, as an expectation does that does not hold yet; gives what it
 * gave. For what a page, a process or a server does in its own time: a busy machine takes longer.
 */
export async function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, false>> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const seen = await look();
      if (seen !== false) return seen as Exclude<T, false>;
      throw new Error(`Expected this to become true: ${String(look)}`);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((soon) => setTimeout(soon, PAUSE_MS));
  }
}
