import type { Clock } from './clock';

/** How fast requests get done, for the estimate of when the queue will be empty. */
export class Pace {
  private since = 0;
  private done = 0;

  constructor(private readonly clock: Clock) {}

  /** A new recalculation is measured by itself. */
  restart(): void {
    this.since = this.clock.elapsed();
    this.done = 0;
  }

  ended(): void {
    this.done++;
  }

  /** Milliseconds until this many requests are done, where none goes in `pauseMs` and `cap` go a minute (0: no cap). */
  estimate(requests: number, pauseMs: number, cap: number): number | undefined {
    const slowest = cap === 0 ? 0 : 60_000 / cap;
    if (this.done === 0 && slowest === 0) return undefined;
    const measured = this.done === 0 ? 0 : (this.clock.elapsed() - this.since) / this.done;
    return pauseMs + requests * Math.max(measured, slowest);
  }
}
