import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';

import type { Browser, Page } from 'playwright-core';

import { openBrowser } from '../../browser/open-browser';
import { fromShared } from '../../browser/shared';
import type { Controls } from './fixture-runtime';
import type { HarnessWindow } from './page';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>KER for Excel</title>
<style>body{margin:0}</style></head><body><div id="pane"></div><script src="/pane.js"></script></body></html>`;

/** How a test opens the pane. */
export type OpenOptions = {
  controls?: Partial<Controls>;
  language?: string;
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
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
  return {
    open: async (options = {}) => openPage(browser, `http://localhost:${port}/`, options),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What the harness page carries on its window, for use inside `page.evaluate`. */
export type HarnessGlobal = { harness: HarnessWindow };

async function openPage(browser: Browser, address: string, options: OpenOptions): Promise<OpenPane> {
  const { width = 320, height = 720, colorScheme = 'light', forcedColors = 'none' } = options;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    forcedColors,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  await page.goto(address);
  await page.evaluate(
    ([change, language]) => (window as unknown as HarnessGlobal).harness.start(change, language),
    [options.controls ?? {}, options.language ?? 'en-US'] as const,
  );
  // React renders in a later task; a key that is pressed before would go nowhere.
  await page.getByRole('tablist').waitFor();
  return { page, problems };
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
