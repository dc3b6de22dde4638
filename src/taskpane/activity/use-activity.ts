import type { ActivityState } from '../../runtime/activity';
import { usePane } from '../shared/pane-context';
import { useSubscribed } from '../shared/use-subscribed';

/** The figures of the batching layer, live. */
export function useActivity(): ActivityState {
  const { activity } = usePane().runtime;
  return useSubscribed(activity, () => activity.get());
}
