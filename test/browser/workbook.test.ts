import type { Browser } from 'playwright-core';

import { until } from '../until';
import type { OpenServer } from './open-trial-server';
import type { TrialPage, TrialWindow } from './trial-page';
import { openTrial, type WorkbookSteps } from './workbook-steps';

jest.setTimeout(180_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;
let steps: WorkbookSteps;

beforeAll(async () => {
  ({ browser, server, trial, steps } = await openTrial());
});

afterAll(() => browser.close());

const cost = async (): Promise<number> =>
  Object.values(await server.requests()).reduce((sum, count) => sum + count, 0);

describe('the actions on the workbook', () => {
  it('says the cost of a refresh, sends nothing until Go, and then says what changed', async () => {
    const before = await cost();
    const size = trial.page.viewportSize() ?? { width: 1500, height: 1320 };
    await trial.page.setViewportSize({ width: 1280, height: 720 });
    await steps.ribbon('Workbook');
    await steps.says(/cells → \d+ entities → \d+ requests/);
    expect(await cost()).toBe(before);
    const go = trial.pane.getByRole('button', { name: 'Go', exact: true });
    await until(async () => {
      const box = await go.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(720);
    });
    await trial.page.setViewportSize(size);
    await steps.press('Cancel');
    expect(await cost()).toBe(before);

    await trial.select('H5');
    await steps.ribbon('Selection');
    await steps.says('1 cell → 1 entity → 2 requests → 2 credits');
    await steps.press('Go');
    await steps.says('0 changed, 1 unchanged, 0 failed');
    // The name is looked up again, too.
    expect((await cost()) - before).toBe(2);
    await trial.screenshot('workbook-refresh.png');
  });

  it('opens the Lookup tab from Look up, wherever the pane stands', async () => {
    const selected = trial.pane.getByRole('tab', { selected: true });
    await trial.pane.getByRole('tab', { name: 'Settings' }).click();
    expect(await selected.innerText()).toContain('Settings');
    await steps.ribbon('Look up');
    await trial.pane.getByRole('tab', { name: 'Lookup', selected: true }).waitFor();
    await steps.ribbon('Workbook');
    await trial.pane.getByRole('tab', { name: 'Activity', selected: true }).waitFor();
    await steps.press('Cancel');
  });

  it('freezes every formula with a log, and restores them after rows were inserted and the sheet renamed', async () => {
    const before = await steps.formulas();
    const shown = await trial.read('A4:I14');
    await steps.ribbon('Freeze', 'Freeze the workbook');
    await steps.says(/formulas converted to values/);
    expect(await steps.sheets()).toContain('KER Freeze Log');
    const frozen = await steps.formulas();
    expect(Object.values(frozen).filter((formula) => formula.includes('KER.'))).toEqual([]);
    expect(await trial.read('Comparison!A4:I14')).toEqual(shown);
    await trial.screenshot('workbook-frozen.png');

    await trial.page.evaluate(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      const sheet = workbook?.getSheetByName('Comparison');
      sheet?.insertRows(2, 3);
      sheet?.setName("Bob's model");
    });
    await steps.unfreeze();
    await steps.says(/formulas restored/);
    const moved = Object.fromEntries(
      Object.entries(before).map(([place, formula]) => {
        const [row = 0, column = 0] = place.split('!')[1]!.split(',').map(Number);
        const shifted = formula.replaceAll(
          /(?<![\w.])(\$?[A-I]\$?)(\d+)\b/g,
          (_, letter: string, number: string) => `${letter}${Number(number) + 3}`,
        );
        return [`Bob's model!${row + 3},${column}`, shifted];
      }),
    );
    await trial.idle();
    expect(await steps.formulas()).toEqual(moved);
    expect(await steps.sheets()).toEqual(["Bob's model"]);
    await trial.page.evaluate(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      const sheet = workbook?.getSheets()[0];
      sheet?.deleteRows(2, 3);
      sheet?.setName('Comparison');
    });
    await trial.idle();
  });

  it('lists every source without a request, and again in place', async () => {
    const before = await cost();
    await steps.ribbon('Sources');
    await steps.says(/rows of sources/);
    expect(await cost()).toBe(before);
    await trial.idle();
    const rows = (await trial.read('Sources!A1:K60')).filter(([cell]) => cell !== '');
    expect(rows[0]).toEqual([
      'Cell',
      'Formula',
      'Shows',
      'Entity',
      'Field',
      'Value',
      'Source',
      'Date',
      'Age (days)',
      'Document',
      'Note',
    ]);
    const employees = rows.find(([cell]) => cell?.trim() === 'Comparison!H5');
    expect(employees?.slice(1, 6)).toEqual([
      '=KER.PROP(A5,"employee_count")',
      expect.stringMatching(/^164,?000$/),
      'Apple Inc.',
      'employee_count',
      expect.stringMatching(/^164,?000$/),
    ]);
    expect(employees?.[6]).not.toBe('');
    expect(employees?.[7]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Number(employees?.[8])).toBeGreaterThan(0);
    await trial.screenshot('workbook-sources.png');
    // Closed, so that what is read next is said of the second audit.
    await steps.close();
    await steps.ribbon('Sources');
    await steps.says(/rows of sources/);
    expect((await steps.sheets()).filter((name) => name.startsWith('Sources'))).toEqual(['Sources']);
    // Its rows are written anew, so that for a moment there are none.
    await trial.idle();
    expect((await trial.read('Sources!A1:K60')).filter(([cell]) => cell !== '')).toHaveLength(rows.length);
  });

  it('shows which properties the selected entities have, after saying the cost twice', async () => {
    const before = await cost();
    await trial.page.evaluate(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      const sheet = workbook?.getSheetByName('Comparison');
      if (sheet) workbook?.setActiveSheet(sheet);
      sheet?.getRange('A5:A8').activate();
    });
    await steps.ribbon('Coverage');
    await steps.says(/Matching 4 entities: (?:\d+–)?\d+ requests?\./);
    expect(await cost()).toBe(before);
    await steps.press('Go');
    await trial.pane.getByRole('checkbox', { name: 'employee_count' }).check();
    await trial.pane.getByRole('checkbox', { name: 'ticker' }).check();
    await steps.says(/No requests needed\.|Filling the grid: \d+ requests?\./);
    await steps.press('Go');
    await steps.says(/\d+ filled, \d+ missing, 0 failed/);
    await trial.idle();
    const grid = await trial.read('Coverage!A1:F5');
    expect(grid[0]?.slice(0, 4)).toEqual(['Entity', 'Filled', 'employee_count', 'ticker']);
    expect(grid[1]).toEqual([
      'Apple Inc.',
      '100%',
      'filled',
      'filled',
      expect.any(String),
      expect.any(String),
    ]);
    await trial.screenshot('workbook-coverage.png');
  });

  it('compares the freeze log with what its formulas give now', async () => {
    await trial.page.evaluate(() => {
      const { trialHost } = window as unknown as TrialWindow;
      const workbook = trialHost.api.getActiveWorkbook();
      const sheet = workbook?.getSheetByName('Comparison');
      if (sheet) workbook?.setActiveSheet(sheet);
    });
    await trial.select('H6');
    await steps.ribbon('Freeze', 'Freeze the selection');
    await steps.says('1 formula converted to values. Unfreeze restores it.');
    const before = await cost();
    await steps.ribbon('What changed', 'Since the freeze');
    await steps.says('1 cell → 0 entities → 0 requests → 0 credits');
    await steps.says('Values that are still fresh are free and not counted.');
    expect(await cost()).toBe(before);
    await steps.press('Cancel');
    expect(await steps.sheets()).not.toContain('KER comparison');
    await steps.ribbon('What changed', 'Since the freeze');
    await steps.press('Go');
    await steps.says('Nothing changed.');
    expect(await cost()).toBe(before);
    await trial.page.evaluate(() => {
      const { trialHost } = window as unknown as TrialWindow;
      trialHost.type('Comparison!A6', trialHost.read('Comparison!A5')[0]?.[0] ?? '');
    });
    await trial.idle();
    await steps.ribbon('What changed', 'Since the freeze');
    await steps.press('Go');
    await steps.says('1 changed, 0 unchanged, 0 failed');
    await trial.idle();
    expect(await steps.sheets()).toContain('KER Changes');
    expect(await steps.sheets()).not.toContain('KER comparison');
    expect((await trial.read('KER Changes!A2:C2'))[0]).toEqual([
      'Comparison!H6',
      expect.any(String),
      '164000',
    ]);
  });

  it('leaves no problem on the page', () => {
    expect(trial.problems).toEqual([]);
  });
});
