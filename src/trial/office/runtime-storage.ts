const PREFIX = 'office-runtime:';

/** The global `OfficeRuntime`: `storage` over the page's own storage. */
export function createOfficeRuntime(storage: Storage): object {
  const read = (key: string) => storage.getItem(PREFIX + key);
  return {
    storage: {
      getItem: (key: string) => Promise.resolve(read(key)),
      getItems: (keys: string[]) => Promise.resolve(Object.fromEntries(keys.map((key) => [key, read(key)]))),
      getKeys: () => Promise.resolve(keysOf(storage)),
      setItem: (key: string, value: string) => {
        storage.setItem(PREFIX + key, value);
        return Promise.resolve();
      },
      setItems: (items: Record<string, string>) => {
        for (const [key, value] of Object.entries(items)) storage.setItem(PREFIX + key, value);
        return Promise.resolve();
      },
      removeItem: (key: string) => {
        storage.removeItem(PREFIX + key);
        return Promise.resolve();
      },
      removeItems: (keys: string[]) => {
        for (const key of keys) storage.removeItem(PREFIX + key);
        return Promise.resolve();
      },
    },
  };
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_key, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
}
