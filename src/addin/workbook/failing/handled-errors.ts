import { splitAddress } from '../../../shared/formula/address';
import type { ActivityLog } from '../../runtime/activity';
import { hasExcelApi } from '../excel/host-support';

/**
 * Removes cells from the failing list that show no error, by IFERROR or because they changed; the sheet is read now
 * and after each calculation. Returns a function that stops it.
 */
export function forgetCaught(activity: Pick<ActivityLog, 'get' | 'forget'>): () => void {
  let turn = Promise.resolve();
  let [isWaiting, isEnded] = [false, false];
  const check = async (): Promise<void> => {
    isWaiting = false;
    if (isEnded) return;
    const caught = await withoutError(activity.get().failing.map(({ cell }) => cell));
    if (caught.length > 0) activity.forget(caught);
  };
  const tell = (): Promise<void> => {
    if (isWaiting) return turn;
    isWaiting = true;
    // Excel refuses while a person edits a cell; the next calculation asks again.
    turn = turn.then(check).catch(() => undefined);
    return turn;
  };
  const listening = listen(tell);
  listening.then(tell, tell);
  return () => {
    isEnded = true;
    listening.then((end) => end()).catch(() => undefined);
  };
}

/** Those of some cells that show no error. A cell that waits shows one (`#BUSY!`), and so is not among them. */
async function withoutError(cells: readonly string[]): Promise<string[]> {
  if (cells.length === 0) return [];
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/name');
    await context.sync();
    const sheets = new Map(worksheets.items.map((sheet) => [sheet.name.toLowerCase(), sheet]));
    const read = cells.map((cell) => {
      const { sheet = '', range } = splitAddress(cell);
      const found = sheets.get(sheet.toLowerCase())?.getRange(range);
      found?.load('valueTypes');
      return { cell, found };
    });
    await context.sync();
    return read.filter(({ found }) => String(found?.valueTypes[0]?.[0]) !== 'Error').map(({ cell }) => cell);
  });
}

async function listen(tell: () => Promise<void>): Promise<() => Promise<void>> {
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const handlers = [
      worksheets.onCalculated.add(tell),
      worksheets.onDeleted.add(tell),
      ...(hasExcelApi('1.17') ? [worksheets.onNameChanged.add(tell)] : []),
    ];
    await context.sync();
    return () =>
      Excel.run(context, async () => {
        for (const handler of handlers) handler.remove();
        await context.sync();
      });
  });
}
