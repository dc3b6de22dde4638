import type { ReactElement } from 'react';

import { FailureNotice } from '../shared/FailureNotice';
import { FirstRun } from '../shared/FirstRun';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useAccess } from '../shared/use-settings';
import { AskForm } from './AskForm';
import { Builder } from './Builder';
import { History } from './History';
import { FUNCTION_OF, OUTPUTS } from './question';
import { ReplyView } from './ReplyView';
import { useAsk } from './use-ask';
import { useDraft } from './use-draft';
import { Waiting } from './Waiting';

/** Ask: a question or an expression, its answer, and the formula that asks the same. */
export function AskTab(): ReactElement {
  const styles = useStyles();
  const control = useAsk();
  const { texts, runtime } = usePane();
  const { functionsOff = [] } = runtime.deployment.rules ?? {};
  const outputs = OUTPUTS.filter((output) => !functionsOff.includes(FUNCTION_OF[output]));
  const draft = useDraft(outputs);
  const { task, shown } = control;
  const ask = (): void => control.ask(draft.question);
  const needsKey = useAccess() === 'none';
  if (outputs.length === 0) {
    return <div className={styles.panel}>{texts.settings.noQuestions}</div>;
  }
  if (needsKey) return <FirstRun />;
  return (
    <div className={styles.panel}>
      <AskForm draft={draft} outputs={outputs} busy={task.state === 'running'} onAsk={ask} />
      {outputs.includes('rows') ? <Builder draft={draft} /> : null}
      {task.state === 'running' ? <Waiting since={task.startedAt} onCancel={control.cancel} /> : null}
      {task.state === 'failed' ? <FailureNotice failure={task.failure} onRetry={ask} /> : null}
      {shown ? <ReplyView key={`${shown.reply.output} ${shown.reply.input}`} timed={shown} /> : null}
      <History control={control} draft={draft} />
    </div>
  );
}
