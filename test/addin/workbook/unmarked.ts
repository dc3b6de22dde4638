import type { LogMarker } from '../../../src/addin/workbook/freeze/log-mark';

/** A host that can make no marks. */
export const UNMARKED: LogMarker = { marks: (rows) => Promise.resolve(rows.map(() => '')) };
