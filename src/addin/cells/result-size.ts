import { Failure } from '../../shared/contract/failure';
import type { Cell, Grid, SimpleCell } from './cell';
import { jsonBytes } from './text';
import { say, type Sentence } from '../../shared/messages/message';

/** The most cells of one result: more would freeze Excel before it could be read. */
export const MAX_CELLS = 1_000_000;
/** The most text of one result as JSON; Excel on the web loses larger results and those that travel with them. */
export const MAX_JSON = 2 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
/** What a number with a format is longer than its format, and an error than its sentence. */
const FORMATTED_SIZE = 60;
/** The longest name of what a value carries. */
const LONGEST_NAME = 6;

/**
 * A result that Excel can take: rows of one length, within the limits, never empty. Where the sources or number formats of
 * its values make a result too large it goes without them; where that is not enough, it is refused with advice.
 */
export function fitted(rows: Grid): Grid {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 1);
  checkSize(rows.length, width);
  const grid = rows.length === 0 ? [['']] : rows.map((row) => padded(row, width));
  if (jsonSize(grid) <= MAX_JSON) return grid;
  for (const lighter of [withoutProperties, withoutFormat]) {
    const light = grid.map((row) => row.map(lighter));
    if (jsonSize(light) <= MAX_JSON) return light;
  }
  throw tooLarge(
    grid.length * width === 1
      ? say('1 cell of more than {} MB', MAX_JSON / MEGABYTE)
      : say('{} cells of more than {} MB', count(grid.length * width), MAX_JSON / MEGABYTE),
    say('about {} MB', MAX_JSON / MEGABYTE),
  );
}

/** Whether so many numbers could keep their formats; where not, a function need not make what {@link fitted} drops. */
export function formatsFit(cells: number): boolean {
  return cells * FORMATTED_SIZE <= MAX_JSON;
}

/**
 * Refuses a result of more cells than Excel takes. Functions whose result has the shape of their arguments ask this
 * first, because `A:A` alone is more, and its needs would be paid for and then thrown away.
 */
export function checkSize(rows: number, width: number): void {
  if (rows * width <= MAX_CELLS) return;
  throw tooLarge(say('{} × {} cells', count(rows), count(width)), say('{} cells', count(MAX_CELLS)));
}

function padded(row: Cell[], width: number): Cell[] {
  return row.length === width ? row : [...row, ...Array<Cell>(width - row.length).fill('')];
}

/** The size of a grid as JSON, near enough; counting stops beyond the limit, because making the JSON takes too long. */
export function jsonSize(grid: Grid): number {
  let size = 2;
  for (const row of grid) {
    size += 2;
    for (const cell of row) size += cellSize(cell) + 1;
    if (size > MAX_JSON) break;
  }
  return size;
}

function cellSize(cell: Cell): number {
  if (typeof cell === 'number') return numberSize(cell);
  if (typeof cell === 'string') return textSize(cell);
  if (typeof cell === 'boolean') return 5;
  if (isSimple(cell)) {
    const { properties } = cell;
    const own = isDouble(cell) ? (cell.numberFormat?.length ?? 0) : textSize(String(cell.basicValue));
    return own + FORMATTED_SIZE + (properties === undefined ? 0 : carriedSize(properties));
  }
  if ('code' in cell) return textSize(cell.message ?? '') + FORMATTED_SIZE;
  return jsonBytes(cell);
}

/** The length of a number, counted where it is a short one: making the text of each takes longer than all the rest. */
function numberSize(number: number): number {
  const size = Math.abs(number);
  for (let scale = 1; scale <= 1e4 && size < 1e9; scale *= 10) {
    const whole = Math.round(size * scale);
    if (whole / scale !== size) continue;
    const point = scale > 1 ? 1 : 0;
    return digits(Math.max(whole, scale)) + point + (number < 0 ? 1 : 0);
  }
  return String(number).length;
}

function digits(whole: number): number {
  let count = 1;
  for (let rest = whole; rest >= 10; rest /= 10) count++;
  return count;
}

/** Letters that JSON writes as they are; of others, such as a quote, it takes two or six. */
const AS_WRITTEN = /^[ !#-[\]-~]*$/;

function textSize(text: string): number {
  return AS_WRITTEN.test(text) ? text.length + 2 : jsonBytes(text);
}

/** The size of what a value carries, counted without making its JSON. */
function carriedSize(properties: object): number {
  let size = 0;
  for (const carried of Object.values(properties) as Cell[]) size += cellSize(carried) + LONGEST_NAME;
  return size;
}

function isDouble(cell: object): cell is Excel.DoubleCellValue {
  return 'type' in cell && cell.type === 'Double';
}

/** Whether a value calculates as its basic value does, with a format or properties beside it. */
function isSimple(cell: object): cell is SimpleCell {
  return 'type' in cell && cell.type !== 'Entity';
}

function withoutProperties(cell: Cell): Cell {
  if (typeof cell !== 'object' || !isSimple(cell)) return cell;
  if (!isDouble(cell)) return cell.basicValue;
  const { properties: _carried, ...plain } = cell;
  return plain;
}

function withoutFormat(cell: Cell): Cell {
  return typeof cell === 'object' && isSimple(cell) ? cell.basicValue : cell;
}

function tooLarge(got: Sentence, most: Sentence): Failure {
  return new Failure(
    'too-large',
    say('The result is {}; Excel allows {}. Narrow it by date or range, or set a limit', got, most),
  );
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
