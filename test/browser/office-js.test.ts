import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';

import { serve, type ServerType } from '@hono/node-server';
import type { Browser, Page } from 'playwright-core';

import { createSite } from '../../src/server/site';
import { PATIENCE_MS, until } from '../until';
import { openBrowser } from './open-browser';

/** Microsoft's own office.js, as the CDN serves it, from its npm package. */
const OFFICE_JS_FILES = dirname(require.resolve('@microsoft/office-js/dist/office.js'));
/** What Microsoft's script tries some seconds after it was loaded, which a page that is drawn at once does not live to see: a hidden frame. */
const TELEMETRY =
  /telemetryservice\.firstpartyapps\.oaspapps\.com|sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE=/;
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
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** The page over Microsoft's files: what of them it loaded, what was refused to it, and what it threw. */
  type Opened = { page: Page; loaded: string[]; refused: string[]; errors: string[] };

  async function open(path: string, edit = (html: string) => html): Promise<Opened> {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const [loaded, refused, errors]: [string[], string[], string[]] = [[], [], []];
    page.on('pageerror', (error) => errors.push(error.message));
    // What the page's own policy refuses never becomes a request; the console alone is told.
    page.on('console', (message) => {
      if (message.type() === 'error' && !TELEMETRY.test(message.text())) refused.push(message.text());
    });
    await page.route(/taskpane\.html/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: edit(await response.text()) });
    });
    await page.route(/^https:/, async (route) => {
      const url = route.request().url();
      const path = url.slice(OFFICE_JS_FOLDER.length).replace(/\?.*$/, '');
      const file = join(OFFICE_JS_FILES, path);
      const known = url.startsWith(OFFICE_JS_FOLDER) && existsSync(file);
      (known ? loaded : refused).push(known ? path : url);
      await (known ? route.fulfill({ path: file }) : route.abort());
    });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/${path}`);
    return { page, loaded, refused, errors };
  }

  test('loads as it does in Excel, registers every function and asks nothing else of the network', async () => {
    const { page, refused, errors } = await open('taskpane.html');
    await page.getByRole('tab').first().waitFor();
    const functions = await page.evaluate(() =>
      Object.keys(
        (globalThis as unknown as { CustomFunctions: { _association: { mappings: object } } }).CustomFunctions
          ._association.mappings,
      ),
    );
    expect(functions).toHaveLength(21);
    expect(errors).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('lets a deployment’s page reach its own service and no other', async () => {
    const { page, refused } = await open('taskpane.html', (html) =>
      html.replace(
        /connect-src [^;]*/,
        "connect-src 'self' https://ker.example.com https://login.example.com",
      ),
    );
    await page.getByRole('tab').first().waitFor();
    expect(refused).toEqual([]);
    const reach = (address: string) =>
      page.evaluate((url) => fetch(url).then(String, () => undefined), address);
    await reach('https://elsewhere.example.com/');
    await reach('https://login.example.com/token');
    // What the policy lets through comes to the network, which knows of no such host here.
    expect(refused.filter((text) => text === 'https://login.example.com/token')).toHaveLength(1);
    await until(() =>
      expect(refused.join()).toMatch(/'https:\/\/elsewhere\.example\.com\/' violates .* "connect-src 'self'/),
    );
  });

  // The part itself then looks for its host, which only Excel is; what is tested is that the policy lets it in.
  test.each([
    ['web', 'taskpane.html'],
    ['win32', 'taskpane.html'],
    ['mac', 'taskpane.html'],
    // The window in which people sign in.
    ['web', 'sign-in.html'],
    ['win32', 'sign-in.html'],
  ])('lets office.js load its part for Excel on %s into %s', async (platform, name) => {
    const { page, loaded, refused } = await open(`${name}?_host_Info=Excel$${platform}$16.01$de-DE$$$$16`);
    await page.waitForFunction(() => 'Excel' in window && 'Strings' in window);
    expect(loaded).toContainEqual(expect.stringContaining(`excel-${platform}-16`));
    expect(loaded).toContain('de-de/office_strings.js');
    expect(refused).toEqual([]);
  });

  test('shows the help under a policy that allows nothing but its text, its style and its pictures', async () => {
    const { page, refused, errors } = await open('help.html');
    const width = await page.locator('body').evaluate((body) => getComputedStyle(body).maxWidth);
    expect(width).toBe('960px');
    expect([...refused, ...errors]).toEqual([]);
  });
});
