import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { ActivityState } from '../../runtime/activity';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { waitSentence } from './wait-sentence';

/** Why requests wait, and until when. */
export function WaitNotice({ waiting }: Pick<ActivityState, 'waiting'>): ReactElement | null {
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
