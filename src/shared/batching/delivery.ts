import type { Clock } from './clock';
import type { Meter } from './meter';
import type { Need } from './need';
import type { BatchingSettings, Classify, MakeError } from './options';
import type { Outage } from './outage';
import type { Persistence } from './persistence';
import type { RateControl, Sending } from './rate-control';
import type { Recalculation } from './recalculation';
import type { Fill, Request } from './request';
import { LONGEST_ANNOUNCED_WAIT_MS, retryDelay, retryPolicies, type RetryPolicy } from './retry-policy';

/** What nobody waits for any more is aborted so long after: recalculating cancels a cell and asks the same again. */
const GRACE_MS = 5_000;

/** What deliveries work with, one object for all of them. */
export type DeliveryParts = {
  clock: Clock;
  classify: Classify;
  makeError: MakeError;
  /** As they are now: a person may change them. */
  settings: BatchingSettings;
  rate: RateControl;
  meter: Meter;
  recalculation: Recalculation;
  persistence: Persistence | undefined;
  /** Whether what coalesces should wait for more. */
  holds: () => boolean;
  /** Lets it wait a moment for more needs. */
  collect: (request: Request) => void;
};

/** What a delivery tells the queue. */
export type DeliveryHooks = {
  /** A request leaves. */
  left(): void;
  /** The rate limit holds, and rate control knows. */
  limited(): void;
  /** The request must be sent again as soon as rate control allows. */
  again(request: Request): void;
  /** No answer came, and rate control knows. */
  troubled(): void;
  /** The service takes nothing of this account, and rate control knows; the request itself is about to end. */
  denied(error: Error): void;
  /** Its needs are settled, except those that travel on in `rest`. */
  ended(request: Request, rest: readonly Request[]): void;
};

/** What a need gets when its request ends without an answer. */
export type Settle = (need: Need<unknown>) => void;

/** Without an answer, the last known value is used, if the setting allows it; otherwise the failure. */
export function standIn(error: Error, { offline }: BatchingSettings, { told }: Outage): Settle {
  return (need) => {
    if (offline === 'last-known' && need.fetched !== undefined) need.settle(need.value);
    else {
      told.set(need, need.fetched);
      need.fail(error);
    }
  };
}

/** One request on its way: sent, sent again, cut where the service refuses it, given up in time. */
export class Delivery {
  private readonly policy: RetryPolicy;
  private readonly deadline: Countdown;
  /** For announced waits, while which the deadline stands still. */
  private readonly patience = new Countdown(LONGEST_ANNOUNCED_WAIT_MS);
  /** Set while it is on its way. */
  private flight: { sending: Sending; controller: AbortController } | undefined = undefined;
  private cancelRest: (() => void) | undefined = undefined;
  private retries = 0;
  private lastError: unknown = undefined;
  /** When the last caller left. */
  private abandonedAt = 0;

  constructor(
    private readonly request: Request,
    private readonly parts: DeliveryParts,
    private readonly hooks: DeliveryHooks,
  ) {
    this.policy = retryPolicies[request.lane];
    this.deadline = new Countdown(this.policy.deadlineMs);
  }

  /** Sends the request once more. What comes after a deadline or an abort is not listened to. */
  async attempt(): Promise<void> {
    const flight = { sending: this.parts.rate.sent(this.request.lane), controller: new AbortController() };
    this.flight = flight;
    this.parts.meter.sent();
    this.hooks.left();
    this.reckon(this.parts.clock.elapsed());
    let fill: Fill;
    try {
      fill = await this.request.send(flight.controller.signal);
    } catch (error) {
      if (this.flight === flight) this.failed(error, flight.sending);
      return;
    }
    if (this.flight === flight) this.succeeded(fill, flight.sending);
  }

  /** Ends it at once; `settle` gives its needs what they get. */
  stop(settle: Settle): void {
    this.close();
    this.request.needs.forEach(settle);
    this.hooks.ended(this.request, []);
  }

  /** Nobody waits for it any more; who asks the same in a while joins it. */
  abandon(): void {
    this.abandonedAt = this.parts.clock.elapsed();
  }

  /** Ends it where its time will be over before the next look at it. */
  expire(now: number, next: number): void {
    this.reckon(now);
    if (!this.isWanted && next >= this.abandonedAt + GRACE_MS) this.stop(() => undefined);
    else if (this.patience.left(next) <= 0) this.giveUpWaiting();
    else if (this.deadline.left(next) <= 0) {
      const ending = { afterMs: this.policy.deadlineMs, cause: this.lastError };
      if (this.flight !== undefined)
        this.parts.rate.troubled('deadline', this.flight.sending, this.lastError);
      this.giveUp(this.parts.makeError({ kind: 'deadline', ...ending }), true);
      this.hooks.troubled();
    }
  }

  get isInFlight(): boolean {
    return this.flight !== undefined;
  }

  private get isWanted(): boolean {
    return this.request.needs.length > 0;
  }

