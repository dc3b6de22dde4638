import { useCallback, useSyncExternalStore } from 'react';

/** Something that tells when what it holds changes. */
type Store = { subscribe(listener: () => void): () => void };

/** A value that a store tells of; `read` gives the same object until it changes. */
export function useSubscribed<T>(store: Store, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, read);
}
