import { memoryTextStorage, type TextStorage } from '../../../src/addin/runtime/text-storage';

/** A storage that answers what is read only once `answer` was called. */
export type SlowStorage = TextStorage & { answer: () => void };

/** The same texts, from a disk that takes its time. */
export function slowly(storage: TextStorage = memoryTextStorage()): SlowStorage {
  let answer = (): void => undefined;
  const isRead = new Promise<void>((read) => (answer = read));
  return {
    ...storage,
    getItem: async (key) => {
      await isRead;
      return storage.getItem(key);
    },
    answer,
  };
}
