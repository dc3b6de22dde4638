import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { bundlePane } from './bundle-pane';

/** Where the pane with its fixtures is served. */
export type PaneSite = { url: string; close: () => Promise<void> };

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>KER for Excel</title>
</head><body><div id="pane"></div><script src="/pane.js"></script></body></html>`;

/** A browser keeps the script for as long as a run takes, and what it compiled of it too. */
const KEPT = 'max-age=86400, immutable';

/** Serves the pane, bundled with its fixtures. */
export async function startPaneSite(): Promise<PaneSite> {
  const [script, policy] = await Promise.all([bundlePane(), readPolicy()]);
  const parts = new Map<string, { type: string; text: string; kept?: string }>([
    ['/', { type: 'text/html; charset=utf-8', text: HTML }],
    ['/pane.js', { type: 'text/javascript', text: script, kept: KEPT }],
    // On which the page rests between files.
    ['/config.json', { type: 'application/json', text: '{}' }],
  ]);
  const server = createServer((request, response) => {
    const { type, text, kept } = parts.get(request.url ?? '') ?? {};
    response.setHeader('Content-Security-Policy', policy);
    if (kept !== undefined) response.setHeader('Cache-Control', kept);
    response.writeHead(text === undefined ? 204 : 200, { 'Content-Type': type ?? 'text/plain' });
    response.end(text);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The policy of the real page: everything must work under it. */
async function readPolicy(): Promise<string> {
  const html = await readFile('src/addin/taskpane/taskpane.html', 'utf8');
  const policy = /content="(default-src[^"]+)"/.exec(html)?.[1];
  if (policy === undefined) throw new Error('Expected taskpane.html to have a Content-Security-Policy');
  return policy;
}
