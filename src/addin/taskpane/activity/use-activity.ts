import { useLayoutEffect, useState } from 'react';

import type { ActivityState } from '../../runtime/activity';
import { usePane } from '../shared/pane-context';

/**
 * The figures of the batching layer, live while they are shown: drawing them unseen ten times a second cost a sheet that
 * is calculated beside them a seventh of its time.
 */
export function useActivity(shown: boolean): ActivityState {
  const { activity } = usePane().runtime;
  const [seen, setSeen] = useState(() => activity.get());
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const look = (): void => setSeen(activity.get());
    look();
    return activity.subscribe(look);
  }, [activity, shown]);
  return seen;
}
