import type { ActivityLog } from '../../runtime/activity';
import type { KnownKnowledge } from '../../runtime/knowledge';
import type { Plan, Refresher } from '../../runtime/refresher';
import { readContents, type FilledCell } from '../excel/cell-contents';
import { compare, gridsOf, type Comparison } from '../changes/cell-change';
import { findKerCells, type KerCell } from '../excel/ker-cells';
import { markDirty } from '../excel/mark-dirty';
import type { Progress } from '../excel/progress';
import { settled, type Wait } from '../excel/settled';
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

/** The cells of a refresh and what fetching them again will cost. */
export type PlannedRefresh = { cells: readonly KerCell[]; plan: Plan };

/** What a refresh brought. */
export type RefreshOutcome = Comparison & {
  /** Cells that show their last known value, because the service could not be reached. */
  kept: readonly string[];
  /** Cells that were edited meanwhile, or that read what was: they are not compared. */
  edited: readonly string[];
  stopped: boolean;
};

/** Finds the KER cells of the scope and says what fetching them again will cost; sends nothing. */
export function planRefresh(refresher: Refresher, scope: Scope, progress: Progress): Promise<PlannedRefresh> {
  return Excel.run(async (context) => {
    const cells = await findKerCells(context, await scopeAreas(context, scope), progress);
    return { cells, plan: refresher.plan(cells.map(({ address }) => address)) };
  });
}

/** Fetches the cells again and says what changed. Stopping leaves the cells that were not answered with an error. */
export function refresh(
  { refresher, activity, known, wait, now }: RefreshParts,
  cells: readonly KerCell[],
  progress: Progress,
): Promise<RefreshOutcome> {
  return Excel.run(async (context) => {
    const before = gridsOf(await readContents(context, cells, progress));
    if (progress.signal.aborted) {
      return { changed: [], unchanged: cells.length, failed: [], kept: [], edited: [], stopped: true };
    }
    const startedAt = now();
    const edits = await watchEdits(context, known, cells);
    const answered = settled({ activity, wait, calls: cells.length, progress });
    refresher.renew(cells.map(({ address }) => address));
    await markDirty(context, cells);
    await answered;
    const all = await readSettled(context, cells, wait);
    const edited = edits.touched(cells);
    await edits.end();
    const after = all.filter(({ address }) => !edited.has(address));
    const comparison = compare(before, after);
    const told = new Set([...comparison.changed, ...comparison.failed].map(({ address }) => address));
    const kept = after
      .map(({ address }) => address)
      .filter((address) => !told.has(address) && isOlder(known, address, startedAt));
    const unchanged = comparison.unchanged - kept.length;
    return { ...comparison, unchanged, kept, edited: [...edited], stopped: progress.signal.aborted };
  });
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
