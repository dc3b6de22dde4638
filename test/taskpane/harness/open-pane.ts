import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';

import type { Browser, Page } from 'playwright-core';

import { openBrowser } from '../../browser/open-browser';
import { fromShared } from '../../browser/shared';
import type { Controls } from './fixture-runtime';
import type { HarnessWindow } from './page';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>KER for Excel</title>
</head><body><div id="pane"></div><script src="/pane.js"></script></body></html>`;

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

/** Chromium and a small server that serve the pane over fixtures. */
export type PaneBrowser = { open: (options?: OpenOptions) => Promise<OpenPane>; close: () => Promise<void> };

/** Serves the pane with its fixtures, and opens Chromium. */
export async function startPaneBrowser(): Promise<PaneBrowser> {
  const [script, policy] = await Promise.all([fromShared('/pane.js'), readPolicy()]);
  const server = await serve(script, policy);
  const browser = await openBrowser();
  const { port } = server.address() as { port: number };
  // A page of its own for each test would compile the script anew each time.
  let shared: Promise<OpenPane> | undefined;
  return {
    open: async (options = {}) => {
      const pane = await (options.ownPage === true ? newPage(browser) : (shared ??= newPage(browser)));
      await load(pane, `http://localhost:${port}/`, options);
      return pane;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What the harness page carries on its window, for use inside `page.evaluate`. */
export type HarnessGlobal = { harness: HarnessWindow };

async function newPage(browser: Browser): Promise<OpenPane> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
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

/** The policy of the real page: everything must work under it. */
async function readPolicy(): Promise<string> {
  const html = await readFile('src/taskpane/taskpane.html', 'utf8');
  const policy = /content="(default-src[^"]+)"/.exec(html)?.[1];
  if (policy === undefined) throw new Error('Expected taskpane.html to have a Content-Security-Policy');
  return policy;
}

async function serve(script: string, policy: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/pane.js';
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.statusCode = isScript || request.url === '/' ? 200 : 204;
    response.end(isScript ? script : HTML);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return server;
}
