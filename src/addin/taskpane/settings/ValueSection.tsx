import { Field, Select, Switch } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { SETTING_OPTIONS } from '../../runtime/settings';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useSetting } from './use-setting';

/** What a value in a cell brings along. */
export function ValueSection(): ReactElement {
  const { texts } = usePane();
  const { settings, change, choose, isFixed } = useSetting();
  return (
    <Section title={texts.settings.values}>
      <Field
        label={texts.settings.sourced}
        hint={isFixed('sourcedValues') ? texts.settings.fixed : texts.settings.sourcedHint}
      >
        <Select
          value={settings.sourcedValues}
          disabled={isFixed('sourcedValues')}
          onChange={(_, { value }) => choose('sourcedValues', value)}
        >
          {SETTING_OPTIONS.sourcedValues.map((one) => (
            <option key={one} value={one}>
              {texts.settings.sourcedOptions[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field hint={isFixed('repairStaleCells') ? texts.settings.fixed : texts.settings.repairStaleHint}>
        <Switch
          label={texts.settings.repairStale}
          checked={settings.repairStaleCells}
          disabled={isFixed('repairStaleCells')}
          onChange={(_, { checked }) => change({ repairStaleCells: checked })}
        />
      </Field>
    </Section>
  );
}
