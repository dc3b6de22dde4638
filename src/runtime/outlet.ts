import { systemClock, type Clock } from '../batching/clock';

/** Characters of JSON that may leave at once: Excel on the web takes 5 MB, and what it refuses joins what comes next. */
const MOST = 1_500_000;
/** What a result is longer than its value. */
const ENVELOPE = 40;
/** By then Excel has taken what left, where it does not tell: it takes results about twice a second. */
const LONGEST_MS = 3_000;

type Waiting = { size: number; value: object | undefined; leave: () => void };

/**
 * Lets results out in portions. Excel's runtime gathers all that settles between two of its messages into one, and
 * Excel on the web loses a message that is too large, with every result in it. It writes a message as JSON, and asks
 * each value how: so the first of a portion tells that the portion is on its way, and the next may follow.
 */
export class Outlet {
  private room = MOST;
  private portion = {};
  private isTold = false;
  private openedAt = -Infinity;
  private waiting: Waiting[] = [];

  constructor(private readonly clock: Clock) {}

  /** Undefined where a result of this size may leave now, as nearly every one may; `value` is what is written as JSON. */
  turn(size: number, value?: object): Promise<void> | undefined {
    if (this.waiting.length === 0) {
      // Where Excel tells, which is nearly always, the clock is read once for a portion, and not for each cell.
      if (!this.isTold && this.clock.elapsed() - this.openedAt > LONGEST_MS) this.open();
      if (this.room > 0) {
        this.take(size, value);
        return undefined;
      }
      this.clock.after(LONGEST_MS, this.opener());
    }
    return new Promise((leave) => this.waiting.push({ size, value, leave }));
  }

  private take(size: number, value: object | undefined): void {
    this.room -= size + ENVELOPE;
    if (this.isTold || value === undefined) return;
    this.isTold = true;
    const open = this.opener();
    const toJSON = () => {
      open();
      return value;
    };
    Object.defineProperty(value, 'toJSON', { value: toJSON, configurable: true });
  }

  /** Opens the next portion, unless that was done since. */
  private opener(): () => void {
    const { portion } = this;
    return () => {
      if (this.portion === portion) this.open();
    };
  }

  private open(): void {
    this.portion = {};
    this.room = MOST;
    this.isTold = false;
    this.openedAt = this.clock.elapsed();
    const { waiting } = this;
    let count = 0;
    for (const { size, value, leave } of waiting) {
      if (this.room <= 0) break;
      this.take(size, value);
      leave();
      count++;
    }
    this.waiting = waiting.slice(count);
    if (this.waiting.length > 0) this.clock.after(LONGEST_MS, this.opener());
  }
}

/** The one way out of the add-in to Excel. */
export const outlet = new Outlet(systemClock);
