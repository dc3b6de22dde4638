import { type IDBPDatabase, openDB } from 'idb';

import { isSavedWorkbook, type SavedWorkbook } from './saved-workbook';

const STORE = 'workbooks';
const CURRENT = 'current';

/** In which of the browser's storages for one tab the workbook is named that it opens next. */
const NEXT = 'ker-trial-next';

/** Where this browser keeps the trial's workbook, and hands over the one that a page opens next. */
export class WorkbookStore {
  private constructor(private readonly database: IDBPDatabase) {}

  /** Opens the storage; undefined where the browser has none or refuses it. */
  static async open(): Promise<WorkbookStore | undefined> {
    try {
      const database = await openDB('ker-trial', 1, {
        upgrade: (created) => void created.createObjectStore(STORE),
      });
      return new WorkbookStore(database);
    } catch {
      return undefined;
    }
  }

  /** The kept workbook; undefined where there is none, or none that can be opened. */
  async current(): Promise<SavedWorkbook | undefined> {
    return this.#read(CURRENT);
  }

  /** Keeps the workbook in place of the one that was kept. */
  async keep(workbook: SavedWorkbook): Promise<void> {
    await this.database.put(STORE, workbook, CURRENT);
  }

  /** Forgets the kept workbook. */
  async forget(): Promise<void> {
    await this.database.delete(STORE, CURRENT);
  }

  /** Lets this tab's next page open the workbook. */
  async handOver(workbook: SavedWorkbook): Promise<void> {
    const key = crypto.randomUUID();
    await this.database.put(STORE, workbook, key);
    sessionStorage.setItem(NEXT, key);
  }

  /** The workbook that was handed over to this page. */
  async handedOver(): Promise<SavedWorkbook | undefined> {
    const key = sessionStorage.getItem(NEXT);
    if (key === null) return undefined;
    sessionStorage.removeItem(NEXT);
    const workbook = await this.#read(key);
    await this.database.delete(STORE, key);
    return workbook;
  }

  async #read(key: string): Promise<SavedWorkbook | undefined> {
    const found: unknown = await this.database.get(STORE, key);
    return isSavedWorkbook(found) ? found : undefined;
  }
}
