import type { ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useSubscribed } from '../shared/use-subscribed';
import { waitSentence } from './wait-sentence';

/** Why what a person asked has to wait, which may take minutes; nothing where it is only its turn that it waits for. */
export function WaitReason(): ReactElement | null {
  const { texts, language, runtime } = usePane();
  const styles = useStyles();
  const { waiting } = useSubscribed(runtime.activity, () => runtime.activity.get());
  if (!waiting || waiting.kind === 'concurrency') return null;
  return <span className={styles.muted}>{waitSentence(waiting, texts, language)}</span>;
}
