import type { Clock } from './clock';

/**
 * Longer than the pause that Excel leaves between waves of dependent calls (0.5 s, or twice its last sync; office-facts
 * §4), so that all waves of one model belong to one recalculation.
 */
const QUIET_MS = 1_500;

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
    private readonly listener: { started(): void; ended(): void; busy(): boolean },
  ) {}

  /** A call was made. It only leaves a mark, which the timer reads, because 100,000 calls may come at once. */
  touch(): void {
    this.touched = true;
    if (this.running) return;
    this.running = true;
    this.count++;
    this.startedAt = this.clock.now();
    this.listener.started();
    this.watch();
  }

  /** Leaves no timer behind. */
  close(): void {
    this.cancel?.();
    this.running = false;
  }

  private watch(): void {
    this.touched = false;
    this.cancel = this.clock.after(QUIET_MS, () => {
      if (this.touched || this.listener.busy()) {
        this.watch();
        return;
      }
      this.running = false;
      this.listener.ended();
    });
  }
}
