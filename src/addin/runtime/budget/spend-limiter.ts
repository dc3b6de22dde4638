import type { Clock } from '../../../shared/batching/clock';
import type { GatedQueue } from '../../../shared/batching/costs/gated-queue';
import type { Limits, CreditCounter } from './credit-counter';
import { dayOf } from './credit-counter';

/** Sendings that were counted and not made are given back, because another workbook may wait for them. */
const GIVE_BACK_MS = 1_000;
/** Where nothing limits it, counting may be a little late. */
const WRITE_AFTER_MS = 500;

/** What the limiter of one layer is made of. */
export type SpendLimiterOptions = {
  clock: Clock;
  counter: CreditCounter;
  queue: GatedQueue;
  /** Undefined where requests cost nothing. */
  account: () => string | undefined;
  limits: () => Limits;
  /** The day's budget is spent: what is queued must end. */
  spent: () => void;
  changed: () => void;
};

/**
 * Counts every sending among those of all open workbooks. Where a limit holds, sendings are counted before they are made,
 * in one transaction for all that may leave at once: so no two workbooks can spend the same credit.
 */
export class SpendLimiter {
  spentToday: number | undefined = undefined;
  /** Counted and not made yet. */
  private permits = 0;
  private isAsking = false;
  private isClosed = false;
  /** Made and not counted yet. */
  private uncounted = 0;
  private spentOut: { day: string; perDay: number } | undefined = undefined;
  private cancelBack: (() => void) | undefined = undefined;
  private cancelWrite: (() => void) | undefined = undefined;

  constructor(private readonly options: SpendLimiterOptions) {}

  /** Whether this day's budget is spent, as far as is known. */
  get isSpent(): boolean {
    const { perDay } = this.options.limits();
    const { spentOut } = this;
    return spentOut?.perDay === perDay && spentOut.day === dayOf(this.options.clock.now());
  }

  mayLeave(): boolean {
    const { perDay, perMinute } = this.options.limits();
    if ((perDay === 0 && perMinute === 0) || this.permits > 0) return true;
    if (!this.isAsking && !this.isClosed) void this.ask();
    return false;
  }

  sent(): void {
    if (this.permits > 0) {
      this.permits--;
      return;
    }
    this.uncounted++;
    this.cancelWrite ??= this.options.clock.after(WRITE_AFTER_MS, () => void this.write());
  }

  /** Resolves when all is counted that was sent. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.cancelBack?.();
    await Promise.all([this.giveBack(), this.write()]);
  }

  private async ask(): Promise<void> {
    const { queue, counter, clock, limits } = this.options;
    const wanted = Math.min(queue.size(), queue.room());
    if (wanted === 0) return;
    this.isAsking = true;
    const asked = limits();
    const account = this.options.account();
    const { granted, day, spent, fullForMs } = await counter.take(account, wanted, asked);
    this.isAsking = false;
    this.permits += granted;
    this.know(spent);
    if (this.isClosed) return this.giveBack();
    this.cancelBack?.();
    this.cancelBack = clock.after(GIVE_BACK_MS, () => void this.giveBack());
    if (granted === 0 && asked.perDay > 0 && account !== undefined && spent >= asked.perDay) {
      this.spentOut = { day, perDay: asked.perDay };
      this.options.spent();
    } else if (granted === 0) queue.capFor(Math.max(1, fullForMs));
    queue.pump();
  }

  private async giveBack(): Promise<void> {
    if (this.permits === 0) return;
    const unused = this.permits;
    this.permits = 0;
    this.know(await this.options.counter.add(this.options.account(), -unused));
  }

  private async write(): Promise<void> {
    this.cancelWrite?.();
    this.cancelWrite = undefined;
    if (this.uncounted === 0) return;
    const count = this.uncounted;
    this.uncounted = 0;
    this.know(await this.options.counter.add(this.options.account(), count));
  }

  private know(spent: number): void {
    const known = this.options.account() === undefined ? undefined : spent;
    if (known === this.spentToday) return;
    this.spentToday = known;
    this.options.changed();
  }
}
