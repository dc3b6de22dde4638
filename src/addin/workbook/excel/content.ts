import type { Host } from '../../cells/cell';
import { toCell } from '../../cells/value';

/** What one cell gets: a formula in en-US that we built, or a value, which is never evaluated. */
export type CellContent =
  | { formula: string; format?: string }
  | { value: string | number | boolean; format?: string };

/** Rows of cells, all of the same length. */
export type Block = readonly (readonly CellContent[])[];

/** A written value keeps its number format in every Excel: formats are the sheet's, not a data type's. */
const SHEET: Host = { dataTypes: true, error: (code, message) => ({ code, message }) };

/** A cell that stays empty. */
export const BLANK: CellContent = { value: '' };

/** A service value as it is written to a cell: dates as serials with a format, lists and objects as text. */
export function contentOf(value: unknown, measure: { name?: string; unit?: string } = {}): CellContent {
  const cell = toCell(value, SHEET, measure);
  if (cell === undefined) return BLANK;
  if (typeof cell !== 'object') return { value: cell };
  if ('type' in cell && cell.type === 'Double') {
    return cell.numberFormat === undefined
      ? { value: cell.basicValue }
      : { value: cell.basicValue, format: cell.numberFormat };
  }
  return BLANK;
}

/** Rows padded with blanks to one length, as a sheet takes them. */
export function squared(rows: Block): Block {
  // Not `Math.max(...)`: more than about 100,000 arguments overflow the stack.
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 1);
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => BLANK)]);
}
