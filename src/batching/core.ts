import { asking } from './asking';
import type { BatchingOptions } from './batching-options';
import { systemClock, type Clock } from './clock';
import { Collector } from './collector';
import { Dispatcher } from './dispatcher';
import type { Values } from './entity-request';
import type { Figures } from './figures';
import { Ledger } from './ledger';
import { Meter } from './meter';
import type { Need } from './need';
import { Pace } from './pace';
import { Persistence } from './persistence';
import { Recalculation } from './recalculation';
import { restore } from './restore';
import { defaultSettings, type BatchingSettings } from './settings';
import { Snapshot } from './snapshot';

/** The parts of the layer, wired: asking → collector → dispatcher → snapshot → persistence. */
export class Core<V extends Values> {
  readonly ledger = new Ledger();
  readonly meter: Meter;
  readonly snapshot: Snapshot<V>;
  readonly ask: ReturnType<typeof asking>;
  private readonly clock: Clock;
  private readonly settings: BatchingSettings;
  private readonly pace: Pace;
  private readonly persistence: Persistence | undefined;
  private readonly dispatcher: Dispatcher;
  readonly collector: Collector;
  readonly recalculation: Recalculation;

  constructor(options: BatchingOptions<V>) {
    const { clock = systemClock, makeError, storage } = options;
    this.clock = clock;
    this.settings = { ...defaultSettings, ...options.settings };
    this.meter = new Meter(clock, () => makeError({ kind: 'cancelled' }));
    this.pace = new Pace(clock);
    this.persistence = storage && new Persistence(clock, storage);
    this.dispatcher = this.makeDispatcher(options);
    this.collector = new Collector(clock, (requests) => this.dispatcher.enqueue(requests));
    this.snapshot = this.makeSnapshot(options);
    this.recalculation = this.makeRecalculation();
    this.ask = asking(this);
    this.configure({});
    if (this.persistence !== undefined) void this.restore(this.persistence);
  }

  configure(change: Partial<BatchingSettings>): void {
    Object.assign(this.settings, change);
    this.dispatcher.rate.cap = this.settings.requestsPerMinute;
    if (this.recalculation.running) this.snapshot.begin(this.recalculation, this.settings.freshness);
    this.dispatcher.pump();
  }

  figures(): Figures {
    const { running, startedAt } = this.recalculation;
    const { recalculation, total } = this.meter.figures();
    const { rate, queue } = this.dispatcher;
    const waiting = queue.size > 0 ? (rate.obstacle('entity') ?? rate.obstacle('knowledge')) : undefined;
    const left = this.pace.estimate(queue.size + rate.inFlight, rate.pauseMs, rate.cap);
    const now = this.clock.now();
    return {
      recalculation: { running, startedAt, ...recalculation },
      total,
      queued: queue.size,
      inFlight: rate.inFlight,
      // Waits are reckoned by a clock that never goes back, and told by the time of day.
      waiting:
        waiting && 'until' in waiting
          ? { ...waiting, until: Math.round(now + waiting.until - this.clock.elapsed()) }
          : waiting,
      estimatedDoneAt: waiting && left && Math.round(now + left),
    };
  }

  /** Makes needs stale; storage hears of it, so that a restart does not undo it. */
  renew(needs: Iterable<Need<unknown>>): void {
    for (const need of needs) {
      need.renew();
      this.persistence?.note(need.owner);
    }
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
    await this.persistence?.close();
  }

  private makeDispatcher({ classify, makeError }: BatchingOptions<V>): Dispatcher {
    return new Dispatcher({
      ...{ clock: this.clock, classify, makeError, settings: this.settings },
      fetched: () => ({
        at: this.clock.now(),
        renewed: false,
        recalculation: this.recalculation.count,
      }),
      sent: () => {
        this.meter.requests++;
        this.meter.changed();
      },
      answered: ({ owner }) => this.persistence?.note(owner),
      ended: () => {
        this.pace.ended();
        this.meter.changed();
      },
    });
  }

  private makeSnapshot({ send }: BatchingOptions<V>): Snapshot<V> {
    return new Snapshot<V>({
      desk: this.meter,
      sendEntity: send,
      opened: (request) => this.collector.collect(request),
      abandoned: (request) => this.dispatcher.abandoned(request),
      promoted: (request) => this.dispatcher.promoted(request),
    });
  }

  private makeRecalculation(): Recalculation {
    return new Recalculation(this.clock, {
      started: () => {
        this.snapshot.begin(this.recalculation, this.settings.freshness);
        this.meter.begin();
        this.pace.restart();
      },
      ended: () => this.meter.changed(),
      busy: () => this.meter.isBusy(),
    });
  }

  private async restore(persistence: Persistence): Promise<void> {
    this.collector.hold();
    await persistence.load((records) => restore(this.snapshot, records));
    this.collector.release();
  }
}
