import { Button, Field, Input } from '@fluentui/react-components';
import { useState, type FormEvent, type ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useSetting } from './use-setting';
import { validation } from './validation';

/** The cap on requests a minute. */
export function CapField(): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { settings, task, change } = useSetting();
  const [cap, setCap] = useState(String(settings.requestsPerMinute));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (cap !== '') change({ requestsPerMinute: Number(cap) });
  };
  return (
    <form onSubmit={submit} className={styles.stack} noValidate>
      <Field
        label={texts.settings.cap}
        hint={texts.settings.capHint}
        {...validation(task, texts.settings.settingSaved)}
      >
        <Input
          type="number"
          min={0}
          value={cap}
          onChange={(_, { value }) => setCap(value)}
          contentAfter={
            <Button
              type="submit"
              size="small"
              appearance="transparent"
              aria-label={`${texts.settings.save}: ${texts.settings.cap}`}
              disabled={cap === '' || cap === String(settings.requestsPerMinute)}
            >
              {texts.settings.save}
            </Button>
          }
        />
      </Field>
    </form>
  );
}
