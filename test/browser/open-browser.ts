import type { Browser } from 'playwright-core';

import { connectBrowser } from './connect-browser';
import { releasePersistentProfile } from './persistent-profile';
import { ownShared } from './shared';

/** Opens the browser of this test process; when it is closed its pages rest, because the process itself stays for other files. */
export async function openBrowser(): Promise<Browser> {
  const browser = await connectBrowser(await ownShared('browser'));
  // An earlier file may have ended without closing anything.
  await releasePersistentProfile(browser);
  const close = browser.close.bind(browser);
  browser.close = async (...given) => {
    await releasePersistentProfile(browser);
    await close(...given);
  };
  return browser;
}
