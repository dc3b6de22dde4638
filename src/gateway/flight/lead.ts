import type { Problem } from '../problem';
import type { SharedStore } from '../store/shared-store';
import type { Plan } from './plan';

/** One try to lead a subject: from the turn, if nobody else leads then, until what was wanted is known. */
export class Lead {
  /** Whether it leads, or led. */
  isLed = false;
  /** Whether it leads and nobody wants what its requests cannot carry. */
  goesOn = false;
  private readonly sent = new Set<string>();
  private renewing: NodeJS.Timeout | undefined;
  private taking = Promise.resolve(false);

  constructor(
    private readonly store: SharedStore,
    private readonly plan: Plan,
  ) {}

  private get subject(): string {
    return this.plan.subject.key;
  }

  /** Leads from now on, unless another does or nothing is missing any more. */
  take(): Promise<boolean> {
    this.taking = this.isLed ? this.taking : this.tryToLead();
    return this.taking;
  }

  private async tryToLead(): Promise<boolean> {
    this.isLed = await this.store.lead(this.subject, this.plan.left);
    const { leaseMs } = this.store;
    const renew = () => void this.store.renew(this.subject).catch(() => undefined);
    if (this.isLed && Number.isFinite(leaseMs)) this.renewing = setInterval(renew, leaseMs / 3);
    return this.isLed;
  }

  /** What to send now, with what others want by now; undefined where another leads. */
  async claim(): Promise<readonly string[] | undefined> {
    const wanted = await this.store.claim(this.subject);
    this.goesOn = wanted?.every((key) => this.plan.keys.has(key)) === true;
    if (wanted === undefined) return undefined;
    const part = this.plan.next(wanted);
    for (const key of part) this.sent.add(key);
    return part;
  }

  /** Leads no more; who waits for what it sent fails with the problem, unless it is the leader's own. */
  async end(problem: Problem | undefined): Promise<void> {
    // Whoever left her turn may have been given the lead meanwhile.
    await this.taking.catch(() => undefined);
    clearInterval(this.renewing);
    if (!this.isLed) return;
    const isShared = problem !== undefined && !problem.isOwn;
    const failed = isShared ? { fields: [...this.sent], reply: problem.reply } : undefined;
    await this.store.release(this.subject, failed).catch(() => undefined);
  }
}
