import type { Browser, Page } from 'playwright-core';

import { openPersistentProfile } from '../../../browser/persistent-profile';
import { openBrowser } from '../../../browser/open-browser';
import { fromShared } from '../../../browser/shared';
import { slowDown } from '../../../browser/slow-pages';
import { PATIENCE_MS } from '../../../until';
import type { Controls } from './fixture-runtime';
import type { HarnessWindow } from './page';

/** How a test opens the pane. */
export type OpenOptions = {
  controls?: Partial<Controls>;
  language?: string;
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  /** A page that no later test gets, such as one whose clock is stopped. */
  ownPage?: boolean;
};

/** A page with the pane in it, and what went wrong on it. */
export type OpenPane = { page: Page; problems: string[] };

/** A page of Chromium that shows the pane over fixtures. */
export type PaneBrowser = { open: (options?: OpenOptions) => Promise<OpenPane>; close: () => Promise<void> };

/** Opens Chromium on the pane with its fixtures, which one run serves once. */
export async function startPaneBrowser(): Promise<PaneBrowser> {
  const [url, browser] = await Promise.all([fromShared('/pane'), openBrowser()]);
  // A page of its own for each test would compile the script anew each time.
  let shared: Promise<OpenPane> | undefined;
  return {
    open: async (options = {}) => {
      const pane = await (options.ownPage === true ? ownPage(browser) : (shared ??= keptPage(browser, url)));
      await load(pane, url, options);
      return pane;
    },
    close: () => browser.close(),
  };
}

/** What the harness page carries on its window, for use inside `page.evaluate`. */
export type HarnessGlobal = { harness: HarnessWindow };

const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

async function keptPage(browser: Browser, url: string): Promise<OpenPane> {
  const viewport = { width: 320, height: 720 };
  const look = { colorScheme: 'light', reducedMotion: 'reduce', viewport, locale: 'en-US' } as const;
  const page = await openPersistentProfile(browser, url, look);
  await page.context().grantPermissions(PERMISSIONS, { origin: url });
  return heard(page);
}

async function ownPage(browser: Browser): Promise<OpenPane> {
  const page = await browser.newPage({ reducedMotion: 'reduce', permissions: PERMISSIONS });
  page.setDefaultTimeout(PATIENCE_MS);
  await slowDown(page);
  return heard(page);
}

function heard(page: Page): OpenPane {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  return { page, problems };
}

/** Starts the pane anew; nothing of an earlier one is left in the page. */
async function load({ page, problems }: OpenPane, address: string, options: OpenOptions): Promise<void> {
  const { width = 320, height = 720, colorScheme = 'light', forcedColors = 'none' } = options;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
  await page.goto(address);
  problems.length = 0;
  await page.evaluate(
    ([change, language]) =>
      (window as unknown as HarnessGlobal).harness.start(change as Partial<Controls>, language),
    [options.controls ?? {}, options.language ?? 'en-US'] as const,
  );
  // React renders in a later task; a key that is pressed before would go nowhere.
  await page.getByRole('tablist').waitFor();
}
