import type { Runtime } from '../../runtime/runtime';
import { askAgain } from '../excel/recalculation';

/** Resolves when no cell of a running add-in waits. */
export function whenQuiet({ activity }: Pick<Runtime, 'activity'>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (activity.get().recalculation.running) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = activity.subscribe(look);
    look();
  });
}

/** Has the cells calculated again that failed in the add-in that ended: its settings may have been why. */
export async function askFailed({ activity }: Pick<Runtime, 'activity'>): Promise<void> {
  const failing = activity.get().failing.map(({ cell }) => cell);
  if (failing.length > 0) await askAgain(failing);
}
