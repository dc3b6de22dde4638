import type { ActivityLog } from '../../runtime/activity';
import { revisionsOf } from '../changes/change-cause';
import type { KnownKnowledge } from '../../runtime/knowledge';
import type { Refresher } from '../../runtime/refresher';
import { readContents, type FilledCell } from '../excel/cell-contents';
import { compare, gridsOf, type Comparison } from '../changes/cell-change';
import { findKerCells, type KerCell } from '../excel/ker-cells';
import { markDirty } from '../excel/mark-dirty';
import type { Progress } from '../excel/progress';
import { excelInputs } from '../plan/inputs';
import { planCells, type PlannedCells, type PlanParts } from '../plan/plan-cells';
import { settled, type Wait } from '../excel/quiet-wait';
import { scopeAreas, type Scope } from '../excel/scope';
import { watchEdits } from './edits';

/** What a refresh needs of the running add-in. */
export type RefreshParts = {
  refresher: Refresher;
  activity: ActivityLog;
  known: KnownKnowledge;
  wait: Wait;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The cells of a refresh, what fetching them again will cost, and what else than they are known to ask is fetched. */
export type PlannedRefresh = { cells: readonly KerCell[] } & PlannedCells;

/** What a refresh brought. */
export type RefreshOutcome = Comparison & {
  /** Cells that show their last known value, because the service could not be reached. */
  kept: readonly string[];
  /** Cells that Excel did not calculate again, so nothing was asked for them. */
  uncalled: readonly string[];
  /** Cells that were edited meanwhile, or that read what was: they are not compared. */
  edited: readonly string[];
  stopped: boolean;
};

/** Finds the KER cells of the scope and says what fetching them again will cost; sends nothing. */
export function planRefresh(parts: PlanParts, scope: Scope, progress: Progress): Promise<PlannedRefresh> {
  return Excel.run(async (context) => {
    const cells = await findKerCells(context, await scopeAreas(context, scope), progress);
    return { cells, ...(await planCells(excelInputs(context), parts, cells)) };
  });
}

/** Fetches the cells again and says what changed. Stopping leaves the cells that were not answered with an error. */
export function refresh(
  { refresher, activity, known, wait, now }: RefreshParts,
  { cells, also }: Pick<PlannedRefresh, 'cells' | 'also'>,
  progress: Progress,
): Promise<RefreshOutcome> {
  return Excel.run(async (context) => {
    const before = gridsOf(await readContents(context, cells, progress));
    if (progress.signal.aborted) {
      return {
        changed: [],
        unchanged: cells.length,
        failed: [],
        kept: [],
        uncalled: [],
        edited: [],
        stopped: true,
      };
    }
    const startedAt = now();
    const were = new Map(cells.map(({ address }) => [address, known.cell(address)]));
    const ran = new Map(cells.map(({ address }) => [address, known.ran(address)]));
    const { all, edited } = await askedAnew(
      context,
      { refresher, activity, known, wait, cells, also },
      progress,
    );
    const after = all.filter(({ address }) => !edited.has(address));
    const comparison = compare(before, after, (address) =>
      revisionsOf(were.get(address), known.cell(address)),
    );
    const told = new Set([...comparison.changed, ...comparison.failed].map(({ address }) => address));
    const older = after
      .map(({ address }) => address)
      .filter((address) => !told.has(address) && isOlder(known, address, startedAt));
    const isUncalled = (address: string) => known.ran(address) === ran.get(address);
    const uncalled = new Set(
      older.filter((address) => ran.get(address) !== undefined && isUncalled(address)),
    );
    const kept = older.filter((address) => !uncalled.has(address));
    const unchanged = comparison.unchanged - older.length;
    return {
      ...comparison,
      unchanged,
      kept,
      uncalled: [...uncalled],
      edited: [...edited],
      stopped: progress.signal.aborted,
    };
  });
}

type Asking = Omit<RefreshParts, 'now'> & Pick<PlannedRefresh, 'cells' | 'also'>;

/** What the cells show once all of them were asked again, and which of them were edited meanwhile. */
async function askedAnew(
  context: Excel.RequestContext,
  { refresher, activity, known, wait, cells, also }: Asking,
  progress: Progress,
): Promise<{ all: FilledCell[]; edited: ReadonlySet<string> }> {
  const edits = await watchEdits(context, known, cells);
  try {
    const answered = settled({ activity, wait, cells, progress });
    await refresher.renew(
      cells.map(({ address }) => address),
      also,
    );
    await markDirty(context, cells);
    await answered;
    const all = await readSettled(context, cells, wait);
    return { all, edited: edits.touched(cells) };
  } finally {
    await edits.end();
  }
}

/** Whether something that a cell shows was fetched before that time: then it was not answered anew. */
function isOlder(known: KnownKnowledge, address: string, time: number): boolean {
  return (known.cell(address) ?? []).some(
    (need) => need.kind !== 'other' && need.held !== undefined && need.held.fetchedAt < time,
  );
}

/** How often values are read again while Excel still shows that some cells are busy. */
const LATE_READS = 10;

async function readSettled(
  context: Excel.RequestContext,
  cells: readonly KerCell[],
  wait: Wait,
): Promise<FilledCell[]> {
  const unwatched = { report: () => undefined, signal: new AbortController().signal };
  for (let reads = 1; ; reads++) {
    const filled = await readContents(context, cells, unwatched);
    const isBusy = filled.some(({ grid }) => grid[0]?.[0]?.value === '#BUSY!');
    if (!isBusy || reads === LATE_READS) return filled;
    await wait(500);
  }
}
