import { FormulaDataModel } from '@univerjs/engine-formula';
import { SpreadsheetSkeleton } from '@univerjs/preset-sheets-core';

import type { Engine } from './univer';

/**
 * Measures for the height of a row only cells that hold something. The engine asks every cell of every row that a new
 * width may change, 100,000 of an empty sheet, through all that have a say in what a cell shows; and an empty one
 * never makes its row higher.
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
