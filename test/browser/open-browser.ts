import type { Browser } from 'playwright-core';

import { restKeptProfile } from './kept-profile';
import { ownShared } from './shared';

/** What `whole-service-environment.ts` puts in reach, because it takes a third of a second to load for each file. */
const { kerConnect } = globalThis as unknown as {
  readonly kerConnect: (address: string) => Promise<Browser>;
};

/** Opens the browser of this test process; when it is closed its pages rest, because the process itself stays for other files. */
export async function openBrowser(): Promise<Browser> {
  const browser = await kerConnect(await ownShared('browser'));
  // An earlier file may have ended without closing anything.
  await restKeptProfile(browser);
  const close = browser.close.bind(browser);
  browser.close = async (...given) => {
    await restKeptProfile(browser);
    await close(...given);
  };
  return browser;
}
