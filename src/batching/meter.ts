import type { Clock } from './clock';
import type { Figures } from './figures';
import type { Desk } from './need';

const NOTICE_MS = 100;

/** Counts what the layer does (design §3 rule 9), at the price of a few additions a call. */
export class Meter implements Desk {
  calls = 0;
  needs = 0;
  fromCache = 0;
  requests = 0;
  failures = 0;
  settled = 0;
  private atStart = { calls: 0, settled: 0, requests: 0 };
  private readonly listeners = new Set<() => void>();
  private cancel: (() => void) | undefined = undefined;

  constructor(
    private readonly clock: Clock,
    readonly cancelled: () => Error,
  ) {}

  /** True while a call waits. */
  isBusy(): boolean {
    return this.calls > this.fromCache + this.settled;
  }

  /** A recalculation starts. */
  begin(): void {
    this.atStart = { calls: this.calls, settled: this.fromCache + this.settled, requests: this.requests };
  }

  figures(): Pick<Figures, 'total'> & {
    recalculation: Omit<Figures['recalculation'], 'running' | 'startedAt'>;
  } {
    const { calls, needs, fromCache, requests, failures, atStart } = this;
    return {
      recalculation: {
        calls: calls - atStart.calls,
        settled: fromCache + this.settled - atStart.settled,
        requests: requests - atStart.requests,
      },
      total: { calls, needs, fromCache, requests, credits: requests, failures },
    };
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
