/** What happened to cells, in the words of Excel's `DataChangeType`. */
type ChangeType =
  | 'RangeEdited'
  | 'RowInserted'
  | 'RowDeleted'
  | 'ColumnInserted'
  | 'ColumnDeleted'
  | 'CellInserted'
  | 'CellDeleted';

/** Everything that happens in the workbook and that Office.js has an event for; sheets are named by id. */
export type SheetEventMap = {
  changed: { sheet: string; address: string; changeType: ChangeType };
  selectionChanged: { sheet: string; address: string };
  calculated: { sheet: string };
  activated: { sheet: string };
  added: { sheet: string };
  deleted: { sheet: string };
  renamed: { sheet: string };
};

/** The name of an event. */
export type SheetEventName = keyof SheetEventMap;

type Listener = (event: never) => void;

/** Carries the workbook's events from the engine to whoever listens. */
export class SheetEvents {
  readonly #listeners = new Map<SheetEventName, Set<Listener>>();

  /** Listens; the returned function stops it. */
  on<Name extends SheetEventName>(name: Name, listener: (event: SheetEventMap[Name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set<Listener>();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  emit<Name extends SheetEventName>(name: Name, event: SheetEventMap[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      (listener as (event: SheetEventMap[Name]) => void)(event);
    }
  }
}
