import { Button, Field, Input } from '@fluentui/react-components';
import { useState, type FormEvent, type ReactElement } from 'react';

import type { Settings } from '../../runtime/settings';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useSetting } from './use-setting';
import { validation } from './validation';

/** A setting that is a number, saved by its own button or by Enter. */
export function NumberField(props: {
  name: keyof Settings;
  label: string;
  hint: string | null;
}): ReactElement {
  const { name, label, hint } = props;
  const { texts } = usePane();
  const styles = useStyles();
  const { settings, task, change, isFixed } = useSetting();
  const [typed, setTyped] = useState(String(settings[name]));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== '') change({ [name]: Number(typed) });
  };
  return (
    <form onSubmit={submit} className={styles.stack} noValidate>
      <Field
        label={label}
        hint={isFixed(name) ? texts.settings.fixed : hint}
        {...validation(task, texts.settings.settingSaved)}
      >
        <Input
          type="number"
          min={0}
          value={typed}
          disabled={isFixed(name)}
          onChange={(_, { value }) => setTyped(value)}
          contentAfter={
            <Button
              type="submit"
              size="small"
              appearance="transparent"
              aria-label={`${texts.settings.save}: ${label}`}
              disabled={typed === '' || typed === String(settings[name])}
            >
              {texts.settings.save}
            </Button>
          }
        />
      </Field>
    </form>
  );
}
