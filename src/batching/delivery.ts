import type { Clock } from './clock';
import { Countdown } from './countdown';
import type { Fetched, Need } from './need';
import type { RateControl, Sending } from './rate-control';
import type { Fill, Request } from './request';
import { LONGEST_ANNOUNCED_WAIT_MS, retryDelay, retryPolicies, type RetryPolicy } from './retry-policy';
import type { Classify, MakeError } from './verdict';

/** What deliveries share. */
export type DeliveryRoom = {
  readonly clock: Clock;
  readonly classify: Classify;
  readonly makeError: MakeError;
  readonly rate: RateControl;
  /** Whether a stale value is given where the service cannot be reached. */
  lastKnownStandsIn(): boolean;
  /** The mark of an answer that comes now. */
  fetched(): Fetched;
  sent(): void;
  /** The request must be sent again as soon as rate control allows. */
  again(request: Request): void;
  /** The request will not be sent any more; its needs are about to be settled. */
  closing(request: Request): void;
  /** The service gave what was asked. */
  answered(request: Request): void;
  /** Its needs are settled, except those that travel on in `rest`. */
  ended(request: Request, rest: readonly Request[]): void;
};

/** What a need gets when its request ends without an answer. */
export type Settle = (need: Need<unknown>) => void;

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

  constructor(
    private readonly request: Request,
    private readonly room: DeliveryRoom,
  ) {
    this.policy = retryPolicies[request.lane];
    this.deadline = new Countdown(this.policy.deadlineMs);
  }

  /** Sends the request once more. What comes after a deadline or an abort is not listened to. */
  async attempt(): Promise<void> {
    const flight = { sending: this.room.rate.sent(this.request.lane), controller: new AbortController() };
    this.flight = flight;
    this.room.sent();
    this.reckon(this.room.clock.elapsed());
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
    this.room.ended(this.request, []);
  }

  /** Ends it where its time will be over before the next look at it. */
  expire(now: number, next: number): void {
    this.reckon(now);
    if (this.patience.left(next) <= 0) this.giveUpWaiting();
    else if (this.deadline.left(next) <= 0) {
      const ending = { afterMs: this.policy.deadlineMs, cause: this.lastError };
      this.giveUp(this.room.makeError({ kind: 'deadline', ...ending }), true);
    }
  }

  /** While a rate limit keeps it from being sent, its patience runs, and its deadline otherwise. */
  private reckon(now: number): void {
    const isHeld = this.flight === undefined && this.room.rate.pauseMs > 0;
    this.patience.set(isHeld, now);
    this.deadline.set(!isHeld, now);
  }

  private succeeded(fill: Fill, sending: Sending): void {
    this.land();
    this.room.rate.answered(sending);
    this.close();
    try {
      fill(this.room.fetched());
      this.room.answered(this.request);
    } catch (error) {
      for (const need of this.request.needs) need.fail(asError(error));
    }
    this.room.ended(this.request, []);
  }

  private failed(thrown: unknown, sending: Sending): void {
    this.land();
    const error = asError(thrown);
    this.lastError = error;
    const verdict = this.room.classify(thrown);
    if (verdict.kind === 'rate-limited') this.limited(verdict.retryAfterMs, sending);
    else if (verdict.kind === 'unreachable' || verdict.kind === 'server-error') {
      this.retry(error, verdict.kind === 'unreachable');
    } else {
      this.room.rate.answered(sending);
      if (verdict.kind === 'refused') this.cut(verdict.named, error);
      else this.giveUp(error);
    }
  }

  private limited(retryAfterMs: number | undefined, sending: Sending): void {
    const { rate, clock } = this.room;
    const now = clock.elapsed();
    rate.limited(sending, retryAfterMs ?? this.policy.unannouncedPauseMs);
    if (this.policy.countsRateLimits) this.retries++;
    this.reckon(now);
    if (this.retries > this.policy.retries || this.patience.left(now) < rate.pauseMs) this.giveUpWaiting();
    else this.room.again(this.request);
  }

  private giveUpWaiting(): void {
    const waitedMs = LONGEST_ANNOUNCED_WAIT_MS - this.patience.left(this.room.clock.elapsed());
    const ending = { waitedMs, leftMs: this.room.rate.pauseMs, cause: this.lastError };
    this.giveUp(this.room.makeError({ kind: 'rate-limited', ...ending }));
  }

  private retry(error: Error, unreachable: boolean): void {
    if (++this.retries > this.policy.retries) {
      this.giveUp(error, unreachable);
      return;
    }
    this.request.state = 'resting';
    const delay = retryDelay(this.retries, this.room.clock.random());
    this.cancelRest = this.room.clock.after(delay, () => this.room.again(this.request));
  }

  private cut(named: readonly string[] | undefined, error: Error): void {
    const rest = this.request.split(named, error);
    if (rest === undefined) {
      this.giveUp(error);
      return;
    }
    this.close();
    this.room.ended(this.request, rest);
  }

  private giveUp(error: Error, unreachable = false): void {
    this.close();
    const standsIn = unreachable && this.room.lastKnownStandsIn();
    for (const need of this.request.needs) {
      if (standsIn && need.fetched !== undefined) need.settle(need.value);
      else need.fail(error);
    }
    this.room.ended(this.request, []);
  }

  private close(): void {
    this.cancelRest?.();
    this.flight?.controller.abort();
    this.land();
    this.room.closing(this.request);
  }

  private land(): void {
    if (this.flight === undefined) return;
    this.room.rate.landed(this.flight.sending);
    this.flight = undefined;
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });
}
