/** Why requests wait, and until when of the clock that the reader goes by. */
export type WaitingReason =
  | { kind: 'rate-limit'; until: number }
  | { kind: 'request-cap'; until: number }
  | { kind: 'concurrency'; limit: number };

/** What the layer did and does; times are milliseconds since 1970. */
export type Figures = {
  /** The recalculation that runs, or the last one. */
  recalculation: { running: boolean; startedAt: number; calls: number; settled: number; requests: number };
  /** Since the layer was made. */
  total: {
    /** Values asked for, by whomever. */
    calls: number;
    /** Distinct needs that had to be requested. */
    needs: number;
    /** Calls answered by a held value, without waiting. */
    fromCache: number;
    /** Requests sent, retries included. A credit is one request that was sent (field notes: failed calls cost too). */
    requests: number;
    credits: number;
    /** Calls that ended in an error, cancellations not counted. */
    failures: number;
  };
  queued: number;
  inFlight: number;
  /** Why the first queued request waits; undefined where none waits. */
  waiting: WaitingReason | undefined;
  /** When the queue will be empty at the present pace; undefined where nothing waits. */
  estimatedDoneAt: number | undefined;
};
