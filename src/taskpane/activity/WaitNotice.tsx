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
  const sentence =
    waiting.kind === 'concurrency'
      ? activity.waitingConcurrency(waiting.limit)
      : waiting.kind === 'rate-limit'
        ? activity.waitingRateLimit(formatTime(waiting.until, language))
        : activity.waitingRequestCap(formatTime(waiting.until, language));
  return (
    <MessageBar intent={waiting.kind === 'rate-limit' ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody className={styles.wrap}>{sentence}</MessageBarBody>
    </MessageBar>
  );
}
