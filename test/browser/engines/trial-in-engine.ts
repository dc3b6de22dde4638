import { until } from '../../until';
import type { TrialWindow } from '../trial-page';
import type { Engine } from './engine';

/** The trial workbook in any engine: `TrialPage` by scripts alone, so that a press here is the element’s own `click`. */
export class TrialInEngine {
  private constructor(
    private readonly engine: Engine,
    private readonly url: string,
  ) {}

  /** Opens the page and waits until its sample model is calculated and its pane is shown. */
  static async open(engine: Engine, url: string): Promise<TrialInEngine> {
    const trial = new TrialInEngine(engine, url);
    await trial.load();
    return trial;
  }

  /** Loads the page again, as a person does who reopens the workbook. */
  async load(): Promise<void> {
    const { engine, url } = this;
    await engine.goTo(url);
    await until(() => engine.run(() => 'trialHost' in window));
    await this.says('Lookup');
    await this.idle();
  }

  /** Resolves when nothing is calculated, due or under way. */
  idle(): Promise<void> {
    return this.engine.run(() => (window as unknown as TrialWindow).trialHost.idle());
  }

  /** Writes what a person would type into a cell, and waits for what it gives. */
  async type(cell: string, text: string): Promise<void> {
    await this.engine.run(
      (where, typed) => (window as unknown as TrialWindow).trialHost.type(where, typed),
      cell,
      text,
    );
    await this.idle();
  }

  /** What the cells show. */
  read(address: string): Promise<string[][]> {
    return this.engine.run((where) => (window as unknown as TrialWindow).trialHost.read(where), address);
  }

  /** What was typed into the first so many rows and columns. */
  typed(rows: number, columns: string): Promise<string[]> {
    return this.engine.run(
      (height, letters) => {
        const { trialHost } = window as unknown as TrialWindow;
        return Array.from({ length: height }, (_, row) =>
          Array.from(letters, (letter) => trialHost.typed(`${letter}${row + 1}`)),
        ).flat();
      },
      rows,
      columns,
    );
  }

  /** The message behind a cell's error. */
  async message(cell: string): Promise<string | undefined> {
    // A script gives null where a page gives undefined.
    const told = await this.engine.run(
      (where) => (window as unknown as TrialWindow).trialHost.message(where) ?? null,
      cell,
    );
    return told ?? undefined;
  }

  /** Calls every function again, as Ctrl+Alt+F9 does. */
  async recalculate(): Promise<void> {
    await this.engine.run(() => (window as unknown as TrialWindow).trialHost.recalculate('Full'));
    await this.idle();
  }

  /** Runs a command of the ribbon. */
  command(id: string): Promise<void> {
    return this.engine.run((asked) => (window as unknown as TrialWindow).trialHost.runCommand(asked), id);
  }

  /** Waits until the pane says it. */
  async says(text: string): Promise<void> {
    await until(async () => expect(await this.paneText()).toContain(text));
  }

  /** Presses a button of the pane, or opens a tab, when it is there and can be used. */
  async press(name: string): Promise<void> {
    const pressed = (): Promise<boolean> =>
      this.engine.run((wanted) => {
        const pane = document.querySelector<HTMLIFrameElement>('#pane')?.contentDocument;
        const buttons = pane?.querySelectorAll<HTMLButtonElement>('button, [role=tab]') ?? [];
        const button = [...buttons].find(
          ({ innerText, disabled }) => innerText.trim() === wanted && !disabled,
        );
        button?.click();
        return button !== undefined;
      }, name);
    await until(async () => {
      if (!(await pressed())) throw new Error(`Expected a button ${name}, got ${await this.paneText()}`);
    });
  }

  /** Fills the pane's field for a secret. */
  async fillSecret(text: string): Promise<void> {
    const filled = (): Promise<boolean> =>
      this.engine.run((secret) => {
        const pane = document.querySelector<HTMLIFrameElement>('#pane')?.contentDocument;
        const input = pane?.querySelector<HTMLInputElement>('input[type=password]');
        if (!input) return false;
        // React hears of a change only where the element's own setter was called.
        const { value } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(input) as HTMLInputElement);
        value.set?.call(input, secret);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        return true;
      }, text);
    await until(filled);
  }

  /** All that is kept as text by the origin. */
  storedTexts(): Promise<string> {
    return this.engine.run(() => JSON.stringify(Object.entries(localStorage)));
  }

  private paneText(): Promise<string> {
    return this.engine.run(() => {
      const pane = document.querySelector<HTMLIFrameElement>('#pane')?.contentDocument;
      // A page that has just begun to load has no body yet.
      return pane?.querySelector('body')?.innerText ?? '';
    });
  }
}
