import * as v from 'valibot';

import { dayOf } from '../clock';
import type { SharedStore } from '../store/shared-store';
import type { Person } from './caller';

/** What one person used on one day, in one team. */
export type Usage = { id: string; person: string; team: string; requests: number; credits: number };

const FLUSH_MS = 2_000;

/** What a count is kept under: a name may hold anything, and several people may share one. */
type Counted = [what: 'requests' | 'credits', id: string, team: string, name: string];

const countedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.picklist(['requests', 'credits']), v.string(), v.string(), v.string()]),
);

/** Counts what people use, by day, in the store that all processes share; written every few seconds. */
export class UsageCounts {
  private counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: Pick<SharedStore, 'count' | 'counts'>) {}

  add({ id, name, team = '' }: Person, credits: number): void {
    this.raise(keyOf('requests', id, team, name), 1);
    if (credits > 0) this.raise(keyOf('credits', id, team, name), credits);
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
    for (const [key, count] of await this.store.counts(day)) {
      const [what, id, team, person] = readCounted(key);
      const whose = JSON.stringify([id, team]);
      const usage = people.get(whose) ?? { id, person, team, requests: 0, credits: 0 };
      people.set(whose, { ...usage, [what]: usage[what] + count });
    }
    return [...people.values()].sort((a, b) => b.credits - a.credits || b.requests - a.requests);
  }

  private raise(name: string, by: number): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }
}

function keyOf(...counted: Counted): string {
  return JSON.stringify(counted);
}

function readCounted(key: string): Counted {
  const counted = v.safeParse(countedSchema, key);
  if (counted.success) return counted.output;
  // What was counted before names stood apart, and is kept for some months: what, name and team in lines.
  const [what, name = '', team = ''] = key.split('\n');
  return [what === 'credits' ? what : 'requests', name, team, name];
}
