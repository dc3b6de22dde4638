import { FormulaDataModel } from '@univerjs/engine-formula';
import { SpreadsheetSkeleton } from '@univerjs/preset-sheets-core';

import type { Engine } from './engine';

/**
 * Measures only cells with content for a row's height. The engine would measure every cell of each changed row,
 * 100,000 on an empty sheet.
 */
export function measureFilledCells({ injector }: Engine): void {
  const formulas = injector.get(FormulaDataModel);
  const { prototype } = SpreadsheetSkeleton;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with the skeleton that it is called on.
  const measure = prototype.calculateAutoHeightForCell;
  prototype.calculateAutoHeightForCell = function (row, column) {
    const { worksheet } = this;
    const spilled = formulas.getArrayFormulaCellData()[worksheet.getUnitId()]?.[worksheet.getSheetId()];
    const isEmpty = worksheet.getCellRaw(row, column) == null && spilled?.[row]?.[column] == null;
    return isEmpty ? undefined : measure.call(this, row, column);
  };
}
