import { installedBrowser } from './installed-browser';
import { npmBrowser } from './npm-browser';
import { SHARED_ADDRESS, startShared } from './shared';
import { closeLater } from './tidy-up';

/**
 * Unpacks the npm-shipped browser, where that is the one, before several test processes look for it at once, and stands
 * ready to start what they share.
 */
// eslint-disable-next-line import/no-default-export -- Jest takes its set-up as the default export.
export default async function prepareBrowser(): Promise<void> {
  if (installedBrowser() === undefined) await npmBrowser();
  const shared = await startShared();
  process.env[SHARED_ADDRESS] = shared.address;
  closeLater(shared);
}
