import { Button, Field, MessageBar, MessageBarBody, Radio, RadioGroup } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import type { KeyRetention, KeyState, SignedInState } from '../../runtime/keys/key-store';
import { FailureNotice } from '../shared/FailureNotice';
import { formatTime } from '../shared/format';
import { usePane } from '../shared/pane-context';
import { Section } from '../shared/Section';
import { SignInButton } from '../shared/SignInButton';
import { useStyles } from '../shared/styles';
import { useKeyState } from '../shared/use-settings';
import { useTask } from '../shared/use-task';

/** Who is signed in, where the organisation asks for that in place of a key. */
export function SignInSection(): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const held = useKeyState();
  return (
    <Section title={texts.signIn.title}>
      <div className={styles.muted}>
        {texts.signIn.intro} {texts.settings.fixed}
      </div>
      {held === undefined ? <SigningIn /> : <SignedIn held={held} />}
    </Section>
  );
}

function SigningIn(): ReactElement {
  const { texts, runtime } = usePane();
  const ruled = runtime.deployment.rules?.keyRetention;
  const [retention, setRetention] = useState<KeyRetention>(ruled ?? 'remembered');
  return (
    <>
      <Field label={texts.settings.retention} hint={ruled === undefined ? null : texts.settings.fixed}>
        <RadioGroup
          value={retention}
          disabled={ruled !== undefined}
          onChange={(_, { value }) => setRetention(value === 'session' ? 'session' : 'remembered')}
        >
          <Radio value="remembered" label={texts.settings.retainRemembered} />
          <Radio value="session" label={texts.settings.retainSession} />
        </RadioGroup>
      </Field>
      <SignInButton retention={retention} />
    </>
  );
}

function SignedIn({ held }: { held: KeyState }): ReactElement {
  const { texts, runtime, announce } = usePane();
  const styles = useStyles();
  const { task, run } = useTask();
  const signOut = (): void =>
    run(async () => {
      await runtime.keys.forget();
      announce(texts.signIn.out);
      return undefined;
    });
  return (
    <>
      {held.note === 'not-remembered' ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody className={styles.wrap}>{texts.signIn.notRemembered}</MessageBarBody>
        </MessageBar>
      ) : null}
      {held.signedIn?.hasEnded === true ? (
        <div>{texts.signIn.endedOf(held.masked)}</div>
      ) : (
        <div>
          {texts.signIn.as(held.masked)}, {held.signedIn ? <Until {...held.signedIn} /> : null},{' '}
          {texts.settings[held.retention]}
        </div>
      )}
      <div>
        <Button size="small" disabledFocusable={task.state === 'running'} onClick={signOut}>
          {texts.signIn.signOut}
        </Button>
      </div>
      {task.state === 'failed' ? <FailureNotice failure={task.failure} onRetry={signOut} inSettings /> : null}
    </>
  );
}

function Until({ until, renews }: SignedInState): ReactElement {
  const { texts, language } = usePane();
  const { signIn } = texts;
  if (until === undefined) return <>{signIn.renews}</>;
  const time = formatTime(until, language);
  return <>{renews ? signIn.renewed(time) : signIn.until(time)}</>;
}
