import { openBrowser } from './open-browser';
import { openTrialServer } from './open-trial-server';
import { TrialPage, type TrialWindow } from './trial-page';

/** The trial on a server of its own, with what an analyst does in it. */
export async function openTrial() {
  const [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
  const trial = await TrialPage.open(browser, { url: server.url });
  return { browser, server, trial, steps: new WorkbookSteps(trial) };
}

/** What an analyst does with the actions on the workbook, in the trial. */
export class WorkbookSteps {
  constructor(readonly trial: TrialPage) {}

  /** Clicks a button of the ribbon, or a menu and then one of its items. */
  async ribbon(label: string, item?: string): Promise<void> {
    const ribbon = this.trial.page.locator('#ribbon');
    await ribbon.getByRole('button', { name: label, exact: true }).click();
    if (item !== undefined) await ribbon.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Unfreezes, after a look at the formulas that it will write. */
  async unfreeze(): Promise<void> {
    await this.ribbon('Unfreeze');
    await this.says('These formulas will be written:');
    await this.press('Go');
  }

  /** Waits until the pane says it. */
  async says(text: string | RegExp): Promise<void> {
    const { pane } = this.trial;
    try {
      await pane.getByText(text).first().waitFor();
    } catch {
      const said = await pane.getByRole('status').allInnerTexts();
      throw new Error(`Expected the pane to say ${String(text)}, got: ${said.join(' · ')}`);
    }
  }

  /** Presses a button of the pane. */
  async press(name: string): Promise<void> {
    await this.trial.pane.getByRole('button', { name, exact: true }).click();
  }

  /** Closes what the last action has said, so that what is read next is said of the next one. */
  async close(): Promise<void> {
    await this.press('Close');
  }

  /** Every formula of the workbook, by sheet and place. */
  formulas(): Promise<Record<string, string>> {
    return this.trial.page.evaluate(() => {
      const found: Record<string, string> = {};
      const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
      for (const sheet of workbook?.getSheets() ?? []) {
        const rows = sheet.getRange(0, 0, sheet.getMaxRows(), 14).getFormulas();
        rows.forEach((row, down) =>
          row.forEach((formula, across) => {
            if (formula) found[`${sheet.getSheetName()}!${down},${across}`] = formula;
          }),
        );
      }
      return found;
    });
  }

  /** The formulas that call the add-in, outside of its log. */
  async kerFormulas(): Promise<string[]> {
    const all = Object.entries(await this.formulas());
    return all
      .filter(([place, formula]) => !place.startsWith('KER Freeze Log') && formula.includes('KER.'))
      .map(([place]) => place);
  }

  /** The sheets in order, hidden ones too. */
  sheets(): Promise<string[]> {
    return this.trial.page.evaluate(() =>
      ((window as unknown as TrialWindow).trialHost.api.getActiveWorkbook()?.getSheets() ?? []).map((sheet) =>
        sheet.getSheetName(),
      ),
    );
  }

  /** Shows a sheet and selects cells of it, as a click on its tab and a drag do. */
  async choose(sheet: string, address: string): Promise<void> {
    await this.trial.page.evaluate(
      ([name, where]) => {
        const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
        const found = workbook?.getSheetByName(name);
        if (!workbook || !found) throw new Error(`Expected a sheet named ${name}`);
        workbook.setActiveSheet(found);
        found.getRange(where).activate();
      },
      [sheet, address] as const,
    );
  }

  /** Adds an empty sheet. */
  async addSheet(name: string, rows = 200): Promise<void> {
    await this.trial.page.evaluate(
      ([wanted, height]) => {
        const workbook = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook();
        workbook?.create(wanted, height, 20);
      },
      [name, rows] as const,
    );
  }

  /** Runs Office.js in the add-in's own page. */
  async office(batch: (context: Excel.RequestContext) => Promise<void>): Promise<void> {
    const frame = this.trial.page.frames().find((each) => each.url().includes('taskpane.html'));
    if (!frame) throw new Error('Expected the pane to be loaded');
    await frame.evaluate(`Excel.run(${batch.toString()})`);
  }
}
