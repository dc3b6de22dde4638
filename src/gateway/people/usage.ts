import { dayOf } from '../day';
import type { SharedStore } from '../store/shared-store';
import type { Person } from './asker';

/** What one person used on one day. */
export type Usage = { person: string; team: string; requests: number; credits: number };

const FLUSH_MS = 2_000;
/** No name holds one. */
const BETWEEN = '\n';

/** Counts what people use, by day, in the store that all processes share; written every few seconds. */
export class UsageCounts {
  private counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: Pick<SharedStore, 'count' | 'counts'>) {}

  add({ name, team = '' }: Person, credits: number): void {
    this.raise(['requests', name, team].join(BETWEEN), 1);
    if (credits > 0) this.raise(['credits', name, team].join(BETWEEN), credits);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Writes what was counted; where the store is gone it is tried with the next. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { counts } = this;
    this.counts = new Map();
    try {
      await this.store.count(dayOf(Date.now()), Object.fromEntries(counts));
    } catch {
      for (const [name, by] of counts) this.raise(name, by);
    }
  }

  /** Of one day as `YYYY-MM-DD`, most credits first. */
  async of(day: string): Promise<Usage[]> {
    await this.flush();
    const people = new Map<string, Usage>();
    for (const [name, count] of await this.store.counts(day)) {
      const [what, person = '', team = ''] = name.split(BETWEEN);
      const key = person + BETWEEN + team;
      const usage = people.get(key) ?? { person, team, requests: 0, credits: 0 };
      people.set(key, what === 'credits' ? { ...usage, credits: count } : { ...usage, requests: count });
    }
    return [...people.values()].sort((a, b) => b.credits - a.credits || b.requests - a.requests);
  }

  private raise(name: string, by: number): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }
}
