import { Button } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { CopyButton } from '../shared/CopyButton';
import { InsertNotice } from '../shared/InsertNotice';
import { typeLabel } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useInsert } from '../shared/use-insert';
import type { Comparison } from './comparison';
import { PropertyText } from './PropertyText';
import { TypeIcon } from './TypeIcon';

/** Who this is: name, type, description and id, and what is done with the entity as a whole. */
export function ProfileHeader({
  head,
  comparing,
}: {
  head: EntityHead;
  comparing: Comparison;
}): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { outcome, insert } = useInsert();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const compared = comparing.heads.some(({ id }) => id === head.id);
  return (
    <header className={styles.stack}>
      <h2 ref={heading} tabIndex={-1} className={`${styles.title} ${styles.clamped}`}>
        {head.name}
      </h2>
      <div className={styles.row}>
        <TypeIcon type={head.entity_type} />
        <span>{typeLabel(head.entity_type, texts)}</span>
      </div>
      {head.description ? <PropertyText value={head.description} name="description" /> : null}
      <div className={styles.row}>
        <code className={styles.code}>{head.id}</code>
        <CopyButton label={texts.lookup.copyId} text={() => head.id} iconOnly />
      </div>
      <div className={styles.row}>
        <Button size="small" onClick={() => insert(() => [[{ value: head.id }]])}>
          {texts.lookup.insertId}
        </Button>
        <Button size="small" disabled={compared} onClick={() => comparing.add(head)}>
          {compared ? texts.insert.inComparison : texts.insert.addEntity}
        </Button>
      </div>
      <InsertNotice outcome={outcome} />
    </header>
  );
}
