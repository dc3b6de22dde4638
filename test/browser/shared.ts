import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BrowserServer } from 'playwright-core';

import { bundlePane } from '../taskpane/harness/bundle-pane';
import { launchBrowserServer } from './browser';

/** The variable by which the test processes find what one run starts once. */
export const SHARED_ADDRESS = 'KER_TEST_SHARED';

/** What the test files of one run share; nothing of it is started before a file asks for it. */
export type Shared = { address: string; close: () => Promise<void> };

/**
 * Listens for the test processes: `/browser?of=` starts a browser for each of them, whose clipboard nobody else then
 * writes to, and tells its address; `/pane.js` bundles the pane with its fixtures.
 */
export async function startShared(): Promise<Shared> {
  const browsers = new Map<string, Promise<BrowserServer>>();
  let pane: Promise<string> | undefined;

  const browserOf = (worker: string): Promise<BrowserServer> => {
    const browser = browsers.get(worker) ?? launchBrowserServer();
    browsers.set(worker, browser);
    return browser;
  };
  const answer = async (url: URL): Promise<string> => {
    if (url.pathname === '/pane.js') return (pane ??= bundlePane());
    return (await browserOf(url.searchParams.get('of') ?? '')).wsEndpoint();
  };
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost')).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      for (const browser of browsers.values()) {
        // One that did not start has told so to who asked for it.
        await browser.then((started) => started.close()).catch(() => undefined);
      }
    },
  };
}

/** What the run's shared server answers to a test. */
export async function fromShared(path: string): Promise<string> {
  const address = process.env[SHARED_ADDRESS];
  if (address === undefined) throw new Error(`Expected ${SHARED_ADDRESS} to be set by Jest's global set-up`);
  const response = await fetch(`${address}${path}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
