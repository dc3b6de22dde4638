import { lazy, Suspense, type ReactElement } from 'react';

import { notLoaded } from '../shared/not-loaded';
import { usePane } from '../shared/pane-context';
import { useSubscribed } from '../shared/use-subscribed';

const BudgetBar = lazy(() =>
  import(/* webpackChunkName: "budget-bar" */ './BudgetBar').then(
    ({ BudgetBar: Bar }) => ({ default: Bar }),
    notLoaded,
  ),
);

/** What waits for a click because it costs; nothing, and no script for it, where nothing waits. */
export function BudgetNotice(): ReactElement | null {
  const { budget } = usePane().runtime;
  const { requests, onlyStored } = useSubscribed(budget, () => budget.get());
  if (requests === 0 && !onlyStored) return null;
  return (
    <Suspense fallback={null}>
      <BudgetBar />
    </Suspense>
  );
}
