import type { Clock } from './clock';
import type { WaitingReason } from './figures';

const MINUTE_MS = 60_000;
/** Few enough that a small account's first refusals are few too; some answers later it has grown. */
const FIRST_LIMIT = 4;
const HIGHEST_LIMIT = 32;
const BACK_OFF_MS = { first: 1_000, longest: MINUTE_MS };

/**
 * Says when the next request may be sent (design §3 rule 7). Three things hold requests back: the cap on requests a
 * minute, the cap on concurrency, which grows by one a round of answers and halves on a 429, and the pause after a 429.
 * After a pause one request goes alone, then as many as were accepted before the 429 go freely, then again one at a
 * time: so a window of the service's limit costs one refused request, not as many as are in flight.
 */
export class RateControl {
  /** Requests a minute; 0 means no cap. */
  cap = 0;
  pausedUntil = 0;
  private limit = FIRST_LIMIT;
  private grown = 0;
  private limitedAt = -Infinity;
  private backOffs = 0;
  private accepted = 0;
  private allowance = Infinity;
  private sentAt: number[] = [];

  constructor(private readonly clock: Clock) {}

  /** Why the next request must wait; undefined where it may go. */
  obstacle(inFlight: number): WaitingReason | undefined {
    const now = this.clock.now();
    if (now < this.pausedUntil) return { kind: 'rate-limit', until: this.pausedUntil };
    const limit = this.isProbing(inFlight) ? 1 : this.limit;
    if (inFlight >= limit) return { kind: 'concurrency', limit };
    if (this.cap === 0) return undefined;
    const first = this.sentAt.at(-this.cap);
    return first !== undefined && now < first + MINUTE_MS
      ? { kind: 'request-cap', until: first + MINUTE_MS }
      : undefined;
  }

  sent(): void {
    const now = this.clock.now();
    while (this.sentAt[0] !== undefined && this.sentAt[0] + MINUTE_MS <= now) this.sentAt.shift();
    this.sentAt.push(now);
  }

  /** The service answered a request that was sent at this time, whatever it said of its content. */
  answered(sentAt: number): void {
    if (sentAt <= this.limitedAt) {
      this.allowance++;
      return;
    }
    this.accepted++;
    this.backOffs = 0;
    if (++this.grown < this.limit) return;
    this.grown = 0;
    this.limit = Math.min(HIGHEST_LIMIT, this.limit + 1);
  }

  /** The service answered 429 to a request that was sent at this time. */
  limited(sentAt: number, retryAfterMs: number | undefined): void {
    const now = this.clock.now();
    const sameBurst = sentAt <= this.limitedAt;
    if (!sameBurst) this.narrow(now);
    if (sameBurst && retryAfterMs === undefined) return;
    this.pausedUntil = Math.max(this.pausedUntil, now + (retryAfterMs ?? this.backOff()));
  }

  private narrow(now: number): void {
    this.limitedAt = now;
    this.limit = Math.max(1, this.limit >> 1);
    this.grown = 0;
    if (this.accepted > 0) this.allowance = this.accepted;
    this.accepted = 0;
  }

  private isProbing(inFlight: number): boolean {
    if (this.limitedAt === -Infinity) return false;
    if (this.accepted === 0) return true;
    return this.accepted + inFlight >= this.allowance && this.accepted < 2 * this.allowance;
  }

  /** Half of it is certain, half is chance, so that several workbooks do not return together. */
  private backOff(): number {
    const ceiling = Math.min(BACK_OFF_MS.longest, BACK_OFF_MS.first * 2 ** this.backOffs++);
    return ceiling * (0.5 + this.clock.random() / 2);
  }
}
