import type { KnownKnowledge } from '../../runtime/knowledge';
import { areaName } from '../../../shared/formula/address';
import { readContents } from '../excel/cell-contents';
import { earlierRows } from './earlier-rows';
import { findKerCells } from '../excel/ker-cells';
import { BYTES_PER_WRITE, packs } from '../excel/packs';
import type { Progress } from '../excel/progress';
import { markDirty } from '../excel/mark-dirty';
import { placeRows, type PlacedRows } from './place-rows';
import { growTable, openTable, type ReportTable } from '../excel/report-table';
import { rectangles } from '../excel/rectangles';
import { scopeAreas } from '../excel/scope';
import { settled, type Awaited } from '../excel/quiet-wait';
import { sourceRows, type SourceRow } from './source-rows';
import { SOURCES, SOURCES_HEADER, SOURCES_OPTIONS } from './sources-columns';

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
 * Lists every KER cell with its sources on a sheet of its own, from the cache alone. `recalculate` first runs cells
 * that have not run since opening.
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
      const answered = settled({ activity, wait, cells: unrun, progress });
      await markDirty(context, unrun);
      await answered;
    }
    const filled = await readContents(context, cells, progress);
    if (progress.signal.aborted) return { cells: 0, rows: 0, unknown: 0, stopped: true };
    const rows = filled.flatMap((cell) => sourceRows(known, cell));
    const unknown = filled.filter(({ address }) => known.cell(address) === undefined).length;
    const table = await openTable(context, SOURCES_OPTIONS);
    table.worksheet.tables.getItem(table.name).clearFilters();
    const placed = placeRows(rows, await earlierRows(context, table));
    const done = await writeRows(context, { table, placed }, progress);
    table.worksheet.activate();
    await context.sync();
    return { cells: filled.length, rows: done, unknown, stopped: progress.signal.aborted };
  });
}

type Writing = { table: ReportTable; placed: PlacedRows };

async function writeRows(
  context: Excel.RequestContext,
  { table, placed }: Writing,
  { report, signal }: Progress,
): Promise<number> {
  // Rows that are not needed any more stay for the moment: the sheet's rows must not move while it is written.
  const rows = placed.flatMap((row, index) => (row === undefined ? [] : [{ row, at: index + 1 }]));
  let done = 0;
  for (const pack of packs(rows, weight, BYTES_PER_WRITE)) {
    if (signal.aborted) break;
    await writePack(context, table, pack);
    done += pack.length;
    report({ phase: 'writing', done, total: rows.length });
  }
  growTable(table, Math.max(table.end, 1 + (rows[done - 1]?.at ?? 0)));
  if (!signal.aborted) removeRows(table, placed);
  await context.sync();
  return done;
}

type PlacedRow = { row: SourceRow; at: number };

function writePack(
  context: Excel.RequestContext,
  { worksheet, columns }: ReportTable,
  pack: readonly PlacedRow[],
): Promise<void> {
  context.workbook.application.suspendApiCalculationUntilNextSync();
  for (const run of runsOf(pack)) {
    const range = worksheet.getRangeByIndexes(run[0]?.at ?? 0, 0, run.length, columns);
    range.numberFormat = run.map(({ row }) => formatsOf(row));
    range.formulas = run.map(({ row, at }) => row.cells(at + 1));
  }
  return context.sync();
}

function weight({ row, at }: PlacedRow): number {
  return JSON.stringify(row.cells(at + 1)).length + 120;
}

/** Rows below one another, which are written at once. */
function runsOf(rows: readonly PlacedRow[]): PlacedRow[][] {
  const runs: PlacedRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.at(-1)?.at === row.at - 1) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

function formatsOf({ formats }: SourceRow): string[] {
  const own: Partial<Record<number, string | undefined>> = {
    [SOURCES.shows]: formats.shown,
    [SOURCES.value]: formats.value,
    [SOURCES.date]: 'yyyy-mm-dd',
    [SOURCES.age]: '0',
  };
  return SOURCES_HEADER.map((_name, column) => own[column] ?? 'General');
}

/** Takes away the rows that nothing was put into, from below, with what a person added to them; a table keeps one. */
function removeRows({ worksheet, sheet, columns, added }: ReportTable, placed: PlacedRows): void {
  const width = { column: 0, columns: columns + added };
  const empty = placed.flatMap((row, index) =>
    row === undefined ? [{ sheet, row: index + 1, column: 0 }] : [],
  );
  if (empty.length > 0 && empty.length === placed.length) {
    worksheet.getRange(areaName({ ...width, row: 1, rows: 1 })).clear('Contents');
    empty.shift();
  }
  for (const { row, rows } of rectangles(empty).reverse()) {
    worksheet.getRange(areaName({ ...width, row, rows })).delete('Up');
  }
}
