import { BLANK, contentOf, type Block } from '../../workbook/excel/content';
import { ownValue } from '../../../shared/contract/own-value';

/** A row of a structured result; its fields are the service's choice. */
export type Row = Readonly<Record<string, unknown>>;

/** The union of the rows' fields, in the order in which they are first seen. */
export function columnsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** The rows as a table with headers, ready to be written; missing fields are blank. */
export function rowsBlock(rows: readonly Row[]): Block {
  const columns = columnsOf(rows);
  return [
    columns.map((column) => ({ value: column })),
    ...rows.map((row) =>
      columns.map((name) => (Object.hasOwn(row, name) ? contentOf(ownValue(row, name), { name }) : BLANK)),
    ),
  ];
}
