import type { Fetched, Need } from './need';

/** What happens to a request that gets no answer. */
export type Trouble = 'unreachable' | 'server-error' | 'deadline';

/** How much a trouble says of the whole service: one entity's 500 says little, one lost connection more. */
const WEIGHTS: Readonly<Record<Trouble, number>> = { unreachable: 6, 'server-error': 3, deadline: 4 };
const HELD_AT = 12;
/** Shorter outages are waited out; then all waiting cells get the failure. */
const DOWN_AFTER_MS = 12_000;
const PROBES_MS = { first: 500, longest: 4_000 };

/** One sending, as an outage sees it. */
type Attempt = { readonly at: number };

/**
 * The circuit breaker of a lane: after repeated failures one request at a time probes the service, at growing
 * intervals of the monotonic clock. A lane that stays closed for long is down, and its callers get an error.
 */
export class Outage {
  /** When the first request was sent that got no answer. */
  since: number | undefined = undefined;
  cause: unknown = undefined;
  /** When the next probe may go. */
  probeAt = 0;
  /** Needs whose callers were told that the service does not answer, with what was held of them then. */
  readonly told = new Map<Need<unknown>, Fetched | undefined>();
  private weight = 0;
  private isDown = false;
  private hasFailed = false;
  private isProbing = false;
  private probe: Attempt | undefined = undefined;
  private failures = 0;

  /** Those of them that were not answered since either. */
  get unanswered(): readonly Need<unknown>[] {
    for (const [need, fetched] of this.told) if (need.fetched !== fetched) this.told.delete(need);
    return [...this.told.keys()];
  }

  get isHeld(): boolean {
    return this.weight >= HELD_AT;
  }

  mayProbe(now: number): boolean {
    return !this.isProbing && now >= this.probeAt;
  }

  sent(attempt: Attempt): void {
    if (!this.isHeld) return;
    this.probe = attempt;
    this.isProbing = true;
  }

  /** It came back, or is not listened to any more. */
  landed(attempt: Attempt): void {
    if (attempt === this.probe) this.isProbing = false;
  }

  answered(): void {
    this.since = this.cause = this.probe = undefined;
    this.weight = this.failures = 0;
    this.isDown = this.hasFailed = this.isProbing = false;
  }

  troubled(trouble: Trouble, attempt: Attempt, { now, random, cause }: Moment): void {
    const wasHeld = this.isHeld;
    this.since = Math.min(this.since ?? Infinity, attempt.at);
    this.cause = cause;
    this.weight += WEIGHTS[trouble];
    // What was in flight when the lane was held says nothing new.
    if (!this.isHeld || (wasHeld && attempt !== this.probe)) return;
    this.hasFailed = wasHeld;
    const ceiling = Math.min(PROBES_MS.longest, PROBES_MS.first * 2 ** this.failures++);
    this.probeAt = now + ceiling * (0.5 + random / 2);
  }

  /** Whether those who wait must be told now; each time that it says so is one telling. */
  mustTell(now: number): boolean {
    if (!this.isHeld || this.since === undefined) return false;
    const isLate = this.isProbing && now - (this.probe?.at ?? now) >= DOWN_AFTER_MS;
    const tells = this.isDown ? this.hasFailed || isLate : now - this.since >= DOWN_AFTER_MS;
    this.isDown ||= tells;
    this.hasFailed = false;
    return tells;
  }
}

type Moment = { now: number; random: number; cause: unknown };
