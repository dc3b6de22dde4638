import type { Clock } from '../../../src/shared/batching/clock';

type Timer = { at: number; run: () => void };

/** What a test may choose: the time of day at which it starts, and what chance gives. */
type Choices = { start?: number | undefined; chance?: () => number };

/** The clock of all tests: it moves only when told. */
export class FakeClock implements Clock {
  private readonly start: number;
  private readonly chance: () => number;
  private time: number;
  /** How far the time of day is off what has really passed. */
  private shift = 0;
  private timers: Timer[] = [];

  constructor({ start = Date.UTC(2026, 0, 1), chance = () => 0.5 }: Choices = {}) {
    this.start = this.time = start;
    this.chance = chance;
  }

  now(): number {
    return this.time + this.shift;
  }

  elapsed(): number {
    // Its beginning is no date, so that nothing can take the one for the other.
    return this.time - this.start + 1_000_000;
  }

  /** Somebody sets the time of day. */
  set(ms: number): void {
    this.shift += ms;
  }

  random(): number {
    return this.chance();
  }

  after(ms: number, run: () => void): () => void {
    if (Number.isNaN(ms)) throw new Error('Expected a time to wait, got none');
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

  /** Lets `ms` pass at once: timers ring, but no promise settles meanwhile. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (let next = this.next(end); next !== undefined; next = this.next(end)) this.ring(next);
    this.time = end;
  }

  /** Lets `ms` pass, timer by timer; between them all promises that can settle do. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settle();
    for (let next = this.next(end); next !== undefined; next = this.next(end)) {
      this.ring(next);
      await settle();
    }
    this.time = end;
  }

  private ring(timer: Timer): void {
    this.timers = this.timers.filter((other) => other !== timer);
    this.time = Math.max(this.time, timer.at);
    timer.run();
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
