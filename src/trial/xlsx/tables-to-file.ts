import type { FWorksheet } from '@univerjs/sheets/facade';
import type { TableDefinition } from 'hucre/xlsx';

import { areaName } from '../../shared/formula/address';
import type { TrialHost } from '../host';

/**
 * The sheet's tables as a file holds them. Excel refuses a file whose table has a header that is no constant text of its
 * own, so a table with one is left as plain cells.
 */
export function tablesToFile(sheet: FWorksheet, { document, cells }: TrialHost): TableDefinition[] {
  return [...document.tables.values()].flatMap((table) => {
    const area = document.areas.get(table.area);
    if (area?.sheet !== sheet.getSheetId() || !table.showHeaders || area.rows < 2) return [];
    const header = sheet.getRange(area.row, area.column, 1, area.columns);
    const names = cells.values(header, sheet)[0] ?? [];
    const isText = names.every((name) => typeof name === 'string' && name !== '');
    const isOwn = new Set(names.map((name) => String(name).toLowerCase())).size === names.length;
    const isConstant = header.getFormulas()[0]?.every((formula) => formula === '') === true;
    const isSpilled = cells.spillState(area.sheet, { ...area, rows: 1 }) !== false;
    if (!isText || !isOwn || !isConstant || isSpilled) return [];
    return [
      {
        name: table.name,
        range: areaName(area),
        columns: names.map((name) => ({ name: String(name) })),
        style: table.style,
      },
    ];
  });
}
