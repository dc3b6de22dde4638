import type { Browser } from 'playwright-core';

import type { OpenServer } from './open-trial-server';
import type { TrialPage, TrialWindow } from './trial-page';
import { openTrial, type WorkbookSteps } from './workbook-steps';

jest.setTimeout(240_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;
let steps: WorkbookSteps;

beforeAll(async () => {
  ({ browser, server, trial, steps } = await openTrial());
});

afterAll(() => browser.close());

const rows = async (): Promise<string[][]> =>
  (await trial.read('Sources!A1:L90')).filter(([cell]) => cell !== '');

/** The row of a cell, from 1. */
const rowOf = async (cell: string): Promise<number> =>
  (await rows()).findIndex(([first]) => first?.trim() === cell) + 1;

describe('the table of sources', () => {
  it('leads back to the cell that a row is about', async () => {
    await steps.ribbon('Sources');
    await steps.says(/rows of sources/);
    await trial.idle();
    await trial.select('A5');
    await trial.page.waitForFunction(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      const at = workbook?.getActiveRange();
      return workbook?.getActiveSheet().getSheetName() === 'Comparison' && at?.getA1Notation() === 'E5';
    });
  });

  it('keeps what a person wrote beside a row with that row, whatever became of the others', async () => {
    const row = await rowOf('Comparison!B6');
    const gone = await rowOf('Comparison!I5');
    await steps.office(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sources');
      sheet.activate();
      sheet.getRange('L1').values = [['Checked by']];
      context.workbook.tables.getItem('KER_Sources').convertToRange();
      await context.sync();
      sheet.tables.add('A1:L91', true).name = 'KER_Sources';
      await context.sync();
    });
    await trial.write(`L${row}`, [['Ann, against the 10-K']]);
    await trial.write(`L${gone}`, [['Bob']]);
    await trial.page.evaluate(() => {
      const { trialHost } = window as unknown as TrialWindow;
      trialHost.type('Comparison!I5', '');
      trialHost.type('Comparison!C5', '');
      trialHost.type('Comparison!J20', '=KER.PROP("Tesla","ticker")');
    });
    await trial.idle();
    await steps.close();
    await steps.ribbon('Sources');
    await steps.says('86 cells, 90 rows of sources.');
    await trial.idle();
    const now = await rows();
    expect(now[row - 1]?.[0]?.trim()).toBe('Comparison!B6');
    expect(now[row - 1]?.[11]).toBe('Ann, against the 10-K');
    const kept = now.find(([, , , , , , , , , , , by]) => by === 'Bob');
    expect(kept?.[0]).toBe('Comparison!I5');
    expect(kept?.[10]).toBe('No longer in the workbook; row kept because of your notes');
    expect(now.map(([cell]) => cell?.trim())).toContain('Comparison!J20');
    expect(now.map(([cell]) => cell?.trim())).not.toContain('Comparison!C5');
    await trial.screenshot('workbook-sources-again.png');
  });

  it('recalculates first the cells that have not run since the workbook was opened, from memory', async () => {
    await steps.close();
    const before = await server.requests();
    // The add-in starts anew over the same workbook, as it does when Excel opens one that is calculated already.
    const frame = trial.page.frames().find((each) => each.url().includes('taskpane.html'));
    await frame?.evaluate(() => {
      Object.assign(window, { before: true });
      location.reload();
    });
    await frame?.waitForFunction(() => !('before' in window));
    await trial.pane.getByRole('tab', { name: 'Activity' }).waitFor();
    await steps.ribbon('Sources');
    await steps.says(/^86 cells have not run since the workbook was opened, or failed early/);
    await steps.says('This costs up to 86 requests. Values that are still fresh are free.');
    expect(await server.requests()).toEqual(before);
    await steps.press('Recalculate them and list again');
    await steps.says('86 cells, 90 rows of sources.');
    await trial.pane.getByText('have not run since').waitFor({ state: 'detached' });
    await trial.idle();
    const row = await rowOf('Comparison!H6');
    expect((await rows())[row - 1]?.[6]).not.toBe('');
  });

  it('refuses a table whose columns were rearranged, and says what to do', async () => {
    await steps.close();
    await steps.choose('Sources', 'A1');
    await trial.write('B1', [['Formel']]);
    await steps.ribbon('Sources');
    await steps.says(/Expected the table on the sheet Sources to begin in A1 with the columns Cell, Formula/);
    await trial.write('B1', [['Formula']]);
  });

  it('leaves no problem on the page', () => {
    expect(trial.problems).toEqual([]);
  });
});
