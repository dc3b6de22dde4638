import { Field as FormField, Input } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { ObservationEntry } from './load-profile';
import { ObservationItem } from './ObservationItem';
import type { Ticks } from './use-ticks';

/** From this many series on, a filter helps to find one. */
const MANY = 8;

/** At most this many series are listed at once; the filter reaches the others. */
const SHOWN = 50;

/** The series of an entity; each opens to its chart. */
export function ObservationSection({
  head,
  observations,
  ticks,
}: {
  head: EntityHead;
  observations: readonly ObservationEntry[];
  ticks: Ticks;
}): ReactElement | null {
  const { texts } = usePane();
  const styles = useStyles();
  const [filter, setFilter] = useState('');
  if (observations.length === 0) return null;
  const words = filter.toLowerCase().split(/\s+/);
  const matching = observations.filter(({ name, listing }) => {
    const described = `${name} ${listing.description ?? ''}`.toLowerCase();
    return words.every((word) => described.includes(word));
  });
  const shown = matching.slice(0, SHOWN);
  return (
    <Section title={texts.lookup.observations}>
      {observations.length >= MANY ? (
        <FormField
          label={texts.lookup.filterSeries}
          hint={texts.lookup.seriesShown(shown.length, observations.length)}
        >
          <Input type="search" value={filter} onChange={(_, { value }) => setFilter(value)} />
        </FormField>
      ) : null}
      <ul className={styles.list}>
        {shown.map((entry) => (
          <ObservationItem key={entry.id} head={head} entry={entry} ticks={ticks} />
        ))}
      </ul>
    </Section>
  );
}
