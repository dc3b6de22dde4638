import { Button, Field, Input, Radio, RadioGroup } from '@fluentui/react-components';
import { useState, type FormEvent, type ReactElement } from 'react';

import type { KeyRetention } from '../../runtime/keys/key-store';
import { FailureNotice } from '../shared/FailureNotice';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useSettings } from '../shared/use-settings';
import { useTask } from '../shared/use-task';
import { cleanKey, faultOf, type KeyFault } from './clean-key';

/** Enters a key, tests it against the service and keeps it as chosen. */
export function KeyForm({ onSaved }: { onSaved: (sentence: string) => void }): ReactElement {
  const { texts, runtime } = usePane();
  const { serviceAddress } = useSettings();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const ruled = runtime.deployment.rules?.keyRetention;
  const [retention, setRetention] = useState<KeyRetention>(ruled ?? 'remembered');
  const [fault, setFault] = useState<KeyFault>();
  const { task, run, reset } = useTask();
  const key = cleanKey(typed);

  const save = (test: boolean): void => {
    const found = faultOf(key);
    setFault(found);
    // What was said of another key says nothing of this one.
    if (found !== undefined) {
      reset();
      return;
    }
    run(async () => {
      if (test) await runtime.keys.test(key);
      await runtime.keys.set(key, retention);
      onSaved(test ? texts.settings.saved : texts.settings.savedUntested);
      return undefined;
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (task.state !== 'running') save(true);
  };
  return (
    <form className={styles.stack} onSubmit={submit}>
      <Field
        label={texts.settings.keyLabel}
        hint={{ className: styles.wrap, children: texts.settings.keyHint(serviceAddress) }}
        {...(fault === undefined ? {} : { validationMessage: texts.settings[fault] })}
      >
        <Input
          type="password"
          value={typed}
          placeholder={texts.settings.keyPlaceholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
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
      <div className={styles.row}>
        <Button type="submit" appearance="primary" disabledFocusable={task.state === 'running'}>
          {task.state === 'running' ? texts.settings.testing : texts.settings.testAndSave}
        </Button>
        {task.state === 'failed' && task.failure.kind !== 'rejected-key' ? (
          <Button onClick={() => save(false)}>{texts.settings.saveAnyway}</Button>
        ) : null}
      </div>
      {task.state === 'failed' ? <FailureNotice failure={task.failure} inSettings /> : null}
    </form>
  );
}
