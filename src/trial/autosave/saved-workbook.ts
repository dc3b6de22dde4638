import type { ICellData, IWorkbookData, Nullable } from '@univerjs/core';

import { BUSY } from '../../sheet/cells/error-code';
import type { DocumentState } from '../document/trial-document';

/** A workbook as it is kept in this browser, or as a file holds it. */
export type SavedWorkbook = {
  version: 1;
  /** The file's name without its ending. */
  name: string;
  /** Whether there is more in it than in the file that was last saved or opened. */
  changed: boolean;
  /** The id of the sheet in front. */
  active: string | undefined;
  snapshot: IWorkbookData;
  document: DocumentState;
  /** What a person should read once it is open. @default nothing */
  notice?: string;
};

/** Whether what was found is a workbook of this version, and whole enough to be opened. */
export function isSavedWorkbook(found: unknown): found is SavedWorkbook {
  const { version, snapshot, document } = (found ?? {}) as Partial<SavedWorkbook>;
  const { sheets, sheetOrder } = (snapshot ?? {}) as Partial<IWorkbookData>;
  const first = sheetOrder?.[0];
  return version === 1 && document !== undefined && first !== undefined && sheets?.[first] !== undefined;
}

/**
 * The engine's data without what a calculation makes anew: the details behind a result, which can be large, and the
 * sign of a call that was under way.
 */
export function leanSnapshot(snapshot: IWorkbookData): IWorkbookData {
  for (const { cellData } of Object.values(snapshot.sheets)) {
    for (const row of Object.values(
      (cellData ?? {}) as Record<number, Record<number, Nullable<ICellData>>>,
    )) {
      for (const cell of Object.values(row)) {
        if (!cell || (!cell.f && !cell.si)) continue;
        delete cell.custom;
        if (cell.v === BUSY) delete cell.v;
      }
    }
  }
  return snapshot;
}
