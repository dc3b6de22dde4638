/** Where settings and the encrypted key are kept per user: texts by name. */
export type TextStorage = {
  getItem(name: string): Promise<string | null>;
  setItem(name: string, text: string): Promise<void>;
  removeItem(name: string): Promise<void>;
};

/**
 * The browser's own storage, for hosts without `OfficeRuntime.storage`. On the web, Office gives each document's site a
 * partition key, which names must begin with so that sites stay apart; on Windows there is none.
 */
export function browserTextStorage(storage: Storage, partitionKey = ''): TextStorage {
  // The storage's methods throw where it is full or forbidden, and callers expect a rejection.
  return {
    getItem: (name) => attempt(() => storage.getItem(partitionKey + name)),
    setItem: (name, text) => attempt(() => storage.setItem(partitionKey + name, text)),
    removeItem: (name) => attempt(() => storage.removeItem(partitionKey + name)),
  };
}

function attempt<T>(run: () => T): Promise<T> {
  return new Promise((resolve) => resolve(run()));
}

/** Keeps texts until the page closes; for hosts that keep nothing, and for tests. */
export function memoryTextStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => Promise.resolve(texts.get(name) ?? null),
    setItem: (name, text) => Promise.resolve(void texts.set(name, text)),
    removeItem: (name) => Promise.resolve(void texts.delete(name)),
  };
}
