import type { SheetEventMap, SheetEventName } from '../document/sheet-events';
import type { TrialSession } from './trial-session';

type Handler = (args: object) => unknown;

/** An event of Excel's API: handlers are added and removed with the next sync. */
export function eventHandlers<Name extends SheetEventName>(
  session: TrialSession,
  name: Name,
  argsOf: (event: SheetEventMap[Name]) => object | undefined,
): object {
  const { events } = session.host;
  const registered = new Map<Handler, () => void>();
  const remove = (handler: Handler) => {
    session.enqueue(() => {
      registered.get(handler)?.();
      registered.delete(handler);
    });
  };
  return {
    add: (handler: Handler) => {
      session.enqueue(() => {
        const stop = events.on(name, (event) => {
          const args = argsOf(event);
          // Excel calls handlers in a later turn, after what caused the event is done.
          if (args) queueMicrotask(() => void handler(args));
        });
        registered.set(handler, stop);
      });
      return { context: session.context, remove: () => remove(handler) };
    },
    remove,
  };
}
