import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext } from 'playwright-core';

import { FLAGS, findBrowser } from '../../browser/browser';

/** A browser with one profile on disk. */
export type Profile = { context: BrowserContext; close: () => Promise<void> };

/** What an earlier page of an address may have left; files and what is compiled of scripts stay. */
const LEFT = 'cookies,file_systems,indexeddb,local_storage,cache_storage,service_workers';

/**
 * Starts a browser whose profile is on disk, as that of Excel's own browser is: there alone it keeps what it compiled of a
 * script, for whoever opens the workbook the next day.
 */
export async function launchProfile(): Promise<Profile> {
  const { path, env } = await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'ker-bench-'));
  const variables = Object.entries({ ...process.env, ...env }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: path,
    headless: true,
    args: FLAGS,
    env: Object.fromEntries(variables),
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

/** Removes what pages of these addresses stored. */
export async function forgetStored(context: BrowserContext, origins: readonly string[]): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const origin of origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT });
  }
  await page.close();
}
