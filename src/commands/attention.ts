/** Tells the pane that a command wants it to show the actions, also when the pane is loaded only afterwards. */
export type Attention = { attract: () => void; subscribe: (listener: () => void) => () => void };

/** Makes the one attention of a running add-in; who subscribes late hears of what came before. */
export function createAttention(): Attention {
  const listeners = new Set<() => void>();
  let missed = false;
  return {
    attract() {
      missed = listeners.size === 0;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (missed) listener();
      missed = false;
      return () => listeners.delete(listener);
    },
  };
}
