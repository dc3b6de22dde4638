import { hasExcelApi } from './host-support';

type Batch<T> = (context: Excel.RequestContext) => Promise<T>;

/**
 * Runs several syncs as one step of undo if Excel can (ExcelApi 1.20). Excel sometimes refuses a group with many
 * formulas (office-js#6491): the batch then runs again without one and must find out what is left.
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
