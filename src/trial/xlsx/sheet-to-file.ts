import type { IStyleData } from '@univerjs/core';
import type { FWorksheet } from '@univerjs/sheets/facade';
import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx';

import { areaName } from '../../shared/formula/address';
import { type Area, cellCount } from '../../shared/formula/area';
import { ERROR_CODES, isErrorCode } from '../../sheet/cells/error-code';
import type { CellValue } from '../document/cell-reader';
import type { TrialHost } from '../host';
import { maySpill, toFileFormula } from '../../sheet/xlsx/file-formula';
import { columnDigits, rowPoints, toFileStyle } from '../../sheet/xlsx/file-style';
import { tablesToFile } from './tables-to-file';

/** The errors that the format has; the others came later, and Excel writes them as the first of these. */
const FILE_ERRORS = new Set(['#VALUE!', '#N/A', '#REF!', '#NAME?', '#NUM!', '#NULL!', '#DIV/0!']);

/** Cells that had no value yet. */
const UNANSWERED = new Set(['#BUSY!', '#GETTING_DATA', '#CONNECT!']);

const LONGEST_TEXT = 32_767;

/** A sheet as a file holds it. */
export function sheetToFile(sheet: FWorksheet, host: TrialHost): WriteSheet {
  const area = host.cells.usedArea(sheet, false);
  const isVeryHidden = host.document.veryHidden.has(sheet.getSheetId());
  const { xSplit, ySplit } = sheet.getFreeze();
  const colour = /^#?([0-9a-f]{6})$/i.exec(sheet.getTabColor() ?? '')?.[1];
  return {
    name: sheet.getSheetName(),
    cells: area ? cellsOf(sheet, area, host) : new Map<string, Partial<Cell>>(),
    ...(area && sizes(sheet, area)),
    merges: sheet.getMergeData().map((range) => ({
      startRow: range.getRow(),
      startCol: range.getColumn(),
      endRow: range.getLastRow(),
      endCol: range.getLastColumn(),
    })),
    ...((xSplit > 0 || ySplit > 0) && { freezePane: { rows: ySplit, columns: xSplit } }),
    view: { showGridLines: !sheet.hasHiddenGridLines(), ...(colour && { tabColor: { rgb: colour } }) },
    ...(sheet.isSheetHidden() && (isVeryHidden ? { veryHidden: true } : { hidden: true })),
    tables: tablesToFile(sheet, host),
  };
}

function cellsOf(sheet: FWorksheet, area: Area, host: TrialHost): Map<string, Partial<Cell>> {
  const range = sheet.getRange(area.row, area.column, area.rows, area.columns);
  const formulas = range.getFormulas();
  const values = host.cells.values(range, sheet);
  const details = host.cells.details(range, sheet);
  const worksheet = sheet.getSheet();
  const cells = new Map<string, Partial<Cell>>();
  values.forEach((row, down) =>
    row.forEach((value, across) => {
      const [at, column] = [area.row + down, area.column + across];
      const own: IStyleData = worksheet.getComposedCellStyle(at, column);
      const style = toFileStyle(own, details[down]?.[across]?.rich?.numberFormat);
      const formula = formulas[down]?.[across] ?? '';
      const spill = host.cells.spillOf(sheet.getSheetId(), at, column);
      const alone = { row: at, column, rows: 1, columns: 1 };
      const cell = formula === '' ? constant(value) : formulaCell(formula, value, spill ?? alone);
      if (cell || style) cells.set(`${at},${column}`, withStyle(cell, style));
    }),
  );
  return cells;
}

function formulaCell(formula: string, value: CellValue, area: Area): Partial<Cell> {
  const stored = {
    type: 'formula' as const,
    formula: toFileFormula(formula),
    formulaResult: resultOf(value),
  };
  if (cellCount(area) === 1 && !maySpill(formula)) return stored;
  return { ...stored, formulaType: 'array', formulaDynamic: true, formulaRef: areaName(area) };
}

function constant(value: CellValue): Partial<Cell> | undefined {
  if (value === '') return undefined;
  const stored = resultOf(value);
  return isErrorCode(value) ? { type: 'error', value: stored } : { value: stored };
}

function resultOf(value: CellValue): CellValue {
  if (typeof value !== 'string') return value;
  if (!ERROR_CODES.has(value)) return value.slice(0, LONGEST_TEXT);
  if (UNANSWERED.has(value)) return '#N/A';
  return FILE_ERRORS.has(value) ? value : '#VALUE!';
}

function withStyle(cell: Partial<Cell> | undefined, style: CellStyle | undefined): Partial<Cell> {
  return { ...(cell ?? { value: null }), ...(style && { style }) };
}

/** The widths of all columns up to the last that is used, and the heights of rows that are not as high as the others. */
function sizes(sheet: FWorksheet, area: Area): Pick<WriteSheet, 'columns' | 'rowDefs'> {
  const height = sheet.getSheet().getConfig().defaultRowHeight;
  const rows = Array.from({ length: area.rows }, (_row, down) => area.row + down)
    .map((row) => ({ row, own: sheet.getRowHeight(row), isHidden: !sheet.getSheet().getRowVisible(row) }))
    .filter(({ own, isHidden }) => own !== height || isHidden);
  return {
    columns: Array.from({ length: area.column + area.columns }, (_column, column) => ({
      width: columnDigits(sheet.getColumnWidth(column)),
      ...(!sheet.getSheet().getColVisible(column) && { hidden: true }),
    })),
    rowDefs: new Map(
      rows.map(({ row, own, isHidden }) => [
        row,
        { height: rowPoints(own), ...(isHidden && { hidden: true }) },
      ]),
    ),
  };
}
