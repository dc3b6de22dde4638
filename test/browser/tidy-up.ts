import type { Shared } from './shared';

/** Jest loads set-up and teardown apart from each other; the process is what both have. */
const kept = globalThis as { kerTestShared?: Shared };

/** Keeps what the teardown closes. */
export function closeLater(shared: Shared): void {
  kept.kerTestShared = shared;
}

/** Closes what the test files shared. */
// eslint-disable-next-line import/no-default-export -- Jest takes its teardown as the default export.
export default async function tidyUp(): Promise<void> {
  await kept.kerTestShared?.close();
}
