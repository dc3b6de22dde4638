import { SheetsSelectionsService } from '@univerjs/sheets';

import type { Area } from '../../shared/formula/area';
import type { Engine } from '../../sheet/engine/engine';

/**
 * The areas that are selected on the sheet in front. The engine keeps a whole column as long as it was when rows are
 * deleted, and then refuses to make a range of it; here it ends with the sheet.
 */
export function selectedAreas({ api, injector }: Engine): Area[] {
  const sheet = api.getActiveWorkbook()?.getActiveSheet();
  if (!sheet) return [];
  const [rows, columns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  return injector
    .get(SheetsSelectionsService)
    .getCurrentSelections()
    .map(({ range }) => {
      const row = Math.max(0, Math.min(range.startRow || 0, rows - 1));
      const column = Math.max(0, Math.min(range.startColumn || 0, columns - 1));
      return {
        row,
        column,
        rows: Math.min(Number.isFinite(range.endRow) ? range.endRow : rows - 1, rows - 1) - row + 1,
        columns:
          Math.min(Number.isFinite(range.endColumn) ? range.endColumn : columns - 1, columns - 1) -
          column +
          1,
      };
    })
    .filter((area) => area.rows > 0 && area.columns > 0);
}
