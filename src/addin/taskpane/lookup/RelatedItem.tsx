import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { RelatedEntity } from '../../../shared/contract/entity';
import { ActionLink } from '../shared/ActionLink';
import { formatDate } from '../shared/format';
import { typeLabel } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import { entityHead } from './entity-head';
import { SourceName } from './SourceName';
import { TypeIcon } from './TypeIcon';

const useStyles = makeStyles({ item: { display: 'flex', columnGap: '8px', padding: '4px 0' } });

/** A related entity: walk to it, and since when, until when and by which source it is related. */
export function RelatedItem({ item }: { item: RelatedEntity }): ReactElement {
  const { texts, language, openEntity } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const head = entityHead(item);
  const { valid_since: since, valid_until: until, sources } = item.properties;
  const facts = [
    typeLabel(item.entity_type, texts),
    since ? texts.lookup.since(formatDate(since, language)) : '',
    until ? texts.lookup.until(formatDate(until, language)) : '',
  ].filter((fact) => fact !== '');
  return (
    <li className={styles.item}>
      <TypeIcon type={item.entity_type} />
      <span className={shared.tight}>
        <span>
          <ActionLink onClick={() => openEntity(head)}>{head.name}</ActionLink>
        </span>
        <span className={shared.muted}>
          {facts.join(', ')}
          {(sources ?? []).map((source, index) => (
            <span key={index}>
              {' · '}
              <SourceName source={source} />
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}
