import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { ActivityState } from '../../runtime/activity';
import { formatTime } from '../shared/format';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

/** Why requests wait, and until when. */
export function WaitNotice({ waiting }: Pick<ActivityState, 'waiting'>): ReactElement | null {
  const { texts, language } = usePane();
  const styles = useStyles();
  if (!waiting) return null;
  const { activity } = texts;
  const sentence = () => {
    if (waiting.kind === 'concurrency') return activity.waitingConcurrency(waiting.limit);
    const time = formatTime(waiting.kind === 'no-answer' ? waiting.since : waiting.until, language);
    if (waiting.kind === 'no-answer') return activity.waitingNoAnswer(time);
    return waiting.kind === 'rate-limit' ? activity.waitingRateLimit(time) : activity.waitingRequestCap(time);
  };
  const isTrouble = waiting.kind === 'rate-limit' || waiting.kind === 'no-answer';
  return (
    <MessageBar intent={isTrouble ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody className={styles.wrap}>{sentence()}</MessageBarBody>
    </MessageBar>
  );
}
