import { LOG_TABLE } from '../excel/table-names';
import type { TableOptions } from '../excel/report-table';

/** The columns of the log. */
const LOG_HEADER = [
  'Cell',
  'Formula',
  'Frozen value',
  'Size',
  'Contents',
  'Frozen at',
  'Source',
  'Source date',
  'Document',
  'Now',
  'Mark',
] as const;

/** Where each column stands, from 0. */
export const LOG = { cell: 0, formula: 1, value: 2, size: 3, contents: 4, at: 5, now: 9, mark: 10 } as const;

/** How the log is made where there is none; widths are points. */
export const LOG_OPTIONS: TableOptions = {
  name: LOG_TABLE,
  sheet: 'KER Freeze Log',
  header: LOG_HEADER,
  later: 1,
  widths: [120, 260, 130, 45, 70, 100, 190, 75, 240, 130, 110],
  mixed: [LOG.value, LOG.now],
};
