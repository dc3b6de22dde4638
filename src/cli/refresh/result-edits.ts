import { areaName, cellAddress } from '../../shared/formula/address';
import { type Area, holds, intersection, type SheetArea } from '../../shared/formula/area';
import { textInFormat } from '../../addin/cells/format-text';
import type { HeadlessModel } from '../../sheet/headless-model';
import { type CellEdit, isErrorText } from '../file/cell-edits';
import type { CellIndex } from '../file/cell-index';
import type { StoredCell, StoredValue } from '../file/sheet-xml';
import type { FileFormula } from '../file/workbook-formulas';
import type { WorkbookFile } from '../file/workbook-file';
import { showsDay } from '../../sheet/xlsx/stored-format';
import { isSame } from './judgement';

/** What a result changes: edits of cells, and all cells that it fills or has filled. */
export type ResultEdits = { edits: CellEdit[]; area: SheetArea };

/** A result that cannot be written, with the reason and the cells that it would fill. */
export type Unwritable = { reason: string; area: SheetArea };

/** Errors that are the engine's own, or of Excel's screen: no file that Excel wrote would get one from a refresh. */
const FOREIGN_ERRORS = ['#NAME?', '#BUSY!', '#SPILL!', '#CALC!', '#FIELD!', '#GETTING_DATA', '#CIRC!'];

type Parts = {
  model: HeadlessModel;
  ids: ReadonlyMap<string, string>;
  cells: CellIndex;
  file: WorkbookFile;
};

/** What the result of a formula changes in its file. */
export function resultEdits(parts: Parts, formula: FileFormula): ResultEdits | Unwritable {
  const { model, ids, cells, file } = parts;
  const { cell, sheet, area: before, isDynamic, isKer } = formula;
  const id = ids.get(sheet) ?? '';
  const got = model.spill({ sheet: id, row: cell.row, column: cell.column });
  const isArray = cell.formula?.attributes['t'] === 'array';
  // An array formula of Ctrl+Shift+Enter fills the cells in which it was entered.
  const after = { ...before, ...(isDynamic && got) };
  const whole = union(before, isArray ? after : { ...before, ...got });
  // A spread takes more memory: V8 gives each such object a hidden class of its own.
  const area = Object.assign({ sheet }, whole);
  if (!isArray && (got.rows > 1 || got.columns > 1))
    return { reason: 'its result fills several cells: enter it in Excel as a dynamic array', area };
  const stored = new Map<string, StoredCell>();
  for (const each of cells.in(area)) stored.set(`${each.row},${each.column}`, each);
  const obstacle = obstacleOf(formula, { after, stored, file });
  if (obstacle !== undefined) return { reason: `its result is blocked by ${obstacle}`, area };

  const edits: CellEdit[] = [];
  const isMoved = isDynamic && areaName(after) !== areaName(before);
  for (let row = whole.row; row < whole.row + whole.rows; row++)
    for (let column = whole.column; column < whole.column + whole.columns; column++) {
      const place = { row, column };
      const there = stored.get(`${row},${column}`);
      const isOwn = row === cell.row && column === cell.column;
      const value = holds(after, place) ? shownValue(parts, { id, place, formula, got }) : undefined;
      if (isForeign(value) && value !== there?.value)
        return { reason: value === '#SPILL!' ? 'its result has no room' : `the engine gives ${value}`, area };
      const format = isKer ? model.format({ sheet: id, row, column }) : undefined;
      if (file.isFrom1904 && format !== undefined && showsDay(format))
        return { reason: 'is a day, and the file counts days from 1904', area };
      if (isUnchanged(value, there?.value, formula) && !(isOwn && isMoved)) continue;
      const mark = textInFormat(format);
      if (mark !== undefined)
        return { reason: `shows "(${mark})" behind its value, which only Excel can write`, area };
      const vm = there?.attributes['vm'];
      const keepsFormat =
        vm !== undefined && file.formats.has(vm) && typeof value === 'number' && !file.hasMarkedFormats;
      if (vm !== undefined && !keepsFormat && !isErrorText(there?.value))
        return { reason: `${cellAddress({ sheet, row, column })} holds a data type of Excel`, area };
      const edit: CellEdit = { row, column, value, keepsFormat };
      if (isOwn && isMoved) edit.spill = areaName(after);
      edits.push(edit);
    }
  return { edits, area };
}

/** An array formula shows #N/A beyond its result, and a result of one value in all of its cells. */
function shownValue(
  { model }: Parts,
  of: {
    id: string;
    place: Omit<Area, 'rows' | 'columns'>;
    formula: FileFormula;
    got: { rows: number; columns: number };
  },
): StoredValue {
  const { id, place, formula, got } = of;
  const { row, column } = formula.cell;
  const isSingle = got.rows === 1 && got.columns === 1;
  if (!isSingle && !holds({ row, column, ...got }, place)) return '#N/A';
  // A formula whose result is empty shows 0.
  return model.value({ sheet: id, ...(isSingle ? { row, column } : place) }) ?? 0;
}

function isForeign(value: StoredValue): value is string {
  return typeof value === 'string' && FOREIGN_ERRORS.includes(value);
}

/** What KER cells show is compared exactly; what the engine calculates, as precisely as it was judged. */
function isUnchanged(value: StoredValue, stored: StoredValue, { isKer }: FileFormula): boolean {
  if (isKer && typeof value === 'number') return value === stored;
  if (value === undefined) return stored === undefined;
  return isSame(value, stored);
}

function obstacleOf(
  formula: FileFormula,
  to: { after: SheetArea; stored: ReadonlyMap<string, StoredCell>; file: WorkbookFile },
): string | undefined {
  const { area: before, sheet } = formula;
  const { after, stored, file } = to;
  if (after.rows <= before.rows && after.columns <= before.columns) return undefined;
  if (after.row + after.rows > 1_048_576 || after.column + after.columns > 16_384) return "the sheet's edge";
  if (file.tables.some((table) => table.sheet === sheet && intersection(table, after))) return 'a table';
  const merges = file.sheets.find(({ name }) => name === sheet)?.sheet.merges ?? [];
  if (merges.some((merge) => intersection(merge, after))) return 'merged cells';
  for (const cell of stored.values()) {
    const { row, column, value } = cell;
    if (!holds(after, cell) || holds(before, cell)) continue;
    if (value !== undefined || cell.formula !== undefined) return cellAddress({ sheet, row, column });
  }
  return undefined;
}

function union(a: Area, b: Area): Area {
  return { ...a, rows: Math.max(a.rows, b.rows), columns: Math.max(a.columns, b.columns) };
}
