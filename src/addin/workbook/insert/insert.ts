import { splitAddress, type CellPlace } from '../../../shared/formula/address';
import type { Block, CellContent } from '../excel/content';
import { ownFormula } from '../excel/safe-formula';
import { plainText } from '../excel/plain-text';

/** What became of a block: written, or held back because it would replace filled cells. */
export type WriteOutcome =
  | { address: string; written: true }
  | { address: string; written: false; filled: number };

/** How a block is written. */
export type WriteOptions = {
  /** Where filled cells may be replaced: the address that the person saw. @default nowhere */
  replace?: string;
  /** The cell, as `Sheet1!B2`, that a preview has named. @default the selected one */
  at?: string | undefined;
};

/** Writes a block with its top left cell at the selection, or at the given cell. The block may depend on where that is. */
export async function writeAtSelection(
  build: (anchor: CellPlace) => Block | Promise<Block>,
  options: WriteOptions = {},
): Promise<WriteOutcome> {
  return Excel.run(async (context) => {
    const anchor = cellAt(context, options.at);
    anchor.load('rowIndex,columnIndex');
    await context.sync();
    const block = await build({ row: anchor.rowIndex, column: anchor.columnIndex });
    const target = anchor.getResizedRange(block.length - 1, (block[0]?.length ?? 1) - 1);
    target.load('address,formulas');
    await context.sync();
    const { address } = target;
    const filled = countFilled(target.formulas as unknown[][]);
    if (filled > 0 && options.replace !== address) return { address, written: false, filled };
    write(target, block);
    await context.sync();
    return { address, written: true };
  });
}

function cellAt({ workbook }: Excel.RequestContext, address: string | undefined): Excel.Range {
  const { sheet, range } = splitAddress(address ?? '');
  return sheet === undefined
    ? workbook.getSelectedRange().getCell(0, 0)
    : workbook.worksheets.getItem(sheet).getRange(range);
}

/** The address of the selection's top left cell, as `Sheet1!B2`. */
export async function selectedCell(): Promise<{ address: string; place: CellPlace }> {
  return Excel.run(async (context) => {
    const cell = context.workbook.getSelectedRange().getCell(0, 0);
    cell.load('address,rowIndex,columnIndex');
    await context.sync();
    return { address: cell.address, place: { row: cell.rowIndex, column: cell.columnIndex } };
  });
}

/** Selects a cell, on whichever sheet it is; rejects where it is gone. */
export async function selectCell(address: string): Promise<void> {
  const { sheet, range } = splitAddress(address);
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const worksheet = sheet === undefined ? worksheets.getActiveWorksheet() : worksheets.getItem(sheet);
    worksheet.activate();
    worksheet.getRange(range).select();
    await context.sync();
  });
}

/** Calls the listener whenever the selection moves or another sheet comes to the front; returns what ends that. */
export function onSelectionMoved(listener: () => void): () => void {
  const { document } = Office.context;
  const type = Office.EventType.DocumentSelectionChanged;
  document.addHandlerAsync(type, listener);
  const sheets = Excel.run(async (context) => {
    const handler = context.workbook.worksheets.onActivated.add(() => {
      listener();
      return Promise.resolve();
    });
    await context.sync();
    return handler;
  });
  sheets.catch(() => undefined);
  return () => {
    document.removeHandlerAsync(type, { handler: listener });
    void sheets
      .then((handler) =>
        Excel.run(handler.context, async (context) => {
          handler.remove();
          await context.sync();
        }),
      )
      .catch(() => undefined);
  };
}

function write(target: Excel.Range, block: Block): void {
  const formats = block.map((row) => row.map((cell) => ('format' in cell ? cell.format : undefined) ?? null));
  // A null leaves a cell's number format as it is; formats come first so that text formats hold for the values.
  if (formats.some((row) => row.some((format) => format !== null))) target.numberFormat = formats;
  target.formulas = block.map((row) => row.map(written));
}

function written(cell: CellContent): string | number | boolean {
  if ('formula' in cell) return ownFormula(cell.formula);
  return typeof cell.value === 'string' ? plainText(cell.value) : cell.value;
}

function countFilled(formulas: unknown[][]): number {
  return formulas.flat().filter((formula) => formula !== '' && formula !== null).length;
}
