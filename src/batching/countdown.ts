/** A time limit that stands still while it is paused. It has no timer: one watch looks at all of them. */
export class Countdown {
  private since: number | undefined = undefined;

  constructor(private leftMs: number) {}

  /** Runs on, or stands still from now on. */
  set(running: boolean, now: number): void {
    if (running) this.since ??= now;
    else {
      this.leftMs = this.left(now);
      this.since = undefined;
    }
  }

  /** Milliseconds until it is over, were it to run on. */
  left(now: number): number {
    return this.since === undefined ? this.leftMs : this.leftMs - (now - this.since);
  }
}
