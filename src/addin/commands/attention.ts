/** A place in the pane that a command wants the person to look at. */
export type PanePlace = 'lookup' | 'activity';

type Listener = (place: PanePlace) => void;

/** Tells the pane what a command wants it to show, also when the pane is loaded only afterwards. */
export type Attention = { attract: Listener; subscribe: (listener: Listener) => () => void };

/** Makes the one attention of a running add-in; who subscribes late hears of what came before. */
export function createAttention(): Attention {
  const listeners = new Set<Listener>();
  let missed: PanePlace | undefined;
  return {
    attract(place) {
      missed = listeners.size === 0 ? place : undefined;
      for (const listener of listeners) listener(place);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (missed !== undefined) listener(missed);
      missed = undefined;
      return () => listeners.delete(listener);
    },
  };
}
