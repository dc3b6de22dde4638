import { serialOfTime } from '../../cells/date';
import { cellKey } from '../../../shared/formula/address';
import type { KnownKnowledge } from '../../runtime/knowledge';
import { actionFailure, type ActionFailure } from '../excel/action-failure';
import { readContents, type FilledCell, type Shown } from '../excel/cell-contents';
import { sourceOf } from '../sources/cell-sources';
import { LOG_OPTIONS } from './freeze-columns';
import { logRow, rowFacts } from './freeze-rows';
import type { LogMarker } from './log-mark';
import { findKerCells, rangeOf } from '../excel/ker-cells';
import { inOneUndo, isUndoRefused } from '../excel/undo-group';
import { formatCells } from '../excel/sheet-layout';
import { BYTES_PER_WRITE, packs } from '../excel/packs';
import { written } from '../excel/plain-text';
import type { Progress } from '../excel/progress';
import { protectedSheets } from '../excel/protection';
import { rectangles } from '../excel/rectangles';
import { growTable, openTable, type ReportTable } from '../excel/report-table';
import { scopeAreas, type Scope } from '../excel/scope';
import { spillReaders } from './spill-readers';

/** How cells are frozen. */
export type FreezeOptions = {
  scope: Scope;
  /** Whether the log's sheet is very hidden: then only a program can show it. @default false */
  hideLog?: boolean;
  known: KnownKnowledge;
  /** Marks the rows of the log. */
  marker: LogMarker;
  /** Milliseconds since 1970. */
  now: number;
};

/** What became of a freeze: what is frozen stays frozen, whatever happened afterwards. */
export type FreezeOutcome = {
  frozen: number;
  /** Cells that stay formulas: their sheet is protected, or they show an error that passes. */
  live: readonly { address: string; value: string; isProtected: boolean }[];
  /** Cells that read a frozen spill with `#`: they show #REF! until it is a formula again. */
  readers: readonly string[];
  stopped: boolean;
  /** Why it ended early; undefined where it did not. */
  failure: ActionFailure | undefined;
};

/** Errors that can stand in a cell on their own; others say that a cell is busy, spills into something, or has no add-in. */
const LASTING_ERRORS: ReadonlySet<unknown> = new Set([
  '#N/A',
  '#VALUE!',
  '#DIV/0!',
  '#NUM!',
  '#NULL!',
  '#REF!',
]);

/**
 * Puts values in place of KER formulas and logs what was there. Each block writes its rows of the log before it
 * replaces its formulas, in one request that Excel carries out in order, so no formula is ever lost.
 */
export async function freeze(options: FreezeOptions, progress: Progress): Promise<FreezeOutcome> {
  const done = new Set<string>();
  const { log, ...outcome } = await inOneUndo((context) => frozenIn(context, { ...options, done }, progress));
  if (log !== undefined) await showLog(log, options.hideLog === true);
  return outcome;
}

type Freezing = FreezeOptions & {
  /** What is frozen: where Excel cannot take all of it back at once, a second run goes on where the first ended. */
  done: Set<string>;
};

async function frozenIn(
  context: Excel.RequestContext,
  options: Freezing,
  progress: Progress,
): Promise<FreezeOutcome & { log?: string }> {
  const cells = await findKerCells(context, await scopeAreas(context, options.scope), progress);
  const filled = await readContents(context, cells, progress);
  const locked = await protectedSheets(
    context,
    filled.map(({ sheet }) => sheet),
  );
  const lasting = filled.filter((cell) => !locked.has(cell.sheet) && isLasting(cell));
  const live = filled
    .filter((cell) => locked.has(cell.sheet) || !isLasting(cell))
    .map(({ address, sheet, grid }) => {
      return { address, value: String(grid[0]?.[0]?.value ?? ''), isProtected: locked.has(sheet) };
    });
  const outcome = { frozen: 0, live, readers: [], stopped: progress.signal.aborted, failure: undefined };
  // A cell that was frozen and is a formula again was taken back.
  for (const { address } of filled) options.done.delete(address);
  if (lasting.length === 0 || progress.signal.aborted) return { ...outcome, frozen: options.done.size };
  const { log, ...done } = await freezeCells(context, { ...options, cells: lasting }, progress);
  const spilled = lasting.filter(({ address, grid }) => options.done.has(address) && cellsIn(grid) > 1);
  return { ...outcome, ...done, log, readers: await spillReaders(context, spilled) };
}

/** By itself, because Excel on the desktop cannot take back that a sheet is hidden or shown. */
async function showLog(sheet: string, isHidden: boolean): Promise<void> {
  await Excel.run(async (context) => {
    const worksheet = context.workbook.worksheets.getItem(sheet);
    worksheet.load('visibility');
    await context.sync();
    const wanted = isHidden ? 'VeryHidden' : 'Visible';
    if (worksheet.visibility !== wanted) worksheet.visibility = wanted;
    await context.sync();
  });
}

type FreezeCells = Freezing & { cells: readonly FilledCell[] };

