import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { FLAGS, findBrowser } from './browser';

/** A browser that other processes connect to by its address. */
export type BrowserProcess = { address: string; close: () => Promise<void> };

/** What keeps a page at work that nobody looks at, and its pictures alike everywhere. */
const UNATTENDED = [
  '--headless',
  '--hide-scrollbars',
  '--mute-audio',
  '--force-color-profile=srgb',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
  '--enable-automation',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--disable-field-trial-config',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-ipc-flooding-protection',
  '--disable-hang-monitor',
  '--disable-popup-blocking',
  '--disable-prompt-on-repost',
  '--disable-features=Translate,MediaRouter,OptimizationHints,DestroyProfileOnBrowserClose,PaintHolding,BackForwardCache',
  // What is compiled is kept the first time, not the second, and all of a script is, not what has run by then: the pages that
  // follow compile nothing any more.
  '--blink-settings=v8CacheOptions=4',
  '--remote-debugging-port=0',
];

/**
 * Starts a browser that keeps what it compiled: only a profile on disk does, a context of its own does not, and compiling
 * the sheet takes more than half the processor time of opening the trial.
 */
export async function startBrowserProcess(): Promise<BrowserProcess> {
  const { path: program, env } = await findBrowser();
  const profile = await mkdtemp(path.join(tmpdir(), 'ker-browser-'));
  const flags = [...FLAGS, ...UNATTENDED, `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(program, flags, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, which ends with all that it has started.
    detached: process.platform !== 'win32',
  });
  const close = async () => {
    await end(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { address: await addressOf(browser), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address that the browser tells on its error output. */
async function addressOf(browser: ChildProcess): Promise<string> {
  const { stderr } = browser;
  if (stderr === null) throw new Error('Expected the browser to have an error output');
  const said: string[] = [];
  const failed = once(browser, 'error').then(([error]) => Promise.reject(error as Error));
  const told = (async () => {
    for await (const line of createInterface(stderr)) {
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) return address;
      said.push(line);
    }
    throw new Error(`Expected the browser to tell its address, got ${said.slice(-5).join(' | ')}`);
  })();
  const address = await Promise.race([told, failed]);
  // What it says later is read and dropped, or it would wait for a reader.
  stderr.resume();
  return address;
}

async function end(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null || browser.pid === undefined) return;
  const ended = once(browser, 'exit');
  if (process.platform === 'win32') browser.kill();
  else process.kill(-browser.pid, 'SIGKILL');
  await ended;
}
