import { Delivery, type DeliveryHooks, type DeliveryParts, type Settle } from './delivery';
import { RateControl } from './rate-control';
import type { Request } from './request';
import { RequestQueue } from './request-queue';
import { LONGEST_ANNOUNCED_WAIT_MS, type Lane } from './retry-policy';

/** How often deadlines are looked at. */
const WATCH_MS = 250;

/** The one queue to the service: sends requests as rate control allows, until each is done. */
export class Dispatcher implements DeliveryHooks {
  readonly rate: RateControl;
  readonly queue = new RequestQueue();
  private readonly parts: DeliveryParts;
  private readonly deliveries = new Map<Request, Delivery>();
  private cancelWatch: (() => void) | undefined = undefined;
  /** What ends while requests are being taken or stopped must not take more from within. */
  private busy = false;
  private cancelWake: (() => void) | undefined = undefined;

  constructor(parts: Omit<DeliveryParts, 'rate'>) {
    this.rate = new RateControl(parts.clock);
    this.parts = { ...parts, rate: this.rate };
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

  /** A person waits for it now. */
  promoted(request: Request): void {
    if (request.state === 'queued') this.queue.promote(request);
  }

  /** Everything that waits or is in flight ends as cancelled, and so does what is still being collected. */
  stop(collecting: readonly Request[]): void {
    const error = this.parts.makeError({ kind: 'cancelled' });
    const settle: Settle = (need) => need.fail(error);
    this.busy = true;
    for (const request of [...collecting, ...this.deliveries.keys()]) this.end(request, settle);
    this.endQueued(settle);
    this.busy = false;
    this.cancelWatch?.();
    this.cancelWatch = undefined;
    this.pump();
  }

  again(request: Request): void {
    this.queue.add(request, true);
    this.pump();
  }

  ended(request: Request, rest: readonly Request[]): void {
    this.deliveries.delete(request);
    this.queue.drop(request);
    for (const part of rest) this.queue.add(part, true);
    for (const follower of request.followers()) this.queue.add(follower, true);
    this.parts.meter.ended();
    this.pump();
  }

  private send(request: Request): void {
    let delivery = this.deliveries.get(request);
    if (delivery === undefined) {
      delivery = new Delivery(request, this.parts, this);
      this.deliveries.set(request, delivery);
    }
    void delivery.attempt();
    this.watch();
  }

  /** One timer serves the deadlines of all requests; a request ends at its deadline or up to one watch before. */
  private watch(): void {
    this.cancelWatch ??= this.parts.clock.after(WATCH_MS, () => {
      this.cancelWatch = undefined;
      const now = this.parts.clock.elapsed();
      for (const delivery of [...this.deliveries.values()]) delivery.expire(now, now + WATCH_MS);
      if (this.deliveries.size > 0) this.watch();
    });
  }

  /** Pause and cap hold up both lanes and end by themselves; a place in a lane is free when something lands. */
  private wake(): void {
    const obstacle = this.rate.obstacle('entity');
    if (obstacle === undefined || obstacle.kind === 'concurrency') return;
    const { limitedMs, pauseMs } = this.rate;
    if (Math.max(limitedMs, pauseMs) > LONGEST_ANNOUNCED_WAIT_MS) this.refuseQueued();
    else {
      const { clock } = this.parts;
      // Timers count whole milliseconds, and one that rings a fraction too early would be set again and again.
      const wait = Math.ceil(obstacle.until - clock.elapsed());
      this.cancelWake = clock.after(wait, () => this.pump());
    }
  }

  /** The service closed for longer than any cell may wait: what was not sent yet need not find that out by itself. */
  private refuseQueued(): void {
    const { limitedMs, pauseMs } = this.rate;
    const waitedMs = Math.max(0, limitedMs - pauseMs);
    const error = this.parts.makeError({ kind: 'rate-limited', waitedMs, leftMs: pauseMs });
    // Who asks from now on may wait as long again.
    this.rate.limitedMs = 0;
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
    request.close();
    request.needs.forEach(settle);
    this.ended(request, []);
  }
}
