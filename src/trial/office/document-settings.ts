import type { TrialDocument } from '../document/trial-document';

type Callback = (result: { status: 'succeeded' }) => void;

/** `Office.context.document.settings`: they stay with the workbook. */
export function createDocumentSettings(document: TrialDocument): object {
  const stored = document.settings;
  const pending = new Map(stored);
  return {
    get: (name: string) => pending.get(name) ?? null,
    set: (name: string, value: unknown) => void pending.set(name, structuredClone(value)),
    remove: (name: string) => void pending.delete(name),
    saveAsync: (options?: Callback | object, callback?: Callback) => {
      stored.clear();
      for (const [name, value] of pending) stored.set(name, value);
      document.changed();
      const done = typeof options === 'function' ? (options as Callback) : callback;
      queueMicrotask(() => done?.({ status: 'succeeded' }));
    },
    refreshAsync: (callback?: Callback) => {
      pending.clear();
      for (const [name, value] of stored) pending.set(name, value);
      queueMicrotask(() => callback?.({ status: 'succeeded' }));
    },
  };
}
