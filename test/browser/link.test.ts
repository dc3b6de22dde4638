import type { Browser } from 'playwright-core';

import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage, type TrialWindow } from './trial-page';
import { WorkbookSteps } from './workbook-steps';

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

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
  trial = await TrialPage.open(browser, { url: server.url });
  steps = new WorkbookSteps(trial);
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

const modelFormulas = async (): Promise<string[]> =>
  Object.entries(await steps.formulas()).flatMap(([cell, formula]) =>
    cell.startsWith('Model!') && formula.includes('KER.') ? [formula] : [],
  );

describe('links of typed numbers', () => {
  it('says the cost, and writes formulas for the rows that agree', async () => {
    await trial.screenshot('link-before.png');
    const before = await cost();
    await steps.ribbon('Link numbers');
    await steps.says(/typed numbers → \d+–?\d* requests to compare them/);
    expect(await cost()).toBe(before);
    await steps.press('Go');
    await steps.says('6 numbers in 2 rows agree with the service.');
    await steps.says('111,111 typed, 352,583 in SEC EDGAR, 2023-09-30');
    await trial.screenshot('link-choice.png');
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
    await trial.screenshot('link-after.png');
  });

  it('puts the numbers back', async () => {
    await steps.close();
    await steps.press('Unlink');
    await steps.says('6 numbers put back.');
    expect(await modelFormulas()).toEqual([]);
    expect(await steps.sheets()).not.toContain('KER Link Log');
    expect(trial.problems).toEqual([]);
  });
});
