import type { Clock } from './clock';
import { Countdown } from './countdown';
import type { Need } from './need';
import type { RateControl } from './rate-control';
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
  sent(): void;
  /** What was sent came back, or is not listened to any more. */
  landed(): void;
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
  private controller: AbortController | undefined = undefined;
  private cancelRest: (() => void) | undefined = undefined;
  private sentAt = 0;
  private retries = 0;
  private waitedMs = 0;
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
    const controller = new AbortController();
    this.controller = controller;
    this.sentAt = this.room.clock.now();
    this.room.sent();
    this.deadline.run(this.sentAt);
    let fill: Fill;
    try {
      fill = await this.request.send(controller.signal);
    } catch (error) {
      if (this.controller === controller) this.failed(error);
      return;
    }
    if (this.controller === controller) this.succeeded(fill);
  }

  /** Ends it at once; `settle` gives its needs what they get. */
  stop(settle: Settle): void {
    this.close();
    this.request.needs.forEach(settle);
    this.room.ended(this.request, []);
  }

  /** Ends it where its time will be over by then. */
  expireBy(time: number): void {
    if (this.deadline.left(time) > 0) return;
    const ending = { afterMs: this.policy.deadlineMs, cause: this.lastError };
    this.giveUp(this.room.makeError({ kind: 'deadline', ...ending }), true);
  }

  private succeeded(fill: Fill): void {
    this.land();
    this.room.rate.answered(this.sentAt);
    this.close();
    try {
      fill({ at: this.room.clock.now(), renewed: false });
      this.room.answered(this.request);
    } catch (error) {
      for (const need of this.request.needs) need.fail(asError(error));
    }
    this.room.ended(this.request, []);
  }

  private failed(thrown: unknown): void {
    this.land();
    const error = asError(thrown);
    this.lastError = error;
    const verdict = this.room.classify(thrown);
    if (verdict.kind === 'rate-limited') this.limited(verdict.retryAfterMs, error);
    else if (verdict.kind === 'unreachable' || verdict.kind === 'server-error') {
      this.retry(error, verdict.kind === 'unreachable');
    } else {
      this.room.rate.answered(this.sentAt);
      if (verdict.kind === 'refused') this.cut(verdict.named, error);
      else this.giveUp(error);
    }
  }

  private limited(retryAfterMs: number | undefined, cause: Error): void {
    const { rate, clock, makeError } = this.room;
    rate.limited(this.sentAt, retryAfterMs);
    const wait = rate.pausedUntil - clock.now();
    if (this.policy.countsRateLimits) this.retries++;
    if (this.retries > this.policy.retries || this.waitedMs + wait > LONGEST_ANNOUNCED_WAIT_MS) {
      const ending = { until: rate.pausedUntil, waitedMs: this.waitedMs, cause };
      this.giveUp(makeError({ kind: 'rate-limited', ...ending }));
      return;
    }
    this.waitedMs += wait;
    this.deadline.pause(clock.now());
    this.room.again(this.request);
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
    this.controller?.abort();
    this.land();
    this.room.closing(this.request);
  }

  private land(): void {
    if (this.controller === undefined) return;
    this.controller = undefined;
    this.room.landed();
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });
}
