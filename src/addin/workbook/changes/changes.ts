import type { Refresher } from '../../runtime/refresher';
import { readContents, type FilledCell } from '../excel/cell-contents';
import type { KnownKnowledge } from '../../runtime/knowledge';
import { gridText, withCause, type CellChange, type Comparison } from './cell-change';
import { causeOf, revisionsOf, type Revision } from './change-cause';
import { comparable, frozenSpills } from './comparable';
import { writeChanges } from './changes-sheet';
import { findLog, readLog, type LogEntry } from '../freeze/freeze-log';
import { contentsMark } from '../freeze/freeze-rows';
import { nameTest } from '../excel/defined-names';
import { judgeFormulas } from '../excel/judge-formulas';
import { rangeOf, type KerCell } from '../excel/ker-cells';
import { cellAddress } from '../../../shared/formula/address';
import { excelInputs } from '../plan/inputs';
import { planFormulas, type PlannedCells, type PlanParts } from '../plan/plan-cells';
import { BYTES_PER_WRITE, packs } from '../excel/packs';
import type { Progress } from '../excel/progress';
import { addSheet } from '../excel/report-table';
import { settled, type Awaited } from '../excel/quiet-wait';

/** What became of a comparison. */
export type ChangesOutcome = Comparison & {
  since: 'refresh' | 'freeze';
  /** Frozen cells whose formula cannot be run elsewhere; they were not compared. */
  skipped: readonly string[];
  /** Frozen cells whose formula does more than ask the service, and so was not run at all. */
  refused: readonly string[];
  /** The sheet that lists them; undefined where there is nothing to list. */
  sheet: string | undefined;
  stopped: boolean;
};

/** Writes what a refresh has changed to a new sheet: cell, value before, value now. */
export function listChanges(comparison: Comparison): Promise<ChangesOutcome> {
  return Excel.run(async (context) => {
    const sheet = await writeChanges(context, comparison);
    return { ...comparison, since: 'refresh', skipped: [], refused: [], sheet, stopped: false };
  });
}

/** What a comparison will run, and what that will cost. */
export type ChangesPlan = PlannedCells & { formulas: readonly { address: string; formula: string }[] };

/** What running the frozen formulas will cost; sends nothing. */
export function planChanges(parts: PlanParts): Promise<ChangesPlan> {
  return Excel.run(async (context) => {
    const { runs } = await sortOut(context);
    // Every reference in them names its sheet. By its address a cell would be taken for another that is there now.
    const formulas = runs.map(({ entry: { address }, formula }) => ({ address, sheet: '', formula }));
    const planned = await planFormulas(excelInputs(context), parts, formulas);
    return { ...planned, formulas: formulas.map(({ address, formula }) => ({ address, formula })) };
  });
}

/** What a comparison needs of the running add-in. */
export type ChangesParts = Pick<Awaited, 'activity' | 'wait'> & {
  refresher: Pick<Refresher, 'renew'>;
  known: Pick<KnownKnowledge, 'cell'>;
};

/**
 * Compares the freeze log with what its formulas give now. They run on a hidden sheet of their own, so that the frozen
 * model stays as it is; what is still fresh costs nothing.
 */
export function changesSinceFreeze(
  { formulas, also }: Pick<ChangesPlan, 'formulas' | 'also'>,
  { refresher, known, ...parts }: ChangesParts,
  progress: Progress,
): Promise<ChangesOutcome> {
  const seen = new Set(formulas.map(({ formula }) => formula));
  return Excel.run(async (context) => {
    const { runs: all, skipped, refused } = await sortOut(context);
    // What was put into the log after the person has said Go is nothing that she has seen.
    const runs = all.filter(({ formula }) => seen.has(formula));
    const outcome = { since: 'freeze', skipped, refused, stopped: false } as const;
    if (runs.length === 0) {
      return { ...outcome, changed: [], unchanged: 0, failed: [], sheet: undefined };
    }
    const { worksheet, sheet } = await addSheet(context, 'KER comparison');
    worksheet.visibility = 'Hidden';
    try {
      const cells = placed(runs, sheet);
      await refresher.renew([], also, true);
      const now = await runFormulas(context, { cells, ...parts }, progress);
      const comparison = compared(runs, now, (index) =>
        revisionsOf(undefined, known.cell(cells[index]?.address ?? '')),
      );
      const listed = await writeChanges(context, comparison);
      return { ...outcome, ...comparison, sheet: listed, stopped: progress.signal.aborted };
    } finally {
      worksheet.delete();
      await context.sync();
    }
  });
}

type Run = { entry: LogEntry; formula: string };

type Sorted = { runs: Run[]; skipped: string[]; refused: string[] };

