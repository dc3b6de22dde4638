import { type Browser, chromium } from 'playwright-core';

import { ownShared } from './shared';

/** Opens the browser of this test process; closing it closes the pages that were opened here, for the next file to find it empty. */
export async function openBrowser(): Promise<Browser> {
  return chromium.connect(await ownShared('browser'));
}
