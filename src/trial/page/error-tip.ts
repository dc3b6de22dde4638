import { CellAlertManagerService, CellAlertType } from '@univerjs/sheets-ui';

import type { CellReader } from '../document/cell-reader';
import type { Engine } from '../../sheet/engine/engine';

/** The engine shows an alert of its own a moment after the pointer rests on an error; this one replaces it. */
const AFTER_ENGINE_MS = 160;

/** Shows the message behind a cell's error while the pointer rests on it, as Excel's error card does. */
export function showErrorTips({ api, injector }: Engine, cells: CellReader): void {
  let last = '';
  api.addEvent(api.Event.CellHover, ({ workbook, worksheet, row, column }) => {
    const key = `${worksheet.getSheetId()}!${row},${column}`;
    if (key === last) return;
    last = key;
    const range = worksheet.getRange(row, column);
    const [[detail = {}] = []] = cells.details(range, worksheet);
    const { message } = detail;
    if (message === undefined) return;
    setTimeout(() => {
      if (last !== key) return;
      injector.get(CellAlertManagerService).showAlert({
        type: CellAlertType.ERROR,
        title: String(cells.values(range, worksheet)[0]?.[0] ?? ''),
        message,
        width: 280,
        height: 90,
        key: 'SHEET_FORMULA_ALERT',
        location: {
          unitId: workbook.getId(),
          subUnitId: worksheet.getSheetId(),
          row,
          col: column,
        },
      });
    }, AFTER_ENGINE_MS);
  });
}
