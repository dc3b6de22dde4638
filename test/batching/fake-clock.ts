import type { Clock } from '../../src/batching/clock';

type Timer = { at: number; run: () => void };

/** A clock that moves only when told. Between timers all promises that can settle do. */
export class FakeClock implements Clock {
  private time = 1_000_000_000_000;
  /** How far the time of day is off what has really passed. */
  private shift = 0;
  private timers: Timer[] = [];

  constructor(private readonly chance: () => number = () => 0.5) {}

  now(): number {
    return this.time + this.shift;
  }

  elapsed(): number {
    return this.time - 999_999_000_000;
  }

  /** Somebody sets the time of day. */
  set(ms: number): void {
    this.shift += ms;
  }

  random(): number {
    return this.chance();
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + Math.max(0, ms), run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** A promise that resolves in simulated time. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }

  get waiting(): number {
    return this.timers.length;
  }

  /** Lets `ms` pass, timer by timer. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settle();
    for (let next = this.next(end); next !== undefined; next = this.next(end)) {
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await settle();
    }
    this.time = end;
  }

  private next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }
}

/** Lets every promise that can settle do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
