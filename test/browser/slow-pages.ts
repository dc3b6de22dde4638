import type { Page } from 'playwright-core';

/** So many milliseconds later pages do what they would do next; what leans on a quick machine then fails on any. */
const DELAY_MS = Number(process.env['SLOW_PAGES'] ?? 0);

const slowed = new WeakSet<Page>();

/** Delays the messages of a page to itself, by which React draws, its timers and its requests, where a run is to be slow. */
export async function slowDown(page: Page): Promise<void> {
  if (DELAY_MS === 0 || slowed.has(page)) return;
  slowed.add(page);
  await page.addInitScript((delay) => {
    const [fetch, later] = [window.fetch.bind(window), window.setTimeout.bind(window)];
    const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value as (
      message: unknown,
    ) => void;
    Object.assign(MessagePort.prototype, {
      postMessage(this: MessagePort, ...given: [unknown]) {
        later(() => Reflect.apply(post, this, given), delay);
      },
    });
    Object.assign(window, {
      fetch: (...given: Parameters<typeof fetch>) =>
        new Promise((go) => later(go, delay)).then(() => fetch(...given)),
      setTimeout: (work: () => void, ms = 0, ...given: unknown[]) => later(work, ms + delay, ...given),
    });
  }, DELAY_MS);
}
