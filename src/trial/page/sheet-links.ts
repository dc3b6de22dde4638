import { parseArea, splitAddress } from '../cells/address';
import type { Engine } from '../engine/univer';

const LINK = /^=HYPERLINK\("((?:[^"]|"")*)"/i;

/** Follows a link that a formula makes when its cell is clicked: inside the workbook, or in a new tab. */
export function followSheetLinks({ api }: Engine): void {
  api.addEvent(api.Event.CellClicked, ({ worksheet, row, column }) => {
    const target = LINK.exec(worksheet.getRange(row, column).getFormula())?.[1]?.replaceAll('""', '"');
    if (target === undefined) return;
    if (target.startsWith('#')) goTo(api, target.slice(1));
    else if (/^https?:\/\//i.test(target)) window.open(target, '_blank', 'noopener');
  });
}

function goTo(api: Engine['api'], address: string): void {
  const workbook = api.getActiveWorkbook();
  const { sheet: name, reference } = splitAddress(address);
  const sheet = name === undefined ? workbook?.getActiveSheet() : workbook?.getSheetByName(name);
  const area = sheet && parseArea(reference, { rows: sheet.getMaxRows(), columns: sheet.getMaxColumns() });
  if (!workbook || !sheet || !area) return;
  workbook.setActiveSheet(sheet);
  sheet.getRange(area.row, area.column, area.rows, area.columns).activate();
}
