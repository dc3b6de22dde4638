import { useState, type Dispatch, type ReactElement, useCallback, useEffect } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { FailureNotice } from '../shared/FailureNotice';
import { useStyles } from '../shared/styles';
import type { Comparison } from './comparison';
import { InsertPanel } from './InsertPanel';
import { Loading } from './Loading';
import { ObservationSection } from './ObservationSection';
import { ProfileHeader } from './ProfileHeader';
import { PropertySection } from './PropertySection';
import { RelationshipSection } from './RelationshipSection';
import type { Trail, TrailStep } from './trail';
import { TrailBar } from './TrailBar';
import { useTicks } from './use-ticks';
import { usePane } from '../shared/pane-context';
import type { Task } from '../shared/task';
import { useTask } from '../shared/use-task';
import { loadProfile, type ProfileContent } from './load-profile';

/** What a profile is shown with. */
export type ProfileProps = {
  head: EntityHead;
  trail: Trail;
  walk: Dispatch<TrailStep>;
  comparing: Comparison;
};

/** The profile of one entity: its facts with sources, where it leads, its series, and what inserts them. */
export function Profile({ head, trail, walk, comparing }: ProfileProps): ReactElement {
  const styles = useStyles();
  const { task, reload } = useProfile(head.id);
  const ticks = useTicks();
  const [openedAt] = useState(Date.now);
  return (
    <article className={styles.stack} style={{ rowGap: 16 }} aria-label={head.name}>
      <TrailBar trail={trail} walk={walk} />
      <ProfileHeader head={head} comparing={comparing} />
      {task.state === 'running' ? <Loading /> : null}
      {task.state === 'failed' ? <FailureNotice failure={task.failure} onRetry={reload} /> : null}
      {task.state === 'done' ? (
        <>
          <PropertySection properties={task.value.properties} ticks={ticks} now={openedAt} />
          <RelationshipSection
            head={head}
            relationships={task.value.relationships}
            ticks={ticks}
            onRetry={reload}
          />
          <ObservationSection head={head} observations={task.value.observations} ticks={ticks} />
          <InsertPanel head={head} content={task.value} ticks={ticks} comparing={comparing} />
        </>
      ) : null}
    </article>
  );
}

/** Loads the profile of an entity; the returned function loads it again. */
function useProfile(id: string): { task: Task<ProfileContent>; reload: () => void } {
  const { knowledge } = usePane().runtime;
  const { task, run } = useTask<ProfileContent>();
  const reload = useCallback(
    () => run((signal) => loadProfile(knowledge, id, { person: true, signal })),
    [knowledge, id, run],
  );
  useEffect(reload, [reload]);
  return { task, reload };
}
