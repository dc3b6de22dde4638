import type { ReactElement } from 'react';

import type { EntityMention } from '../../../shared/contract/knowledge';
import { entityHead } from '../lookup/entity-head';
import { TypeIcon } from '../lookup/TypeIcon';
import { ActionLink } from '../shared/ActionLink';
import { typeLabel } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

/** The entities that a reply mentions, each to look up. */
export function MentionList({ entities }: { entities: readonly EntityMention[] }): ReactElement | null {
  const { texts, openEntity } = usePane();
  const styles = useStyles();
  if (entities.length === 0) return null;
  return (
    <div className={styles.tight}>
      <h3 className={styles.subheading}>{texts.ask.mentioned}</h3>
      <ul className={styles.list}>
        {entities.map(entityHead).map((head, index) => (
          <li key={`${head.id} ${index}`} className={styles.row}>
            <TypeIcon type={head.entity_type} />
            <ActionLink onClick={() => openEntity(head)}>{head.name}</ActionLink>
            <span className={styles.muted}>{typeLabel(head.entity_type, texts)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
