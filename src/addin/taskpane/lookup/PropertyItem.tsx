import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { isMissing } from '../../../shared/contract/missing';
import { humanize } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import type { Field } from './field';
import type { PropertyEntry } from './load-profile';
import { PropertyText } from './PropertyText';
import { SourceList } from './SourceList';
import type { Ticks } from './use-ticks';

const useStyles = makeStyles({
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    padding: '4px 0',
    marginInlineStart: '-8px',
  },
  facts: { flexGrow: 1, paddingTop: '6px' },
});

/** One property: its name, value, sources and their age, and a tick. */
export function PropertyItem({
  entry,
  ticks,
  now,
}: {
  entry: PropertyEntry;
  ticks: Ticks;
  now: number;
}): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const label = humanize(entry.name);
  const field: Field = { kind: 'property', name: entry.name };
  const { value } = entry;
  const present = value && !isMissing(value.value) ? value : undefined;
  return (
    <li className={styles.item}>
      <Checkbox
        aria-label={texts.lookup.select(label)}
        checked={ticks.has(field)}
        onChange={(_, { checked }) => ticks.set([field], checked === true)}
      />
      <div className={mergeClasses(shared.tight, styles.facts)}>
        <span className={shared.muted}>{label}</span>
        {present ? (
          <PropertyText value={present.value} name={entry.name} />
        ) : (
          <span className={shared.muted}>{entry.failure?.message ?? texts.lookup.absent}</span>
        )}
        {present ? <SourceList sources={present.sources ?? []} now={now} /> : null}
      </div>
    </li>
  );
}
