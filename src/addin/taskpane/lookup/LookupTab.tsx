import { useEffect, useMemo, useRef, useState, type Dispatch, type ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { FirstRun } from '../shared/FirstRun';
import { useStyles } from '../shared/styles';
import { useAccess } from '../shared/use-settings';
import type { Comparison } from './comparison';
import { Profile } from './Profile';
import { SearchPanel } from './SearchPanel';
import { shownEntity, type Trail, type TrailStep } from './trail';

/** Lookup: the search, or the profile of the entity that a person walked to. */
export function LookupTab({ trail, walk }: { trail: Trail; walk: Dispatch<TrailStep> }): ReactElement {
  const styles = useStyles();
  const head = shownEntity(trail);
  const comparing = useComparing();
  // Where the person was among the results, to come back to.
  const opener = useRef<Element | null>(null);
  const searching = head === undefined;
  useEffect(() => {
    if (searching && opener.current instanceof HTMLElement) opener.current.focus();
  }, [searching]);
  if (useAccess() === 'none') return <FirstRun />;
  return (
    <div className={styles.panel}>
      <div hidden={!searching}>
        <SearchPanel
          onOpen={(entity) => {
            opener.current = document.activeElement;
            walk({ type: 'visit', head: entity });
          }}
        />
      </div>
      {head ? <Profile key={head.id} head={head} trail={trail} walk={walk} comparing={comparing} /> : null}
    </div>
  );
}

function useComparing(): Comparison {
  const [heads, setHeads] = useState<readonly EntityHead[]>([]);
  return useMemo(
    () => ({
      heads,
      add: (head) => setHeads((before) => [...before.filter(({ id }) => id !== head.id), head]),
      remove: (id) => setHeads((before) => before.filter((head) => head.id !== id)),
    }),
    [heads],
  );
}
