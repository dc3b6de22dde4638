import { Field, Radio, RadioGroup, Select, Switch } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { SETTING_OPTIONS } from '../../runtime/settings';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { CapField } from './CapField';
import { useSetting } from './use-setting';

/** What costs: how soon a value is asked for again, how fast, and how the pane searches. */
export function RequestSection(): ReactElement {
  const { texts } = usePane();
  const { settings, change, choose } = useSetting();
  return (
    <Section title={texts.settings.requests}>
      <Field label={texts.settings.freshness}>
        <Select value={settings.freshness} onChange={(_, { value }) => choose('freshness', value)}>
          {SETTING_OPTIONS.freshness.map((one) => (
            <option key={one} value={one}>
              {texts.settings.freshnessOptions[one]}
            </option>
          ))}
        </Select>
      </Field>
      <CapField />
      <Field label={texts.settings.offline}>
        <RadioGroup value={settings.offline} onChange={(_, { value }) => choose('offline', value)}>
          {SETTING_OPTIONS.offline.map((one) => (
            <Radio key={one} value={one} label={texts.settings.offlineOptions[one]} />
          ))}
        </RadioGroup>
      </Field>
      <Field hint={texts.settings.searchOnEnterHint}>
        <Switch
          label={texts.settings.searchOnEnter}
          checked={settings.searchOnEnter}
          onChange={(_, { checked }) => change({ searchOnEnter: checked })}
        />
      </Field>
    </Section>
  );
}
