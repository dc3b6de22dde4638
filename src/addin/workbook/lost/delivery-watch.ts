import type { Runtime } from '../../runtime/runtime';
import { askAgain } from '../excel/recalculation';
import { markCellsDirty, readShownCells } from '../excel/shown-cells';
import { LostResultsCheck } from './lost-results';

/** Compares what cells show with what the running add-in delivered to them. */
export function openDeliveryCheck({ refresher, settings, deliveries }: CheckedRuntime): LostResultsCheck {
  return new LostResultsCheck({
    cells: { read: readShownCells, markDirty: markCellsDirty },
    repairsStale: () => settings.get().repairStaleCells,
    report: (found) => deliveries.report(found),
    async free(cells) {
      const isFree = async (some: readonly string[]) => {
        const { mostRequests, unknownCells } = await refresher.plan(some, [], true);
        return mostRequests + unknownCells === 0;
      };
      if (await isFree(cells)) return new Set(cells);
      const free = new Set<string>();
      for (const cell of cells) if (await isFree([cell])) free.add(cell);
      return free;
    },
  });
}

type CheckedRuntime = Pick<Runtime, 'refresher' | 'settings' | 'deliveries'>;

/** Calculates the cells again that still do not show their result, because a person wants that. */
export async function calculateRemaining({
  refresher,
  budget,
  deliveries,
}: Pick<Runtime, 'refresher' | 'budget' | 'deliveries'>): Promise<void> {
  const { remaining } = deliveries.get();
  // Who wants them calculated is not asked once more for what that costs.
  budget.agree((await refresher.plan(remaining, [], true)).mostRequests);
  await askAgain(remaining);
  deliveries.dismiss();
}
