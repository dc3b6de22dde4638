import type { Clock } from './clock';
import type { Request } from './request';

/** Collecting closes when no need came for this long. */
const QUIET_MS = 5;
/** And at the latest this long after the first need (design §3 rule 2). */
const LONGEST_MS = 50;

/**
 * Keeps new requests back for a moment, so that the needs that Excel brings one call at a time travel together. One
 * timer serves the whole window: a need only leaves a mark.
 */
export class Collector {
  private requests: Request[] = [];
  private touched = false;
  private openedAt = 0;
  private loading = false;
  private cancel: (() => void) | undefined = undefined;

  constructor(
    private readonly clock: Clock,
    private readonly departed: (requests: readonly Request[]) => void,
  ) {}

  /** A new request opens the window, or joins the open one. */
  collect(request: Request): void {
    this.requests.push(request);
    if (this.cancel !== undefined || this.loading) return;
    this.openedAt = this.clock.elapsed();
    this.wait(QUIET_MS);
  }

  /** One more need came. */
  touch(): void {
    this.touched = true;
  }

  /** What is stored is not known yet, and nothing leaves until it is. */
  startLoading(): void {
    this.loading = true;
  }

  loaded(): void {
    this.loading = false;
    if (this.requests.length > 0) this.close();
  }

  /** Closes the window and hands over what it kept. */
  take(): readonly Request[] {
    const { requests } = this;
    this.cancel?.();
    this.cancel = undefined;
    this.requests = [];
    return requests;
  }

  private wait(ms: number): void {
    this.touched = false;
    this.cancel = this.clock.after(ms, () => {
      const left = this.openedAt + LONGEST_MS - this.clock.elapsed();
      if (this.touched && left > 0) this.wait(Math.min(QUIET_MS, left));
      else this.close();
    });
  }

  private close(): void {
    this.departed(this.take());
  }
}
