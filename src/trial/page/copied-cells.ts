import type { CellModeEnum, ICellData } from '@univerjs/core';
import { FormulaDataModel } from '@univerjs/engine-formula';
import { ISheetClipboardService } from '@univerjs/sheets-ui';

import type { CellReader } from '../document/cell-reader';
import type { Engine } from '../engine/univer';

/** Row, column, last row, last column, and what of the cells is read. */
type Where = [number, number, number, number, CellModeEnum];

/** Lets a copy hold what the cells show, spilled ones too, which the engine keeps apart and would leave empty. */
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
      return copy(unitId, sheetId, range, options);
    } finally {
      worksheet.getMatrixWithMergedCells = read;
    }
  };
}
