import type { KnownKnowledge } from '../runtime/knowledge';
import { readContents, type FilledCell } from './cell-contents';
import { findKerCells } from './ker-cells';
import { BYTES_PER_WRITE, packs } from './packs';
import type { Progress } from './progress';
import { markDirty } from './refresh';
import { growTable, openTable, type ReportTable } from './report-table';
import { scopeAreas } from './scope';
import { settled, type Awaited } from './settled';
import { NOTES, sourceRows, type SourceRow } from './source-rows';
import { SOURCES_HEADER, SOURCES_SHEET, SOURCES_TABLE } from './sources-columns';

/** What an audit needs. */
export type AuditParts = { known: KnownKnowledge } & Pick<Awaited, 'activity' | 'wait'>;

/** What an audit has listed. */
export type AuditOutcome = {
  cells: number;
  rows: number;
  /** Cells that have not run since the workbook was opened: nothing is known of their sources. */
  unknown: number;
  stopped: boolean;
};

/**
 * Lists every KER cell with the sources of what it asked, on a sheet of its own; again, in place. It sends nothing:
 * all of it is held already. `recalculate` first runs the cells that have not run since opening, which costs only what
 * is no longer fresh.
 */
export function audit(
  { known, activity, wait }: AuditParts,
  recalculate: boolean,
  progress: Progress,
): Promise<AuditOutcome> {
  return Excel.run(async (context) => {
    const cells = await findKerCells(context, await scopeAreas(context, 'workbook'), progress);
    const unrun = cells.filter(({ address }) => known.cell(address) === undefined);
    if (recalculate && unrun.length > 0) {
      const answered = settled({ activity, wait, calls: unrun.length, progress });
      await markDirty(context, unrun);
      await answered;
    }
    const filled = await readContents(context, cells, progress);
    if (progress.signal.aborted) return { cells: 0, rows: 0, unknown: 0, stopped: true };
    const rows = rowsOf(known, filled);
    const table = await openTable(context, {
      name: SOURCES_TABLE,
      sheet: SOURCES_SHEET,
      header: SOURCES_HEADER,
    });
    const done = await writeRows(context, { table, rows }, progress);
    table.worksheet.activate();
    await context.sync();
    const unknown = rows.filter(({ cells: row }) => row.at(-1) === NOTES.unknown).length;
    return { cells: filled.length, rows: done, unknown, stopped: progress.signal.aborted };
  });
}

function rowsOf(known: KnownKnowledge, cells: readonly FilledCell[]): SourceRow[] {
  const rows: SourceRow[] = [];
  for (const cell of cells) rows.push(...sourceRows(known, cell, rows.length + 2));
  return rows;
}

type Writing = { table: ReportTable; rows: readonly SourceRow[] };

async function writeRows(
  context: Excel.RequestContext,
  { table, rows }: Writing,
  { report, signal }: Progress,
): Promise<number> {
  const { worksheet, columns } = table;
  const weight = ({ cells }: SourceRow): number => JSON.stringify(cells).length + 20;
  let done = 0;
  for (const pack of packs(rows, weight, BYTES_PER_WRITE)) {
    if (signal.aborted) break;
    const from = done + 1;
    await writePack(context, worksheet.getRangeByIndexes(from, 0, pack.length, columns), pack);
    done += pack.length;
    report({ phase: 'writing', done, total: rows.length });
  }
  // Rows of an earlier audit that are not needed any more; an audit that was stopped leaves them.
  if (!signal.aborted && table.end > done + 1) {
    worksheet.getRangeByIndexes(done + 1, 0, table.end - done - 1, columns).clear('Contents');
  }
  growTable(table, signal.aborted ? Math.max(table.end, done + 1) : done + 1);
  worksheet.getRange(`A1:K${Math.min(done + 1, 200)}`).format.autofitColumns();
  await context.sync();
  return done;
}

function writePack(
  context: Excel.RequestContext,
  range: Excel.Range,
  pack: readonly SourceRow[],
): Promise<void> {
  context.workbook.application.suspendApiCalculationUntilNextSync();
  range.numberFormat = pack.map(({ format }) =>
    SOURCES_HEADER.map((name) =>
      name === 'Date'
        ? 'yyyy-mm-dd'
        : name === 'Age (days)'
          ? '0'
          : name === 'Value'
            ? (format ?? 'General')
            : 'General',
    ),
  );
  range.formulas = pack.map(({ cells }) => cells);
  return context.sync();
}
