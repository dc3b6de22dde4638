import { asksService } from '../../../shared/formula/called-functions';
import type { ActivityLog } from '../../runtime/activity';
import type { KerCell } from './ker-cells';
import type { Progress } from './progress';

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

/** What is waited for. */
export type Awaited = {
  activity: ActivityLog;
  wait: Wait;
  /** The cells that were marked: each makes a call or more, unless its functions only calculate. */
  cells: readonly Pick<KerCell, 'formula'>[];
  progress: Progress;
};

/** How often the figures are looked at. */
const LOOK_MS = 250;

/**
 * Excel calls dependent cells in waves half a second apart, and tells nobody when it is done: nothing new for this long
 * is the end.
 */
const QUIET_MS = 1_500;

/** Excel may not call at all: calculation can be off, or the cells gone. */
const PATIENCE_MS = 10_000;

/** Resolves when the calls that were made since have settled; stopping rejects what waits, so that it settles too. */
export async function settled({ activity, wait, cells, progress }: Awaited): Promise<void> {
  const { report, signal } = progress;
  const calls = cells.filter(({ formula }) => asksService(formula)).length;
  const patience = calls === 0 ? QUIET_MS : PATIENCE_MS;
  const stop = (): void => activity.stop();
  signal.addEventListener('abort', stop, { once: true });
  const start = activity.get().total.calls;
  let quiet = 0;
  let last = start;
  for (;;) {
    await wait(LOOK_MS);
    const { total, recalculation } = activity.get();
    const made = total.calls - start;
    const done = Math.min(made, recalculation.settled);
    report({ phase: 'fetching', done: Math.min(done, calls), total: calls });
    quiet = recalculation.running || total.calls !== last ? 0 : quiet + LOOK_MS;
    last = total.calls;
    if (quiet >= (made === 0 && !signal.aborted ? patience : QUIET_MS)) break;
  }
  signal.removeEventListener('abort', stop);
}
