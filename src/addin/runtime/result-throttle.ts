import { systemClock, type Clock } from '../../shared/batching/clock';

/**
 * Bytes of JSON that may leave at once: Excel on the web takes 5 MB, and two portions go in one message where Excel does
 * not tell that the first is written.
 */
const MOST = 2_400_000;
/** What more may leave where Excel will tell of it, so that it goes alone; a fifth of a message is left to what else goes with it. */
const MORE_TOLD = 1_600_000;
/** What a result is longer than its value. */
const ENVELOPE = 40;
/** By then Excel has taken what left, where it does not tell: it takes results about twice a second. */
const LONGEST_MS = 3_000;
/** By then Excel has written what left, where it tells: for the answer to its last message it waits 15 s. */
const LONGEST_TOLD_MS = 18_000;

/** What leaves together; all that wait for it share one promise, because ten thousand may. */
type Portion = {
  /** Bytes that it still takes. */
  room: number;
  /** Whether one of its values tells when it is written as JSON. */
  tells?: boolean;
  turn: Promise<void>;
  leave: () => void;
};

/**
 * Releases results in portions, because Excel on the web loses a message that is too large. Excel serialises each
 * value as JSON, which shows that the portion left and the next may follow.
 */
export class ResultThrottle {
  private open = newPortion();
  private openedAt = -Infinity;
  private readonly waiting: Portion[] = [];
  /** Whether Excel has told of the last portion that could tell: then it will of the next. */
  private isTold = false;

  constructor(private readonly clock: Clock) {}

  /** Undefined where a result of this size may leave now, as nearly every one may; `value` is what is written as JSON. */
  turn(size: number, value?: object): Promise<void> | undefined {
    // Where Excel tells, which is nearly always, the clock is read once for a portion, and not for each cell.
    if (!this.open.tells && this.waiting.length === 0 && this.clock.elapsed() - this.openedAt > LONGEST_MS)
      this.next();
    let { last } = this;
    if (!fits(last, size)) {
      if (last === this.open) this.nextLater();
      last = newPortion();
      this.waiting.push(last);
    }
    this.put(last, size, value);
    return last === this.open ? undefined : last.turn;
  }

  /** What the next result goes into, where it still fits. */
  private get last(): Portion {
    return this.waiting.at(-1) ?? this.open;
  }

  private put(portion: Portion, size: number, value: object | undefined): void {
    portion.room -= size + ENVELOPE;
    if (value && !portion.tells) this.letTell(portion, value);
  }

  /** Apart, because what a function keeps for those within it is made at each call of it. */
  private letTell(portion: Portion, value: object): void {
    portion.tells = true;
    if (this.isTold) portion.room += MORE_TOLD;
    // Without this, 50,000 cells that are recalculated take 3.7 to 6.9 s by the clock, with it 1.0 to 1.9 (bench runtime). It is written as it is.
    const toJSON = () => {
      this.end(portion, true);
      return value;
    };
    Object.defineProperty(value, 'toJSON', { value: toJSON, configurable: true });
  }

  /** Opens the next portion, unless that was done since. */
  private end(portion: Portion, isTold: boolean): void {
    if (this.open !== portion) return;
    this.isTold = isTold;
    this.next();
  }

  private next(): void {
    this.open = this.waiting.shift() ?? newPortion();
    this.openedAt = this.clock.elapsed();
    this.open.leave();
    if (this.waiting.length > 0) this.nextLater();
  }

  private nextLater(): void {
    const { open } = this;
    this.clock.after(open.tells && this.isTold ? LONGEST_TOLD_MS : LONGEST_MS, () => this.end(open, false));
  }
}

/** Into one that is empty goes a result of any size. */
function fits({ room }: Portion, size: number): boolean {
  return room >= Math.min(size + ENVELOPE, MOST);
}

function newPortion(): Portion {
  const portion = { room: MOST } as Portion;
  portion.turn = new Promise((leave) => (portion.leave = leave));
  return portion;
}

/** The one way out of the add-in to Excel. */
export const resultThrottle = new ResultThrottle(systemClock);
