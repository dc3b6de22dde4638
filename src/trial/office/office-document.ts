import type { TrialHost } from '../host';
import { createDocumentSettings } from './document-settings';

type Handler = (args: { type: string }) => void;
type Callback = (result: { status: 'succeeded' }) => void;

const SELECTION_CHANGED = 'documentSelectionChanged';

/** `Office.context.document`. */
export function createOfficeDocument(host: TrialHost): object {
  const handlers = new Map<Handler, () => void>();
  const remove = (handler: Handler) => {
    handlers.get(handler)?.();
    handlers.delete(handler);
  };
  return {
    url: 'Trial.xlsx',
    settings: createDocumentSettings(host.document),
    addHandlerAsync: (type: string, handler: Handler, callback?: Callback) => {
      if (type === SELECTION_CHANGED) {
        handlers.set(
          handler,
          host.events.on('selectionChanged', () => handler({ type })),
        );
      }
      queueMicrotask(() => callback?.({ status: 'succeeded' }));
    },
    removeHandlerAsync: (_type: string, { handler }: { handler?: Handler } = {}, callback?: Callback) => {
      if (handler) remove(handler);
      else for (const each of handlers.keys()) remove(each);
      queueMicrotask(() => callback?.({ status: 'succeeded' }));
    },
  };
}
