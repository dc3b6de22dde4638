import { type Browser, chromium } from 'playwright-core';

import { ownShared } from './shared';

/** Opens the browser of this test process; what an earlier file left open in its profile is closed. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.connectOverCDP(await ownShared('browser'));
  await Promise.all(browser.contexts().flatMap((profile) => profile.pages().map((page) => page.close())));
  return browser;
}
