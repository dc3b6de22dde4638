import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';

import { serve, type ServerType } from '@hono/node-server';
import type { Browser } from 'playwright-core';

import { createSite } from '../../src/server/site';
import { launchBrowser } from './browser';

jest.setTimeout(60_000);

/** Microsoft's own office.js, as the CDN serves it, from its npm package. */
const OFFICE_JS_FILES = dirname(require.resolve('@microsoft/office-js/dist/office.js'));
const OFFICE_JS_FOLDER = 'https://appsforoffice.microsoft.com/lib/1/hosted/';

describe("the built pane over Microsoft's office.js", () => {
  let browser: Browser;
  let server: ServerType;

  beforeAll(async () => {
    const { fetch } = createSite({
      dist: resolve('dist'),
      trial: false,
      deployment: {},
      service: () => new Response(null, { status: 404 }),
    });
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test('loads as it does in Excel, registers every function and asks nothing else of the network', async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.route(/^https:/, async (route) => {
      const url = route.request().url();
      const file = join(OFFICE_JS_FILES, url.slice(OFFICE_JS_FOLDER.length).replace(/\?.*$/, ''));
      const known = url.startsWith(OFFICE_JS_FOLDER) && existsSync(file);
      if (!known) asked.push(url);
      await (known ? route.fulfill({ path: file }) : route.abort());
    });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/taskpane.html`);

    await page.getByRole('tab').first().waitFor();
    const functions = await page.evaluate(() =>
      Object.keys(
        (globalThis as unknown as { CustomFunctions: { _association: { mappings: object } } }).CustomFunctions
          ._association.mappings,
      ),
    );

    expect(functions).toHaveLength(18);
    expect(problems).toEqual([]);
    expect(asked).toEqual([]);
  });
});
