import type { Figures } from '../batching/meter';

/** A cell whose last call failed. */
export type FailedCell = { cell: string; functionName: string; message: string; at: number };

/** The figures of the batching layer since the add-in was opened, the calls that failed, and the cells that fail. */
export type ActivityState = Figures & {
  /** Calls of cells that ended in an error, cancellations not counted. */
  total: { failures: number };
  failing: readonly FailedCell[];
};

/** Counts what cells and requests do; the pane shows it live. */
export type ActivityLog = {
  /** The same object until something changes. */
  get(): ActivityState;
  /** Listeners are called at most ten times a second, never per cell. */
  subscribe(listener: () => void): () => void;
  /** A cell's function was called. The returned function is called once when it settles. */
  callStarted(call: { cell: string | undefined; functionName: string }): (failure?: string) => void;
  /** Stops the running recalculation: all that waits is rejected as cancelled. */
  stop(): void;
  /** The latest events as text lines, oldest first, without the key. */
  lines(): readonly string[];
};
