import { type CellModeEnum, getEmptyCell, type ICellData } from '@univerjs/core';
import { FormulaDataModel } from '@univerjs/engine-formula';
import { ISheetClipboardService } from '@univerjs/sheets-ui';

import { holds } from '../../shared/formula/area';
import type { CellReader } from '../document/cell-reader';
import type { Engine } from '../../sheet/engine/engine';

/** Row, column, last row, last column, and what of the cells is read. */
type Where = [number, number, number, number, CellModeEnum];

/**
 * Lets a copy hold what the cells show, spilled ones too, which the engine keeps apart and would leave empty. Where a
 * spilling formula is copied itself, a paste into the sheet enters it alone, as Excel does: it fills those cells again,
 * and values in them would stand in its way.
 */
export function copyWhatIsShown({ api, injector }: Engine, cells: CellReader): void {
  const clipboard = injector.get(ISheetClipboardService);
  const formulas = injector.get(FormulaDataModel);
  const copy = clipboard.generateCopyContent.bind(clipboard);
  clipboard.generateCopyContent = (unitId, sheetId, range, options) => {
    const sheet = api.getActiveWorkbook()?.getSheetBySheetId(sheetId);
    if (!sheet) return copy(unitId, sheetId, range, options);
    const worksheet = sheet.getSheet();
    const spilled = formulas.getArrayFormulaCellData()[unitId]?.[sheetId];
    const { startRow, endRow, startColumn, endColumn } = range;
    const texts = cells.texts(
      sheet.getRange(startRow, startColumn, endRow - startRow + 1, endColumn - startColumn + 1),
      sheet,
    );
    const read = worksheet.getMatrixWithMergedCells.bind(worksheet);
    const readShown = (...where: Where) => {
      const matrix = read(...where);
      texts.forEach((shown, down) =>
        shown.forEach((text, across) => {
          const [at, place] = [startRow + down, startColumn + across];
          const own = matrix.getValue(at, place);
          if (text === '' || (own && 'rowSpan' in own)) return;
          const value: ICellData & { displayV: string } = {
            ...spilled?.[at]?.[place],
            ...own,
            displayV: text,
          };
          matrix.setValue(at, place, value);
        }),
      );
      return matrix;
    };
    // The engine's type has one form of the call more than its copy uses.
    Object.assign(worksheet, { getMatrixWithMergedCells: readShown });
    try {
      const copied = copy(unitId, sheetId, range, options);
      if (copied) leaveToFormulas(copied, cells, sheetId);
      return copied;
    } finally {
      worksheet.getMatrixWithMergedCells = read;
    }
  };
}

type Copied = Extract<ReturnType<ISheetClipboardService['generateCopyContent']>, object>;

/** Empties what is pasted of the cells that copied formulas spill into; text and HTML keep their values. */
function leaveToFormulas(
  { matrixFragment, discreteRange: { rows, cols: columns } }: Copied,
  cells: CellReader,
  sheetId: string,
): void {
  const [row = 0, column = 0] = [rows[0], columns[0]];
  const copied = {
    ...{ row, column },
    rows: (rows.at(-1) ?? row) - row + 1,
    columns: (columns.at(-1) ?? column) - column + 1,
  };
  for (const spill of cells.spillsFrom(sheetId, copied)) {
    rows.forEach((at, down) =>
      columns.forEach((place, across) => {
        const isOwn = at === spill.row && place === spill.column;
        if (isOwn || !holds(spill.area, { row: at, column: place })) return;
        matrixFragment.setValue(down, across, {
          ...getEmptyCell(),
          s: matrixFragment.getValue(down, across)?.s ?? null,
        });
      }),
    );
  }
}