async function freezeCells(
  context: Excel.RequestContext,
  { cells, known, marker, now, done }: FreezeCells,
  { report, signal }: Progress,
): Promise<Pick<FreezeOutcome, 'frozen' | 'stopped' | 'failure'> & { log: string }> {
  const log = await openTable(context, LOG_OPTIONS);
  const at = serialOfTime(now);
  const { aliasProperties: naming } = await import(
    /* webpackChunkName: "names" */ '../../../shared/names/entity-identification'
  );
  const marks = await marker.marks(cells.map(rowFacts));
  const jobs = cells.map((cell, index) => {
    const source = sourceOf(known, cell, naming);
    const row = logRow(cell, { source, at, mark: marks[index] ?? '' });
    // A log of an earlier version has no column for the mark.
    return jobOf(cell, row.slice(0, log.columns));
  });
  let frozen = 0;
  let failure: ActionFailure | undefined;
  try {
    for (const pack of packs(jobs, ({ bytes }) => bytes, BYTES_PER_WRITE)) {
      if (signal.aborted) break;
      await freezePack(context, { ...log, end: log.end + frozen }, pack);
      frozen += pack.length;
      for (const { cell } of pack) done.add(cell.address);
      report({ phase: 'writing', done: frozen, total: cells.length });
    }
  } catch (error) {
    if (isUndoRefused(error)) throw error;
    failure = actionFailure(error);
  }
  finishLog(log, log.end + frozen);
  await context.sync();
  return { frozen: done.size, stopped: signal.aborted, failure, log: log.sheet };
}

type Job = { cell: FilledCell; row: (string | number | boolean)[]; bytes: number; asBlock: boolean };

function jobOf(cell: FilledCell, row: Job['row']): Job {
  const own = cell.grid.reduce((sum, line) => sum + bytesOf(line), 0);
  // A spill too large for one request is pasted over itself as values, which carries no bytes at all.
  const asBlock = own > BYTES_PER_WRITE / 2;
  return { cell, row, bytes: JSON.stringify(row).length + (asBlock ? 100 : own), asBlock };
}

/** Value, quotes, and what Excel wraps around each. */
function bytesOf(line: readonly Shown[]): number {
  return line.reduce((sum, { value }) => sum + String(value).length + 8, 60);
}

async function freezePack(
  context: Excel.RequestContext,
  log: ReportTable,
  pack: readonly Job[],
): Promise<void> {
  context.workbook.application.suspendApiCalculationUntilNextSync();
  const rows = log.worksheet.getRangeByIndexes(log.end, 0, pack.length, log.columns);
  rows.formulas = pack.map(({ row }) => row);
  for (const { cell } of pack.filter(({ asBlock }) => asBlock)) {
    const range = rangeOf(context, { ...cell, ...sizeOf(cell.grid) });
    range.copyFrom(range, 'Values');
  }
  const single = new Map<string, Shown>();
  for (const { cell, asBlock } of pack) {
    if (cellsIn(cell.grid) === 1) single.set(cellKey(cell), cell.grid[0]?.[0] ?? BLANK);
    else if (!asBlock) writeValues(rangeOf(context, { ...cell, ...sizeOf(cell.grid) }), cell.grid);
  }
  const cells = pack.map(({ cell }) => cell).filter((cell) => single.has(cellKey(cell)));
  for (const area of rectangles(cells)) {
    const grid = Array.from({ length: area.rows }, (_row, down) =>
      Array.from({ length: area.columns }, (_column, across) => {
        const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
        return single.get(cellKey(place)) ?? BLANK;
      }),
    );
    writeValues(rangeOf(context, area), grid);
  }
  await context.sync();
}

const BLANK: Shown = { value: '', isError: false, format: undefined };

function writeValues(range: Excel.Range, grid: readonly (readonly Shown[])[]): void {
  if (grid.some((row) => row.some(({ format }) => format !== undefined))) {
    // A null leaves a cell's format as it is.
    range.numberFormat = grid.map((row) => row.map(({ format }) => format ?? null));
  }
  range.formulas = grid.map((row) => row.map(({ value, isError }) => (isError ? value : written(value))));
}

function finishLog(log: ReportTable, end: number): void {
  growTable(log, end);
  const dates = (column: string, format: string): void => {
    const rows = Math.max(1, end - 1);
    formatCells(log.worksheet.getRange(`${column}2:${column}${rows + 1}`), { rows, columns: 1 }, format);
  };
  dates('F', 'yyyy-mm-dd hh:mm');
  dates('H', 'yyyy-mm-dd');
}

function isLasting({ grid }: FilledCell): boolean {
  const first = grid[0]?.[0];
  return first !== undefined && (!first.isError || LASTING_ERRORS.has(first.value));
}

function sizeOf(grid: readonly (readonly unknown[])[]): { rows: number; columns: number } {
  return { rows: grid.length, columns: grid[0]?.length ?? 1 };
}

function cellsIn(grid: readonly (readonly unknown[])[]): number {
  const { rows, columns } = sizeOf(grid);
  return rows * columns;
}
