import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

import { serve, type ServerType } from '@hono/node-server';
import type { Browser, Page } from 'playwright-core';

import { createSite } from '../../../src/server/site';
import { openBrowser } from '../../browser/open-browser';
import { PATIENCE_MS } from '../../until';

const OFFICE_JS_FILES = dirname(require.resolve('@microsoft/office-js/dist/office.js'));
const NOT_PUBLISHED = ['trial', 'server', 'gateway', 'bench', 'dataset'];

/** The functions as office.js has them, by their ids. */
type Associated = { _association: { mappings: Record<string, (text: string) => Promise<unknown>> } };

describe('an upgrade while Excel runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ker-upgrade-'));
  const site = join(folder, 'site');
  let browser: Browser;
  let server: ServerType;

  /** A later build: each part of the script has changed, and so has its name. */
  const makeBuild = (name: string): string => {
    const build = join(folder, name);
    cpSync(resolve('dist'), build, {
      recursive: true,
      filter: (file) => !NOT_PUBLISHED.includes(basename(file)),
    });
    const parts = readdirSync(build).filter((file) => /\.[0-9a-f]{8}\.js$/.test(file));
    for (const part of parts) {
      const text = `/* ${name} */${readFileSync(join(build, part), 'utf8')}`;
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const old = part.split('.').at(-2) ?? '';
      rmSync(join(build, part));
      writeFileSync(join(build, part.replace(old, hash)), text);
      for (const file of ['addin.js', 'files.json']) {
        for (const copy of ['br', 'gz']) rmSync(join(build, `${file}.${copy}`), { force: true });
        writeFileSync(join(build, file), readFileSync(join(build, file), 'utf8').replaceAll(old, hash));
      }
    }
    return build;
  };
  const deploy = (build: string) => {
    const run = spawnSync(process.execPath, ['tools/build/deploy.mjs', site, build], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
  };
  const numberParts = () => readdirSync(site).filter((file) => /^number\..*\.js$/.test(file));

  beforeAll(async () => {
    // As `npm run gateway` leaves it.
    const whole = join(folder, 'whole');
    cpSync(resolve('dist'), whole, {
      recursive: true,
      filter: (file) => !NOT_PUBLISHED.includes(basename(file)),
    });
    for (const name of ['server', 'gateway', 'bench']) mkdirSync(join(whole, name));
    for (const name of ['server', 'gateway', 'bench']) writeFileSync(join(whole, name, 'main.cjs'), 'secret');
    deploy(whole);
    const { fetch } = createSite({
      dist: site,
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
    rmSync(folder, { recursive: true });
  });

  /** The add-in as Excel opens it: its script is there, and no part of it that functions load when they are first called. */
  async function open(): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.route(/^https:/, (route) => {
      const file = new URL(route.request().url()).pathname.replace('/lib/1/hosted/', '');
      return route.fulfill({ path: join(OFFICE_JS_FILES, file) });
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/taskpane.html`);
    await page.getByRole('tab').first().waitFor();
    return page;
  }
  const number = (page: Page, text: string) =>
    page.evaluate(
      (asked) =>
        (globalThis as unknown as { CustomFunctions: Associated }).CustomFunctions._association.mappings[
          'NUMBER'
        ]!(asked),
      text,
    );
  const partOf = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/number.')),
    );

  test('leaves an open workbook its own parts for one version, gives a new one its own, and can be taken back', async () => {
    const [first] = numberParts();
    const before = await open();
    deploy(makeBuild('second'));
    expect(numberParts()).toHaveLength(2);
    expect(await number(before, '~$12.5M')).toEqual([[12_500_000]]);
    expect(basename((await partOf(before)) ?? '')).toBe(first);

    const after = await open();
    expect(await number(after, 'about 3 billion')).toEqual([[3_000_000_000]]);
    const second = basename((await partOf(after)) ?? '');
    expect(second).not.toBe(first);

    deploy(makeBuild('third'));
    expect(numberParts()).not.toContain(first);
    expect(numberParts()).toContain(second);

    const third = await open();
    deploy(resolve('dist'));
    expect(await number(third, '2k')).toEqual([[2_000]]);
    const back = await open();
    expect(await number(back, '7')).toEqual([[7]]);
    expect(basename((await partOf(back)) ?? '')).toBe(first);
  });

  test('refuses a folder without a name, which would be the one that somebody stands in, and says what fails in a sentence', () => {
    const here = mkdtempSync(join(folder, 'here-'));
    const run = spawnSync(process.execPath, [resolve('tools/build/deploy.mjs'), ''], {
      cwd: here,
      encoding: 'utf8',
    });
    expect([run.status, readdirSync(here)]).toEqual([1, []]);
    expect(run.stderr).toContain('Expected the folder of the web server');
    const wrong = [resolve('tools/build/deploy.mjs'), site, join(folder, 'nowhere')];
    expect(spawnSync(process.execPath, wrong, { encoding: 'utf8' }).stderr).toMatch(
      /^The build could not be put into \S+: ENOENT: no such file or directory.*\n$/,
    );
  });

  test('publishes nothing but what Excel and people load, and leaves what was administered', () => {
    const entries = readdirSync(site, { withFileTypes: true });
    expect(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual(['assets']);
    expect(entries.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
    expect(readFileSync(join(site, 'addin.js'), 'utf8')).not.toContain('sourceMappingURL');
    writeFileSync(join(site, 'config.json'), '{"serviceAddress":"https://chosen.example"}');
    deploy(resolve('dist'));
    expect(readFileSync(join(site, 'config.json'), 'utf8')).toContain('chosen');
  });
});
