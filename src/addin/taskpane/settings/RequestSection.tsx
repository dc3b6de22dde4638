import { Field, Radio, RadioGroup, Select, Switch } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { SETTING_OPTIONS } from '../../runtime/settings';
import { formatNumber } from '../shared/format';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useSubscribed } from '../shared/use-subscribed';
import { NumberField } from './NumberField';
import { useSetting } from './use-setting';

/** What costs: how soon a value is asked for again, how fast, and how the pane searches. */
export function RequestSection(): ReactElement {
  const { texts, runtime, language } = usePane();
  const { spentToday } = useSubscribed(runtime.budget, () => runtime.budget.get());
  const spent = spentToday === undefined ? '' : texts.settings.spentToday(formatNumber(spentToday, language));
  const { settings, change, choose, isFixed } = useSetting();
  const { freshnesses } = runtime.deployment.rules ?? {};
  return (
    <Section title={texts.settings.requests}>
      <Field
        label={texts.settings.freshness}
        hint={isFixed('freshness') || freshnesses !== undefined ? texts.settings.fixed : null}
      >
        <Select
          value={settings.freshness}
          disabled={isFixed('freshness')}
          onChange={(_, { value }) => choose('freshness', value)}
        >
          {(freshnesses ?? SETTING_OPTIONS.freshness).map((one) => (
            <option key={one} value={one}>
              {texts.settings.freshnessOptions[one]}
            </option>
          ))}
        </Select>
      </Field>
      <NumberField name="requestsPerMinute" label={texts.settings.cap} hint={texts.settings.capHint} />
      <NumberField
        name="creditsPerDay"
        label={texts.settings.daily}
        hint={`${texts.settings.dailyHint} ${spent}`}
      />
      <NumberField name="askAbove" label={texts.settings.askAbove} hint={texts.settings.askAboveHint} />
      <Field hint={isFixed('askNewWorkbooks') ? texts.settings.fixed : null}>
        <Switch
          label={texts.settings.askNew}
          checked={settings.askNewWorkbooks}
          disabled={isFixed('askNewWorkbooks')}
          onChange={(_, { checked }) => change({ askNewWorkbooks: checked })}
        />
      </Field>
      <Field label={texts.settings.offline} hint={isFixed('offline') ? texts.settings.fixed : null}>
        <RadioGroup
          value={settings.offline}
          disabled={isFixed('offline')}
          onChange={(_, { value }) => choose('offline', value)}
        >
          {SETTING_OPTIONS.offline.map((one) => (
            <Radio key={one} value={one} label={texts.settings.offlineOptions[one]} />
          ))}
        </RadioGroup>
      </Field>
      <Field hint={isFixed('searchOnEnter') ? texts.settings.fixed : texts.settings.searchOnEnterHint}>
        <Switch
          label={texts.settings.searchOnEnter}
          checked={settings.searchOnEnter}
          disabled={isFixed('searchOnEnter')}
          onChange={(_, { checked }) => change({ searchOnEnter: checked })}
        />
      </Field>
    </Section>
  );
}
