import type { FieldEntry } from '../fields/entry';
import type { Problem } from '../problem';
import type { SharedStore, StoredText } from '../store/shared-store';

/** One try to lead a subject: from the turn, if nobody else leads then, until what was wanted is known. */
export class Lead {
  /** Whether it leads, or led. */
  isLed = false;
  private readonly claimed = new Set<string>();
  private renewing: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: SharedStore,
    private readonly subject: string,
  ) {}

  /** Leads from now on, unless another does or nothing is wanted any more. */
  async take(): Promise<boolean> {
    if (this.isLed || !(await this.store.lead(this.subject))) return this.isLed;
    this.isLed = true;
    const { leaseMs } = this.store;
    if (Number.isFinite(leaseMs)) this.renewing = setInterval(() => this.renew(), leaseMs / 3);
    return true;
  }

  /** All that is wanted by now; asked again after a pause, it gives what was wanted meanwhile as well. */
  async claim(): Promise<readonly string[]> {
    for (const key of (await this.store.claim(this.subject)) ?? []) this.claimed.add(key);
    return [...this.claimed];
  }

  /** Gives it to everybody; where the store went away meanwhile, only to who asked, since it is paid for. */
  async bring(entries: readonly FieldEntry[], toStored: (entry: FieldEntry) => StoredText): Promise<void> {
    await this.store.put(this.subject, entries.map(toStored)).catch(() => undefined);
  }

  /** Leads no more; who waits for what it claimed fails with the problem, unless it is the leader's own. */
  async end(problem?: Problem): Promise<void> {
    clearInterval(this.renewing);
    if (!this.isLed) return;
    const isShared = problem !== undefined && !problem.isOwn;
    const failed = isShared ? { fields: [...this.claimed], reply: problem.reply } : undefined;
    await this.store.release(this.subject, failed).catch(() => undefined);
  }

  private renew(): void {
    void this.store.renew(this.subject).catch(() => undefined);
  }
}
