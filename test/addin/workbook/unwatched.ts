import type { Progress } from '../../../src/addin/workbook/excel/progress';

/** The progress of an action that nobody watches or stops. */
export const UNWATCHED: Progress = { report: () => undefined, signal: new AbortController().signal };
