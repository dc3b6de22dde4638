import type { Figures } from '../../shared/batching/meter';
import type { FailureKind } from '../../shared/contract/failure';

/** A failure that a cell shows: of a formula that fills a range, each failing cell of it has its own. */
export type CallFailure = {
  /** As `Sheet1!B2`; undefined where Excel did not tell which cell called. */
  cell: string | undefined;
  kind: FailureKind;
  message: string;
};

/** A cell that shows a failure of its formula's last call. */
export type FailedCell = CallFailure & { cell: string; functionName: string; at: number };

/** The figures of the batching layer since the add-in was opened, and the cells that fail. */
export type ActivityState = Figures & {
  total: {
    /** Cells that showed a failure; cells whose call was cancelled are none. */
    failures: number;
    /** Those of them where nothing failed but the service has no such value. */
    misses: number;
  };
  failing: readonly FailedCell[];
};

/** One call of a custom function. */
export type ActiveCall = { readonly cell: string | undefined; readonly functionName: string };

/** Counts what cells and requests do; the pane shows it live. */
export type ActivityLog = {
  /** The same object until something changes. */
  get(): ActivityState;
  /** Listeners are called at most four times a second, never per cell. */
  subscribe(listener: () => void): () => void;
  /** A cell's function was called; gives the call's place among all, to be told when it settles. */
  callStarted(): number;
  /** It settled, with these failures in its cells, none of which is a cancellation; told once. */
  callSettled(call: ActiveCall, place: number, failures?: readonly CallFailure[]): void;
  /** Failing cells that are none any more: their formula catches the failure, or their sheet is gone. */
  forget(cells: readonly string[]): void;
  /** Stops the running recalculation: all that waits is rejected as cancelled. */
  stop(): void;
  /** The latest events as text lines, oldest first, without the key. */
  lines(): readonly string[];
};
