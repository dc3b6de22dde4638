import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import type { Browser, Frame, FrameLocator, Page } from 'playwright-core';

import type { TrialHost } from '../../src/trial/host';
import { PATIENCE_MS } from '../until';
import { openPersistentProfile } from './persistent-profile';
import { slowDown } from './slow-pages';

/** The window of the trial's page. */
export type TrialWindow = Window & { trialHost: TrialHost };

/** How often a text is typed before the page counts as broken. */
const TYPING_ATTEMPTS = 3;

/** After an outage of twelve seconds cells show an error. */
const OUTAGE_MS = 12_000;

/** How the trial is opened. */
export type TrialOptions = {
  url: string;
  /** @default 'light' */
  colorScheme?: 'light' | 'dark';
  /** @default { width: 1500, height: 1320 } */
  viewport?: { width: number; height: number };
  /** What moves is drawn sixty times a second while a test waits; `trial.test.ts` alone lets it. @default 'reduce' */
  reducedMotion?: 'reduce' | 'no-preference';
  /** BCP 47, which Office takes for its language. @default 'en-US' */
  locale?: string;
  /** Readies the page before anything is loaded in it. @default nothing */
  prepare?: (page: Page) => Promise<void>;
};

/** The trial workbook in a browser, driven as a person drives it. */
export class TrialPage {
  /** Errors of the page and its frame, and requests that failed. */
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
    page.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(url) && !/^(data|blob):/.test(address))
        this.problems.push(`Foreign: ${address}`);
    });
  }

  /** Opens the page and waits until its sample model is calculated; the page that was opened before is closed. */
  static async open(browser: Browser, options: TrialOptions): Promise<TrialPage> {
    const { url, colorScheme = 'light', viewport = { width: 1500, height: 1320 } } = options;
    const { reducedMotion = 'reduce', locale = 'en-US' } = options;
    const look = { colorScheme, viewport, reducedMotion, locale };
    const page = await openPersistentProfile(browser, url, look);
    const trial = new TrialPage(page, url);
    await options.prepare?.(trial.page);
    await trial.load();
    return trial;
  }

  /** Opens another workbook in the same profile. */
  async openAnother(): Promise<TrialPage> {
    const other = new TrialPage(await this.page.context().newPage(), this.url);
    await slowDown(other.page);
    await other.load();
    return other;
  }

  /** Loads the page again, as a person does who reopens the workbook. */
  async load(): Promise<void> {
    await this.page.goto(this.url);
    await this.loaded();
  }

  /** Resolves when the page and its pane are there and its cells are calculated; not for a page that a test has marked. */
  async loaded(): Promise<void> {
    await this.page.waitForFunction(() => {
      const pane = document.querySelector<HTMLIFrameElement>('#pane')?.contentWindow;
      return 'trialHost' in window && !('isBefore' in window) && pane && 'Excel' in pane;
    });
    await this.idle();
  }

  /** The add-in's own page. */
  get pane(): FrameLocator {
    return this.page.frameLocator('#pane');
  }

  /** The add-in's own page, for running something in it. */
  get paneFrame(): Frame {
    const frame = this.page.frames().find((each) => each.url().includes('taskpane.html'));
    if (!frame) throw new Error('Expected the pane to be loaded');
    return frame;
  }

  /** Resolves when nothing is calculated, due or under way. */
  async idle(): Promise<void> {
    await this.page.evaluate(() => (window as unknown as TrialWindow).trialHost.idle());
  }

  /** Clicks a cell and types into it, key by key, with Enter at the end. */
  async type(cell: string, text: string): Promise<void> {
    await this.fill(cell, text, (rest) => this.page.keyboard.type(rest, { delay: 8 }));
  }

  /**
   * Clicks a cell and puts a text into it with Enter at the end: its first letter by key, the rest at once, as an input
   * method or a paste does. The sheet draws its editor anew for each key, so this is for tests that are not about typing.
   */
  async enter(cell: string, text: string): Promise<void> {
    await this.fill(cell, text, (rest) => this.page.keyboard.insertText(rest));
  }

  /** A busy machine opens the editor so late that letters are lost; a person would see that and try again. */
  private async fill(cell: string, text: string, write: (rest: string) => Promise<void>): Promise<void> {
    for (let attempt = 1; attempt < TYPING_ATTEMPTS; attempt++) {
      await this.fillOnce(cell, text, write);
      if (await this.holds(cell, text, 8_000)) return;
      await this.page.keyboard.press('Escape');
    }
    await this.fillOnce(cell, text, write);
    if (!(await this.holds(cell, text))) throw new Error(`Expected ${cell} to hold ${text}`);
  }

  private async fillOnce(cell: string, text: string, write: (rest: string) => Promise<void>): Promise<void> {
    await this.select(cell);
    // The first key opens the cell's editor, which takes a moment to listen to the next ones.
    await this.page.keyboard.type(text.slice(0, 1));
    await this.page.locator('[data-u-comp="editor"]').first().waitFor({ state: 'attached' });
    await write(text.slice(1));
    await this.page.keyboard.press('Enter');
  }

  /** The editor hands over what was typed in a later task. */
  private async holds(cell: string, text: string, timeout = PATIENCE_MS): Promise<boolean> {
    return this.page
      .waitForFunction(
        ({ where, typed }) => (window as unknown as TrialWindow).trialHost.typed(where) === typed,
        { where: cell, typed: text },
        { timeout },
      )
      .then(
        () => true,
        () => false,
      );
  }

  /** Clicks a cell. */
  async select(cell: string): Promise<void> {
    const { x, y, width, height } = await this.locate(cell);
    await this.page.mouse.click(x + Math.min(width / 2, 30), y + height / 2);
  }

  /** Follows what a cell shows from now on; the returned function tells all that it has shown. */
  async watch(cell: string): Promise<() => Promise<string[]>> {
    const seen = await this.page.evaluateHandle((where) => {
      const { trialHost } = window as unknown as TrialWindow;
      const texts = new Set<string>();
      const look = () => {
        texts.add(trialHost.read(where)[0]?.[0] ?? '');
        setTimeout(look, 15);
      };
      look();
      return texts;
    }, cell);
    return () => seen.evaluate((texts) => [...texts]);
  }

  /** Rests the pointer on a cell. */
  async hover(cell: string): Promise<void> {
    const { x, y, height } = await this.locate(cell);
    await this.page.mouse.move(x + 60, y + height / 2 + 60);
    await this.page.mouse.move(x + 12, y + height / 2, { steps: 4 });
  }

  /** Does what loses the service, and passes the time after which the add-in reports that. */
  async outlast(act: () => Promise<void>): Promise<void> {
    const failed = this.page.waitForEvent('requestfailed', { timeout: PATIENCE_MS });
    await Promise.all([failed, act()]);
    await this.putForward(OUTAGE_MS);
  }

  /** Puts the add-in's clocks forward, so that nobody waits for what runs out; until the page is loaded again. */
  async putForward(ms: number): Promise<void> {
    await this.paneFrame.evaluate((by) => {
      const now = Date.now;
      Date.now = () => now() + by;
      const elapsed = performance.now.bind(performance);
      performance.now = () => elapsed() + by;
      window.Date = new Proxy(Date, {
        construct: (target, [time = target.now(), ...parts]: [number?]) => new target(time, ...parts),
      });
    }, ms);
  }

  /** What the cells show. */
  async read(address: string): Promise<string[][]> {
    return this.page.evaluate((where) => (window as unknown as TrialWindow).trialHost.read(where), address);
  }

  /** What one cell shows. */
  async cell(address: string): Promise<string> {
    const [[text = ''] = []] = await this.read(address);
    return text;
  }

  /** The message behind a cell's error. */
  async message(address: string): Promise<string | undefined> {
    return this.page.evaluate(
      (where) => (window as unknown as TrialWindow).trialHost.message(where),
      address,
    );
  }

  /** Writes formulas through Office.js, as the add-in does, in one round trip. */
  async write(address: string, formulas: (string | number)[][]): Promise<void> {
    await this.paneFrame.evaluate(
      ({ where, grid }) =>
        Excel.run(async (context) => {
          context.workbook.worksheets.getActiveWorksheet().getRange(where).formulas = grid;
          await context.sync();
        }),
      { where: address, grid: formulas },
    );
  }

  /** Keeps a picture of the page under test/artefacts. */
  async screenshot(name: string): Promise<void> {
    const path = resolve('test/artefacts', name);
    mkdirSync(dirname(path), { recursive: true });
    await this.page.screenshot({ path });
  }

  /** A small picture of a part of the page, such as `docs` show. */
  async picture(path: string, clip: { x: number; y: number; width: number; height: number }): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const options = { format: 'webp', quality: 90, clip: { ...clip, scale: 1 } } as const;
    const { data } = await session.send('Page.captureScreenshot', options);
    await session.detach();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(data, 'base64'));
  }

  private locate(cell: string): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.page.evaluate((where) => (window as unknown as TrialWindow).trialHost.locate(where), cell);
  }
}
