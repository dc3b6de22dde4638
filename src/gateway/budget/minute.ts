import { after } from '../clock';
import { persist, smoothWindow, type Limit, type MakeLimit } from './limits';

/** While the limit holds, a process takes its turns over so much of the time that each has, so that others get theirs. */
const SPREAD = 0.7;

/** The account's requests of a minute, over all processes. */
export class Minute {
  /** The time that one request has, in milliseconds. */
  readonly intervalMs: number;
  private readonly limit: Limit;
  private limitedAt = -Infinity;

  constructor(makeLimit: MakeLimit, perMinute: number) {
    const window = smoothWindow(perMinute);
    this.limit = makeLimit('minute', window);
    this.intervalMs = (window.duration * 1000) / window.points;
  }

  /** Takes one request as soon as there is one, unless it is over by then; rejects where the count does not answer. */
  async take(isOver: () => boolean): Promise<void> {
    const { limit, intervalMs } = this;
    if (performance.now() - this.limitedAt < 4 * intervalMs + 2_000) await after(intervalMs * SPREAD);
    while (!isOver()) {
      const taken = await persist(() => limit.take('account'));
      if (taken.taken) return;
      this.limitedAt = performance.now();
      await after(taken.waitMs);
    }
  }
}
