import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext } from 'playwright-core';

import { launchOptions } from '../../../test/browser/browser';
import { LEFT } from '../../../test/browser/persistent-profile';

/** A browser with one profile on disk. */
export type Profile = { context: BrowserContext; close: () => Promise<void> };

/**
 * Starts a browser whose profile is on disk, as that of Excel's own browser is: there alone it keeps what it compiled of a
 * script, for whoever opens the workbook the next day.
 */
export async function launchProfile(): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'ker-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...(await launchOptions()),
    // The pane's policy allows no worker; the host stand-in needs one so that its work is not counted.
    bypassCSP: true,
  });
  return {
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Removes what pages of these addresses stored; files and what is compiled of scripts stay. */
export async function forgetStored(context: BrowserContext, origins: readonly string[]): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const origin of origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT });
  }
  await page.close();
}
