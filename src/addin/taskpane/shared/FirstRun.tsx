import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { ExternalLink } from './ExternalLink';
import { FailureNotice } from './FailureNotice';
import { OtherServiceNotice } from './OtherServiceNotice';
import { SignInButton } from './SignInButton';
import { usePane } from './pane-context';
import { useStyles } from './styles';
import { useTask } from './use-task';

/** What the pane says where the service cannot be asked: what to do, where to enter a key, and the trial's service. */
export function FirstRun(): ReactElement {
  const { texts, openTab, runtime } = usePane();
  const styles = useStyles();
  if (runtime.keys.signIn) {
    return (
      <section className={styles.panel}>
        <h2 className={styles.title}>{texts.firstRun.title}</h2>
        <div>{texts.signIn.start}</div>
        <SignInButton />
      </section>
    );
  }
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{texts.firstRun.title}</h2>
      <OtherServiceNotice />
      <ol className={styles.stack} style={{ margin: 0, paddingInlineStart: '20px' }}>
        {texts.firstRun.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TrialOffer />
      <div className={styles.row}>
        <Button
          appearance={runtime.deployment.trialKey === undefined ? 'primary' : 'secondary'}
          onClick={() => openTab('settings')}
        >
          {texts.firstRun.enterKey}
        </Button>
        <ExternalLink address={runtime.deployment.consoleAddress}>{texts.firstRun.console}</ExternalLink>
      </div>
    </section>
  );
}

function TrialOffer(): ReactElement | null {
  const { texts, runtime } = usePane();
  const styles = useStyles();
  const { task, run } = useTask();
  const { serviceAddress, trialKey } = runtime.deployment;
  if (trialKey === undefined) return null;
  const accept = (): void =>
    run(async () => {
      await runtime.settings.set({ serviceAddress });
      return undefined;
    });
  return (
    <div className={styles.stack}>
      <div>
        <Button appearance="primary" disabledFocusable={task.state === 'running'} onClick={accept}>
          {texts.firstRun.trial}
        </Button>
      </div>
      <p className={styles.muted} style={{ margin: 0 }}>
        {texts.firstRun.trialHint}
      </p>
      {task.state === 'failed' ? <FailureNotice failure={task.failure} onRetry={accept} /> : null}
    </div>
  );
}
