import { Field, Switch } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { NumberField } from './NumberField';
import { useSetting } from './use-setting';

/** What the add-in does by itself in a workbook that is opened. */
export function AutomationSection(): ReactElement {
  const { texts } = usePane();
  const { settings, change, isFixed } = useSetting();
  const words = texts.settings;
  return (
    <Section title={words.automation}>
      <Field hint={isFixed('loadOnOpen') ? words.fixed : words.loadOnOpenHint}>
        <Switch
          label={words.loadOnOpen}
          checked={settings.loadOnOpen === 'always'}
          disabled={isFixed('loadOnOpen')}
          onChange={(_, { checked }) => change({ loadOnOpen: checked ? 'always' : 'never' })}
        />
      </Field>
      <Field hint={isFixed('refreshOnOpen') ? words.fixed : null}>
        <Switch
          label={words.refreshOnOpen}
          checked={settings.refreshOnOpen}
          disabled={isFixed('refreshOnOpen')}
          onChange={(_, { checked }) => change({ refreshOnOpen: checked })}
        />
      </Field>
      <NumberField name="refreshMinutes" label={words.refreshMinutes} hint={words.refreshMinutesHint} />
    </Section>
  );
}
