import type { BooleanNumber, ICellData, IWorksheetData } from '@univerjs/core';
import type { Cell, CellValue, Sheet } from 'hucre/xlsx';

import { parseArea } from '../../formula/address';
import { holds, type Area } from '../../formula/area';
import { NEW_SHEET } from '../engine/new-sheet';
import { KIND, OFF, ON } from './engine-words';
import { fromFileFormula } from './file-formula';
import { columnPixels, fromFileStyle, rowPixels } from './file-style';

const MILLISECONDS_A_DAY = 86_400_000;

/** Serial of 1 January 1970 in Excel's calendar. */
const UNIX_EPOCH = 25_569;

/** Free cells beyond the last that a file fills. */
const ROOM = { rows: 200, columns: 20 };

type Cells = Record<number, Record<number, ICellData>>;

/** A sheet of a file as the engine has it. */
export function sheetFromFile(sheet: Sheet, id: string, theme: readonly string[]): Partial<IWorksheetData> {
  const width = sheet.rows.reduce((widest, row) => Math.max(widest, row.length), sheet.columns?.length ?? 0);
  const { rows = 0, columns = 0 } = sheet.freezePane ?? {};
  return {
    id,
    name: sheet.name,
    rowCount: Math.max(NEW_SHEET.rows, sheet.rows.length + ROOM.rows),
    columnCount: Math.max(NEW_SHEET.columns, width + ROOM.columns),
    defaultColumnWidth: 96,
    defaultRowHeight: 22,
    cellData: cellsFrom(sheet, theme),
    columnData: Object.fromEntries(
      (sheet.columns ?? []).flatMap(({ width: digits, hidden }, column) =>
        digits === undefined && !hidden
          ? []
          : [[column, { ...(digits !== undefined && { w: columnPixels(digits) }), ...hiddenIf(hidden) }]],
      ),
    ),
    rowData: Object.fromEntries(
      [...(sheet.rowDefs ?? [])].map(([row, { height, hidden }]) => [
        row,
        { ...(height !== undefined && { h: rowPixels(height), ia: OFF }), ...hiddenIf(hidden) },
      ]),
    ),
    mergeData: (sheet.merges ?? []).map(({ startRow, startCol, endRow, endCol }) => ({
      startRow,
      startColumn: startCol,
      endRow,
      endColumn: endCol,
    })),
    ...((rows > 0 || columns > 0) && {
      freeze: { xSplit: columns, ySplit: rows, startRow: rows || -1, startColumn: columns || -1 },
    }),
    showGridlines: sheet.view?.showGridLines === false ? OFF : ON,
    ...(sheet.view?.tabColor?.rgb !== undefined && { tabColor: `#${sheet.view.tabColor.rgb.slice(-6)}` }),
    hidden: sheet.hidden || sheet.veryHidden ? ON : OFF,
  };
}

function hiddenIf(hidden: boolean | undefined): { hd?: BooleanNumber } {
  return hidden ? { hd: ON } : {};
}

function cellsFrom(sheet: Sheet, theme: readonly string[]): Cells {
  const cells: Cells = {};
  const put = (row: number, column: number, cell: ICellData) => {
    (cells[row] ??= {})[column] = { ...cells[row][column], ...cell };
  };
  const spilled = spilledBy(sheet);
  sheet.rows.forEach((row, at) =>
    row.forEach((value, column) => {
      if (value !== null && !spilled(at, column)) put(at, column, valueCell(value));
    }),
  );
  for (const [key, cell] of sheet.cells ?? []) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    if (cell.style) put(row, column, { s: fromFileStyle(cell.style, theme) });
    const formula = formulaOf(cell);
    if (formula) put(row, column, formula);
  }
  return cells;
}

/** What a formula spills stands in the file as values of its own, and would be in its way. */
function spilledBy({ cells = new Map<string, Cell>() }: Sheet): (row: number, column: number) => boolean {
  const areas: { anchor: string; area: Area }[] = [];
  for (const [anchor, { formulaType, formulaRef }] of cells) {
    const area = formulaType === 'array' ? parseArea(formulaRef ?? '', { rows: 1, columns: 1 }) : undefined;
    if (area && (area.rows > 1 || area.columns > 1)) areas.push({ anchor, area });
  }
  return (row, column) =>
    areas.some(({ anchor, area }) => anchor !== `${row},${column}` && holds(area, { row, column }));
}

function formulaOf({ formula, formulaType, formulaSharedIndex }: Cell): ICellData | undefined {
  if (formulaType === 'shared' && formulaSharedIndex !== undefined) {
    const si = `shared-${formulaSharedIndex}`;
    return formula === undefined || formula === '' ? { si } : { si, f: fromFileFormula(formula) };
  }
  return formula === undefined || formula === '' ? undefined : { f: fromFileFormula(formula) };
}

function valueCell(value: Exclude<CellValue, null>): ICellData {
  if (typeof value === 'boolean') return { v: value ? 1 : 0, t: KIND.boolean };
  if (typeof value === 'number') return { v: value, t: KIND.number };
  if (typeof value === 'string') return { v: value, t: KIND.text };
  return { v: value.getTime() / MILLISECONDS_A_DAY + UNIX_EPOCH, t: KIND.number };
}
