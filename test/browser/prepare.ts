import { installedBrowser } from './installed-browser';
import { npmBrowser } from './npm-browser';

/** Unpacks the npm-shipped browser, where that is the one, before several test processes look for it at once. */
// eslint-disable-next-line no-restricted-syntax -- Jest takes its set-up as the default export.
export default async function prepareBrowser(): Promise<void> {
  if (installedBrowser() === undefined) await npmBrowser();
}
