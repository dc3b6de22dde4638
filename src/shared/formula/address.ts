import type { Area } from './area';
import { columnIndex, columnName } from './column';
import { quoteSheet, sheetOf } from './sheet-name';

/** A cell by its place in a sheet, counted from 0. */
export type CellPlace = { row: number; column: number };

/** The A1 name of a place: `{ row: 0, column: 27 }` is `AB1`. */
export function cellName({ row, column }: CellPlace): string {
  return `${columnName(column)}${row + 1}`;
}

/** The address of a cell as Excel tells it to a custom function: `Sheet1!B2`, `'My sheet'!B2`. */
export function cellAddress({ sheet, row, column }: CellPlace & { sheet: string }): string {
  return `${quoteSheet(sheet)}!${cellName({ row, column })}`;
}

/** A key of a cell for looking it up; sheets are the same whatever their case. */
export function cellKey({ sheet, row, column }: CellPlace & { sheet: string }): string {
  return `${sheet.toLowerCase()}\n${row}\n${column}`;
}

/** The A1 name of the rectangle between two corners, a single cell's name where they are one. */
export function rangeName(first: CellPlace, last: CellPlace): string {
  const names = [cellName(first), cellName(last)];
  return names[0] === names[1] ? cellName(first) : names.join(':');
}

/** The A1 name of an area: `B2`, `B2:C9`. */
export function areaName({ row, column, rows, columns }: Area): string {
  return rangeName({ row, column }, { row: row + rows - 1, column: column + columns - 1 });
}

/** `Sheet1!B2` in its parts; a quoted sheet name loses its quotes. An address without a sheet has none. */
export function splitAddress(address: string): { sheet: string | undefined; range: string } {
  const at = address.lastIndexOf('!');
  if (at < 0) return { sheet: undefined, range: address };
  return { sheet: sheetOf(address.slice(0, at)), range: address.slice(at + 1) };
}

const CORNER = /^\$?([A-Z]{1,3})?\$?([1-9]\d{0,6})?$/i;

/**
 * The area that `B2`, `$B$2:C9`, `B:C` or `2:9` names; undefined where it names none. Whole columns and rows end where the
 * sheet does, and name none where its size is not given.
 */
export function parseArea(text: string, sheet?: { rows: number; columns: number }): Area | undefined {
  const parts = text.trim().split(':');
  const [from, to = from] = parts.map((part) => CORNER.exec(part));
  if (parts.length > 2 || !from || !to) return undefined;
  const [columns, rows] = [1, 2].map((side) => [from[side], to[side]]);
  const width = span(columns, (letters) => columnIndex(letters), sheet?.columns);
  const height = span(rows, (digits) => Number(digits) - 1, sheet?.rows);
  const isWhole = from[1] === undefined || from[2] === undefined;
  if (width === undefined || height === undefined || (isWhole && parts.length === 1)) return undefined;
  if (from[1] === undefined && from[2] === undefined) return undefined;
  return { row: height.start, column: width.start, rows: height.size, columns: width.size };
}

/** The extent of two ends; both are omitted if the whole sheet is referred to. */
function span(
  [first, last]: (string | undefined)[] = [],
  indexOf: (end: string) => number,
  whole: number | undefined,
): { start: number; size: number } | undefined {
  if (first === undefined && last === undefined)
    return whole === undefined ? undefined : { start: 0, size: whole };
  if (first === undefined || last === undefined) return undefined;
  const ends = [indexOf(first), indexOf(last)] as const;
  return { start: Math.min(...ends), size: Math.abs(ends[1] - ends[0]) + 1 };
}
