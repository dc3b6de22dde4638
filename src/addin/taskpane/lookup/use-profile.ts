import { useCallback, useEffect } from 'react';

import { usePane } from '../shared/pane-context';
import type { Task } from '../shared/task';
import { useTask } from '../shared/use-task';
import { loadProfile, type ProfileContent } from './load-profile';

/** Loads the profile of an entity; the returned function loads it again. */
export function useProfile(id: string): { task: Task<ProfileContent>; reload: () => void } {
  const { knowledge } = usePane().runtime;
  const { task, run } = useTask<ProfileContent>();
  const reload = useCallback(
    () => run((signal) => loadProfile(knowledge, id, { person: true, signal })),
    [knowledge, id, run],
  );
  useEffect(reload, [reload]);
  return { task, reload };
}
