import type { PlannedNeed } from '../../runtime/refresher';

/** What cells that have not run since opening will ask, as far as their formulas tell. */
export class Forecast {
  /** What they ask in any case. */
  readonly sure: PlannedNeed[] = [];
  /** What they ask, or do not. */
  readonly perhaps: PlannedNeed[] = [];
  /** Cells whose input only another formula's result can tell. */
  readonly unread = new Set<string>();
  /** Requests of which only an upper bound is known. */
  private readonly others = new Map<string, number>();

  ask(need: PlannedNeed, isSure: boolean): void {
    (isSure ? this.sure : this.perhaps).push(need);
  }

  /** The same key is the same request, whichever cell it is for. */
  mayAsk(key: string, requests = 1): void {
    this.others.set(key, Math.max(requests, this.others.get(key) ?? 0));
  }

  /** How many requests come to what is planned at most. */
  get mostOthers(): number {
    return [...this.others.values()].reduce((sum, requests) => sum + requests, 0);
  }
}
