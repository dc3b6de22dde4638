import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { ActivityState } from '../../runtime/activity';
import { isMiss } from '../../../shared/contract/failure';
import { LONGEST_LIST } from '../../runtime/failing-cells';
import { formatNumber } from '../shared/format';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useSubscribed } from '../shared/use-subscribed';
import { useStyles as useShared } from '../shared/styles';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
    gap: '8px',
    margin: 0,
  },
  figure: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '8px',
    // Forced colours take the background away and show the border in its place.
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  number: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** What was asked, sent and, where requests cost, spent since the workbook was opened; and how many cells fail now. */
export function Figures({ activity }: { activity: ActivityState }): ReactElement {
  const { texts, language, runtime } = usePane();
  const { spentToday } = useSubscribed(runtime.budget, () => runtime.budget.get());
  const styles = useStyles();
  const shared = useShared();
  const { total, queued, inFlight } = activity;
  const words = texts.activity;
  const failing = failingIn(activity);
  const figures: [string, number][] = [
    [words.cells, total.calls],
    [words.needs, total.needs],
    [words.fromCache, total.fromCache],
    [words.requests, total.requests],
    ...(spentToday === undefined ? [] : [[words.credits, total.credits] as [string, number]]),
    [words.failures, failing.failures],
    [words.misses, failing.misses],
    [words.queued, queued],
    [words.inFlight, inFlight],
  ];
  return (
    <Section title={words.since}>
      <dl className={styles.grid}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt className={shared.muted}>{name}</dt>
            <dd className={styles.number}>{formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A cell that fails again is one all the same; where more fail than are listed each failure is counted. */
function failingIn({ failing, total }: ActivityState): { failures: number; misses: number } {
  if (failing.length >= LONGEST_LIST)
    return { failures: total.failures - total.misses, misses: total.misses };
  const cells = new Set(failing.map(({ cell }) => cell));
  const misses = new Set(failing.filter(({ kind }) => isMiss(kind)).map(({ cell }) => cell));
  return { failures: cells.size - misses.size, misses: misses.size };
}
