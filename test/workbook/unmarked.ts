import type { LogMarker } from '../../src/workbook/freeze/log-mark';

/** A host that can make no marks. */
export const UNMARKED: LogMarker = { marks: (rows) => Promise.resolve(rows.map(() => '')) };
