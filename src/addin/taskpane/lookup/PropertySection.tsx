import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { Field } from './field';
import type { PropertyEntry } from './load-profile';
import { groupProperties, type GroupId } from './property-groups';
import { PropertyItem } from './PropertyItem';
import type { Ticks } from './use-ticks';

type SectionProps = { properties: readonly PropertyEntry[]; ticks: Ticks; now: number };

/** The properties in their groups, each to tick. */
export function PropertySection({ properties, ticks, now }: SectionProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const tickable = properties
    .filter(({ value }) => value)
    .map(({ name }): Field => ({ kind: 'property', name }));
  const all = tickable.length > 0 && tickable.every(ticks.has);
  return (
    <Section
      title={texts.lookup.properties}
      action={
        tickable.length === 0 ? null : (
          <Button size="small" appearance="transparent" onClick={() => ticks.set(tickable, !all)}>
            {all ? texts.lookup.clearSelection : texts.lookup.selectAll}
          </Button>
        )
      }
    >
      {properties.length === 0 ? <p className={styles.muted}>{texts.lookup.noProperties}</p> : null}
      {groupProperties(properties).map(([group, entries]) => (
        <Group key={group} group={group} properties={entries} ticks={ticks} now={now} />
      ))}
    </Section>
  );
}

function Group({ group, properties, ticks, now }: SectionProps & { group: GroupId }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  return (
    <div className={styles.tight}>
      <h3 className={styles.subheading}>{texts.lookup.groups[group]}</h3>
      <ul className={styles.list}>
        {properties.map((entry) => (
          <PropertyItem key={entry.name} entry={entry} ticks={ticks} now={now} />
        ))}
      </ul>
    </div>
  );
}
