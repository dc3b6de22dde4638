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

/** With what the service is asked: a key of the person's own, the trial's, or none. */
export type Access = 'own' | 'trial' | 'none';

/** With what the service whose address is set now is asked. */
export function useAccess(): Access {
  const { serviceAddress: trialAddress, trialKey } = usePane().runtime.deployment;
  const { serviceAddress } = useSettings();
  if (useKeyState()?.service === serviceAddress) return 'own';
  return trialKey !== undefined && trialAddress === serviceAddress ? 'trial' : 'none';
}
