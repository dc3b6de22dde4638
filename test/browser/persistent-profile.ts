import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

import { PATIENCE_MS } from '../until';
import { slowDown } from './slow-pages';

/** What a page may leave behind; what the browser compiled is no part of it. */
export const LEFT = 'cookies,file_systems,indexeddb,local_storage,cache_storage,service_workers';

/** How a page looks at first, as of a context. */
export type Look = {
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  viewport: { width: number; height: number };
  locale: string;
};

/** What is empty of every origin: a page that shows it does nothing, and stays in the process of the origin. */
const NOTHING = '/config.json';

/** What shows a page as it was asked for, for as long as it lives. */
const shownBy = new WeakMap<Page, CDPSession>();

/**
 * The page of the browser's own profile, which keeps compiled scripts from one file to the next; and one page for all,
 * because a new one would start a process of its own and bring all scripts into it. Whoever had it before is gone: other
 * pages are closed, nobody listens to it any more, and what was left at this address is removed.
 */
export async function openPersistentProfile(browser: Browser, url: string, look: Look): Promise<Page> {
  const [profile] = browser.contexts();
  if (profile === undefined) throw new Error('Expected the browser to have a profile');
  profile.setDefaultTimeout(PATIENCE_MS);
  const [earlier, ...others] = profile.pages();
  await Promise.all(others.map((each) => each.close()));
  const page = earlier ?? (await profile.newPage());
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  await page.goto(new URL(NOTHING, url).href);
  page.removeAllListeners();
  await slowDown(page);
  await forget(profile, page, url);
  await show(profile, page, look);
  return page;
}

/** Ends what the pages of the profile do; the first of them stays, with its scripts at hand. */
export async function releasePersistentProfile(browser: Browser): Promise<void> {
  const [first, ...others] = browser.contexts()[0]?.pages() ?? [];
  await Promise.all(others.map((each) => each.close()));
  if (first === undefined || !first.url().startsWith('http')) return;
  // A server of the file's own may have ended before.
  await first.goto(new URL(NOTHING, first.url()).href).catch(() => first.close());
}

async function forget(profile: BrowserContext, page: Page, url: string): Promise<void> {
  await Promise.all([profile.clearCookies(), profile.clearPermissions(), profile.unrouteAll()]);
  const session = await profile.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: LEFT });
  await session.detach();
  // What the browser keeps for a page and not for an address.
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
}

async function show(profile: BrowserContext, page: Page, look: Look): Promise<void> {
  const { colorScheme, reducedMotion, viewport, locale } = look;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  // A second one could not change the locale of the first.
  await shownBy.get(page)?.detach();
  const session = await profile.newCDPSession(page);
  shownBy.set(page, session);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
  await session.send('Emulation.setLocaleOverride', { locale });
}
