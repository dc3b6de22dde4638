import { useCallback } from 'react';

import type { KeyStore } from '../../runtime/key-store';
import type { Settings } from '../../runtime/settings';
import { usePane } from './pane-context';
import { useSubscribed } from './use-subscribed';

/** The settings as they are now. */
export function useSettings(): Settings {
  const { settings } = usePane().runtime;
  const subscribe = useCallback((listener: () => void) => settings.subscribe(listener), [settings]);
  return useSubscribed(subscribe, () => settings.get());
}

/** What can be shown of the key; undefined without one. */
export function useKeyState(): ReturnType<KeyStore['state']> {
  const { keys } = usePane().runtime;
  const subscribe = useCallback((listener: () => void) => keys.subscribe(listener), [keys]);
  return useSubscribed(subscribe, () => keys.state());
}
