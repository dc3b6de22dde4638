import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Browser } from 'playwright-core';

import type { Proposal } from '../../src/addin/workbook/link/proposals';
import { runKer, TRIAL_KEY } from '../cli/run-ker';
import { rowXml as row, TestFolder } from '../cli/workbook-of';
import type { OpenServer } from './open-trial-server';
import type { TrialPage, TrialWindow } from './trial-page';
import { openTrial, type WorkbookSteps } from './workbook-steps';

jest.setTimeout(240_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;
let steps: WorkbookSteps;

const MODEL: (string | number)[][] = [
  ['Apple Inc. ($ in millions)', '', '', '', ''],
  ['', 2021, 2022, 2023, '2024E'],
  ['Net sales', 365_817, 394_328, 383_285, 400_000],
  ['Net income', 94_680, 99_803, 96_995, 100_000],
  ['Total assets', 351_002, 352_755, 111_111, 360_000],
  ['Growth', 0.05, 0.05, 0.05, 0.05],
];

/** Two companies on one sheet, with signs, estimates and numbers of nobody. */
const PLANTED = [
  row(1, ['$m', 'FY2021', 'FY2022', 'FY2023', '2024E']),
  row(2, ['Pfizer']),
  row(3, ['Total revenues', 81_288, 101_175, 59_553, 60_000]),
  row(4, ['Net income', 21_979, 31_372, 2_119, 9_000]),
  row(5, ['Headcount assumption', 111, 222, 333, 444]),
  row(6, ['Microsoft Corporation']),
  row(7, ['Revenue', 168_088, 198_270, 211_915, 230_000]),
  row(8, ['Less: Capex', -20_622, -23_886, -28_107, -30_000]),
  row(9, ['Net income', 61_271, 72_738, 72_361, 80_000]),
];

beforeAll(async () => {
  ({ browser, server, trial, steps } = await openTrial());
  await trial.page.evaluate((rows) => {
    const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
    const sheet = workbook?.create('Model', 40, 26);
    sheet?.getRange(0, 0, rows.length, 5).setValues(rows);
    sheet?.activate();
  }, MODEL);
  await trial.idle();
});

afterAll(() => browser.close());

const cost = async (): Promise<number> =>
  Object.values(await server.requests()).reduce((sum, count) => sum + count, 0);

/** The formula bar and the model below it. */
const SHEET = { x: 0, y: 118, width: 620, height: 220 };
/** The pictures of `docs` are copied from here. */
const picture = (name: string, clip: typeof SHEET) =>
  trial.picture(resolve('test/artefacts/link', `${name}.webp`), clip);

const modelFormulas = async (): Promise<string[]> =>
  Object.entries(await steps.formulas()).flatMap(([cell, formula]) =>
    cell.startsWith('Model!') && formula.includes('KER.') ? [formula] : [],
  );

describe('links of typed numbers', () => {
  it('says the cost, and writes formulas for the rows that agree', async () => {
    await picture('link-before', SHEET);
    const before = await cost();
    await steps.ribbon('Link numbers');
    await steps.says(/typed numbers → \d+–?\d* requests to compare them/);
    expect(await cost()).toBe(before);
    await steps.press('Go');
    await steps.says('6 numbers in 2 rows agree with the service.');
    await steps.says('111,111 typed, 352,583 in SEC EDGAR, 2023-09-30');
    const group = trial.pane.getByRole('group', { name: 'Link numbers…' });
    await group.scrollIntoViewIfNeeded();
    const place = await group.boundingBox();
    await picture('link-choice', { ...SHEET, ...place, height: 275 });
    const box = (name: string | RegExp) => trial.pane.getByRole('checkbox', { name });
    await box(/^All of Model!B3:D4/).uncheck();
    expect(await trial.pane.getByRole('button', { name: 'Link 0 numbers' }).isDisabled()).toBe(true);
    await box(/^Revenue, Apple Inc\./).check();
    await trial.pane.locator('summary').first().click();
    await box(/^C3: 394,328 typed/).uncheck();
    await trial.pane.getByRole('button', { name: 'Link 2 numbers' }).waitFor();
    await box(/^All of Model!B3:D4/).check();
    await steps.press('Link 6 numbers');
    await steps.says('6 numbers are live now.');
    await trial.idle();
    // The same formulas as `ker link` writes for this model.
    expect(await modelFormulas()).toContain('=KER.LATEST("Apple Inc.",$A3,B$2)/1000000');
    expect(await modelFormulas()).toHaveLength(6);
    expect(await trial.read('Model!B3:E5')).toEqual([
      ['365817', '394328', '383285', '400000'],
      ['94680', '99803', '96995', '100000'],
      ['351002', '352755', '111111', '360000'],
    ]);
    await steps.choose('Model', 'B3');
    await picture('link-after', SHEET);
  });

  it('puts the numbers back', async () => {
    await steps.close();
    await steps.press('Unlink');
    await steps.says('6 numbers put back.');
    expect(await modelFormulas()).toEqual([]);
    expect(await steps.sheets()).not.toContain('KER Link Log');
    expect(trial.problems).toEqual([]);
  });

  it('proposes for a file what ker link does', async () => {
    const folder = new TestFolder();
    const path = await folder.workbook('planted.xlsx', { sheets: [['Model', PLANTED.join('')]] });
    const { stdout } = await runKer(['link', path, '--json', '--service', server.url], {
      KER_API_KEY: TRIAL_KEY,
    });
    const { proposals } = JSON.parse(stdout) as { proposals: Proposal[] };
    const formulas = proposals.flatMap(({ status, cells }) =>
      cells.flatMap(({ verdict, place, formula }) =>
        status === 'proposed' && verdict === 'agrees'
          ? [[`Model!${place.row},${place.column}`, formula]]
          : [],
      ),
    );
    expect(formulas).toHaveLength(15);
    await trial.page
      .getByLabel('Workbook to open')
      .setInputFiles({ name: 'planted.xlsx', mimeType: '', buffer: readFileSync(path) });
    await trial.page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
    await trial.page
      .locator('#status')
      .getByText(/^Opened planted\.xlsx/)
      .waitFor();
    await trial.idle();
    await steps.ribbon('Link numbers');
    await steps.press('Go');
    await steps.press(`Link ${formulas.length} numbers`);
    await steps.says(`${formulas.length} numbers are live now.`);
    const written = Object.entries(await steps.formulas()).filter(([cell]) => cell.startsWith('Model!'));
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(formulas));
    folder.remove();
  });
});
