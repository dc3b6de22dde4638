import { Delivery, standIn, type DeliveryHooks, type DeliveryParts, type Settle } from './delivery';
import type { Gate } from './gate';
import type { Outage } from './outage';
import { RateControl, type Pause } from './rate-control';
import type { Request } from './request';
import { RequestQueue } from './request-queue';
import { LANES, LONGEST_ANNOUNCED_WAIT_MS, type Lane } from './retry-policy';

/** How often deadlines are looked at. */
const WATCH_MS = 250;
/** Who cancels one cell is about to cancel more, as Excel does a few at a time. */
const UNREST_MS = { afterEach: 30, longest: 1_000 };

/** The one queue to the service: sends requests as rate control allows, until each is done. */
export class Dispatcher implements DeliveryHooks {
  readonly rate: RateControl;
  readonly queue = new RequestQueue();
  /** Undefined where whatever rate control allows is sent. */
  gate: Gate | undefined = undefined;
  private readonly parts: DeliveryParts;
  private readonly deliveries = new Map<Request, Delivery>();
  private cancelWatch: (() => void) | undefined = undefined;
  /** What ends while requests are being taken or stopped must not take more from within. */
  private busy = false;
  /** What the account was denied with, in which recalculation. */
  private denial: { error: Error; recalculation: number } | undefined = undefined;
  private cancelWake: (() => void) | undefined = undefined;
  /** While cells are being cancelled. */
  private cancelUnrest: (() => void) | undefined = undefined;
  private unrest = { from: 0, until: 0 };

  constructor(parts: Omit<DeliveryParts, 'rate'>) {
    this.rate = new RateControl(parts.clock);
    this.parts = { ...parts, rate: this.rate };
  }

  /** Requests are complete enough to leave; until they do, they take further needs. */
  enqueue(requests: readonly Request[]): void {
    const complete = requests.filter(({ state }) => state === 'collecting');
    const admitted = this.gate?.admit(complete, this.parts.recalculation.count) ?? complete;
    for (const request of admitted) this.queue.add(request);
    this.endDenied();
    this.pump();
  }

  /** Sends one request although more may join it: a person wants to see that something comes. */
  trickle(): void {
    const isKept = this.isUnrest || this.rate.obstacle('entity') !== undefined;
    if (isKept || this.gate?.mayLeave() === false) return;
    const request = this.queue.take((lane) => lane === 'entity');
    if (request !== undefined) this.send(request);
  }

  /** Sends what may be sent now. */
  pump(): void {
    if (this.busy) return;
    this.busy = true;
    this.cancelWake?.();
    this.cancelWake = undefined;
    const maySend = (lane: Lane) => this.rate.obstacle(lane) === undefined && this.gate?.mayLeave() !== false;
    const hold = () => (this.isUnrest ? 'cells' : this.parts.holds() ? 'coalescing' : undefined);
    const next = () => this.queue.take(maySend, hold());
    for (let request = next(); request !== undefined; request = next()) this.send(request);
    if (this.queue.size > 0) {
      this.wake();
      this.watch();
    }
    this.busy = false;
  }

  /**
   * Nobody waits for anything of it any more. What was not sent will not be; what is on its way is paid for, and kept
   * for who asks the same again, as Excel does when it recalculates.
   */
  abandoned(request: Request): void {
    this.disturb();
    const delivery = this.deliveries.get(request);
    if (delivery?.isInFlight === true) delivery.abandon();
    else this.needless(request);
  }

  /** All that it asks was settled by others. */
  needless(request: Request): void {
    this.end(request, () => undefined);
  }

  /** A person waits for it now. */
  promoted(request: Request): void {
    if (request.state === 'queued') this.queue.promote(request);
    else if (request.state === 'withheld') this.gate?.promoted(request);
  }

  /** Everything that waits or is in flight ends as cancelled, and so does what is still being collected. */
  stop(collecting: readonly Request[]): void {
    const error = this.parts.makeError({ kind: 'cancelled' });
    const settle: Settle = (need) => need.fail(error);
    this.busy = true;
    const kept = this.gate?.take() ?? [];
    const deferred = this.queue.deferredNow();
    for (const request of [...deferred, ...collecting, ...kept, ...this.deliveries.keys()])
      this.end(request, settle);
    this.endQueued(settle);
    this.busy = false;
    this.cancelWatch?.();
    this.cancelUnrest?.();
    this.cancelWatch = this.cancelUnrest = undefined;
    this.pump();
  }

  again(request: Request): void {
    this.queue.add(request, true);
    this.pump();
  }

  left(): void {
    this.gate?.sent();
  }

  limited(): void {
    this.gate?.limited(this.rate.pause.leftMs);
  }

  troubled(): void {
    if (this.busy) return;
    const now = this.parts.clock.elapsed();
    for (const lane of LANES) {
      const outage = this.rate.outages[lane];
      if (outage.mustTell(now)) this.tell(lane, outage);
    }
  }

  /** Whatever else this recalculation asks would be denied too; a person, and the next one, may try again. */
  denied(error: Error): void {
    this.denial = { error, recalculation: this.parts.recalculation.count };
  }

