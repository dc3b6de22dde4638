import { systemClock, type Clock } from './clock';
import { Collector } from './collector';
import { asError } from './delivery';
import { Dispatcher } from './dispatcher';
import type { Values } from './entity-request';
import { shutGate, type OpenGate } from './gate';
import { Ledger } from './ledger';
import { Meter, type Figures, type Unanswered, type WaitingReason } from './meter';
import type { Need, Waiter } from './need';
import { defaultSettings, type BatchingOptions, type BatchingSettings } from './options';
import type { Outage } from './outage';
import { Persistence } from './persistence';
import { Recalculation } from './recalculation';
import { Refusals } from './refusals';
import type { RequestHooks } from './request';
import { Snapshot } from './snapshot';

/** The parts of the layer, wired: snapshot → collector → dispatcher → snapshot → persistence. */
export class Core<V extends Values> {
  readonly ledger = new Ledger();
  readonly meter: Meter;
  readonly snapshot: Snapshot<V>;
  readonly clock: Clock;
  readonly settings: BatchingSettings;
  private readonly recalculation: Recalculation;
  private readonly persistence: Persistence | undefined;
  private readonly dispatcher: Dispatcher;
  private readonly collector: Collector;
  private readonly cancelled: () => Error;
  private readonly refusals = new Refusals();
  private opening: Promise<void> | undefined = undefined;

  constructor(options: BatchingOptions<V>) {
    const { send, classify, makeError, storage, clock = systemClock, settings } = options;
    this.clock = clock;
    this.settings = { ...defaultSettings, ...settings };
    this.cancelled = () => makeError({ kind: 'cancelled' });
    this.meter = new Meter(clock);
    this.recalculation = this.makeRecalculation();
    this.persistence = storage && new Persistence(clock, storage);
    const { meter, recalculation, persistence } = this;
    this.dispatcher = new Dispatcher({
      clock,
      classify,
      makeError,
      settings: this.settings,
      meter,
      recalculation,
      persistence,
      holds: () => this.collector.holds,
      collect: (request) => {
        request.state = 'collecting';
        this.collector.collect(request);
        this.collector.touch();
      },
    });
    this.collector = new Collector(clock, {
      depart: (requests) => this.dispatcher.enqueue(requests),
      trickle: () => this.dispatcher.trickle(),
    });
    this.snapshot = new Snapshot<V>(send, this.requestHooks(options.typeOf));
    this.configure({});
    void this.open(options);
  }

  /** As {@link askNowOrLater}, for those who wait in any case. */
  ask<T>(need: Need<T>, waiter?: Waiter): Promise<T> {
    return Promise.resolve(this.askNowOrLater(need, waiter) as Promise<T>);
  }

  /** The one way of asking a need: a fresh value is given at once, a pending need is joined, any other is collected. */
  askNowOrLater<T>(need: Need<T>, waiter?: Waiter): T | Promise<T> {
    const { recalculation, meter } = this;
    recalculation.touch();
    meter.calls++;
    meter.changed();
    if (waiter?.cell !== undefined) {
      this.ledger.note(waiter.cell, need, recalculation.count);
      waiter.need = need;
    }
    if (this.snapshot.isFresh(need)) {
      meter.fromCache++;
      return need.value;
    }
    if (waiter?.signal?.aborted === true) {
      meter.settled++;
      return Promise.reject(this.cancelled());
    }
    this.collector.touch();
    if (!need.isAsked) meter.needs++;
    return need.join(waiter);
  }

  /** Makes needs stale; storage hears of it, so that a restart does not undo it. */
  renew(needs: Iterable<Need<unknown>>): void {
    for (const need of needs) {
      need.renew();
      this.persistence?.note(need.owner);
    }
  }

  configure(change: Partial<BatchingSettings>): void {
    Object.assign(this.settings, change);
    this.dispatcher.rate.cap = this.settings.requestsPerMinute;
    this.snapshot.begin(this.recalculation, this.settings.freshness);
    this.dispatcher.pump();
  }

  /** Whether a recalculation runs; asked for each call, for which all the figures would be too much. */
  get isRunning(): boolean {
    return this.recalculation.running;
  }

