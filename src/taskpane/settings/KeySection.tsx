import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import { ExternalLink } from '../shared/ExternalLink';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useKeyState } from '../shared/use-settings';
import { KeyForm } from './KeyForm';

/** The key: what is kept of it, a new one, and its end. */
export function KeySection(): ReactElement {
  const { texts, runtime, announce } = usePane();
  const styles = useStyles();
  const held = useKeyState();
  const [replacing, setReplacing] = useState(false);
  const [said, setSaid] = useState('');
  const say = (sentence: string): void => {
    setReplacing(false);
    setSaid(sentence);
    announce(sentence);
  };
  const forget = (): void => void runtime.keys.forget().then(() => say(texts.settings.forgotten));
  return (
    <Section title={texts.settings.key}>
      {said === '' ? null : (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{said}</MessageBarBody>
        </MessageBar>
      )}
      {held ? (
        <>
          <div>
            {texts.settings.keyState(held.masked)}, {texts.settings[held.retention]}
          </div>
          <div className={styles.row}>
            <Button size="small" onClick={() => setReplacing(!replacing)} aria-expanded={replacing}>
              {texts.settings.newKey}
            </Button>
            <Button size="small" onClick={forget}>
              {texts.settings.forget}
            </Button>
          </div>
        </>
      ) : null}
      {!held || replacing ? <KeyForm onSaved={say} /> : null}
      <div>
        <ExternalLink address={runtime.deployment.consoleAddress}>{texts.settings.console}</ExternalLink>
      </div>
    </Section>
  );
}
