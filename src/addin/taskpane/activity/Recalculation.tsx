import { Button, ProgressBar } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import type { ActivityState } from '../../runtime/activity';
import { formatNumber, formatTime } from '../shared/format';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

/** The recalculation that runs, with its progress and Stop, or what became of the last one. */
export function Recalculation({ activity }: { activity: ActivityState }): ReactElement {
  const { texts, runtime, language, announce } = usePane();
  const styles = useStyles();
  const { settled, calls, startedAt } = activity.recalculation;
  const [stopped, setStopped] = useState<number>();
  // A recalculation runs on until it has been quiet for a while; to a person it is over with its last cell.
  const running =
    activity.recalculation.running && (settled < calls || activity.queued + activity.inFlight > 0);
  const stop = (): void => {
    runtime.activity.stop();
    setStopped(startedAt);
    announce(texts.activity.stopped);
  };
  return (
    <Section
      title={texts.activity.recalculation}
      action={
        running ? (
          <Button size="small" onClick={stop}>
            {texts.activity.stop}
          </Button>
        ) : null
      }
    >
      {calls === 0 ? (
        <span className={styles.muted}>{texts.activity.neverRan}</span>
      ) : (
        <>
          <ProgressBar
            thickness="large"
            value={settled}
            max={calls}
            color={running ? 'brand' : 'success'}
            aria-label={texts.activity.recalculation}
          />
          <span className={styles.muted}>
            {running ? texts.activity.running : texts.activity.finished}:{' '}
            {texts.activity.progress(formatNumber(settled, language), formatNumber(calls, language))}
            {running && activity.estimatedDoneAt !== undefined
              ? `. ${texts.activity.doneAt(formatTime(activity.estimatedDoneAt, language))}`
              : null}
          </span>
          {stopped === startedAt ? <span>{texts.activity.stopped}</span> : null}
        </>
      )}
    </Section>
  );
}
