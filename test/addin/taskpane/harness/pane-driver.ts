import type { Locator, Page } from 'playwright-core';

import type { HarnessGlobal } from './open-pane';
import type { Controls } from './fixture-runtime';
import type { SheetStub } from './sheet-stub';

/** The pane of the harness, driven as a person drives it. */
export class PaneDriver {
  constructor(readonly page: Page) {}

  /** Opens a tab by its name. */
  async tab(name: string): Promise<Locator> {
    await this.page.getByRole('tab', { name }).click();
    return this.page.getByRole('tabpanel', { name });
  }

  /** Types a name into the search, which asks after a pause. */
  async typeName(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Name' }).fill(name);
  }

  /** Types a name into the search and presses Enter, so that nothing waits for the pause. */
  async search(name: string): Promise<void> {
    await this.typeName(name);
    await this.page.getByRole('searchbox', { name: 'Name' }).press('Enter');
  }

  /** Searches a name and opens the first match. */
  async open(name: string): Promise<void> {
    await this.search(name);
    await this.page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click();
    await this.page.getByRole('heading', { name: 'Properties' }).waitFor();
  }

  /** Types a question and asks it. */
  async ask(input: string): Promise<void> {
    await this.tab('Ask');
    await this.page.getByRole('textbox', { name: 'Question or expression' }).fill(input);
    await this.page.keyboard.press('Enter');
  }

  /** Ticks a field of the profile. */
  async tick(field: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Select ${field}`, exact: true }).check();
  }

  /** Turns something in the fixture runtime. */
  async control(change: Partial<Controls>): Promise<void> {
    await this.page.evaluate((turned) => {
      const { harness } = window as unknown as HarnessGlobal;
      Object.assign(harness.controls, turned);
      harness.tellActivity();
    }, change);
  }

  /** Resolves when the page has drawn what it was about to: React does so in a message to itself, and messages keep their order. */
  async drawn(): Promise<void> {
    await this.page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      const told = new Promise((resolve) => (port1.onmessage = resolve));
      port2.postMessage('drawn');
      return told.then(() => undefined);
    });
  }

  /** What the runtime was asked so far. */
  async calls(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as HarnessGlobal).harness.controls.calls);
  }

  /** What the fixture runtime was turned to. */
  async controls(): Promise<Controls> {
    return this.page.evaluate(() => (window as unknown as HarnessGlobal).harness.controls);
  }

  /** What was written to the sheet, and what was selected. */
  async sheet(): Promise<Omit<SheetStub, 'moved'>> {
    return this.page.evaluate(() => {
      const { moved: _told, ...sheet } = (window as unknown as HarnessGlobal).harness.sheet;
      return sheet;
    });
  }

  /** Puts a formula with what it shows into the sheet. */
  async type(address: string, formula: string, shown: string | number): Promise<void> {
    await this.page.evaluate(
      ([at, typed, result]) => {
        const { sheet } = (window as unknown as HarnessGlobal).harness;
        sheet.cells[at] = typed;
        sheet.shown[at] = result;
      },
      [address, formula, shown] as const,
    );
  }

  /** Selects a cell in the sheet, as a click there does. */
  async selectCell(row: number, column: number): Promise<void> {
    await this.page.evaluate(
      (place) => {
        const { sheet } = (window as unknown as HarnessGlobal).harness;
        sheet.selection = place;
        sheet.moved.forEach((tell) => tell());
      },
      { row, column },
    );
  }
}

/** Text on the tab that is shown; what is said to screen readers alone is not meant. */
export function shown(page: Page, text: string | RegExp, options: { exact?: boolean } = {}): Locator {
  return page.getByRole('tabpanel').getByText(text, options);
}
