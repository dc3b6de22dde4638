/** Why requests wait. */
export type Waiting =
  | { kind: 'rate-limit'; until: number }
  | { kind: 'request-cap'; until: number }
  | { kind: 'concurrency'; limit: number };

/** A cell whose last call failed. */
export type FailedCell = { cell: string; functionName: string; message: string; at: number };

/** The figures of the batching layer, as they are now. Times are milliseconds since 1970. */
export type ActivityState = {
  /** The recalculation that runs, or the last one. */
  recalculation: { running: boolean; startedAt: number; calls: number; settled: number; requests: number };
  /** Since the add-in was opened. A credit is one request that was sent (field notes: failed calls cost too). */
  total: {
    calls: number;
    needs: number;
    fromCache: number;
    requests: number;
    credits: number;
    failures: number;
  };
  queued: number;
  inFlight: number;
  waiting: Waiting | undefined;
  /** When the queue will be empty at the present pace; undefined where nothing waits. */
  estimatedDoneAt: number | undefined;
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
