import { columnIndex, columnName } from './column';

/**
 * The address of a cell so many rows below and columns beside another, as Excel tells it to a custom function: two below
 * `'My sheet'!B2` is `'My sheet'!B4`. What is no address of a cell stays as it is.
 */
export function offsetAddress(address: string, { row, column }: { row: number; column: number }): string {
  const parts = /^(.*!)?\$?([A-Z]{1,3})\$?(\d{1,7})$/s.exec(address);
  if (parts === null) return address;
  const [, sheet = '', letters = '', digits = ''] = parts;
  return `${sheet}${columnName(columnIndex(letters) + column)}${Number(digits) + row}`;
}
