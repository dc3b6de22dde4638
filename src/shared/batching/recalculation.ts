import type { Clock } from './clock';
import type { Fetched } from './need';

/**
 * Longer than the pause that Excel leaves between waves of dependent calls (0.5 s, or twice its last sync; office-facts
 * §4), so that all waves of one model belong to one recalculation.
 */
const QUIET_MS = 1_500;

/** What a recalculation tells the layer, and asks it. */
export type RecalculationHooks = {
  started(): void;
  ended(): void;
  /** Whether a call waits. */
  busy(): boolean;
};

/**
 * Decides what a recalculation is, here and nowhere else: it begins with the first call after quiet and ends with the
 * next quiet, which is `QUIET_MS` without a new call while no call waits. Between the two all calls see one snapshot.
 */
export class Recalculation {
  running = false;
  /** How many there have been. */
  count = 0;
  /** Of the one that runs, or of the last; milliseconds since 1970. */
  startedAt = 0;
  private touched = false;
  private cancel: (() => void) | undefined = undefined;

  constructor(
    private readonly clock: Clock,
    private readonly hooks: RecalculationHooks,
  ) {}

  /** A call was made. It only leaves a mark, which the timer reads, because 100,000 calls may come at once. */
  touch(): void {
    this.touched = true;
    if (this.running) return;
    this.running = true;
    this.count++;
    this.startedAt = this.clock.now();
    this.hooks.started();
    this.watch();
  }

  /** The mark of an answer that comes now. */
  stamp(): Fetched {
    return { at: this.clock.now(), renewed: false, recalculation: this.count };
  }

  /** Leaves no timer behind. */
  close(): void {
    this.cancel?.();
    this.running = false;
  }

  private watch(): void {
    this.touched = false;
    this.cancel = this.clock.after(QUIET_MS, () => {
      if (this.touched || this.hooks.busy()) {
        this.watch();
        return;
      }
      this.running = false;
      this.hooks.ended();
    });
  }
}
