import { InterceptorEffectEnum } from '@univerjs/core';
import { FormulaDataModel } from '@univerjs/engine-formula';
import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/sheets';

import { detailOf } from '../cells/cell-detail';
import type { Engine } from './engine';

/** After the engine has put a spilled value into its cell (100), before it formats numbers (0). */
const PRIORITY = 50;

/**
 * Shows a number with the format that came with it, unless the cell has one of its own, as Excel does. The format
 * belongs to the value and not to the cell, so a later value without one is shown without it.
 */
export function showValueFormats({ injector }: Engine): void {
  const formulas = injector.get(FormulaDataModel);
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: PRIORITY,
    effect: InterceptorEffectEnum.Style,
    handler: (cell, { unitId, subUnitId, row, col, workbook }, next) => {
      const spilled = formulas.getArrayFormulaCellData()[unitId]?.[subUnitId]?.[row]?.[col];
      const pattern = detailOf((spilled ?? cell)?.custom).rich?.numberFormat;
      if (!cell || pattern === undefined || typeof cell.v !== 'number') return next(cell);
      const own = workbook.getStyles().getStyleByCell(cell);
      return next(own?.n ? cell : { ...cell, s: { ...own, n: { pattern } } });
    },
  });
}