  figures(): Figures {
    const { running, startedAt } = this.recalculation;
    const { recalculation, total } = this.meter.figures();
    const { rate, queue } = this.dispatcher;
    const waiting = queue.size > 0 ? (rate.obstacle('entity') ?? rate.obstacle('knowledge')) : undefined;
    const left = this.meter.estimate(queue.size + rate.inFlight, rate.pause.leftMs, rate.cap);
    return {
      recalculation: { running, startedAt, ...recalculation },
      total,
      queued: queue.size,
      inFlight: rate.inFlight,
      waiting: waiting && this.toTimeOfDay(waiting),
      unanswered: this.unanswered(),
      estimatedDoneAt: waiting && left && Math.round(this.clock.now() + left),
    };
  }

  /** Whether each lane answers, and what it did not. */
  get outages(): readonly Outage[] {
    return Object.values(this.dispatcher.rate.outages);
  }

  private unanswered(): Unanswered | undefined {
    const outages = this.outages.filter(({ unanswered }) => unanswered.length > 0);
    const needs = outages.reduce((count, { unanswered }) => count + unanswered.length, 0);
    const since = outages.find((outage) => outage.since !== undefined)?.since;
    return needs === 0 ? undefined : { needs, since: since && this.timeOfDay(since) };
  }

  /** Waits are reckoned by a clock that never goes back, and told by the time of day. */
  private toTimeOfDay(waiting: WaitingReason): WaitingReason {
    if (!('until' in waiting)) return waiting;
    const told = { ...waiting, until: this.timeOfDay(waiting.until) };
    return told.kind === 'no-answer' ? { ...told, since: this.timeOfDay(told.since) } : told;
  }

  private timeOfDay(elapsed: number): number {
    return Math.round(elapsed + this.clock.now() - this.clock.elapsed());
  }

  stop(): void {
    this.dispatcher.stop(this.collector.take());
    this.meter.changed();
  }

  /** Stops first, so that no answer on its way is kept after all. */
  async clear(): Promise<number> {
    this.stop();
    this.snapshot.clear();
    this.ledger.clear();
    return (await this.persistence?.clear()) ?? 0;
  }

  async storedSize(): Promise<number> {
    return (await this.persistence?.size()) ?? 0;
  }

  async close(): Promise<void> {
    this.stop();
    this.recalculation.close();
    this.meter.close();
    await this.opening;
    await Promise.all([this.dispatcher.gate?.close(), this.persistence?.close()]);
  }

  private makeRecalculation(): Recalculation {
    return new Recalculation(this.clock, {
      started: () => {
        this.snapshot.begin(this.recalculation, this.settings.freshness);
        this.meter.begin();
        this.refusals.clear();
      },
      ended: () => this.meter.changed(),
      busy: () => this.meter.isBusy(),
    });
  }

  private requestHooks(typeOf: RequestHooks['typeOf'] = () => undefined): RequestHooks {
    return {
      stream: this.collector,
      refusals: this.refusals,
      typeOf,
      opened: (request) => this.collector.collect(request),
      abandoned: (request) => this.dispatcher.abandoned(request),
      needless: (request) => this.dispatcher.needless(request),
      promoted: (request) => this.dispatcher.promoted(request),
      settled: (calls) => {
        this.meter.settled += calls;
      },
      cancelled: this.cancelled,
    };
  }

  /** Nothing leaves before it is known what is stored, and before the gate is open. */
  private async open({
    loadIsWhole = () => Promise.resolve(() => true),
    gate,
  }: BatchingOptions<V>): Promise<void> {
    const { persistence } = this;
    if (persistence === undefined && gate === undefined) return;
    this.collector.startLoading();
    const restored = persistence?.load(this.snapshot, loadIsWhole);
    if (gate !== undefined) this.opening = this.openGate(gate);
    await Promise.all([restored, this.opening]);
    this.collector.loaded();
  }

  /** Needs that cannot be counted are not sent; each new need tries the gate again. */
  private async openGate(open: OpenGate): Promise<void> {
    const { dispatcher, ledger } = this;
    let isTried = false;
    try {
      dispatcher.gate = await open(dispatcher, ledger);
    } catch (thrown) {
      const error = asError(thrown);
      dispatcher.gate = shutGate((requests) => {
        for (const request of requests) dispatcher.end(request, (need) => need.fail(error));
        if (!isTried) this.opening = this.openGate(open);
        isTried = true;
      });
    }
  }
}
