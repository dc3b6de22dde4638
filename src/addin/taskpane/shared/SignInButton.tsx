import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { Failure } from '../../../shared/contract/failure';
import type { KeyRetention } from '../../runtime/keys/key-store';
import { SignInEnded } from '../../runtime/sign-in/sign-in-outcome';
import { FailureNotice } from './FailureNotice';
import { usePane } from './pane-context';
import { useStyles } from './styles';
import { useTask } from './use-task';

/** What the button does beside signing in. */
export type SignInButtonProps = {
  /** How the sign-in is kept, where the organisation has not set it. @default 'remembered' */
  retention?: KeyRetention;
};

/** Signs the person in by her click, and says how that ended where nobody signed in. */
export function SignInButton({ retention = 'remembered' }: SignInButtonProps): ReactElement {
  const { texts, runtime, announce } = usePane();
  const styles = useStyles();
  const { task, run } = useTask();
  const isRunning = task.state === 'running';
  const begin = (): void =>
    run(async () => {
      await runtime.keys.signIn?.(retention);
      announce(texts.signIn.done(runtime.keys.state()?.masked ?? ''));
      return undefined;
    });
  return (
    <div className={styles.stack}>
      <div>
        <Button appearance="primary" disabledFocusable={isRunning} onClick={begin}>
          {texts.signIn.signIn}
        </Button>
      </div>
      {isRunning ? (
        <div className={styles.muted} role="status">
          {texts.signIn.waiting}
        </div>
      ) : null}
      {task.state === 'failed' ? <Ending failure={task.failure} /> : null}
    </div>
  );
}

function Ending({ failure }: { failure: Failure }): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  if (!(failure instanceof SignInEnded)) return <FailureNotice failure={failure} inSettings />;
  const { ending, said } = failure;
  return (
    <MessageBar intent={ending === 'closed' ? 'info' : 'error'} layout="multiline">
      <MessageBarBody className={styles.wrap} role="alert">
        {texts.signIn.endings[ending]} {said === '' ? null : texts.signIn.said(said)}
      </MessageBarBody>
    </MessageBar>
  );
}
