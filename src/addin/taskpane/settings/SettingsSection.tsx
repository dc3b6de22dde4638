import type { ReactElement } from 'react';

import { SECTION_OF } from '../../runtime/settings';
import { formatNumber } from '../shared/format';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useSubscribed } from '../shared/use-subscribed';
import { SettingField, type ShownSetting } from './SettingField';

const SHOWN = Object.keys(SECTION_OF) as ShownSetting[];

/** The settings of one section. */
export function SettingsSection(props: { section: (typeof SECTION_OF)[ShownSetting] }): ReactElement {
  const { texts, runtime, language } = usePane();
  const { spentToday } = useSubscribed(runtime.budget, () => runtime.budget.get());
  const spent = spentToday === undefined ? '' : texts.settings.spentToday(formatNumber(spentToday, language));
  return (
    <Section title={texts.settings[props.section]}>
      {SHOWN.filter((name) => SECTION_OF[name] === props.section).map((name) => (
        <SettingField key={name} name={name} note={name === 'creditsPerDay' ? spent : ''} />
      ))}
    </Section>
  );
}
