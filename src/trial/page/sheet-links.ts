import { parseArea, splitAddress } from '../../shared/formula/address';
import { tokens } from '../../shared/formula/tokens';
import type { Engine } from '../../sheet/engine/engine';

/** Follows a link that a formula makes when its cell is clicked: inside the workbook, or in a new tab. */
export function followSheetLinks({ api }: Engine): void {
  api.addEvent(api.Event.CellClicked, ({ worksheet, row, column }) => {
    const target = linkOf(worksheet.getRange(row, column).getFormula());
    if (target === undefined) return;
    if (target.startsWith('#')) goTo(api, target.slice(1));
    else if (/^https?:\/\//i.test(target)) window.open(target, '_blank', 'noopener');
  });
}

/** Where a formula that is nothing but a link leads; a link in pieces is joined. */
function linkOf(formula: string): string | undefined {
  const [, call, open, ...rest] = tokens(formula);
  if (call?.kind !== 'call' || call.text.toUpperCase() !== 'HYPERLINK' || open?.text !== '(')
    return undefined;
  const end = rest.findIndex(({ kind, text }) => kind !== 'text' && text !== '&');
  const pieces = rest.slice(0, end).flatMap((token) => (token.kind === 'text' ? [token.value] : []));
  return pieces.length === 0 ? undefined : pieces.join('');
}

function goTo(api: Engine['api'], address: string): void {
  const workbook = api.getActiveWorkbook();
  const { sheet: name, range: reference } = splitAddress(address);
  const sheet = name === undefined ? workbook?.getActiveSheet() : workbook?.getSheetByName(name);
  const area = sheet && parseArea(reference, { rows: sheet.getMaxRows(), columns: sheet.getMaxColumns() });
  if (!workbook || !sheet || !area) return;
  workbook.setActiveSheet(sheet);
  sheet.getRange(area.row, area.column, area.rows, area.columns).activate();
}
