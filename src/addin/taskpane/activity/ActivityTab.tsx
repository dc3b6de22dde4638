import { useMemo, type ReactElement } from 'react';

import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { ActivityPanel } from './activity-panel';
import { FailingCells } from './FailingCells';
import { Figures } from './Figures';
import { Log } from './Log';
import { Recalculation } from './Recalculation';
import { useActivity } from './use-activity';
import { WaitNotice } from './WaitNotice';

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
