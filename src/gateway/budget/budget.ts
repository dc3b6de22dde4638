import { after } from '../clock';
import type { Asker } from '../people/caller';
import { Problem, type ProblemReply } from '../problem';
import { Credits, uncounted } from './credits';
import { FairQueue } from './fair-queue';
import type { MakeLimit } from './limits';
import { Minute } from './minute';
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
  /** Ends the wait for the turn; what has begun goes on. @default nothing does */
  signal?: AbortSignal | undefined;
  /** Asked when the turn has come: whether it has to be sent at all. */
  isNeeded: () => Promise<boolean>;
  /** Sends it, and calls `spend` just before. */
  attempt: (spend: () => Promise<void>) => Promise<T>;
};

type Turn = {
  person: string;
  urgent: boolean;
  /** Until when it may wait. */
  until: number;
  /** Whether nobody waits for it any more. */
  isOver: boolean;
  isNeeded: () => Promise<boolean>;
  start: (isNeeded: boolean | Promise<boolean>) => void;
  refuse: (problem: Problem) => void;
};

/**
 * When a request may leave for the service: as the account's limits allow, shared by all processes, and in fair turns. What
 * cannot be counted is not sent.
 */
export class Budget {
  private readonly queue = new FairQueue<Turn>();
  private readonly pauses: Pauses;
  /** What people may spend. */
  readonly credits: Credits;
  private readonly minute: Minute | undefined;
  private readonly longestWaitMs: number;
  private readonly now: () => number;
  private isPumping = false;
  /** Until when nobody sends, as last read from the store. Those who arrive while it is read share the result. */
  private pausedUntil = 0;

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
   * was not needed any more. Rejects with a problem where the wait would be too long, at once where that is known, or a
   * quota is used up.
   */
  async send<T>(asker: Asker, { signal, isNeeded, attempt }: Sending<T>): Promise<T | undefined> {
    const startedAt = this.now();
    for (;;) {
      if (!(await this.turn(asker, { signal, isNeeded, startedAt }))) return undefined;
      const probe = await this.pauses.enter();
      const { credits } = asker;
      try {
        if (this.pauses.isPaused) continue;
        const result = await attempt(async () => {
          await this.credits.spend(asker.person);
          asker.credits++;
        });
        // A probe that sent nothing says nothing of the service.
        if (asker.credits > credits) this.pauses.answered();
        return result;
      } catch (error) {
        if (!(error instanceof Problem) || error.isOwn || error.reply.status !== 429) throw error;
        await this.pause(error.reply, startedAt + this.longestWaitMs);
      } finally {
        probe.leave();
      }
    }
  }

  /** Nobody sends for now; rejects with the refusal, and the time that is kept, where that is longer than one may wait. */
  private async pause(reply: ProblemReply, until: number): Promise<void> {
    const pauseMs = await this.pauses.limited(reply.retryAfterS);
    this.pausedUntil = Math.max(this.pausedUntil, this.now() + pauseMs);
    this.refuseLate();
    const leftS = Math.ceil((this.pausedUntil - this.now()) / 1000);
    if (this.pausedUntil > until) throw new Problem({ ...reply, retryAfterS: leftS });
  }

  /** Resolves when the turn has come, with whether the request is still needed. */
  private turn(
    { person, urgent }: Asker,
    { signal, isNeeded, startedAt }: Omit<Sending<unknown>, 'attempt'> & { startedAt: number },
  ): Promise<boolean> {
    const until = startedAt + this.longestWaitMs;
    return new Promise((resolve, reject) => {
      const end = () => {
        turn.isOver = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const turn: Turn = {
        ...{ person: person.id, urgent, until, isOver: false, isNeeded },
        start: (needed) => {
          end();
          resolve(needed);
        },
        refuse: (problem) => {
          end();
          reject(problem);
        },
      };
      const leave = () => {
        this.queue.remove(turn);
        turn.start(false);
      };
      const giveUp = () => {
        this.queue.remove(turn);
        turn.refuse(this.tooLong());
      };
      const timer = setTimeout(giveUp, Math.max(0, until - this.now()));
      const pausedMs = this.pausedUntil - this.now();
      if (signal?.aborted === true) leave();
      else if (this.isPumping && pausedMs > 0 && this.pausedUntil > until) turn.refuse(paused(pausedMs));
      else {
        signal?.addEventListener('abort', leave);
        this.queue.add(turn);
        void this.pump();
      }
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
      const pausedMs = await this.pauses.leftMs();
      this.pausedUntil = this.now() + pausedMs;
      this.refuseLate();
      if (pausedMs <= 0) await this.giveTurn(this.queue.next());
      else if (this.queue.size > 0) await after(pausedMs);
    }
    this.isPumping = false;
  }

  /** Refuses those whose wait would end after the pause, as soon as it ends. */
  private refuseLate(): void {
    const pausedMs = this.pausedUntil - this.now();
    if (pausedMs <= 0) return;
    for (const turn of this.queue.takeOut(({ until }) => until < this.pausedUntil))
      turn.refuse(paused(pausedMs));
  }

  private async giveTurn(turn: Turn | undefined): Promise<void> {
    if (turn === undefined) return;
    const asked = turn.isNeeded();
    try {
      // A store that fails one request says nothing of the others.
      if (await asked.catch(() => undefined)) await this.minute?.take(() => turn.isOver);
      turn.start(asked);
    } catch {
      for (const each of [turn, ...this.queue.takeOut(() => true)]) each.refuse(uncounted());
    }
  }
}

function paused(ms: number): Problem {
  const seconds = Math.ceil(ms / 1000);
  return Problem.later(429, `The service limits the rate of requests; try again in ${seconds} s.`, seconds);
}
