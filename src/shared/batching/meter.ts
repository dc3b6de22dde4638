import type { Clock } from './clock';

const NOTICE_MS = 100;

/** Why requests wait, and until when of the clock that the reader goes by. */
export type WaitingReason =
  | { kind: 'rate-limit'; until: number }
  | { kind: 'request-cap'; until: number }
  /** The service has not answered since then; the next probe follows. */
  | { kind: 'no-answer'; since: number; until: number }
  | { kind: 'concurrency'; limit: number };

/** Needs that were not answered, and since when the service does not answer: undefined where it does again. */
export type Unanswered = { needs: number; since: number | undefined };

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
  };
  queued: number;
  inFlight: number;
  /** Why the first queued request waits; undefined where none waits. */
  waiting: WaitingReason | undefined;
  /** What callers were told that the service does not answer; undefined where nothing is left of it. */
  unanswered: Unanswered | undefined;
  /** When the queue will be empty at the present pace; undefined where nothing waits. */
  estimatedDoneAt: number | undefined;
};

/** Counts what the layer does (design §3 rule 9), at the price of a few additions a call. */
export class Meter {
  calls = 0;
  needs = 0;
  fromCache = 0;
  requests = 0;
  /** Calls that waited and do not any more. */
  settled = 0;
  /** At the start of the recalculation, by which its own are reckoned. */
  private atStart = { calls: 0, settled: 0, requests: 0 };
  /** The pace of requests, which each recalculation measures anew. */
  private pace = { since: 0, done: 0 };
  private readonly listeners = new Set<() => void>();
  private cancel: (() => void) | undefined = undefined;

  constructor(private readonly clock: Clock) {}

  /** True while a call waits. */
  isBusy(): boolean {
    return this.calls > this.fromCache + this.settled;
  }

  /** A recalculation starts. */
  begin(): void {
    const { calls, fromCache, settled, requests } = this;
    this.atStart = { calls, settled: fromCache + settled, requests };
    this.pace = { since: this.clock.elapsed(), done: 0 };
  }

  /** A request was sent, perhaps once more. */
  sent(): void {
    this.requests++;
    this.changed();
  }

  /** A request was answered or given up. */
  ended(): void {
    this.pace.done++;
    this.changed();
  }

  figures(): Pick<Figures, 'total'> & {
    recalculation: Omit<Figures['recalculation'], 'running' | 'startedAt'>;
  } {
    const { calls, needs, fromCache, requests, atStart } = this;
    return {
      recalculation: {
        calls: calls - atStart.calls,
        settled: fromCache + this.settled - atStart.settled,
        requests: requests - atStart.requests,
      },
      total: { calls, needs, fromCache, requests, credits: requests },
    };
  }

  /** Milliseconds until this many requests are done, where none goes in `pauseMs` and `cap` go a minute (0: no cap). */
  estimate(requests: number, pauseMs: number, cap: number): number | undefined {
    const { since, done } = this.pace;
    const slowest = cap === 0 ? 0 : 60_000 / cap;
    if (done === 0 && slowest === 0) return undefined;
    const measured = done === 0 ? 0 : (this.clock.elapsed() - since) / done;
    return pauseMs + requests * Math.max(measured, slowest);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Something changed: listeners hear of it, and of all that changes meanwhile, in a moment. */
  changed(): void {
    if (this.cancel !== undefined || this.listeners.size === 0) return;
    this.cancel = this.clock.after(NOTICE_MS, () => {
      this.cancel = undefined;
      for (const listener of this.listeners) listener();
    });
  }

  close(): void {
    this.listeners.clear();
    this.cancel?.();
  }
}
