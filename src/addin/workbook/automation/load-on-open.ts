import type { ActivityLog } from '../../runtime/activity';
import type { SettingsStore } from '../../runtime/settings';

/** What loading with the workbook needs of the running add-in. */
export type LoadOnOpenParts = {
  settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  activity: Pick<ActivityLog, 'get' | 'subscribe'>;
  /** Makes Excel load the add-in whenever this workbook is opened. */
  load: () => Promise<void>;
};

/** Makes Excel load the add-in with this workbook, once a formula has called it and where the person wants that. */
export function followLoadOnOpen({ settings, activity, load }: LoadOnOpenParts): () => void {
  let isSet = false;
  const look = () => {
    if (isSet || settings.get().loadOnOpen !== 'always' || activity.get().total.calls === 0) return;
    isSet = true;
    // Excel may refuse for a workbook that was never saved; the next call tries again.
    load().catch(() => (isSet = false));
  };
  const ends = [settings.subscribe(look), activity.subscribe(look)];
  look();
  return () => ends.forEach((end) => end());
}
