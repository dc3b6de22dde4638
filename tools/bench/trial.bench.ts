import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { CDPSession, Page } from 'playwright-core';

import { launchBrowser } from '../../test/browser/browser';
import type { TrialWindow } from '../../test/browser/trial-page';
import { startTrialServer } from '../../test/browser/trial-server';
import { report } from './target';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const ENTITIES = 200;
const FIELDS = 50;
const CELLS = ENTITIES * FIELDS;
/** Of the processor time of a recalculation. */
const OWN_SHARE = 0.1;

type Share = { own: number; engine: number; addIn: number; browser: number };

/** How soon the trial can be used, and what ten thousand cells take there: the engine's part, and its own code's. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-bench-'));
  const server = await startTrialServer({}, builtWithMaps(folder));
  const browser = await launchBrowser();
  try {
    const maps = mapsOf(join(folder, 'trial'));
    const shares: Share[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 1500, height: 1100 } });
      const page = await context.newPage();
      print('interactive, nothing cached', { ms: await open(page, server.url) });
      print('interactive, opened again', { ms: await open(page, server.url) });
      const session = await context.newCDPSession(page);
      await fill(page, await modelOf(server.url));
      print(`${CELLS} cells, first time`, await profiled(session, maps, () => calculated(page)));
      const again = await profiled(session, maps, async () => {
        await page.evaluate(() => (window as unknown as TrialWindow).trialHost.recalculate('Full'));
        await calculated(page);
      });
      print(`${CELLS} cells, again`, again);
      shares.push(again.share);
      await context.close();
    }
    report({
      bench: 'trial',
      name: `the trial's own code ÷ all of a recalculation of ${CELLS} cells`,
      value: median(shares.map(ownShare)),
      target: OWN_SHARE,
      better: 'lower',
    });
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** The build, its trial with maps that tell which file a function is of; where its server starts. */
function builtWithMaps(folder: string): string {
  cpSync('dist', folder, { recursive: true, filter: (path) => !path.startsWith(join('dist', 'bench')) });
  execFileSync(
    process.execPath,
    [
      'node_modules/webpack/bin/webpack.js',
      ...['--config-name', 'trial', '--devtool', 'hidden-source-map', '--no-cache'],
      ...['--output-path', join(folder, 'trial')],
    ],
    { stdio: 'ignore' },
  );
  return join(folder, 'server/main.cjs');
}

type Maps = (script: string) => SourceMap | undefined;

function mapsOf(folder: string): Maps {
  const read = new Map<string, SourceMap | undefined>();
  return (script) => {
    if (!read.has(script)) {
      const file = join(folder, `${script}.map`);
      const map = existsSync(file)
        ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
        : undefined;
      read.set(script, map);
    }
    return read.get(script);
  };
}

/** Milliseconds from the address to a sheet that has calculated its sample and takes what is typed. */
async function open(page: Page, url: string): Promise<number> {
  const started = performance.now();
  await page.goto(url);
  await page.waitForFunction(() => 'trialHost' in window, undefined, { polling: 20 });
  await calculated(page);
  return Math.round(performance.now() - started);
}

const calculated = (page: Page) => page.evaluate(() => (window as unknown as TrialWindow).trialHost.idle());

const HEADERS = { 'X-API-KEY': 'ker-trial', 'Content-Type': 'application/json' };

/** Ids of companies, and what one of them has, over and over. */
async function modelOf(url: string): Promise<{ entities: string[]; fields: string[] }> {
  const response = await fetch(`${url}/v1/knowledge/query`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ input: `companies.order_by=revenue DESC.limit=${ENTITIES}.return(id)` }),
  });
  const { results } = (await response.json()) as { results: { id: string }[] };
  const entities = results.map(({ id }) => id);
  if (entities.length < ENTITIES) throw new Error(`Expected ${ENTITIES} companies, got ${entities.length}`);
  const introspection = await fetch(`${url}/v1/entities/${entities[0]}/introspection`, { headers: HEADERS });
  const { properties } = (await introspection.json()) as { properties: string[] };
  return {
    entities,
    fields: Array.from({ length: FIELDS }, (_, field) => properties[field % properties.length] ?? ''),
  };
}

/** Formulas as a model has them: entities down, fields across. */
async function fill(page: Page, model: { entities: string[]; fields: string[] }): Promise<void> {
  const frame = page.frames().find((each) => each.url().includes('taskpane.html'));
  if (frame === undefined) throw new Error('Expected the pane to be loaded');
  await frame.evaluate(
    async ({ entities, fields }) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add('Model');
        sheet.getRangeByIndexes(0, 1, 1, fields.length).values = [fields];
        sheet.getRangeByIndexes(1, 0, entities.length, 1).values = entities.map((id) => [id]);
        const column = (index: number) =>
          (index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : '') +
          String.fromCharCode(65 + (index % 26));
        sheet.getRangeByIndexes(1, 1, entities.length, fields.length).formulas = entities.map((_, row) =>
          fields.map((__, field) => `=KER.PROP($A${row + 2},${column(field + 1)}$1)`),
        );
        await context.sync();
      }),
    model,
  );
}

/** What was done meanwhile, by whose code the processor was in. */
async function profiled(session: CDPSession, maps: Maps, run: () => Promise<void>) {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  const started = performance.now();
  await run();
  const ms = Math.round(performance.now() - started);
  const { profile } = await session.send('Profiler.stop');
  const share: Share = { own: 0, engine: 0, addIn: 0, browser: 0 };
  const whose = new Map(profile.nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame, maps)]));
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const owner = whose.get(id);
    if (owner !== undefined) share[owner] += (profile.timeDeltas?.[index] ?? 0) / 1000;
  }
  return { ms, share };
}

type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number };

/** Undefined while nothing is done. The profiler is told no file of what the browser does by itself. */
function ownerOf(frame: Frame, maps: Maps): keyof Share | undefined {
  const { functionName, url, lineNumber, columnNumber } = frame;
  if (functionName === '(idle)') return undefined;
  if (url === '') return 'browser';
  const { pathname } = new URL(url, 'http://page');
  if (!pathname.startsWith('/trial/')) return 'addIn';
  const map = maps(pathname.slice('/trial/'.length));
  const entry = map?.findEntry(lineNumber, columnNumber);
  const file = entry !== undefined && 'originalSource' in entry ? entry.originalSource : '';
  return file.includes('/src/trial/') || file.includes('/src/formula/') ? 'own' : 'engine';
}

const ownShare = ({ own, engine, addIn, browser }: Share) => own / (own + engine + addIn + browser);

function print(run: string, figures: { ms: number; share?: Share }): void {
  const { ms, share } = figures;
  const rounded =
    share && Object.fromEntries(Object.entries(share).map(([key, each]) => [key, Math.round(each)]));
  console.log(JSON.stringify({ bench: 'trial', run, ms, ...(rounded && { processorMs: rounded }) }));
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? NaN;
}

void main().then(() => process.exit());
