/** Those who want to hear of a change. */
export type Listeners<T> = {
  /** Returns the unsubscribing function. */
  add: (listener: (news: T) => void) => () => void;
  tell: (news: T) => void;
};

/** Makes an empty list of listeners. */
export function createListeners<T = void>(): Listeners<T> {
  const listeners = new Set<(news: T) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell(news) {
      for (const listener of [...listeners]) listener(news);
    },
  };
}
