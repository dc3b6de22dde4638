/** A deadline that stands still while it is paused. It has no timer: one watch looks at all of them. */
export class Countdown {
  private since: number | undefined = undefined;

  constructor(private leftMs: number) {}

  /** Runs on, where it does not run already. */
  run(now: number): void {
    this.since ??= now;
  }

  pause(now: number): void {
    this.leftMs = this.left(now);
    this.since = undefined;
  }

  /** Milliseconds until it is over, were it to run on. */
  left(now: number): number {
    return this.since === undefined ? this.leftMs : this.leftMs - (now - this.since);
  }
}
