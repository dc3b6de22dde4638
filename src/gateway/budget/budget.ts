import type { Asker } from '../people/asker';
import { Problem } from '../problem';
import { StoreFailure } from '../store/shared-store';
import { Credits } from './credits';
import { FairQueue } from './fair-queue';
import type { MakeLimit } from './limits';
import { after, Minute } from './minute';
import { Pauses, type SharedPause } from './pauses';

/** What a budget is made of. */
export type BudgetOptions = {
  makeLimit: MakeLimit;
  pause: SharedPause;
  /** Requests a minute of the whole account. @default no limit */
  perMinute?: number | undefined;
  /** Requests a day of the whole account. @default no limit */
  perDay?: number | undefined;
  /** How long a request may wait for its turn, in milliseconds. @default 20_000 */
  longestWaitMs?: number | undefined;
  /** @default Date.now */
  now?: (() => number) | undefined;
};

/** A request that waits for its turn. */
export type Sending<T> = {
  /** Ends the wait for the turn; what has begun goes on. */
  signal: AbortSignal;
  /** Asked when the turn has come: whether it has to be sent at all. */
  isNeeded: () => Promise<boolean>;
  /** Sends it, and calls `spend` just before. */
  attempt: (spend: () => Promise<void>) => Promise<T>;
};

type Turn = {
  person: string;
  urgent: boolean;
  /** Whether nobody waits for it any more. */
  isOver: boolean;
  isNeeded: () => Promise<boolean>;
  start: (isNeeded: boolean) => void;
  refuse: (error: Error) => void;
};

const RETRY_STORE_S = 5;

/**
 * When a request may leave for the service: as the account's limits allow, shared by all processes, and in fair turns. What
 * cannot be counted is not sent.
 */
export class Budget {
  private readonly queue = new FairQueue<Turn>();
  private readonly pauses: Pauses;
  private readonly credits: Credits;
  private readonly minute: Minute | undefined;
  private readonly longestWaitMs: number;
  private readonly now: () => number;
  private isPumping = false;

  constructor({
    makeLimit,
    pause,
    perMinute,
    perDay,
    longestWaitMs = 20_000,
    now = Date.now,
  }: BudgetOptions) {
    this.now = now;
    this.longestWaitMs = longestWaitMs;
    this.pauses = new Pauses(pause);
    this.credits = new Credits(makeLimit, perDay, now);
    this.minute = perMinute === undefined ? undefined : new Minute(makeLimit, perMinute);
  }

  /** How many wait for their turn in this process. */
  get waiting(): number {
    return this.queue.size;
  }

  /**
   * Sends a request when its turn has come, and again after the pause where the service answers 429; undefined where it
   * was not needed any more. Rejects with a problem where the wait would be too long or a quota is used up.
   */
  async send<T>(asker: Asker, { signal, isNeeded, attempt }: Sending<T>): Promise<T | undefined> {
    const startedAt = this.now();
    for (;;) {
      if (this.credits.isLimited(asker.person)) await counted(this.credits.check(asker.person));
      if (!(await this.turn(asker, { signal, isNeeded, startedAt }))) return undefined;
      const probe = await this.pauses.enter();
      try {
        if (this.pauses.isPaused) continue;
        const result = await attempt(() => this.spend(asker));
        this.pauses.answered();
        return result;
      } catch (error) {
        if (!(error instanceof Problem) || error.isOwn || error.reply.status !== 429) throw error;
        const pauseMs = await this.pauses.limited(error.reply.retryAfterS);
        if (this.now() + pauseMs - startedAt > this.longestWaitMs) throw error;
      } finally {
        probe.leave();
      }
    }
  }

  private async spend(asker: Asker): Promise<void> {
    if (this.credits.isLimited(asker.person)) await counted(this.credits.spend(asker.person));
    asker.credits++;
  }

  /** Resolves when the turn has come, with whether the request is still needed. */
  private turn(
    { person, urgent }: Asker,
    { signal, isNeeded, startedAt }: Omit<Sending<unknown>, 'attempt'> & { startedAt: number },
  ): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        ...{ person: person.id, urgent, isOver: false, isNeeded },
        start: (needed) => {
          done();
          resolve(needed);
        },
        refuse: (error) => {
          done();
          reject(error);
        },
      };
      const leave = () => {
        this.queue.remove(turn);
        turn.start(false);
      };
      const timer = setTimeout(
        () => {
          this.queue.remove(turn);
          turn.refuse(this.tooLong());
        },
        Math.max(0, startedAt + this.longestWaitMs - this.now()),
      );
      const done = () => {
        turn.isOver = true;
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      if (signal.aborted) {
        leave();
        return;
      }
      signal.addEventListener('abort', leave);
      this.queue.add(turn);
      void this.pump();
    });
  }

  private tooLong(): Problem {
    const { intervalMs } = this.minute ?? { intervalMs: 1000 };
    const seconds = Math.min(60, Math.max(1, Math.ceil((this.queue.size * intervalMs) / 1000)));
    const message = `Everybody's requests together reach the account's limit; try again in ${seconds} s.`;
    return Problem.later(429, message, seconds);
  }

  /** Gives turns as long as anybody waits; one at a time, because each may have to wait. */
  private async pump(): Promise<void> {
    if (this.isPumping) return;
    this.isPumping = true;
    while (this.queue.size > 0) {
      try {
        const pausedMs = await this.pauses.leftMs(this.minute !== undefined);
        if (pausedMs > 0) await after(pausedMs);
        else await this.giveTurn(this.queue.next());
      } catch {
        this.refuseAll();
      }
    }
    this.isPumping = false;
  }

  private async giveTurn(turn: Turn | undefined): Promise<void> {
    if (turn === undefined) return;
    try {
      const isNeeded = await turn.isNeeded();
      if (isNeeded) await this.minute?.take(() => turn.isOver);
      turn.start(isNeeded);
    } catch (error) {
      turn.refuse(error instanceof StoreFailure ? error : uncounted());
      throw error;
    }
  }

  /** The store of the counts does not answer: nothing is sent, and who waits is told at once. */
  private refuseAll(): void {
    for (let turn = this.queue.next(); turn !== undefined; turn = this.queue.next()) turn.refuse(uncounted());
  }
}

async function counted(counting: Promise<void>): Promise<void> {
  try {
    await counting;
  } catch (error) {
    throw error instanceof Problem ? error : uncounted();
  }
}

function uncounted(): Problem {
  const message =
    'The gateway cannot count what it sends, because its store does not answer; so it sends nothing.';
  return Problem.later(503, message, RETRY_STORE_S);
}
