import type { FRange, FWorksheet } from '@univerjs/sheets/facade';

import { parseArea, splitAddress } from '../../shared/formula/address';
import type { Area } from '../../shared/formula/area';
import { EXCEL_SHEET } from '../../sheet/engine/new-sheet';
import type { TrialHost } from '../host';
import { RichApiError } from './kernel/rich-api-error';

/** The cells that a range object stands for. */
export type Cells = { sheet: FWorksheet; area: Area };

/** The cells as the engine knows them; the sheet grows where they lie beyond its end. */
export function rangeOf({ sheet, area }: Cells): FRange {
  if (area.row + area.rows > sheet.getMaxRows()) sheet.setRowCount(area.row + area.rows);
  if (area.column + area.columns > sheet.getMaxColumns()) sheet.setColumnCount(area.column + area.columns);
  return sheet.getRange(area.row, area.column, area.rows, area.columns);
}

/** Finds cells by address; one without a sheet is on `sheet`. Names of the workbook are found too. */
export function cellsAt(host: TrialHost, sheet: FWorksheet, address: string | undefined): Cells {
  if (address === undefined || address === '') {
    return { sheet, area: { row: 0, column: 0, rows: sheet.getMaxRows(), columns: sheet.getMaxColumns() } };
  }
  const { sheet: name, range: reference } = splitAddress(address);
  const on = name === undefined ? sheet : host.api.getActiveWorkbook()?.getSheetByName(name);
  const area = on && parseArea(reference, { rows: on.getMaxRows(), columns: on.getMaxColumns() });
  if (!on || !area) {
    throw new RichApiError('InvalidArgument', `Expected an address of cells, got "${address}"`);
  }
  return { sheet: on, area: within(area, address) };
}

/** Checks that the area lies on a sheet of Excel's. */
export function within(area: Area, from: string): Area {
  const fits =
    area.row >= 0 &&
    area.column >= 0 &&
    area.rows > 0 &&
    area.columns > 0 &&
    area.row + area.rows <= EXCEL_SHEET.rows &&
    area.column + area.columns <= EXCEL_SHEET.columns;
  if (!fits) throw new RichApiError('InvalidArgument', `Expected cells on the sheet, got ${from}`);
  return area;
}

/** The smallest area that holds both. */
export function boundingArea(a: Area, b: Area): Area {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
}
