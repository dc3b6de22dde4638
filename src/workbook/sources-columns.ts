/** The name of the table of sources, by which it is found whatever its sheet is called now. */
export const SOURCES_TABLE = 'KER_Sources';

/** The name of its sheet when it is made. */
export const SOURCES_SHEET = 'Sources';

/** Its columns. */
export const SOURCES_HEADER = [
  'Cell',
  'Formula',
  'Shows',
  'Entity',
  'Field',
  'Value',
  'Source',
  'Date',
  'Age (days)',
  'Document',
  'Note',
] as const;
