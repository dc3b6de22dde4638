/** The pause that all processes keep together. */
export type SharedPause = { pauseMs(): Promise<number>; pause(ms: number): Promise<void> };

/** A wrong `Retry-After` must not silence everybody for days: after so long one request asks anew. */
const LONGEST_PAUSE_MS = 3_600_000;
const BACK_OFF_MS = { first: 1_000, longest: 60_000 };

/**
 * For how long nobody sends, because the service said 429. After a pause one request of each process goes alone: the
 * limit may still hold, and each refused request costs a credit.
 */
export class Pauses {
  private until = 0;
  private refusals = 0;
  private inFlight = 0;
  private isProbing = false;
  private waiting: (() => void)[] = [];

  constructor(private readonly shared: SharedPause) {}

  /** What is left of the pause in milliseconds; where the store is gone, of this process's own. */
  async leftMs(): Promise<number> {
    const shared = await this.shared.pauseMs().catch(() => 0);
    return Math.max(0, this.until - performance.now(), shared);
  }

  /** Whether this process knows of a pause. */
  get isPaused(): boolean {
    return this.until > performance.now();
  }

  /** Waits while another probes; what it gives must be left. */
  async enter(): Promise<{ leave: () => void }> {
    while (this.isProbing && this.inFlight > 0) await new Promise<void>((go) => this.waiting.push(go));
    this.inFlight++;
    return {
      leave: () => {
        this.inFlight--;
        this.wake();
      },
    };
  }

  answered(): void {
    this.refusals = 0;
    this.isProbing = false;
    this.wake();
  }

  /** The service refused; gives the pause. Those that were in flight together count as one refusal. */
  async limited(retryAfterS: number | undefined): Promise<number> {
    const isFirst = !this.isPaused;
    if (isFirst) this.refusals++;
    const backOff = Math.min(BACK_OFF_MS.longest, BACK_OFF_MS.first * 2 ** (this.refusals - 1));
    const askedMs = Math.min(LONGEST_PAUSE_MS, (retryAfterS ?? 0) * 1000);
    const ms = Math.max(askedMs, this.refusals > 1 || retryAfterS === undefined ? backOff : 0);
    this.until = Math.max(this.until, performance.now() + ms);
    this.isProbing = true;
    await this.shared.pause(ms).catch(() => undefined);
    return ms;
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
