import type { ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { FailureNotice } from '../shared/FailureNotice';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import type { RelationshipEntry } from './load-profile';
import { RelationshipList } from './RelationshipList';
import type { Ticks } from './use-ticks';

/** The relationships of an entity, each a list to walk along. */
export function RelationshipSection({
  head,
  relationships,
  ticks,
  onRetry,
}: {
  head: EntityHead;
  relationships: readonly RelationshipEntry[];
  ticks: Ticks;
  onRetry: () => void;
}): ReactElement | null {
  const { texts } = usePane();
  const [first] = relationships;
  if (!first) return null;
  // They travel in one request, so they mostly fail together: that is said once.
  const failure = relationships.every((entry) => entry.failure) ? first.failure : undefined;
  return (
    <Section title={texts.lookup.relationships}>
      {failure ? <FailureNotice failure={failure} onRetry={onRetry} /> : null}
      {(failure ? [] : relationships).map((entry) => (
        <RelationshipList key={`${entry.direction} ${entry.type}`} head={head} entry={entry} ticks={ticks} />
      ))}
    </Section>
  );
}
