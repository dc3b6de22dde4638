import { Field, Radio, RadioGroup, Select, Switch } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { Freshness } from '../../runtime/settings';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { CapField } from './CapField';
import { useSetting } from './use-setting';

const FRESHNESS: readonly Freshness[] = ['recalculation', 'hour', 'day', 'until-refreshed'];

/** What costs: how soon a value is asked for again, how fast, and how the pane searches. */
export function RequestSection(): ReactElement {
  const { texts } = usePane();
  const { settings, change } = useSetting();
  return (
    <Section title={texts.settings.requests}>
      <Field label={texts.settings.freshness}>
        <Select
          value={settings.freshness}
          onChange={(_, { value }) => change({ freshness: FRESHNESS.find((one) => one === value) ?? 'day' })}
        >
          {FRESHNESS.map((one) => (
            <option key={one} value={one}>
              {texts.settings.freshnessOptions[one]}
            </option>
          ))}
        </Select>
      </Field>
      <CapField />
      <Field label={texts.settings.offline}>
        <RadioGroup
          value={settings.offline}
          onChange={(_, { value }) => change({ offline: value === 'error' ? 'error' : 'last-known' })}
        >
          <Radio value="last-known" label={texts.settings.offlineOptions['last-known']} />
          <Radio value="error" label={texts.settings.offlineOptions.error} />
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
