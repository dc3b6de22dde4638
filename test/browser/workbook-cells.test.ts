import type { Browser } from 'playwright-core';

import type { TrialPage, TrialWindow } from './trial-page';
import { openTrial, type WorkbookSteps } from './workbook-steps';

jest.setTimeout(240_000);

let browser: Browser;
let trial: TrialPage;
let steps: WorkbookSteps;

beforeAll(async () => {
  ({ browser, trial, steps } = await openTrial());
});

afterAll(() => browser.close());

async function plan(sheet: string, address: string): Promise<void> {
  await steps.choose(sheet, address);
  await steps.ribbon('Selection');
}

describe('which cells an action is about', () => {
  it('takes several areas that were selected with Ctrl, each cell once', async () => {
    await trial.select('H5');
    await trial.page.keyboard.down('Control');
    await trial.select('H7');
    await trial.select('B9');
    await trial.page.keyboard.up('Control');
    await steps.ribbon('Selection');
    await steps.says(/^3 cells → 3 entities/);
    await steps.press('Cancel');
    await steps.ribbon('Freeze', 'Freeze the selection');
    await steps.says('3 formulas converted to values. Unfreeze restores them.');
    const formulas = await steps.formulas();
    expect(['Comparison!4,7', 'Comparison!6,7', 'Comparison!8,1'].filter((cell) => cell in formulas)).toEqual(
      [],
    );
    await steps.unfreeze();
    await steps.says('3 formulas restored.');
  });

  it('takes whole columns, whole rows and the whole sheet as far as they are used', async () => {
    await plan('Comparison', 'H:H');
    await steps.says(/^15 cells/);
    await plan('Comparison', '5:6');
    await steps.says(/^16 cells/);
    await plan('Comparison', 'A:AN');
    await steps.says(/^87 cells/);
    await steps.press('Cancel');
  });

  it('says that there is nothing to do where no cell asks the service', async () => {
    await steps.addSheet('Empty');
    await plan('Comparison', 'A5:A9');
    await steps.says('No KER formulas here.');
    expect(await trial.pane.getByRole('button', { name: 'Go', exact: true }).isDisabled()).toBe(true);
    await plan('Empty', 'A1:C9');
    await steps.says('No KER formulas here.');
    await steps.ribbon('Sheet');
    await steps.says('No KER formulas here.');
    await steps.ribbon('Freeze', 'Freeze the sheet');
    await steps.says('No KER formulas here.');
    await steps.ribbon('Coverage');
    await steps.says('First select cells with entity names or ids.');
    await steps.press('Cancel');
    expect(await steps.sheets()).toEqual(['Comparison', 'Empty']);
  });

  it('freezes and restores one sheet, and leaves the others live', async () => {
    await steps.choose('Empty', 'A1');
    await trial.write('A1:A2', [['=KER.PROP("Apple","ticker")'], ['=KER.ENTITY("Tesla","Company")']]);
    await trial.idle();
    const before = await steps.formulas();
    await steps.ribbon('Freeze', 'Freeze the sheet');
    await steps.says('2 formulas converted to values. Unfreeze restores them.');
    expect((await steps.kerFormulas()).filter((place) => place.startsWith('Empty'))).toEqual([]);
    expect((await steps.kerFormulas()).length).toBe(87);
    expect(await trial.cell('Empty!A1')).toBe('AAPL');
    await steps.unfreeze();
    await steps.says('2 formulas restored.');
    await trial.idle();
    expect(await steps.formulas()).toEqual(before);
  });

  it('reads hidden sheets, and keeps a very hidden log until all is restored', async () => {
    await steps.office(async (context) => {
      context.workbook.worksheets.getItem('Comparison').activate();
      context.workbook.worksheets.getItem('Empty').visibility = 'Hidden';
      await context.sync();
    });
    await trial.pane.getByRole('checkbox', { name: 'Hide freeze log' }).check();
    await steps.press('Freeze');
    await steps.says('89 formulas converted to values. Unfreeze restores them.');
    expect(await steps.kerFormulas()).toEqual([]);
    expect(await steps.sheets()).toContain('KER Freeze Log');
    expect(
      await trial.page.evaluate(() => (window as unknown as TrialWindow).trialHost.document.veryHidden.size),
    ).toBe(1);
    await steps.unfreeze();
    await steps.says('89 formulas restored.');
    expect(await steps.kerFormulas()).toHaveLength(89);
    expect(await steps.sheets()).toEqual(['Comparison', 'Empty']);
    await trial.idle();
  });

  it('leaves a protected sheet as it is, says so, and restores what was protected later', async () => {
    await steps.office(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Empty');
      sheet.visibility = 'Visible';
      sheet.protection.protect();
      await context.sync();
    });
    await steps.ribbon('Freeze', 'Freeze the workbook');
    await steps.says('87 formulas converted to values. Unfreeze restores them.');
    await steps.says('2 cells stay formulas:');
    await steps.says('its sheet is protected; unprotect it, then freeze again');
    expect((await steps.kerFormulas()).length).toBe(2);
    await steps.office(async (context) => {
      context.workbook.worksheets.getItem('Comparison').protection.protect();
      await context.sync();
    });
    await steps.ribbon('Unfreeze');
    await steps.says('87 formulas could not be restored; they stay in the log:');
    await steps.says('its sheet is protected; unprotect it, then unfreeze again');
    await steps.office(async (context) => {
      context.workbook.worksheets.getItem('Comparison').protection.unprotect();
      context.workbook.worksheets.getItem('Empty').protection.unprotect();
      await context.sync();
    });
    await steps.unfreeze();
    await steps.says('87 formulas restored.');
    expect(await steps.kerFormulas()).toHaveLength(89);
    await trial.idle();
  });

  it('freezes and restores a merged cell without touching its neighbours', async () => {
    await trial.page.evaluate(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      workbook?.getSheetByName('Empty')?.getRange('A1:C1').merge();
    });
    const before = await steps.formulas();
    await plan('Empty', 'A1');
    await steps.says(/^1 cell /);
    await steps.press('Cancel');
    await steps.ribbon('Freeze', 'Freeze the selection');
    await steps.says('1 formula converted to values. Unfreeze restores it.');
    expect(await trial.cell('Empty!A1')).toBe('AAPL');
    await steps.unfreeze();
    await steps.says('1 formula restored.');
    await trial.idle();
    expect(await steps.formulas()).toEqual(before);
  });

  it('restores formulas that read a spill with #, and compares them while the spill is a value', async () => {
    await steps.choose('Empty', 'A5');
    await trial.write('A5', [['=KER.SEARCH("Tesla","Company",3,FALSE)']]);
    await trial.idle();
    await trial.write('H5', [['=KER.PROP(INDEX(A5#,1,1),"ticker")']]);
    await trial.idle();
    expect(await trial.cell('Empty!H5')).toBe('TSLA');
    const before = await steps.formulas();
    await steps.ribbon('Freeze', 'Freeze the workbook');
    await steps.says(/formulas converted to values/);
    await steps.ribbon('What changed', 'Since the freeze');
    await steps.says('Values that are still fresh are free and not counted.');
    await steps.press('Go');
    await steps.says('Nothing changed.');
    await trial.page.evaluate(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      workbook?.getSheetByName('Empty')?.insertRows(1, 2);
    });
    await steps.unfreeze();
    await steps.says(/formulas restored/);
    await trial.idle();
    const after = await steps.formulas();
    expect(before['Empty!4,7']).toBe('=KER.PROP(INDEX(A5#,1,1),"ticker")');
    expect(after['Empty!6,7']).toBe('=KER.PROP(INDEX(A7#,1,1),"ticker")');
    expect(await trial.cell('Empty!H7')).toBe('TSLA');
  });

  it('opens a menu of the ribbon by keyboard, and closes it with Escape', async () => {
    const ribbon = trial.page.locator('#ribbon');
    const button = ribbon.getByRole('button', { name: 'Freeze', exact: true });
    await button.press('Enter');
    const items = ribbon.getByRole('menuitem');
    await trial.page.waitForFunction(() => document.activeElement?.textContent === 'Freeze the selection');
    await items.first().press('ArrowDown');
    await trial.page.waitForFunction(() => document.activeElement?.textContent === 'Freeze the sheet');
    await trial.page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'hidden' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  it('gives one value for a call behind @, as Excel does', async () => {
    await steps.choose('Empty', 'A30');
    await trial.write('A30', [['=@KER.SEARCH("Tesla","Company",3)']]);
    await trial.idle();
    expect(await trial.read('Empty!A30:B31')).toEqual([
      ['id', ''],
      ['', ''],
    ]);
  });

  it('leaves no problem on the page', () => {
    expect(trial.problems).toEqual([]);
  });
});
