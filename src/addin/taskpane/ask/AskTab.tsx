import { useEffect, useRef, type ReactElement, type RefObject } from 'react';

import { FailureNotice } from '../shared/FailureNotice';
import { FirstRun } from '../shared/FirstRun';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { Task } from '../shared/task';
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
  const end = useShownAnswer(task.state, shown);
  const needsKey = useAccess() === 'none';
  if (outputs.length === 0) {
    return <div className={styles.panel}>{texts.settings.noQuestions}</div>;
  }
  if (needsKey) return <FirstRun />;
  return (
    <div className={styles.panel}>
      <AskForm draft={draft} outputs={outputs} busy={task.state === 'running'} onAsk={ask} />
      {outputs.includes('rows') ? <Builder draft={draft} /> : null}
      <div ref={end} style={{ scrollMarginTop: 8, marginBottom: -16 }} />
      {task.state === 'running' ? <Waiting since={task.startedAt} onCancel={control.cancel} /> : null}
      {task.state === 'failed' ? <FailureNotice failure={task.failure} onRetry={ask} /> : null}
      {shown ? <ReplyView key={`${shown.reply.output} ${shown.reply.input}`} timed={shown} /> : null}
      <History control={control} draft={draft} />
    </div>
  );
}

/** So much of an answer has to be in sight for somebody to see that it is there. */
const IN_SIGHT = 120;

/** Where the answer begins, which comes into sight with it: in a low pane the form alone fills it. */
function useShownAnswer(state: Task<unknown>['state'], shown: unknown): RefObject<HTMLDivElement> {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = state === 'idle' && shown === undefined ? undefined : start.current;
    if (box && box.getBoundingClientRect().top > window.innerHeight - IN_SIGHT) box.scrollIntoView();
  }, [state, shown]);
  return start;
}
