import { Field, Radio, RadioGroup, Select, Switch } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { SETTING_OPTIONS, type SECTION_OF, type Settings } from '../../runtime/settings';
import { usePane } from '../shared/pane-context';
import { NumberField } from './NumberField';
import { useSetting } from './use-setting';

/** A setting that a section of the pane shows. */
export type ShownSetting = keyof typeof SECTION_OF;
type Listed = keyof typeof SETTING_OPTIONS;

/** More options than these are a list that opens. */
const MOST_RADIOS = 2;

/** The control of a setting: a number, one of some options, or a switch; `note` follows its hint. */
export function SettingField({ name, note }: { name: ShownSetting; note: string }): ReactElement {
  const { texts, runtime } = usePane();
  const { settings, change, choose, isFixed } = useSetting();
  const { names, fixed } = texts.settings;
  const hints: Partial<Record<keyof Settings, string>> = texts.settings.hints;
  const hint = [hints[name], note].filter(Boolean).join(' ') || null;
  const value = settings[name];
  if (typeof value === 'number') return <NumberField name={name} label={names[name]} hint={hint} />;
  const disabled = isFixed(name);
  if (!isListed(name)) {
    const [on, off] = name === 'loadOnOpen' ? (['always', 'never'] as const) : ([true, false] as const);
    return (
      <Field hint={disabled ? fixed : hint}>
        <Switch
          label={names[name]}
          checked={value === on}
          disabled={disabled}
          onChange={(_, { checked }) => change({ [name]: checked ? on : off })}
        />
      </Field>
    );
  }
  const ruled = name === 'freshness' ? runtime.deployment.rules?.freshnesses : undefined;
  const offered: readonly string[] = ruled ?? SETTING_OPTIONS[name];
  const options = Object.entries(texts.settings.options[name]).filter(([option]) => offered.includes(option));
  const control = { value: String(value), disabled };
  return (
    <Field label={names[name]} hint={disabled || ruled !== undefined ? fixed : hint}>
      {SETTING_OPTIONS[name].length > MOST_RADIOS ? (
        <Select {...control} onChange={(_, chosen) => choose(name, chosen.value)}>
          {options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <RadioGroup {...control} onChange={(_, chosen) => choose(name, chosen.value)}>
          {options.map(([option, label]) => (
            <Radio key={option} value={option} label={label} />
          ))}
        </RadioGroup>
      )}
    </Field>
  );
}

function isListed(name: ShownSetting): name is Listed {
  return Object.hasOwn(SETTING_OPTIONS, name);
}
