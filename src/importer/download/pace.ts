/** What times are read and waited by. */
export type Time = { now: () => number; wait: (ms: number) => Promise<void> };

/** Lets requests go one after another, so many a second at most: the SEC refuses who asks more than ten. */
export class Pace {
  readonly #everyMs: number;
  readonly #time: Time;
  #next = 0;

  constructor(perSecond: number, time: Time) {
    this.#everyMs = 1_000 / perSecond;
    this.#time = time;
  }

  /** Resolves when the next request may go. */
  async turn(): Promise<void> {
    const now = this.#time.now();
    const at = Math.max(now, this.#next);
    this.#next = at + this.#everyMs;
    if (at > now) await this.#time.wait(at - now);
  }
}
