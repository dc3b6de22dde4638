import { useState } from 'react';

import type { RelatedEntity } from '../../../shared/contract/entity';
import { usePane } from '../shared/pane-context';
import type { Task } from '../shared/task';
import { useTask } from '../shared/use-task';
import { SLICE, type RelationshipEntry } from './load-profile';

/** The related entities so far, and the way to more. */
export type Slices = {
  items: readonly RelatedEntity[];
  hasMore: boolean;
  task: Task<readonly RelatedEntity[]>;
  loadMore: () => void;
};

/** Pages through a relationship. A short slice is the last: the interface gives no total. */
export function useSlices(id: string, { type, direction, items: first, failure }: RelationshipEntry): Slices {
  const { knowledge } = usePane().runtime;
  const [items, setItems] = useState(first);
  const [hasMore, setHasMore] = useState(first.length === SLICE);
  const { task, run } = useTask<readonly RelatedEntity[]>();
  const loadMore = (): void =>
    run(async (signal) => {
      const slice = { limit: SLICE, offset: items.length };
      const next = await knowledge.relationship({ id, type, direction, slice }, { person: true, signal });
      // A service that heeds no offset gives the same ones again, without end.
      const isNew = JSON.stringify(next) !== JSON.stringify(items.slice(-SLICE));
      if (isNew) setItems([...items, ...next]);
      setHasMore(isNew && next.length === SLICE);
      return next;
    });
  return { items, hasMore: hasMore && !failure, task, loadMore };
}
