import { systemClock, type Clock } from '../batching/clock';

/**
 * Characters of JSON that may leave at once: Excel on the web takes 5 MB, and two portions go in one message where Excel
 * does not tell that the first is written.
 */
const MOST = 2_400_000;
/** What a result is longer than its value. */
const ENVELOPE = 40;
/** By then Excel has taken what left, where it does not tell: it takes results about twice a second. */
const LONGEST_MS = 3_000;

/** What leaves together; all that wait for it share one promise, because ten thousand may. */
type Portion = {
  room: number;
  /** The first of its values that tells when it is written as JSON. */
  teller?: object | false | undefined;
  turn: Promise<void>;
  leave: () => void;
};

/**
 * Lets results out in portions. Excel's runtime gathers all that settles between two of its messages into one, and
 * Excel on the web loses a message that is too large, with every result in it. It writes a message as JSON, and asks
 * each value how: so the first of a portion tells that the portion is on its way, and the next may follow.
 */
export class Outlet {
  private open = newPortion();
  private openedAt = -Infinity;
  private readonly waiting: Portion[] = [];

  constructor(private readonly clock: Clock) {}

  /** Whether the next result should be one that tells: an object that is written once, and is no other cell's result. */
  get isUntold(): boolean {
    const { teller, room } = this.waiting.at(-1) ?? this.open;
    return !teller || room <= 0;
  }

  /** Undefined where a result of this size may leave now, as nearly every one may; `value` is what is written as JSON. */
  turn(size: number, value?: object | false): Promise<void> | undefined {
    if (this.waiting.length === 0) {
      // Where Excel tells, which is nearly always, the clock is read once for a portion, and not for each cell.
      if (!this.open.teller && this.clock.elapsed() - this.openedAt > LONGEST_MS) this.next();
      if (this.open.room > 0) {
        this.open.room -= size + ENVELOPE;
        if (value && !this.open.teller) this.listen(value);
        return undefined;
      }
      this.clock.after(LONGEST_MS, this.opener());
    }
    return this.queue(size, value);
  }

  private queue(size: number, value: object | false | undefined): Promise<void> {
    let last = this.waiting.at(-1);
    if (!last || last.room <= 0) {
      last = newPortion();
      this.waiting.push(last);
    }
    last.room -= size + ENVELOPE;
    last.teller ||= value;
    return last.turn;
  }

  /** The value is written as it is, and tells of it. */
  private listen(value: object): void {
    this.open.teller = value;
    const open = this.opener();
    const toJSON = () => {
      open();
      return value;
    };
    Object.defineProperty(value, 'toJSON', { value: toJSON, configurable: true });
  }

  /** Opens the next portion, unless that was done since. */
  private opener(): () => void {
    const { open } = this;
    return () => {
      if (this.open === open) this.next();
    };
  }

  private next(): void {
    this.open = this.waiting.shift() ?? newPortion();
    this.openedAt = this.clock.elapsed();
    if (this.open.teller) this.listen(this.open.teller);
    this.open.leave();
    if (this.waiting.length > 0) this.clock.after(LONGEST_MS, this.opener());
  }
}

function newPortion(): Portion {
  const portion = { room: MOST } as Portion;
  portion.turn = new Promise((leave) => (portion.leave = leave));
  return portion;
}

/** The one way out of the add-in to Excel. */
export const outlet = new Outlet(systemClock);
