import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

import { installedBrowser } from './installed-browser';
import { type BrowserProgram, npmBrowser } from './npm-browser';

/** Nothing but the tested page may reach the network, and nothing may ask a person. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NOTHING_FOUND =
  'Expected a browser for the tests, got none. Install Google Chrome, Microsoft Edge or Chromium, ' +
  'or set CHROME to the path of one.';

/** Starts the browser that is installed here, or on Linux the one that npm ships. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** How the browser of the tests is started: which program it is, and with what. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { path, env } = await findBrowser();
  const variables = Object.entries({ ...process.env, ...env }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { executablePath: path, headless: true, args: FLAGS, env: Object.fromEntries(variables) };
}

/** The program of `launchBrowser`. */
export async function findBrowser(): Promise<BrowserProgram> {
  const installed = installedBrowser();
  if (installed !== undefined) return { path: installed, env: {} };
  const shipped = await npmBrowser();
  if (shipped !== undefined) return shipped;
  throw new Error(NOTHING_FOUND);
}
