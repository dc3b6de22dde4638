import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a page may leave behind; what the browser compiled is no part of it. */
const LEFT = 'cookies,file_systems,indexeddb,local_storage,cache_storage,service_workers';

/** How a page looks at first, as of a context. */
export type Look = {
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  viewport: { width: number; height: number };
  locale: string;
};

/**
 * A page in the browser's own profile, which keeps compiled scripts from one page to the next. Whoever had it before is
 * gone: its pages are closed, and what they left at this address is removed.
 */
export async function pageOfKeptProfile(browser: Browser, url: string, look: Look): Promise<Page> {
  const [profile] = browser.contexts();
  if (profile === undefined) throw new Error('Expected the browser to have a profile');
  const earlier = profile.pages();
  const page = await profile.newPage();
  await Promise.all(earlier.map((each) => each.close()));
  await forget(profile, page, url);
  await show(profile, page, look);
  return page;
}

async function forget(profile: BrowserContext, page: Page, url: string): Promise<void> {
  await Promise.all([profile.clearCookies(), profile.clearPermissions(), profile.unrouteAll()]);
  const session = await profile.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: LEFT });
  await session.detach();
}

async function show(profile: BrowserContext, page: Page, look: Look): Promise<void> {
  const { colorScheme, reducedMotion, viewport, locale } = look;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  const session = await profile.newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
  await session.send('Emulation.setLocaleOverride', { locale });
}
