import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the search looks; tests give their own. */
export type SearchPlace = {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
};

const THIS_MACHINE: SearchPlace = { platform: process.platform, env: process.env, exists: existsSync };

/** The Chrome, Edge or Chromium that is installed here; the variable CHROME names another. */
export function installedBrowser(place: SearchPlace = THIS_MACHINE): string | undefined {
  const { env, exists } = place;
  if (env['CHROME'] !== undefined && env['CHROME'] !== '') {
    if (exists(env['CHROME'])) return env['CHROME'];
    throw new Error(`Expected CHROME to be the path of a browser, got ${env['CHROME']}`);
  }
  return candidates(place).find(exists);
}

function candidates({ platform, env }: SearchPlace): string[] {
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return folders.flatMap((folder) =>
      folder === undefined
        ? []
        : [
            join(folder, 'Google/Chrome/Application/chrome.exe'),
            join(folder, 'Microsoft/Edge/Application/msedge.exe'),
            join(folder, 'Chromium/Application/chrome.exe'),
          ],
    );
  }
  if (platform === 'darwin') {
    return ['Google Chrome', 'Microsoft Edge', 'Chromium'].flatMap((name) =>
      ['', env['HOME'] ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  return [
    // The same engine without a window of its own: a page opens for little more than half the processor time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ];
}
