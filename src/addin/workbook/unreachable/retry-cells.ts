import type { Budget } from '../../runtime/budget/budget';
import type { Refresher } from '../../runtime/refresher';
import { askAgain } from '../excel/recalculation';

/** What filling needs of the running add-in. */
export type FillingParts = { refresher: Refresher; budget: Pick<Budget, 'agree'> };

/** Has the cells calculated again that were told that the service does not answer: those alone, and once each. */
export async function fillUnanswered({ refresher, budget }: FillingParts): Promise<void> {
  const unanswered = await refresher.unanswered();
  const { cells } = unanswered;
  // Who agreed to have them filled is not asked once more for what they cost.
  budget.agree((await refresher.plan(cells, [], true)).mostRequests);
  await askAgain(cells);
  unanswered.take();
}
