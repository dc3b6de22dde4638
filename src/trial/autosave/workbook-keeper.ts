import { CommandType, ICommandService, type ICommandInfo, type IExecutionOptions } from '@univerjs/core';

import type { TrialDocument } from '../document/trial-document';
import type { Engine } from '../../sheet/engine/engine';
import { type SavedWorkbook, leanSnapshot } from './saved-workbook';
import type { WorkbookStore } from './workbook-store';

/** What is done in one go is kept at once. */
const GATHER_MS = 400;

/** What the engine does by itself when it draws or calculates. */
const OWN_DOINGS = new Set(['sheet.mutation.set-worksheet-row-auto-height']);

/** How far the workbook is kept. */
export type Keeping = 'kept' | 'keeping' | 'elsewhere' | 'nowhere';

/** What the page has found when it opened. */
export type Opening = {
  /** Undefined where the browser keeps nothing. */
  store: WorkbookStore | undefined;
  /** Whether this page has the kept workbook; another has it otherwise. */
  isClaimed: boolean;
  opened: { name: string; changed: boolean; isHandedOver: boolean };
};

type Parts = Opening & { engine: Engine; document: TrialDocument };

/** Keeps the workbook in this browser whenever it changes, and asks before a change would be lost. */
export class WorkbookKeeper {
  /** The file's name without its ending. */
  name: string;
  /** Whether there is more in the workbook than in the file that was last saved or opened. */
  changed: boolean;
  readonly #listeners: (() => void)[] = [];
  #pending = false;
  #failed = false;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #documentWas: string;

  constructor(private readonly parts: Parts) {
    const { engine, document: model, opened } = parts;
    this.name = opened.name;
    this.changed = opened.changed;
    this.#documentWas = JSON.stringify(model.state());
    engine.injector.get(ICommandService).onCommandExecuted((command, options) => {
      if (isChange(command, options)) this.#touched();
    });
    model.onChange(() => this.#documentTouched());
    window.addEventListener('beforeunload', (event) => this.#leaving(event));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void this.flush();
    });
    if (opened.isHandedOver) this.#touch();
  }

  get keeping(): Keeping {
    if (!this.parts.store || this.#failed) return 'nowhere';
    if (!this.parts.isClaimed) return 'elsewhere';
    return this.#pending ? 'keeping' : 'kept';
  }

  /** Tells when the workbook changed or was kept. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** The workbook as it is now. */
  capture(): SavedWorkbook {
    const workbook = this.parts.engine.api.getActiveWorkbook();
    if (!workbook) throw new Error('Expected a workbook, got none');
    return {
      version: 1,
      name: this.name,
      changed: this.changed,
      active: workbook.getActiveSheet().getSheetId(),
      snapshot: leanSnapshot(workbook.save()),
      document: this.parts.document.state(),
    };
  }

  /** The workbook is in a file now. */
  saved(name: string): void {
    this.name = name;
    this.changed = false;
    this.#touch();
  }

  /** Keeps what is not kept yet. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { store, isClaimed } = this.parts;
    if (!store || !isClaimed || !this.#pending || this.#stopped) return;
    this.#pending = false;
    await store.keep(this.capture()).then(
      () => (this.#failed = false),
      () => {
        this.#failed = true;
        this.#pending = true;
      },
    );
    this.#tell();
  }

  /**
   * Another workbook takes this one's place: nothing of this one is kept or asked about any more. Where the browser does
   * not take the other, this one stays and is kept as before.
   */
  async end(next: SavedWorkbook | undefined): Promise<void> {
    const { store, isClaimed } = this.parts;
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      if (next) await store?.handOver(next);
      else if (isClaimed) await store?.forget();
    } catch (error) {
      this.#stopped = false;
      if (this.#pending) this.#touch();
      const what = next ? `did not take ${next.name}.xlsx` : 'did not let go of this workbook';
      throw new Error(`This browser’s storage ${what}, so this workbook stays open.`, { cause: error });
    }
  }

  /** Whether another workbook can take this one's place at all. */
  get canReplace(): boolean {
    return this.parts.store !== undefined;
  }

  #touched(): void {
    this.changed = true;
    this.#touch();
  }

  #documentTouched(): void {
    const state = JSON.stringify(this.parts.document.state());
    if (state === this.#documentWas) return;
    this.#documentWas = state;
    this.#touched();
  }

  #touch(): void {
    this.#pending = true;
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS);
    this.#tell();
  }

  #leaving(event: BeforeUnloadEvent): void {
    const isLost = this.keeping === 'nowhere' || this.keeping === 'elsewhere';
    if (this.#stopped || !(isLost ? this.changed : this.#pending)) return;
    void this.flush();
    event.preventDefault();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function isChange({ id, type }: ICommandInfo, options: IExecutionOptions | undefined): boolean {
  if (type !== CommandType.MUTATION || options?.['fromFormula'] === true || OWN_DOINGS.has(id)) return false;
  return id.startsWith('sheet.mutation.') || id.endsWith('-defined-name');
}
