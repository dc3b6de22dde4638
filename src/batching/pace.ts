import type { Clock } from './clock';

/** How fast requests get done, for the estimate of when the queue will be empty. */
export class Pace {
  private since = 0;
  private done = 0;

  constructor(private readonly clock: Clock) {}

  /** A new recalculation is measured by itself. */
  restart(): void {
    this.since = this.clock.now();
    this.done = 0;
  }

  ended(): void {
    this.done++;
  }

  /** When this many requests will be done, where none goes before `from` and at most `cap` go a minute (0: no cap). */
  estimate(requests: number, from: number, cap: number): number | undefined {
    const now = this.clock.now();
    const slowest = cap === 0 ? 0 : 60_000 / cap;
    if (this.done === 0 && slowest === 0) return undefined;
    const measured = this.done === 0 ? 0 : (now - this.since) / this.done;
    return Math.round(Math.max(now, from) + requests * Math.max(measured, slowest));
  }
}
