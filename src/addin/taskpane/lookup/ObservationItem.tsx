import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useState, type ReactElement } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import type { ObservationEntry } from './load-profile';
import { SeriesView } from './SeriesView';
import type { Ticks } from './use-ticks';

const useStyles = makeStyles({
  item: { borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, padding: '2px 0' },
  line: { display: 'flex', alignItems: 'flex-start', marginInlineStart: '-8px' },
  name: { flexGrow: 1, minWidth: 0, paddingTop: '6px' },
});

/** One series: its name and unit, a tick, and its chart once it is opened, which costs a request. */
export function ObservationItem({
  head,
  entry,
  ticks,
}: {
  head: EntityHead;
  entry: ObservationEntry;
  ticks: Ticks;
}): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Checkbox
          aria-label={texts.lookup.select(entry.name)}
          checked={ticks.has(entry)}
          onChange={(_, { checked }) => ticks.set([entry], checked === true)}
        />
        <div className={styles.name}>
          <div className={shared.wrap}>{entry.name}</div>
          <div className={shared.muted}>
            {[entry.unit, entry.listing.description].filter(Boolean).join(' · ')}
          </div>
        </div>
        <Button
          appearance="subtle"
          size="small"
          icon={open ? <ChevronDownRegular /> : <ChevronRightRegular />}
          aria-expanded={open}
          aria-label={texts.lookup.chartOf(entry.name)}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open ? <SeriesView head={head} entry={entry} /> : null}
    </li>
  );
}
