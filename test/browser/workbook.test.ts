import type { Browser } from 'playwright-core';

import type { TrialHost } from '../../src/trial/host';
import { launchBrowser } from './browser';
import { TrialPage } from './trial-page';
import { startTrialServer, type TrialServer } from './trial-server';

type TrialWindow = Window & { trialHost: TrialHost };

jest.setTimeout(180_000);

let browser: Browser;
let server: TrialServer;
let trial: TrialPage;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startTrialServer()]);
  trial = await TrialPage.open(browser, { url: server.url });
});

afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

/** Clicks a button of the ribbon. */
async function ribbon(label: string): Promise<void> {
  await trial.page.locator('#ribbon').getByRole('button', { name: label, exact: true }).click();
}

/** Waits until the pane says what the action has done. */
async function says(text: string | RegExp): Promise<void> {
  await trial.pane.getByText(text).first().waitFor({ timeout: 20_000 });
}

const formulas = (): Promise<Record<string, string>> =>
  trial.page.evaluate(() => {
    const found: Record<string, string> = {};
    const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
    for (const sheet of workbook?.getSheets() ?? []) {
      const rows = sheet.getRange(0, 0, 60, 14).getFormulas();
      rows.forEach((row, down) =>
        row.forEach((formula, across) => {
          if (formula) found[`${sheet.getSheetName()}!${down},${across}`] = formula;
        }),
      );
    }
    return found;
  });

const sheets = (): Promise<string[]> =>
  trial.page.evaluate(() =>
    ((window as unknown as TrialWindow).trialHost.api.getActiveWorkbook()?.getSheets() ?? []).map((sheet) =>
      sheet.getSheetName(),
    ),
  );

const cost = async (): Promise<number> =>
  Object.values(await server.requests()).reduce((sum, count) => sum + count, 0);

describe('the actions on the workbook', () => {
  it('says the cost of a refresh, sends nothing until Go, and then says what changed', async () => {
    const before = await cost();
    await ribbon('Workbook');
    await says(/cells → \d+ entities → \d+ requests/);
    expect(await cost()).toBe(before);
    await trial.pane.getByRole('button', { name: 'Cancel', exact: true }).click();
    expect(await cost()).toBe(before);

    await trial.select('E5');
    await ribbon('Selection');
    await says('1 cells → 1 entities → 1 requests → 1 credits');
    await trial.pane.getByRole('button', { name: 'Go', exact: true }).click();
    await says('0 changed, 1 unchanged, 0 failed');
    expect((await cost()) - before).toBe(1);
    await trial.screenshot('workbook-refresh.png');
  });

  it('freezes every formula with a log, and restores them after rows were inserted and the sheet renamed', async () => {
    const before = await formulas();
    const shown = await trial.read('A4:H14');
    await ribbon('Freeze the workbook');
    await says(/formulas are values now/);
    expect(await sheets()).toContain('KER Freeze Log');
    const frozen = await formulas();
    expect(Object.values(frozen).filter((formula) => formula.includes('KER.'))).toEqual([]);
    expect(await trial.read('Comparison!A4:H14')).toEqual(shown);
    await trial.screenshot('workbook-frozen.png');

    await trial.page.evaluate(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      const sheet = workbook?.getSheetByName('Comparison');
      sheet?.insertRows(2, 3);
      sheet?.setName("Bob's model");
    });
    await ribbon('Unfreeze');
    await says(/formulas restored/);
    const moved = Object.fromEntries(
      Object.entries(before).map(([place, formula]) => {
        const [row = 0, column = 0] = place.split('!')[1]!.split(',').map(Number);
        const shifted = formula.replaceAll(
          /([AB])(\d+)/g,
          (_, letter: string, number: string) => `${letter}${Number(number) + 3}`,
        );
        return [`Bob's model!${row + 3},${column}`, shifted];
      }),
    );
    await trial.idle();
    expect(await formulas()).toEqual(moved);
    expect(await sheets()).toEqual(["Bob's model"]);
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
    await ribbon('Sources');
    await says(/rows of sources/);
    expect(await cost()).toBe(before);
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
    const employees = rows.find(([cell]) => cell?.trim() === 'Comparison!E5');
    expect(employees?.slice(1, 6)).toEqual([
      '=KER.PROP(B5,"employee_count")',
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
    await trial.pane.getByRole('button', { name: 'Close', exact: true }).click();
    await ribbon('Sources');
    await says(/rows of sources/);
    expect((await sheets()).filter((name) => name.startsWith('Sources'))).toEqual(['Sources']);
    expect((await trial.read('Sources!A1:K60')).filter(([cell]) => cell !== '')).toHaveLength(rows.length);
  });

  it.each([
    ['Company comparison', 'Comparison 2', 'A1:J12'],
    ['Ownership map', 'Ownership', 'A1:H30'],
    ['Macro dashboard', 'Macro', 'A1:G40'],
    ['Due-diligence list', 'Diligence', 'A1:L14'],
  ])('%s evaluates without an error', async (label, sheet, area) => {
    await ribbon(label);
    await says(`On the sheet ${sheet}.`);
    await trial.idle();
    const cells = (await trial.read(`${sheet}!${area}`)).flat();
    expect(cells.filter((text) => /^#|^Err/.test(text))).toEqual([]);
    expect(cells.filter((text) => text !== '').length).toBeGreaterThan(20);
    await trial.screenshot(`template-${sheet.toLowerCase().replaceAll(' ', '-')}.png`);
  });

  it('shows which properties the selected entities have, after saying the cost twice', async () => {
    const before = await cost();
    await trial.page.evaluate(() => {
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      const sheet = workbook?.getSheetByName('Comparison');
      if (sheet) workbook?.setActiveSheet(sheet);
      sheet?.getRange('A5:A8').activate();
    });
    await ribbon('Coverage');
    await says(/4 entities: finding them costs up to 5 requests/);
    expect(await cost()).toBe(before);
    await trial.pane.getByRole('button', { name: 'Go', exact: true }).click();
    await trial.pane.getByRole('checkbox', { name: 'employee_count' }).check();
    await trial.pane.getByRole('checkbox', { name: 'ticker' }).check();
    await says(/The grid costs up to \d+ requests/);
    await trial.pane.getByRole('button', { name: 'Go', exact: true }).click();
    await says(/\d+ filled, \d+ missing, 0 not answered/);
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
    await trial.select('E6');
    await ribbon('Freeze the selection');
    await says('1 formulas are values now. Unfreeze restores them.');
    await ribbon('Since the freeze');
    await says('Nothing changed.');
    await trial.page.evaluate(() => {
      const { trialHost } = window as unknown as TrialWindow;
      trialHost.type('Comparison!B6', trialHost.read('Comparison!B5')[0]?.[0] ?? '');
    });
    await trial.idle();
    await ribbon('Since the freeze');
    await says('1 changed, 0 unchanged, 0 failed');
    expect(await sheets()).toContain('KER Changes');
    expect(await sheets()).not.toContain('KER comparison');
    expect((await trial.read('KER Changes!A2:C2'))[0]).toEqual([
      'Comparison!E6',
      expect.any(String),
      '164000',
    ]);
  });

  it('leaves no problem on the page', () => {
    // The engine says this of formulas that went away with their sheet.
    const own = trial.problems.filter((problem) => !problem.startsWith('Dependency tree not found'));
    expect(own).toEqual([]);
  });
});
