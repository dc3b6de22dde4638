import { useMemo, type ReactElement, useLayoutEffect, useState } from 'react';

import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { ActivityPanel } from './activity-panel';
import { FailingCells } from './FailingCells';
import { Figures } from './Figures';
import { Log } from './Log';
import { Recalculation } from './Recalculation';
import type { ActivityState } from '../../runtime/activity';
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { waitSentence } from './wait-sentence';

/** What the tab shows, and whether it is seen. */
type ActivityTabProps = { panels: readonly ActivityPanel[]; shown: boolean };

/** Activity: what runs, what it costs, what waits, what fails; and the panels of the workbook actions. */
export function ActivityTab({ panels, shown }: ActivityTabProps): ReactElement {
  const { texts, runtime } = usePane();
  const styles = useStyles();
  const activity = useActivity(shown);
  // The same elements, so that the figures above them do not draw them again.
  const actions = useMemo(
    () =>
      panels.map(({ id, title, Panel }) => (
        <Section key={id} title={title(texts)}>
          <Panel />
        </Section>
      )),
    [panels, texts],
  );
  return (
    <div className={styles.panel}>
      <WaitNotice waiting={activity.waiting} />
      <Recalculation activity={activity} />
      <Figures activity={activity} />
      {actions}
      <FailingCells failing={activity.failing} />
      <Log lines={runtime.activity.lines()} />
    </div>
  );
}

/**
 * The figures of the batching layer, live while they are shown: drawing them unseen ten times a second cost a sheet that
 * is calculated beside them a seventh of its time.
 */
function useActivity(shown: boolean): ActivityState {
  const { activity } = usePane().runtime;
  const [seen, setSeen] = useState(() => activity.get());
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const look = (): void => setSeen(activity.get());
    look();
    return activity.subscribe(look);
  }, [activity, shown]);
  return seen;
}

/** Why requests wait, and until when. */
function WaitNotice({ waiting }: Pick<ActivityState, 'waiting'>): ReactElement | null {
  const { texts, language } = usePane();
  const styles = useStyles();
  if (!waiting) return null;
  const isTrouble = waiting.kind === 'rate-limit' || waiting.kind === 'no-answer';
  return (
    <MessageBar intent={isTrouble ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody className={styles.wrap}>{waitSentence(waiting, texts, language)}</MessageBarBody>
    </MessageBar>
  );
}
