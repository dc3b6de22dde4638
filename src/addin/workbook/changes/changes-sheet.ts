import type { Comparison } from './cell-change';
import { BYTES_PER_WRITE, packs } from '../excel/packs';
import { printWide, setWidths } from '../excel/sheet-layout';
import { plainText } from '../excel/plain-text';
import { addSheet } from '../excel/report-table';

const HEADER = ['Cell', 'Before', 'Now', 'Why'];
const WIDTHS = [140, 260, 260, 75];

/** Writes changed and failed cells to a new sheet; undefined where there are none. */
export async function writeChanges(
  context: Excel.RequestContext,
  { changed, failed }: Comparison,
): Promise<string | undefined> {
  const rows = [...changed, ...failed].map(({ address, before, after, cause = '' }) =>
    [address, before, after, cause].map(plainText),
  );
  if (rows.length === 0) return undefined;
  const { worksheet, sheet } = await addSheet(context, 'KER Changes');
  let next = 0;
  for (const pack of packs([HEADER, ...rows], (row) => row.join().length + 12, BYTES_PER_WRITE)) {
    await writeRows(worksheet.getRangeByIndexes(next, 0, pack.length, HEADER.length), pack);
    next += pack.length;
  }
  worksheet.tables.add(worksheet.getRangeByIndexes(0, 0, next, HEADER.length), true);
  worksheet.freezePanes.freezeRows(1);
  setWidths(worksheet, WIDTHS);
  printWide(worksheet, 1);
  worksheet.activate();
  await context.sync();
  return sheet;
}

function writeRows(range: Excel.Range, rows: string[][]): Promise<void> {
  range.formulas = rows;
  return range.context.sync();
}
