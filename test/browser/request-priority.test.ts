import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { serve } from '@hono/node-server';
import { buildSync } from 'esbuild';
import type { Browser } from 'playwright-core';

import { isUrgent } from '../../src/gateway/people/caller';
import type * as runtime from '../../src/addin/runtime/layer';
import { secureServer } from '../../src/server/secure-server';
import { openBrowser } from './open-browser';
import { KEY, smallService } from '../service/small-service';
import { idOf } from '../service/small-store';

type PageWindow = { layer: typeof runtime & { systemClock: runtime.LayerOptions['clock'] } };

const PEM = readFileSync(join(__dirname, '../server/localhost.pem'));
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The layer as a page loads it. */
function script(): string {
  const contents = `export * from './src/addin/runtime/layer'; export { systemClock } from './src/shared/batching/clock';`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'layer',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test('a browser tells the gateway which requests a person waits for, in HTTP/2 and without asking leave', async () => {
  const { fetch: answer } = smallService({ allowedOrigins: ['*'] });
  const seen: { method: string; path: string; urgent: boolean }[] = [];
  const server = serve({
    fetch: (request) => {
      const { method, headers, url } = request;
      const { pathname, search } = new URL(url);
      if (pathname.startsWith('/v1'))
        seen.push({ method, path: pathname + search, urgent: isUrgent(headers) });
      return answer(request);
    },
    hostname: 'localhost',
    port: 0,
    ...secureServer({ cert: PEM, key: PEM }),
  });
  const other = serve({
    fetch: answer,
    hostname: 'localhost',
    port: 0,
    ...secureServer({ cert: PEM, key: PEM }),
  });
  await Promise.all([once(server, 'listening'), once(other, 'listening')]);
  const addressOf = (one: typeof server) => `https://localhost:${(one.address() as AddressInfo).port}`;
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  try {
    // The page is another origin's, as the pane is where the service stands elsewhere.
    await page.goto(`${addressOf(other)}/openapi.json`);
    await page.addScriptTag({ content: script() });
    await page.evaluate(
      async ({ address, key, apple, pear }) => {
        const { createLayer, systemClock } = (window as unknown as PageWindow).layer;
        const { batching, search } = createLayer({
          ...{ address, key, fetch: (url, init) => fetch(url, init), clock: systemClock, storage: undefined },
          settings: { freshness: 'day', requestsPerMinute: 0, offline: 'error' },
        });
        await batching.property(apple, 'cik');
        await batching.property(pear, 'cik', { person: true });
        await search.ask({ name: 'Apple' });
        await search.ask({ name: 'Tesla' }, { person: true });
      },
      { address: addressOf(server), key: KEY, apple: idOf(1), pear: idOf(2) },
    );
    expect(seen.filter(({ method }) => method !== 'OPTIONS')).toEqual([
      { method: 'POST', path: `/v1/entities/${idOf(1)}`, urgent: false },
      { method: 'POST', path: `/v1/entities/${idOf(2)}`, urgent: true },
      { method: 'GET', path: '/v1/entities?name=Apple', urgent: false },
      { method: 'GET', path: '/v1/entities?name=Tesla', urgent: true },
    ]);
  } finally {
    await page.close();
    server.close();
    other.close();
  }
});
