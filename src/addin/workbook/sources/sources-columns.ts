import { SOURCES_TABLE } from '../excel/table-names';
import type { TableOptions } from '../excel/report-table';

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

/** Where some of them stand, from 0. */
export const SOURCES = { cell: 0, shows: 2, entity: 3, field: 4, value: 5, date: 7, age: 8 } as const;

/** How the table is made where there is none; widths are points. */
export const SOURCES_OPTIONS: TableOptions = {
  name: SOURCES_TABLE,
  sheet: 'Sources',
  header: SOURCES_HEADER,
  widths: [110, 230, 130, 110, 130, 130, 220, 70, 65, 240, 200],
  mixed: [SOURCES.shows, SOURCES.value],
};
