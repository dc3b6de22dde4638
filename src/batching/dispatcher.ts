import type { Clock } from './clock';
import { Delivery, type DeliveryRoom, type Settle } from './delivery';
import type { Lane } from './lane';
import type { Fetched } from './need';
import { RateControl } from './rate-control';
import type { Request } from './request';
import { RequestQueue } from './request-queue';
import { LONGEST_ANNOUNCED_WAIT_MS } from './retry-policy';
import type { BatchingSettings } from './settings';
import type { Classify, MakeError } from './verdict';

const WATCH_MS = 250;

/** What the dispatcher is made of. */
export type DispatcherOptions = {
  clock: Clock;
  classify: Classify;
  makeError: MakeError;
  settings: BatchingSettings;
  fetched: () => Fetched;
  sent: () => void;
  answered: (request: Request) => void;
  ended: () => void;
};

/** The one queue to the service: sends requests as rate control allows, until each is done. */
export class Dispatcher implements DeliveryRoom {
  readonly clock: Clock;
  readonly classify: Classify;
  readonly makeError: MakeError;
  readonly fetched: () => Fetched;
  readonly rate: RateControl;
  readonly queue = new RequestQueue();
  private readonly deliveries = new Map<Request, Delivery>();
  private cancelWatch: (() => void) | undefined = undefined;
  /** What ends while requests are being taken or stopped must not take more from within. */
  private busy = false;
  private cancelWake: (() => void) | undefined = undefined;

  constructor(private readonly options: DispatcherOptions) {
    this.clock = options.clock;
    this.classify = options.classify;
    this.makeError = options.makeError;
    this.fetched = options.fetched;
    this.rate = new RateControl(options.clock);
  }

  /** Requests are complete enough to leave; until they do, they take further needs. */
  enqueue(requests: readonly Request[]): void {
    for (const request of requests) if (request.state === 'collecting') this.queue.add(request);
    this.pump();
  }

  /** Sends what may be sent now. */
  pump(): void {
    if (this.busy) return;
    this.busy = true;
    this.cancelWake?.();
    this.cancelWake = undefined;
    const maySend = (lane: Lane) => this.rate.obstacle(lane) === undefined;
    for (let request = this.queue.take(maySend); request !== undefined; request = this.queue.take(maySend)) {
      this.send(request);
    }
    if (this.queue.size > 0) this.wake();
    this.busy = false;
  }

  /** Nobody waits for anything of it any more. */
  abandoned(request: Request): void {
    this.end(request, () => undefined);
  }

  promoted(request: Request): void {
    if (request.state === 'queued') this.queue.promote(request);
  }

  /** Everything that waits or is in flight ends as cancelled, and so does what is still being collected. */
  stop(collecting: readonly Request[]): void {
    const error = this.makeError({ kind: 'cancelled' });
    const settle: Settle = (need) => need.fail(error, false);
    this.busy = true;
    for (const request of [...collecting, ...this.deliveries.keys()]) this.end(request, settle);
    this.endQueued(settle);
    this.busy = false;
    this.cancelWatch?.();
    this.cancelWatch = undefined;
    this.pump();
  }

  lastKnownStandsIn(): boolean {
    return this.options.settings.offline === 'last-known';
  }

  sent(): void {
    this.options.sent();
  }

  again(request: Request): void {
    this.queue.add(request, true);
    this.pump();
  }

  answered(request: Request): void {
    this.options.answered(request);
  }

  closing(request: Request): void {
    if (request.state === 'queued') this.queue.drop();
    request.close();
  }

  ended(request: Request, rest: readonly Request[]): void {
    this.deliveries.delete(request);
    for (const part of rest) this.queue.add(part, true);
    for (const follower of request.followers()) this.queue.add(follower, true);
    this.options.ended();
    this.pump();
  }

  private send(request: Request): void {
    let delivery = this.deliveries.get(request);
    if (delivery === undefined) {
      delivery = new Delivery(request, this);
      this.deliveries.set(request, delivery);
    }
    void delivery.attempt();
    this.watch();
  }

  /** One timer serves the deadlines of all requests; a request ends at its deadline or up to one watch before. */
  private watch(): void {
    this.cancelWatch ??= this.clock.after(WATCH_MS, () => {
      this.cancelWatch = undefined;
      const now = this.clock.elapsed();
      for (const delivery of [...this.deliveries.values()]) delivery.expire(now, now + WATCH_MS);
      if (this.deliveries.size > 0) this.watch();
    });
  }

  /** Pause and cap hold up both lanes and end by themselves; a place in a lane is free when something lands. */
  private wake(): void {
    const obstacle = this.rate.obstacle('entity');
    if (obstacle === undefined || obstacle.kind === 'concurrency') return;
    const { heldMs, pauseMs } = this.rate;
    if (Math.max(heldMs, pauseMs) > LONGEST_ANNOUNCED_WAIT_MS) this.refuseQueued();
    else {
      // Timers count whole milliseconds, and one that rings a fraction too early would be set again and again.
      const wait = Math.ceil(obstacle.until - this.clock.elapsed());
      this.cancelWake = this.clock.after(wait, () => this.pump());
    }
  }

  /** The service closed for longer than any cell may wait: what was not sent yet need not find that out by itself. */
  private refuseQueued(): void {
    const { heldMs, pauseMs } = this.rate;
    const waitedMs = Math.max(0, heldMs - pauseMs);
    const error = this.makeError({ kind: 'rate-limited', waitedMs, leftMs: pauseMs });
    // Who asks from now on may wait as long again.
    this.rate.heldMs = 0;
    this.endQueued((need) => need.fail(error));
  }

  private endQueued(settle: Settle): void {
    const any = () => true;
    for (let request = this.queue.take(any); request !== undefined; request = this.queue.take(any)) {
      this.end(request, settle);
    }
  }

  private end(request: Request, settle: Settle): void {
    const delivery = this.deliveries.get(request);
    if (delivery !== undefined) {
      delivery.stop(settle);
      return;
    }
    this.closing(request);
    request.needs.forEach(settle);
    this.ended(request, []);
  }
}
