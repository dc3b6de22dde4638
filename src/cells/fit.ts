import { Failure } from '../contract/failure';
import type { Cell, Grid } from './cell';

/** The most cells of one result: more would freeze Excel before it could be read. */
export const MAX_CELLS = 1_000_000;
/** The most text of one result as JSON; Excel on the web loses larger results and those that travel with them. */
export const MAX_JSON = 2 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

const ADVICE = 'Narrow it by date or range, or give a limit';

/**
 * A result that Excel can take: rows of one length, within the limits, never empty. Where number formats make a
 * result too large it goes without them; where that is not enough, it is refused with advice.
 */
export function fitted(rows: Grid): Grid {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 1);
  checkSize(rows.length, width);
  const cells = Math.max(rows.length, 1) * width;
  const grid = rows.length === 0 ? [['']] : rows.map((row) => padded(row, width));
  if (jsonSize(grid) <= MAX_JSON) return grid;
  const plain = grid.map((row) => row.map(withoutFormat));
  if (jsonSize(plain) <= MAX_JSON) return plain;
  throw tooLarge(
    `${count(cells)} cells of more than ${MAX_JSON / MEGABYTE} MB`,
    `about ${MAX_JSON / MEGABYTE} MB`,
  );
}

/**
 * Refuses a result of more cells than Excel takes. Functions whose result has the shape of their arguments ask this
 * first, because `A:A` alone is more, and its needs would be paid for and then thrown away.
 */
export function checkSize(rows: number, width: number): void {
  if (rows * width <= MAX_CELLS) return;
  throw tooLarge(`${count(rows)} × ${count(width)} cells`, `${count(MAX_CELLS)} cells`);
}

function padded(row: Cell[], width: number): Cell[] {
  return row.length === width ? row : [...row, ...Array<Cell>(width - row.length).fill('')];
}

/** The size of a grid as JSON, near enough; counting stops beyond the limit, because making the JSON takes too long. */
function jsonSize(grid: Grid): number {
  let size = 2;
  for (const row of grid) {
    size += 2;
    for (const cell of row) size += cellSize(cell) + 1;
    if (size > MAX_JSON) break;
  }
  return size;
}

function cellSize(cell: Cell): number {
  if (typeof cell === 'number') return String(cell).length;
  if (typeof cell === 'string') return cell.length + 2;
  if (typeof cell === 'object' && isDouble(cell)) return (cell.numberFormat?.length ?? 0) + 60;
  return JSON.stringify(cell).length;
}

function isDouble(cell: object): cell is Excel.DoubleCellValue {
  return 'type' in cell && cell.type === 'Double';
}

function withoutFormat(cell: Cell): Cell {
  return typeof cell === 'object' && isDouble(cell) ? cell.basicValue : cell;
}

function tooLarge(got: string, most: string): Failure {
  return new Failure('too-large', `The result is ${got}, and Excel takes ${most}. ${ADVICE}`);
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
