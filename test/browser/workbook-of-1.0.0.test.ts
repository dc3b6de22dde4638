import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { FIRST_VERSION } from '../fixtures/recorded-answers';
import { until } from '../until';
import { openBrowser } from './open-browser';
import { openTrialServer } from './open-trial-server';
import { type Contents, contentsOf } from './saved-workbook';
import { TrialPage } from './trial-page';
import { WorkbookSteps } from './workbook-steps';

jest.setTimeout(180_000);

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(FIRST_VERSION, name), 'utf8'));

/** What version 1.0.0 had in the workbook: its formulas, and the sheet after it was frozen. */
const { formulas, frozen } = readJson('workbook.json') as {
  formulas: Record<string, string>;
  frozen: Contents[string];
};

/** The trial's database in the browser. */
type StoredDatabase = {
  name: string;
  version: number;
  stores: { name: string; rows: { key: string; value: unknown }[] }[];
};

let browser: Browser;
let trial: TrialPage;
let steps: WorkbookSteps;

beforeAll(async () => {
  const [opened, server] = await Promise.all([openBrowser(), openTrialServer()]);
  browser = opened;
  const prepare = (page: Page) => loadDatabase(page, `${server.url}/help.html`);
  trial = await TrialPage.open(browser, { url: server.url, prepare });
  steps = new WorkbookSteps(trial);
});
afterAll(() => browser.close());

/** Puts the database into the browser before the trial opens. */
async function loadDatabase(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(
    ({ name, version, stores }) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const store of stores) {
            const made = opening.result.createObjectStore(store.name);
            for (const { key, value } of store.rows) made.put(value, key);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      }),
    readJson('trial-storage.json') as StoredDatabase,
  );
}

/** Opens a saved workbook in place of what is open, whether or not that has changed. */
async function open(name: string): Promise<void> {
  await trial.page.evaluate(() => Object.assign(window, { isBefore: true }));
  const buffer = readFileSync(join(FIRST_VERSION, name));
  await trial.page.getByLabel('Workbook to open').setInputFiles({ name, mimeType: '', buffer });
  const agree = trial.page.getByRole('dialog').getByRole('button', { name: 'Open' });
  const isOpen = () => trial.page.evaluate(() => 'trialHost' in window && !('isBefore' in window));
  const first = await until(async () =>
    (await agree.isVisible()) ? 'question' : (await isOpen()) && 'open',
  );
  if (first === 'question') await agree.click();
  await trial.loaded();
}

test('the workbook that version 1.0.0 left in the browser opens with its formulas, settings and XML', async () => {
  expect(await steps.formulas()).toEqual(formulas);
  const stored = await trial.paneFrame.evaluate(() =>
    Excel.run(async (context) => {
      const setting = context.workbook.settings.getItemOrNullObject('made-by');
      const part = context.workbook.customXmlParts
        .getByNamespace('https://model.example/notes')
        .getOnlyItemOrNullObject();
      setting.load('value');
      part.load('id');
      await context.sync();
      return [setting.isNullObject ? undefined : (setting.value as unknown), part.isNullObject];
    }),
  );
  expect(stored).toEqual(['1.0.0', false]);
});

test('a file that version 1.0.0 saved has its formulas, which calculate', async () => {
  await open('live.xlsx');
  expect(await steps.formulas()).toEqual(formulas);
  expect(JSON.stringify(await trial.read('A4:H14'))).not.toContain('#');
});

test('one that version 1.0.0 froze shows its values, and the log restores the formulas', async () => {
  await open('frozen.xlsx');
  expect((await contentsOf(trial))['Comparison']).toEqual(frozen);
  await steps.unfreeze();
  await steps.says(/formulas restored/);
  const restored = Object.entries(await steps.formulas()).filter(([place]) =>
    place.startsWith('Comparison!'),
  );
  expect(Object.fromEntries(restored)).toEqual(formulas);
});
