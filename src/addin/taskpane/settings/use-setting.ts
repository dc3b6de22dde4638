import { SETTING_OPTIONS, type Settings } from '../../runtime/settings';
import { usePane } from '../shared/pane-context';
import type { Task } from '../shared/task';
import { useSettings } from '../shared/use-settings';
import { useTask } from '../shared/use-task';

/** The settings, their change, and what became of the last one. */
export type SettingControl = {
  settings: Settings;
  task: Task<undefined>;
  change: (part: Partial<Settings>) => void;
  /** Whether the deployment fixes it. */
  isFixed: (setting: keyof Settings) => boolean;
  /** Takes the value of a list's option. */
  choose: (setting: keyof typeof SETTING_OPTIONS, value: string) => void;
};

/** Changes settings; the runtime validates them. */
export function useSetting(): SettingControl {
  const { runtime } = usePane();
  const settings = useSettings();
  const { task, run } = useTask();
  const change = (part: Partial<Settings>): void =>
    run(async () => {
      await runtime.settings.set(part);
      return undefined;
    });
  const choose: SettingControl['choose'] = (setting, value) => {
    const chosen = SETTING_OPTIONS[setting].find((option) => option === value);
    if (chosen !== undefined) change({ [setting]: chosen });
  };
  const isFixed = (setting: keyof Settings): boolean => setting in (runtime.deployment.policy ?? {});
  return { settings, task, change, choose, isFixed };
}