/** The log's entries with the formulas that can be run elsewhere, and the cells of those that cannot or may not. */
async function sortOut(context: Excel.RequestContext): Promise<Sorted> {
  const log = await findLog(context);
  const entries = log === undefined ? [] : await readLog(context, log);
  const spills = frozenSpills(entries);
  const isName = await nameTest(
    context,
    entries.map(({ formula }) => formula),
  );
  const runs: Run[] = [];
  const skipped: string[] = [];
  for (const entry of entries) {
    const formula = comparable(entry, { spills, isName });
    if (formula === undefined) skipped.push(entry.address);
    else runs.push({ entry, formula });
  }
  const judged = await judgeFormulas(
    context,
    runs.map(({ formula }) => formula),
  );
  return {
    runs: runs.filter(({ formula }) => !judged.has(formula)),
    skipped,
    refused: runs.filter(({ formula }) => judged.has(formula)).map(({ entry }) => entry.address),
  };
}

/** Columns left free beside what a formula spilled to: it may have more of them now. */
const ROOM = 10;

/** Rows left to a band of spills; a sheet has a million. */
const BAND_ROWS = 50_000;
const LAST_COLUMN = 16_383;

/** Where each formula runs: those of one cell below one another, those that spill side by side. */
function placed(runs: readonly Run[], sheet: string): KerCell[] {
  let singles = 0;
  let next = { row: 0, column: 2 };
  return runs.map(({ entry: { rows, columns }, formula }) => {
    let place = { row: singles, column: 0 };
    if (rows * columns === 1) singles += 1;
    else {
      if (next.column + columns + ROOM > LAST_COLUMN) next = { row: next.row + BAND_ROWS, column: 2 };
      place = next;
      next = { ...next, column: next.column + columns + ROOM };
    }
    return { sheet, ...place, formula, address: cellAddress({ sheet, ...place }) };
  });
}

type Running = { cells: readonly KerCell[] } & Pick<Awaited, 'activity' | 'wait'>;

async function runFormulas(
  context: Excel.RequestContext,
  { cells, activity, wait }: Running,
  progress: Progress,
): Promise<(FilledCell | undefined)[]> {
  const answered = settled({ activity, wait, cells, progress });
  const written: KerCell[] = [];
  for (const pack of packs(cells, ({ formula }) => formula.length + 100, BYTES_PER_WRITE)) {
    if (progress.signal.aborted) break;
    await writeFormulas(context, pack);
    written.push(...pack);
  }
  await answered;
  // Also after Stop: what was answered by then has been paid for.
  const unwatched = { ...progress, signal: new AbortController().signal };
  const filled = new Map<string, FilledCell>();
  for (const cell of await readContents(context, written, unwatched)) filled.set(cell.address, cell);
  return cells.map(({ address }) => filled.get(address));
}

/** Formulas below one another are written at once. */
function writeFormulas(context: Excel.RequestContext, cells: readonly KerCell[]): Promise<void> {
  for (let from = 0; from < cells.length;) {
    const first = cells[from];
    if (first === undefined) break;
    let to = from + 1;
    while (cells[to]?.column === first.column && cells[to]?.row === first.row + to - from) to += 1;
    const area = { sheet: first.sheet, row: first.row, column: first.column, rows: to - from, columns: 1 };
    rangeOf(context, area).formulas = cells.slice(from, to).map(({ formula }) => [formula]);
    from = to;
  }
  return context.sync();
}

function compared(
  runs: readonly Run[],
  now: readonly (FilledCell | undefined)[],
  revisions: (index: number) => readonly Revision[],
): Comparison {
  const changed: CellChange[] = [];
  const failed: CellChange[] = [];
  let unchanged = 0;
  runs.forEach(({ entry }, index) => {
    const grid = now[index]?.grid;
    if (grid === undefined) return;
    const first = grid[0]?.[0];
    const size = entry.rows > 1 ? ` (${entry.rows} rows)` : '';
    const change = { address: entry.address, before: `${String(entry.value)}${size}`, after: gridText(grid) };
    if (
      isSame(
        entry,
        grid.map((row) => row.map(({ value }) => value)),
      )
    )
      unchanged += 1;
    else if (first?.isError === true) failed.push(change);
    else changed.push(withCause(change, causeOf([[{ value: entry.value }]], grid, revisions(index))));
  });
  return { changed, unchanged, failed };
}

function isSame(entry: LogEntry, now: readonly (readonly unknown[])[]): boolean {
  if (now.length !== entry.rows || now[0]?.length !== entry.columns) return false;
  if (entry.rows * entry.columns > 1) return contentsMark(now) === entry.contents;
  return now[0][0] === (entry.value ?? '');
}
