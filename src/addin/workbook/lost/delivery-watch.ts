import type { Clock } from '../../../shared/batching/clock';
import type { DeliveryWatcher } from '../../runtime/deliveries';
import type { Runtime } from '../../runtime/runtime';
import { askAgain } from '../excel/recalculation';
import { markCellsDirty, readShownCells } from '../excel/shown-cells';
import { LostResultsCheck, type Deliveries } from './lost-results';

/** Excel may still be writing what it got; a recalculation may go on in waves. Two quiet looks make five seconds. */
const LOOK_MS = 2_500;
/** Looks at a workbook that Excel does not let us read, before its cells are given up. */
const MOST_FAILURES = 24;

/** Runs a check about five seconds after the last result, while nothing runs. */
class DeliveryWatch implements DeliveryWatcher {
  private again: Deliveries = new Map();
  private cancel: (() => void) | undefined = undefined;
  private isTouched = false;
  private isClosed = false;
  private failures = 0;

  constructor(
    private readonly clock: Clock,
    private readonly runtime: CheckedRuntime,
    private readonly check: LostResultsCheck,
  ) {}

  touch(): void {
    this.isTouched = true;
    if (!this.isClosed) this.cancel ??= this.look(0);
  }

  readonly dismiss = (): void => this.check.dismiss();

  close(): void {
    this.isClosed = true;
    this.cancel?.();
  }

  private look(quiet: number): () => void {
    return this.clock.after(LOOK_MS, () => {
      const isQuiet = !this.isTouched && !this.runtime.activity.get().recalculation.running;
      this.isTouched = false;
      if (isQuiet && quiet > 0) void this.run();
      else this.cancel = this.look(isQuiet ? 1 : 0);
    });
  }

  private async run(): Promise<void> {
    const delivered = new Map(this.again);
    for (const result of this.runtime.deliveries.take())
      if ((delivered.get(result.cell)?.place ?? 0) < result.place) delivered.set(result.cell, result);
    try {
      this.again = await this.check.run(delivered);
      this.failures = 0;
    } catch {
      // Excel refuses while a cell is being edited.
      this.failures++;
      this.again = this.failures < MOST_FAILURES ? delivered : new Map();
    }
    this.cancel = undefined;
    if (this.isTouched || this.again.size > 0) this.touch();
  }
}

/** Compares what cells show with what the running add-in delivered to them. */
export function openDeliveryWatch(runtime: CheckedRuntime, clock: Clock): DeliveryWatcher {
  return new DeliveryWatch(clock, runtime, openCheck(runtime));
}

function openCheck({ refresher, settings, deliveries }: CheckedRuntime): LostResultsCheck {
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

type CheckedRuntime = Pick<Runtime, 'activity' | 'refresher' | 'settings' | 'deliveries'>;

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
