import type { Need } from './need';

/** More would say nothing new. */
const MOST_EXAMPLES = 8;

/** An entity that refused a field; its type may be known only later, from the answer to the rest. */
export type Refuser = { readonly type: string | undefined };

type Refusal = { error: Error; by: Refuser[] };

/** The halving of a projection that was refused without a word on which of its fields. */
export class Isolation {
  /** Parts that have not ended. */
  open = 0;
  private readonly keys: ReadonlySet<string>;

  constructor(
    needs: readonly Need<unknown>[],
    /** Requests that it may still spend. */
    public left: number,
  ) {
    this.keys = new Set(needs.map(keyOf));
  }

  /** Whether it may find out something of these needs. */
  concerns(needs: readonly Need<unknown>[]): boolean {
    return this.open > 0 && needs.some((need) => this.keys.has(keyOf(need)));
  }
}

/**
 * The fields that the service refused in this recalculation, by entity. It refuses a field per type, so entities of
 * that type fail without a request, and those of unknown type request it last.
 */
export class Refusals {
  private readonly refusals = new Map<string, Refusal>();
  private isolation: Isolation | undefined = undefined;

  /** Entities with the same needs wait for the one that finds out first. */
  isolating(isolation: Isolation): void {
    if (this.isolation === undefined || this.isolation.open === 0) this.isolation = isolation;
  }

  /** The isolation under way that may find out something of these needs. */
  isolationOf(needs: readonly Need<unknown>[]): Isolation | undefined {
    return this.isolation?.concerns(needs) === true ? this.isolation : undefined;
  }

  note(need: Need<unknown>, by: Refuser, error: Error): void {
    const key = keyOf(need);
    const refusal = this.refusals.get(key) ?? { error, by: [] };
    this.refusals.set(key, refusal);
    if (refusal.by.length < MOST_EXAMPLES) refusal.by.push(by);
  }

  /** Whether it was refused for any entity. */
  has(need: Need<unknown>): boolean {
    return this.refusals.size > 0 && this.refusals.has(keyOf(need));
  }

  /** What entities of this type were refused it with; undefined where none of them was. */
  of(need: Need<unknown>, type: string): Error | undefined {
    const refusal = this.refusals.get(keyOf(need));
    return refusal?.by.some((one) => one.type === type) === true ? refusal.error : undefined;
  }

  clear(): void {
    this.refusals.clear();
    this.isolation = undefined;
  }
}

/** With its slice: a limit that the service does not take is no fault of the relationship. */
function keyOf({ kind, name, aspect }: Need<unknown>): string {
  return JSON.stringify([kind, name, aspect.detail]);
}