  ended(request: Request, rest: readonly Request[]): void {
    this.deliveries.delete(request);
    this.queue.drop(request);
    for (const part of rest) this.queue.add(part, true);
    // What it led to is asked in a moment, unless all of it is being ended.
    const waits = !this.busy && 'leadsTo' in request.owner;
    for (const follower of request.followers()) {
      if (waits) this.parts.collect(follower);
      else this.queue.add(follower, true);
    }
    this.parts.meter.ended();
    this.endDenied();
    this.pump();
  }

  /** Whether a request was sent before. */
  wasSent(request: Request): boolean {
    return this.deliveries.has(request);
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

  private get isUnrest(): boolean {
    return this.cancelUnrest !== undefined;
  }

  /** Nothing leaves in the place of what was cancelled before the rest has been cancelled too. */
  private disturb(): void {
    const now = this.parts.clock.elapsed();
    if (!this.isUnrest) this.unrest.from = now;
    this.unrest.until = Math.min(now + UNREST_MS.afterEach, this.unrest.from + UNREST_MS.longest);
    if (!this.isUnrest) this.calm(now);
  }

  private calm(now: number): void {
    this.cancelUnrest = this.parts.clock.after(Math.ceil(this.unrest.until - now), () => {
      this.cancelUnrest = undefined;
      const later = this.parts.clock.elapsed();
      if (later < this.unrest.until) this.calm(later);
      else this.pump();
    });
  }

  /** One timer serves the deadlines of all requests; a request ends at its deadline or up to one watch before. */
  private watch(): void {
    this.cancelWatch ??= this.parts.clock.after(WATCH_MS, () => {
      this.cancelWatch = undefined;
      const now = this.parts.clock.elapsed();
      // All that time out together are taken together, before anything is sent in their places.
      this.busy = true;
      for (const delivery of [...this.deliveries.values()]) delivery.expire(now, now + WATCH_MS);
      this.busy = false;
      this.queue.lookAtDeferred();
      this.troubled();
      this.pump();
      if (this.deliveries.size > 0) this.watch();
    });
  }

  /** Pause and cap hold up both lanes and end by themselves; a place in a lane is free when something lands. */
  private wake(): void {
    const { pause, rest } = this.rate;
    if (isTooLong(rest)) this.refuseQueued(rest, ({ lane }) => lane === 'knowledge');
    const obstacle = this.rate.obstacle('entity');
    // What no answer holds back is looked at by the watch.
    if (obstacle === undefined || obstacle.kind === 'concurrency' || obstacle.kind === 'no-answer') return;
    if (isTooLong(pause)) this.refuseQueued(pause);
    else {
      const { clock } = this.parts;
      // Timers count whole milliseconds, and one that rings a fraction too early would be set again and again.
      const wait = Math.ceil(obstacle.until - clock.elapsed());
      this.cancelWake = clock.after(wait, () => this.pump());
    }
  }

  /** The service closed for longer than any cell may wait: what was not sent yet need not find that out by itself. */
  private refuseQueued(pause: Pause, isMeant?: (request: Request) => boolean): void {
    const { totalMs, leftMs } = pause;
    const waitedMs = Math.max(0, totalMs - leftMs);
    const error = this.parts.makeError({ kind: 'rate-limited', waitedMs, leftMs });
    // Who asks from now on may wait as long again.
    pause.totalMs = 0;
    this.endQueued((need) => need.fail(error), isMeant);
  }

  /** The lane is down: all that wait hear of it; what is in flight has its own deadline. */
  private tell(lane: Lane, outage: Outage): void {
    const { clock, makeError, settings } = this.parts;
    const { since = 0, cause } = outage;
    const at = Math.round(clock.now() - clock.elapsed() + since);
    const settle = standIn(makeError({ kind: 'down', since: at, cause }), settings, outage);
    this.endWaiting(settle, (request) => request.lane === lane);
  }

  private endDenied(): void {
    const { denial, rate, parts } = this;
    if (this.busy || !rate.isDenied || denial?.recalculation !== parts.recalculation.count) return;
    this.endWaiting(
      (need) => need.fail(denial.error),
      (request) => !request.person,
    );
  }

  /** Ends what is not in flight: what rests between two sendings, and what is queued. */
  private endWaiting(settle: Settle, isMeant: (request: Request) => boolean): void {
    this.busy = true;
    for (const [request, delivery] of [...this.deliveries]) {
      if (!delivery.isInFlight && isMeant(request)) delivery.stop(settle);
    }
    this.endQueued(settle, isMeant);
    this.busy = false;
    this.pump();
  }

  private endQueued(settle: Settle, isMeant: (request: Request) => boolean = () => true): void {
    for (const request of this.queue.waitingNow()) if (isMeant(request)) this.end(request, settle);
  }

  /** Ends a request, wherever it is; `settle` gives its needs what they get. */
  end(request: Request, settle: Settle): void {
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

/** No cell may wait for so long. */
function isTooLong({ leftMs, totalMs }: Pause): boolean {
  return leftMs > 0 && Math.max(totalMs, leftMs) > LONGEST_ANNOUNCED_WAIT_MS;
}
