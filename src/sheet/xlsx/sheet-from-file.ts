import type { BooleanNumber, ICellData, IRange, IWorksheetData } from '@univerjs/core';
import type { Cell, CellValue, Sheet } from 'hucre/xlsx';

import { cellAddress, parseArea } from '../../shared/formula/address';
import { holds, type Area } from '../../shared/formula/area';
import { WHOLE_SHEET } from '../../shared/formula/reference';
import { tokens } from '../../shared/formula/tokens';
import { NEW_SHEET } from '../engine/new-sheet';
import { exceedsExcelLimits } from './unsupported-formulas';
import { KIND, OFF, ON } from './engine-words';
import { fromFileFormula } from './file-formula';
import type { FileLosses, Loss } from './file-losses';
import { columnPixels, fromFileStyle, rowPixels } from './file-style';
import { MISSING_TEXT } from './readable-sheet';
import { DAYS_TO_1904, shownFormat, showsDay } from './stored-format';

/** Free cells beyond the last that a file fills. */
const ROOM = { rows: 200, columns: 20 };

type Cells = Record<number, Record<number, ICellData>>;

/** What a sheet shares with the rest of its file. */
export type FileOfSheet = {
  theme: readonly string[];
  isFrom1904: boolean;
  /** Names, in capitals, that stand for what is in other workbooks. */
  elsewhere: ReadonlySet<string>;
  /** Names, in capitals, that cannot be followed to an end. */
  endless: ReadonlySet<string>;
  losses: FileLosses;
};

/** A sheet of a file as the engine has it. */
export function sheetFromFile(sheet: Sheet, id: string, file: FileOfSheet): Partial<IWorksheetData> {
  const merges = mergesOf(sheet, file.losses);
  const width = sheet.rows.reduce((widest, row) => Math.max(widest, row.length), sheet.columns?.length ?? 0);
  const ends = merges.map(({ endRow, endColumn }) => ({ rows: endRow + 1, columns: endColumn + 1 }));
  const { rows = 0, columns = 0 } = sheet.freezePane ?? {};
  return {
    id,
    name: sheet.name,
    rowCount: ends.reduce(
      (most, { rows: end }) => Math.max(most, end),
      Math.max(NEW_SHEET.rows, sheet.rows.length + ROOM.rows),
    ),
    columnCount: ends.reduce(
      (most, { columns: end }) => Math.max(most, end),
      Math.max(NEW_SHEET.columns, width + ROOM.columns),
    ),
    defaultColumnWidth: 96,
    defaultRowHeight: 22,
    cellData: cellsFrom(sheet, file),
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
    mergeData: merges,
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

/** Merged cells that are cells of a sheet. */
function mergesOf({ name, merges = [] }: Sheet, losses: FileLosses): IRange[] {
  return merges.flatMap(({ startRow, startCol, endRow, endCol }) => {
    const isOrdered = 0 <= startRow && startRow <= endRow && 0 <= startCol && startCol <= endCol;
    const isInside = endRow < WHOLE_SHEET.rows && endCol < WHOLE_SHEET.columns;
    if (isOrdered && isInside) return [{ startRow, startColumn: startCol, endRow, endColumn: endCol }];
    losses.add('merge', { sheet: name });
    return [];
  });
}

function cellsFrom(sheet: Sheet, file: FileOfSheet): Cells {
  const cells: Cells = {};
  const put = (row: number, column: number, cell: ICellData) => {
    (cells[row] ??= {})[column] = { ...cells[row][column], ...cell };
  };
  const lost = lostFormulas(sheet, file);
  const spilled = spilledBy(sheet, lost);
  sheet.rows.forEach((row, at) =>
    row.forEach((value, column) => {
      if (value === null || spilled(at, column)) return;
      const cell = valueCell(value, { sheet, row: at, column }, file);
      if (cell) put(at, column, cell);
    }),
  );
  for (const [key, cell] of sheet.cells ?? []) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    if (cell.style) put(row, column, { s: fromFileStyle(cell.style, file.theme) });
    const formula = lost.has(key) ? undefined : formulaOf(cell);
    if (formula) put(row, column, formula);
  }
  return cells;
}

/** Whether a stored formula reads what is no cell of one sheet of its workbook. */
export function elsewhereIn(stored: string, names: ReadonlySet<string> = new Set()): boolean {
  // What all of them have; most formulas have none of it, and are not taken apart for nothing.
  if (names.size === 0 && !/[[|!]/.test(stored)) return false;
  return tokens(fromFileFormula(stored)).some(
    ({ kind, text }) => kind === 'unknown' || (kind === 'name' && names.has(text.toUpperCase())),
  );
}

/** The cells, by their keys, whose formulas the engine could only make errors of, or never end with: they have their last values. */
function lostFormulas(sheet: Sheet, file: FileOfSheet): ReadonlySet<string> {
  const shared = new Map<number, Loss>();
  const found = new Set<string>();
  for (const [key, { formula, formulaType, formulaSharedIndex }] of sheet.cells ?? []) {
    if (formula === undefined) continue;
    const index = formulaType === 'shared' ? formulaSharedIndex : undefined;
    const own = formula === '' ? undefined : lossOf(formula, file);
    if (own !== undefined && index !== undefined) shared.set(index, own);
    const loss = own ?? (index === undefined ? undefined : shared.get(index));
    if (loss === undefined) continue;
    const [row = 0, column = 0] = key.split(',').map(Number);
    file.losses.add(loss, { sheet: sheet.name, row, column });
    found.add(key);
  }
  return found;
}

function lossOf(formula: string, { elsewhere, endless }: FileOfSheet): Loss | undefined {
  if (exceedsExcelLimits(formula) || (endless.size > 0 && usesNames(formula, endless))) return 'beyond';
  return elsewhereIn(formula, elsewhere) ? 'elsewhere' : undefined;
}

function usesNames(stored: string, names: ReadonlySet<string>): boolean {
  return tokens(fromFileFormula(stored)).some(
    ({ kind, text }) => kind === 'name' && names.has(text.toUpperCase()),
  );
}

/** What a formula spills stands in the file as values of its own, and would be in its way. */
function spilledBy(
  { cells = new Map<string, Cell>() }: Sheet,
  lost: ReadonlySet<string>,
): (row: number, column: number) => boolean {
  const areas: { anchor: string; area: Area }[] = [];
  for (const [anchor, { formulaType, formulaRef }] of cells) {
    if (lost.has(anchor)) continue;
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

function valueCell(
  value: Exclude<CellValue, null>,
  { sheet, row, column }: { sheet: Sheet; row: number; column: number },
  { isFrom1904, losses }: FileOfSheet,
): ICellData | undefined {
  if (typeof value === 'boolean') return { v: value ? 1 : 0, t: KIND.boolean };
  if (value === MISSING_TEXT) {
    losses.add('text', { sheet: sheet.name, row, column });
    return undefined;
  }
  if (typeof value === 'string') return { v: value, t: KIND.text };
  if (typeof value !== 'number')
    throw new Error(
      `Expected ${cellAddress({ sheet: sheet.name, row, column })} to hold a number, got a day`,
    );
  if (!isFrom1904 || !isDay(value, sheet.cells?.get(`${row},${column}`))) return { v: value, t: KIND.number };
  losses.add('shifted', { sheet: sheet.name, row, column });
  return { v: value + DAYS_TO_1904, t: KIND.number };
}

/** What is below 0 is a difference in either calendar, and a formula is calculated anew. */
function isDay(value: number, { style, formula }: Partial<Cell> = {}): boolean {
  return value >= 0 && formula === undefined && showsDay(shownFormat(style?.numFmt ?? ''));
}
