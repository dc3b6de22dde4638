import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import { ExternalLink } from '../shared/ExternalLink';
import { FailureNotice } from '../shared/FailureNotice';
import { OtherServiceNotice } from '../shared/OtherServiceNotice';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useAccess, useKeyState } from '../shared/use-settings';
import { useTask } from '../shared/use-task';
import { KeyForm } from './KeyForm';

/** The key: what is kept of it, a new one, and its end. */
export function KeySection(): ReactElement {
  const { texts, runtime, announce } = usePane();
  const styles = useStyles();
  const held = useKeyState();
  const access = useAccess();
  const [replacing, setReplacing] = useState(false);
  const [said, setSaid] = useState('');
  const say = (sentence: string): void => {
    setReplacing(false);
    setSaid(sentence);
    announce(sentence);
  };
  const { task, run } = useTask();
  const forget = (): void =>
    run(async () => {
      await runtime.keys.forget();
      say(texts.settings.forgotten);
      return undefined;
    });
  return (
    <Section title={texts.settings.key}>
      {said === '' ? null : (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{said}</MessageBarBody>
        </MessageBar>
      )}
      {held?.note === 'not-remembered' ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{texts.settings.notRemembered}</MessageBarBody>
        </MessageBar>
      ) : null}
      <OtherServiceNotice />
      {access === 'trial' && !held ? <div>{texts.settings.trial}</div> : null}
      {held ? (
        <>
          <div>
            {texts.settings.keyState(held.masked)}, {texts.settings[held.retention]}
          </div>
          <div className={styles.row}>
            {access === 'own' ? (
              <Button size="small" onClick={() => setReplacing(!replacing)} aria-expanded={replacing}>
                {texts.settings.newKey}
              </Button>
            ) : null}
            <Button size="small" onClick={forget}>
              {texts.settings.forget}
            </Button>
          </div>
          {task.state === 'failed' ? (
            <FailureNotice failure={task.failure} onRetry={forget} inSettings />
          ) : null}
        </>
      ) : null}
      {access !== 'own' || replacing ? <KeyForm onSaved={say} /> : null}
      <div>
        <ExternalLink address={runtime.deployment.consoleAddress}>{texts.settings.console}</ExternalLink>
      </div>
    </Section>
  );
}