  /** While a rate limit keeps it from being sent, its patience runs, and its deadline otherwise. */
  private reckon(now: number): void {
    const isPaused = this.flight === undefined && this.parts.rate.pauseOf(this.request.lane).leftMs > 0;
    this.patience.set(isPaused, now);
    this.deadline.set(!isPaused, now);
  }

  private succeeded(fill: Fill, sending: Sending): void {
    this.land();
    this.parts.rate.answered(sending);
    this.close();
    try {
      fill(this.parts.recalculation.stamp());
    } catch (error) {
      for (const need of this.request.needs) need.fail(asError(error));
    }
    this.parts.persistence?.note(this.request.owner);
    this.hooks.ended(this.request, []);
  }

  private failed(thrown: unknown, sending: Sending): void {
    this.land();
    const error = asError(thrown);
    this.lastError = error;
    const verdict = this.parts.classify(thrown);
    if (verdict.kind === 'rate-limited') this.limited(verdict.retryAfterMs, sending);
    else if (verdict.kind === 'unreachable' || verdict.kind === 'server-error') {
      this.parts.rate.troubled(verdict.kind, sending, error);
      this.retry(error, verdict.kind === 'unreachable');
      this.hooks.troubled();
    } else if (verdict.kind === 'denied' || verdict.kind === 'unreadable') {
      this.parts.rate.denied(sending, verdict.kind === 'denied');
      this.hooks.denied(error);
      this.giveUp(error);
    } else {
      this.parts.rate.answered(sending);
      if (verdict.kind === 'refused') this.cut(verdict.named, error);
      else this.giveUp(error);
    }
  }

  private limited(retryAfterMs: number | undefined, sending: Sending): void {
    const { rate, clock } = this.parts;
    const now = clock.elapsed();
    const { unannouncedPauseMs } = this.policy;
    if (retryAfterMs === undefined && unannouncedPauseMs !== undefined)
      rate.limitedQuestions(unannouncedPauseMs);
    else {
      rate.limited(sending, retryAfterMs);
      this.hooks.limited();
    }
    if (this.policy.countsRateLimits) this.retries++;
    this.reckon(now);
    const isOver =
      this.retries > this.policy.retries || this.patience.left(now) < rate.pauseOf(this.request.lane).leftMs;
    if (isOver || !this.isWanted) this.giveUpWaiting();
    else this.hooks.again(this.request);
  }

  private giveUpWaiting(): void {
    const waitedMs = LONGEST_ANNOUNCED_WAIT_MS - this.patience.left(this.parts.clock.elapsed());
    const { leftMs } = this.parts.rate.pauseOf(this.request.lane);
    const ending = { waitedMs, leftMs, cause: this.lastError };
    this.giveUp(this.parts.makeError({ kind: 'rate-limited', ...ending }));
  }

  private retry(error: Error, unreachable: boolean): void {
    const { isHeld } = this.parts.rate.outages[this.request.lane];
    // A question may have cost its credit already, so its tries are counted whatever happened.
    const waitsOut = unreachable && isHeld && !this.policy.countsRateLimits;
    if (!this.isWanted || (!waitsOut && ++this.retries > this.policy.retries)) {
      this.giveUp(error, unreachable);
      return;
    }
    if (isHeld) {
      this.hooks.again(this.request);
      return;
    }
    this.request.state = 'resting';
    const delay = retryDelay(this.retries, this.parts.clock.random());
    this.cancelRest = this.parts.clock.after(delay, () => this.hooks.again(this.request));
  }

  private cut(named: readonly string[] | undefined, error: Error): void {
    const rest = this.request.split(named, error);
    if (rest === undefined) {
      this.giveUp(error);
      return;
    }
    this.close();
    this.hooks.ended(this.request, rest);
  }

  private giveUp(error: Error, unreachable = false): void {
    this.close();
    const settle = unreachable
      ? standIn(error, this.parts.settings, this.parts.rate.outages[this.request.lane])
      : (need: Need<unknown>) => need.fail(error);
    this.request.needs.forEach(settle);
    this.hooks.ended(this.request, []);
  }

  private close(): void {
    this.cancelRest?.();
    this.flight?.controller.abort();
    this.land();
    this.request.close();
  }

  private land(): void {
    if (this.flight === undefined) return;
    this.parts.rate.landed(this.flight.sending);
    this.flight = undefined;
  }
}

/** A time limit that stands still while it is paused. It has no timer: one watch looks at all of them. */
class Countdown {
  private since: number | undefined = undefined;

  constructor(private leftMs: number) {}

  /** Runs on, or stands still from now on. */
  set(running: boolean, now: number): void {
    if (running) this.since ??= now;
    else {
      this.leftMs = this.left(now);
      this.since = undefined;
    }
  }

  /** Milliseconds until it is over, were it to run on. */
  left(now: number): number {
    return this.since === undefined ? this.leftMs : this.leftMs - (now - this.since);
  }
}

/** What was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });
}
