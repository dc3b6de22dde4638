/** A rectangle of cells; rows and columns count from 0. */
export type Area = { row: number; column: number; rows: number; columns: number };

/** `A` for 0, `AA` for 26. */
export function columnName(column: number): string {
  return (
    (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
  );
}

/** The sheet's name as Excel writes it before an exclamation mark. */
export function quotedSheet(name: string): string {
  return /^[A-Za-z_][\w.]*$/.test(name) && !/^[A-Za-z]{1,3}\d+$/.test(name)
    ? name
    : `'${name.replaceAll("'", "''")}'`;
}

/** `Sheet1!B2` for a cell. */
export function addressOf(sheet: string, cell: { row: number; column: number }): string {
  return `${quotedSheet(sheet)}!${columnName(cell.column)}${cell.row + 1}`;
}

/** `B2:C9`, or `B2` for a single cell. */
export function areaName({ row, column, rows, columns }: Area): string {
  const first = `${columnName(column)}${row + 1}`;
  return rows === 1 && columns === 1 ? first : `${first}:${columnName(column + columns - 1)}${row + rows}`;
}

const REFERENCE = /^\$?([A-Za-z]{1,3})?\$?(\d+)?(?::\$?([A-Za-z]{1,3})?\$?(\d+)?)?$/;

/** Reads `B2`, `$B$2:C9`, `B:C` or `2:9`; undefined where it is none. `size` bounds whole columns and rows. */
export function parseArea(text: string, size: { rows: number; columns: number }): Area | undefined {
  const match = REFERENCE.exec(text.trim());
  if (!match || text.trim() === '') return undefined;
  const whole = text.includes(':');
  const [, column1, row1, column2, row2] = match;
  if (!whole && (column1 === undefined || row1 === undefined)) return undefined;
  if (whole && (column1 === undefined) !== (column2 === undefined)) return undefined;
  const left = column1 === undefined ? 0 : columnIndex(column1);
  const right = column2 === undefined ? (whole ? size.columns - 1 : left) : columnIndex(column2);
  const top = row1 === undefined ? 0 : Number(row1) - 1;
  const bottom = row2 === undefined ? (whole ? size.rows - 1 : top) : Number(row2) - 1;
  return {
    row: Math.min(top, bottom),
    column: Math.min(left, right),
    rows: Math.abs(bottom - top) + 1,
    columns: Math.abs(right - left) + 1,
  };
}

/** Splits `'My sheet'!B2` into sheet and reference; without a sheet it is undefined. */
export function splitAddress(address: string): { sheet: string | undefined; reference: string } {
  const at = address.lastIndexOf('!');
  if (at < 0) return { sheet: undefined, reference: address };
  const sheet = address.slice(0, at).replace(/^'(.*)'$/s, '$1');
  return { sheet: sheet.replaceAll("''", "'"), reference: address.slice(at + 1) };
}

function columnIndex(name: string): number {
  return Array.from(name.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
