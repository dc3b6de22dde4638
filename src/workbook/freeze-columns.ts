/** The name of the log's table, by which it is found whatever its sheet is called now. */
export const LOG_TABLE = 'KER_Freeze_Log';

/** The name of the log's sheet when it is made. */
export const LOG_SHEET = 'KER Freeze Log';

/** The columns of the log. */
export const LOG_HEADER = [
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
] as const;

/** Where each column stands, from 0. */
export const LOG = { cell: 0, formula: 1, value: 2, size: 3, contents: 4, at: 5, now: 9 } as const;
