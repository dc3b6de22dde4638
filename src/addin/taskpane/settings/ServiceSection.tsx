import { Button, Field, Input } from '@fluentui/react-components';
import { useState, type FormEvent, type ReactElement } from 'react';

import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { useAccess } from '../shared/use-settings';
import { useSetting } from './use-setting';
import { validation } from './validation';

/** The address of the service. */
export function ServiceSection(): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { settings, task, change, isFixed } = useSetting();
  const needsKey = useAccess() === 'none';
  const { serviceAddress } = settings;
  const [typed, setTyped] = useState({ text: serviceAddress, over: serviceAddress });
  // An address that was set meanwhile, here or by the offer of the trial, takes the place of what was typed.
  const address = typed.over === serviceAddress ? typed.text : serviceAddress;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change({ serviceAddress: address.trim() });
  };
  return (
    <Section title={texts.settings.service}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        <Field
          label={texts.settings.names.serviceAddress}
          hint={isFixed('serviceAddress') ? texts.settings.fixed : texts.settings.hints.serviceAddress}
          {...validation(task, needsKey ? texts.settings.addressSaved : texts.settings.settingSaved)}
        >
          <Input
            type="url"
            inputMode="url"
            value={address}
            disabled={isFixed('serviceAddress')}
            spellCheck={false}
            onChange={(_, { value }) => setTyped({ text: value, over: serviceAddress })}
          />
        </Field>
        <div>
          <Button type="submit" size="small" disabled={address.trim() === serviceAddress}>
            {texts.settings.save}
          </Button>
        </div>
      </form>
    </Section>
  );
}
