import { hasExcelApi } from './host-support';

type Batch<T> = (context: Excel.RequestContext) => Promise<T>;

/**
 * Runs a batch of several syncs so that one Ctrl+Z takes all of it back, where Excel can group them (ExcelApi 1.20);
 * elsewhere each sync is a step of its own, and so is what writes in one sync alone, such as an insert or a template. Excel
 * refuses a group that it could not take back, and sometimes one with many formulas (office-js#6491): then the batch runs
 * again without, so it has to find out for itself what is left to do.
 */
export async function inOneUndo<T>(batch: Batch<T>): Promise<T> {
  if (!hasExcelApi('1.20')) return Excel.run(batch);
  try {
    return await Excel.run({ mergeUndoGroup: true }, batch);
  } catch (error) {
    if (!isUndoRefused(error)) throw error;
    return Excel.run(batch);
  }
}

/** Whether Excel says of a request that it cannot be taken back, which a group may not hold. */
export function isUndoRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'UndoNotSupported';
}
