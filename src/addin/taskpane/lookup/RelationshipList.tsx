import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { FailureNotice } from '../shared/FailureNotice';
import { humanize } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import type { Field } from './field';
import type { RelationshipEntry } from './load-profile';
import { RelatedItem } from './RelatedItem';
import type { Ticks } from './use-ticks';
import { useSlices } from './use-slices';

const useStyles = makeStyles({ list: { paddingInlineStart: '24px' } });

type ListProps = { head: EntityHead; entry: RelationshipEntry; ticks: Ticks };

/** One relationship: the related entities, slice by slice. */
export function RelationshipList({ head, entry, ticks }: ListProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const { items, hasMore, task, loadMore } = useSlices(head.id, entry);
  const label = `${humanize(entry.type)} (${texts.lookup[entry.direction]})`;
  const failure = task.state === 'failed' ? task.failure : entry.failure;
  return (
    <div className={shared.tight}>
      <ListHeading entry={entry} ticks={ticks} label={label} />
      <div className={styles.list}>
        <ul className={shared.list} aria-label={label}>
          {items.map((item, index) => (
            <RelatedItem key={`${item.id} ${index}`} item={item} />
          ))}
        </ul>
        {items.length === 0 && !failure ? (
          <span className={shared.muted}>{texts.lookup.noRelated}</span>
        ) : null}
        {failure ? <FailureNotice failure={failure} onRetry={loadMore} /> : null}
        {hasMore ? (
          <Button
            size="small"
            appearance="transparent"
            disabledFocusable={task.state === 'running'}
            aria-label={`${texts.common.showMore}: ${label}`}
            onClick={loadMore}
          >
            {texts.common.showMore}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function ListHeading({
  entry,
  ticks,
  label,
}: Pick<ListProps, 'entry' | 'ticks'> & { label: string }): ReactElement {
  const { texts } = usePane();
  const shared = useShared();
  const { type, direction } = entry;
  const field: Field = { kind: 'relationship', type, direction };
  const Arrow = direction === 'outgoing' ? ArrowRightRegular : ArrowLeftRegular;
  return (
    <div className={shared.row} style={{ columnGap: 0, flexWrap: 'nowrap', marginInlineStart: -8 }}>
      <Checkbox
        aria-label={texts.lookup.select(label)}
        checked={ticks.has(field)}
        onChange={(_, { checked }) => ticks.set([field], checked === true)}
      />
      <h3 className={shared.subheading} style={{ margin: 0 }}>
        <Arrow aria-hidden style={{ verticalAlign: 'text-bottom' }} /> {label}
      </h3>
    </div>
  );
}
