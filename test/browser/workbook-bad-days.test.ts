import type { Browser, Route } from 'playwright-core';

import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage, type TrialWindow } from './trial-page';
import { WorkbookSteps } from './workbook-steps';

jest.setTimeout(240_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;
let steps: WorkbookSteps;

/** So many cells, with texts as long as these, are frozen in several requests of Excel. */
const LONG = 2_500;

/** What the network does with a request for an entity's values, by how many came before it. */
let meets: ((route: Route, before: number) => Promise<void>) | undefined;
let met = 0;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
  trial = await TrialPage.open(browser, { url: server.url });
  steps = new WorkbookSteps(trial);
  await trial.page.route('**/v1/entities**', async (route) => {
    if (meets === undefined) return route.continue();
    met += 1;
    return meets(route, met - 1);
  });
});

afterAll(() => browser.close());

beforeEach(() => {
  meets = undefined;
  met = 0;
});

const errors = async (): Promise<string[]> =>
  (await trial.read('Comparison!B5:I14')).flat().filter((text) => text.startsWith('#'));

/** Does something as soon as the values of the sheet's first block are written, before the next action of Excel. */
async function afterFirstBlock(what: 'protect' | 'stop'): Promise<void> {
  await trial.page.evaluate((wanted) => {
    const { trialHost } = window as unknown as TrialWindow;
    const sheet = trialHost.api.getActiveWorkbook()?.getSheetByName('Long');
    if (!sheet) throw new Error('Expected the sheet Long');
    const end = trialHost.events.on('changed', (event) => {
      if (event.sheet !== sheet.getSheetId()) return;
      end();
      if (wanted === 'protect') trialHost.document.locked.add(sheet.getSheetId());
      else void trialHost.runCommand('stopAction');
    });
  }, what);
}

describe('when something goes wrong', () => {
  it('stops a refresh in the middle: what was answered stays, what waited says that it was stopped', async () => {
    const held: Route[] = [];
    meets = (route, before) => {
      if (before < 3) return route.continue();
      held.push(route);
      return Promise.resolve();
    };
    await steps.ribbon('Workbook');
    await steps.press('Go');
    await steps.says(/^Fetching values: \d+ \/ 87$/);
    await trial.pane.getByText(/^Fetching values: [1-9]/).waitFor();
    await steps.ribbon('Stop');
    await steps.says('Stopped.');
    await steps.says(/\d+ changed, \d+ unchanged, [1-9]\d* failed/);
    for (const route of held) await route.continue().catch(() => undefined);
    expect((await errors()).length).toBeGreaterThan(0);
    await steps.close();

    meets = undefined;
    await steps.ribbon('Workbook');
    await steps.press('Go');
    await steps.says(/\d+ changed, \d+ unchanged, 0 failed/);
    expect(await errors()).toEqual([]);
    await steps.close();
  });

  it('says which cells were not refreshed when the service goes away half-way, and refreshes them later', async () => {
    meets = (route, before) => (before < 4 ? route.continue() : route.abort('connectionrefused'));
    await steps.ribbon('Workbook');
    await trial.outlast(() => steps.press('Go'));
    await steps.says(/[1-9]\d* cells keep their last known value: the service could not be reached/);
    await trial.pane.getByRole('listitem').filter({ hasText: 'not refreshed' }).first().waitFor();
    expect(await errors()).toEqual([]);
    await steps.close();
    meets = undefined;
    await steps.ribbon('Workbook');
    await steps.press('Go');
    await steps.says('0 changed, 87 unchanged, 0 failed');
    await steps.close();
  });

  it('says what the service said when the key is rejected, and where to change it', async () => {
    meets = (route) => route.fulfill({ status: 401, contentType: 'application/json', body: '{}' });
    await steps.choose('Comparison', 'A5:A6');
    await trial.write('L5:L6', [['A company that was never asked for'], ['Another one']]);
    await steps.choose('Comparison', 'L5:L6');
    await steps.ribbon('Coverage');
    await steps.says('Matching 2 entities: 2–5 requests.');
    await steps.press('Go');
    await steps.says('The service rejected the key');
    await trial.pane.getByRole('button', { name: /Settings/ }).waitFor();
    await steps.close();
    await trial.write('L5:L6', [[''], ['']]);
  });

  it('says what was frozen when a sheet is protected half-way, and restores all of it', async () => {
    await steps.addSheet('Long', LONG);
    await steps.choose('Long', 'A1');
    await trial.write(
      `A1:A${LONG}`,
      Array.from({ length: LONG }, () => ['=KER.PROP("Apple","ticker")&REPT("x",800)']),
    );
    await trial.idle();
    const before = await steps.kerFormulas();
    await afterFirstBlock('protect');
    await steps.ribbon('Freeze', 'Freeze the sheet');
    await steps.says(/Ended early: The sheet or the workbook is protected/);
    const left = await steps.kerFormulas();
    expect(left.length).toBeLessThan(before.length);
    expect(left.length).toBeGreaterThan(before.length - LONG);
    await steps.office(async (context) => {
      context.workbook.worksheets.getItem('Long').protection.unprotect();
      await context.sync();
    });
    await steps.unfreeze();
    await steps.says(/formulas restored/);
    expect(await steps.kerFormulas()).toEqual(before);
    expect(await steps.sheets()).toEqual(['Comparison', 'Long']);
    await trial.idle();
  });

  it('stops a freeze between two blocks, says what is frozen, and goes on from there', async () => {
    const before = await steps.kerFormulas();
    await steps.choose('Long', 'A1');
    await afterFirstBlock('stop');
    await steps.ribbon('Freeze', 'Freeze the sheet');
    await steps.says('Stopped.');
    const left = await steps.kerFormulas();
    expect(left.length).toBeLessThan(before.length);
    expect(left.length).toBeGreaterThan(before.length - LONG);
    await steps.close();
    await steps.ribbon('Freeze', 'Freeze the sheet');
    await steps.says(
      `${left.length - (before.length - LONG)} formulas converted to values. Unfreeze restores them.`,
    );
    await steps.unfreeze();
    await steps.says(`${LONG} formulas restored.`);
    expect(await steps.kerFormulas()).toEqual(before);
  });
});
