import type { KeyStore } from '../../runtime/keys/key-store';
import type { Settings } from '../../runtime/settings';
import { usePane } from './pane-context';
import { useSubscribed } from './use-subscribed';

/** The settings as they are now. */
export function useSettings(): Settings {
  const { settings } = usePane().runtime;
  return useSubscribed(settings, () => settings.get());
}

/** What can be shown of the person's own key, for whichever service; undefined without one. */
export function useKeyState(): ReturnType<KeyStore['state']> {
  const { keys } = usePane().runtime;
  return useSubscribed(keys, () => keys.state());
}

/** How the service is accessed: with the person's own key, the trial's, or none. */
export type Access = 'own' | 'trial' | 'none';

/** How the current service is accessed. */
export function useAccess(): Access {
  const { serviceAddress: trialAddress, trialKey } = usePane().runtime.deployment;
  const { serviceAddress } = useSettings();
  if (useKeyState()?.service === serviceAddress) return 'own';
  return trialKey !== undefined && trialAddress === serviceAddress ? 'trial' : 'none';
}
