import { type Browser, chromium } from 'playwright-core';

import { fromShared } from './shared';

/** Opens the browser of this test process; closing it closes the pages that were opened here, for the next file to find it empty. */
export async function openBrowser(): Promise<Browser> {
  return chromium.connect(await fromShared(`/browser?of=${process.env['JEST_WORKER_ID'] ?? ''}`));
}
