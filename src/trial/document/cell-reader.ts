import {
  CellValueType,
  type ICellData,
  type Injector,
  type IRange,
  type Nullable,
  ObjectMatrix,
} from '@univerjs/core';
import { ErrorType, FormulaDataModel } from '@univerjs/engine-formula';
import type { FRange, FWorksheet } from '@univerjs/sheets/facade';

import { isErrorCode } from '../../sheet/cells/error-code';
import { type CellDetail, detailOf } from '../../sheet/cells/cell-detail';
import { holds, type Area } from '../../shared/formula/area';

/** A cell's value as Office.js reports it; the empty cell is "". */
export type CellValue = string | number | boolean;

/** A formula's cell and what it spills to. */
type Spill = { row: number; column: number; area: Area };

/** Reads cells with what formulas spill into them, which the engine keeps apart from what was typed. */
export class CellReader {
  readonly #formulas: FormulaDataModel;

  constructor(
    injector: Injector,
    private readonly unitId: string,
    private readonly numbers: { inFull: <T>(read: () => T) => T },
  ) {
    this.#formulas = injector.get(FormulaDataModel);
  }

  /** The values of a range. */
  values(range: FRange, sheet: FWorksheet): CellValue[][] {
    return this.#map(range, sheet, valueOf);
  }

  /** The texts of the cells; a number whose column is too narrow for it is given in full. */
  texts(range: FRange, sheet: FWorksheet): string[][] {
    const shown = this.numbers.inFull(() => range.getDisplayValues());
    return this.values(range, sheet).map((row, down) =>
      row.map((value, across) =>
        // The engine calls TRUE by the number that it keeps for it.
        typeof value === 'boolean' ? String(value).toUpperCase() : (shown[down]?.[across] ?? ''),
      ),
    );
  }

  /** What the cells know beyond their values. */
  details(range: FRange, sheet: FWorksheet): CellDetail[][] {
    return this.#map(range, sheet, (cell) => {
      const detail = detailOf(cell?.custom);
      const value = valueOf(cell);
      // What an earlier result left behind does not belong to the value that stands there now.
      if (detail.message !== undefined && !isErrorCode(value)) return {};
      return detail;
    });
  }

  /** The area that a formula's cell spills to; undefined where it does not spill. */
  spillOf(sheetId: string, row: number, column: number): Area | undefined {
    const spill = this.#spills(sheetId).find((found) => found.row === row && found.column === column);
    if (!spill || (spill.area.rows === 1 && spill.area.columns === 1)) return undefined;
    return spill.area;
  }

  /** The formulas of an area that spill, and where to. */
  spillsFrom(sheetId: string, area: Area): Spill[] {
    return this.#spills(sheetId).filter((spill) => holds(area, spill));
  }

  /** The cell whose formula spills into this one. */
  spillParentOf(sheetId: string, row: number, column: number): { row: number; column: number } | undefined {
    const spill = this.#spills(sheetId).find(({ area }) => holds(area, { row, column }));
    return spill && { row: spill.row, column: spill.column };
  }

  /** Whether all (true), some (null) or none (false) of the area's cells belong to spills, as Excel reports it. */
  spillState(sheetId: string, area: Area): boolean | null {
    const shared = (start: number, size: number, otherStart: number, otherSize: number) =>
      Math.max(0, Math.min(start + size, otherStart + otherSize) - Math.max(start, otherStart));
    const spilled = this.#spills(sheetId)
      .filter(({ area: { rows, columns } }) => rows * columns > 1)
      .reduce((sum, { area: other }) => {
        const rows = shared(area.row, area.rows, other.row, other.rows);
        return sum + rows * shared(area.column, area.columns, other.column, other.columns);
      }, 0);
    if (spilled === 0) return false;
    return spilled === area.rows * area.columns ? true : null;
  }

  /** The smallest area that holds everything on the sheet; undefined on an empty sheet. */
  usedArea(sheet: FWorksheet, valuesOnly: boolean): Area | undefined {
    const box = { top: Infinity, left: Infinity, bottom: -1, right: -1 };
    const include = (row: number, column: number) => {
      box.top = Math.min(box.top, row);
      box.left = Math.min(box.left, column);
      box.bottom = Math.max(box.bottom, row);
      box.right = Math.max(box.right, column);
    };
    sheet
      .getSheet()
      .getCellMatrix()
      .forValue((row, column, cell: Nullable<ICellData>) => {
        if (holdsSomething(cell, valuesOnly)) include(row, column);
      });
    for (const { area } of this.#spills(sheet.getSheetId())) {
      include(area.row, area.column);
      include(area.row + area.rows - 1, area.column + area.columns - 1);
    }
    if (box.bottom < 0) return undefined;
    return {
      row: box.top,
      column: box.left,
      rows: box.bottom - box.top + 1,
      columns: box.right - box.left + 1,
    };
  }

  #map<T>(range: FRange, sheet: FWorksheet, read: (cell: Nullable<ICellData>) => T): T[][] {
    const spilled = this.#formulas.getArrayFormulaCellData()[this.unitId]?.[sheet.getSheetId()];
    const matrix = sheet.getSheet().getCellMatrix();
    const [row, column] = [range.getRow(), range.getColumn()];
    return Array.from({ length: range.getHeight() }, (_row, down) =>
      Array.from({ length: range.getWidth() }, (_column, across) => {
        const own: Nullable<ICellData> = matrix.getValue(row + down, column + across);
        const spill = spilled?.[row + down]?.[column + across];
        return read(own && hasValue(own) ? own : (spill ?? own));
      }),
    );
  }

  #spills(sheetId: string): Spill[] {
    const ranges = this.#formulas.getArrayFormulaRange()[this.unitId]?.[sheetId];
    const values = this.#formulas.getArrayFormulaCellData()[this.unitId]?.[sheetId];
    const spills: Spill[] = [];
    new ObjectMatrix<IRange>(ranges ?? {}).forValue((row, column, range) => {
      // The engine also keeps where a formula would spill that something stands in the way of.
      if (values?.[row]?.[column]?.v !== ErrorType.SPILL) spills.push({ row, column, area: areaOf(range) });
    });
    return spills;
  }
}

function hasValue(cell: ICellData): boolean {
  return (cell.v !== undefined && cell.v !== null && cell.v !== '') || Boolean(cell.f) || Boolean(cell.si);
}

function valueOf(cell: Nullable<ICellData>): CellValue {
  const value = cell?.v ?? linkText(cell);
  if (cell?.t === CellValueType.BOOLEAN) return value === 1 || value === true || value === '1';
  if (cell?.t === CellValueType.NUMBER && typeof value === 'string' && value !== '') return Number(value);
  return value;
}

/** The engine keeps what HYPERLINK shows as rich text, and no value beside it. */
function linkText(cell: Nullable<ICellData>): string {
  return cell?.p?.body?.dataStream.replaceAll(/\p{Cc}/gu, '').trim() ?? '';
}

function holdsSomething(cell: Nullable<ICellData>, valuesOnly: boolean): boolean {
  if (!cell) return false;
  return hasValue(cell) || (!valuesOnly && cell.s !== undefined && cell.s !== null);
}

function areaOf(range: IRange): Area {
  return {
    row: range.startRow,
    column: range.startColumn,
    rows: range.endRow - range.startRow + 1,
    columns: range.endColumn - range.startColumn + 1,
  };
}
