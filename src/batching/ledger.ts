import type { Need, Owner } from './need';
import { countRequests } from './request-count';

/** What asking some cells' needs again will cost, before anything is sent. */
export type Plan = {
  cells: number;
  needs: number;
  entities: number;
  requests: number;
  credits: number;
  /** Cells whose needs are not known because they have not run since opening: each is counted as one request. */
  unknownCells: number;
};

type Entry = { recalculation: number; needs: Need<unknown>[] };

/** Which cell asked what in its last recalculation: from it plans and refreshes are made. */
export class Ledger {
  private readonly entries = new Map<string, Entry>();

  /** A cell asks a need; what it asked in an earlier recalculation is forgotten. */
  note(cell: string, need: Need<unknown>, recalculation: number): void {
    const entry = this.entries.get(cell);
    if (entry?.recalculation === recalculation) entry.needs.push(need);
    else this.entries.set(cell, { recalculation, needs: [need] });
  }

  /** The distinct needs of these cells. */
  needs(cells: readonly string[]): Set<Need<unknown>> {
    const needs = new Set<Need<unknown>>();
    for (const cell of cells) for (const need of this.entries.get(cell)?.needs ?? []) needs.add(need);
    return needs;
  }

  /** What one cell asked in its last recalculation; undefined where it has not run since opening. */
  needsOf(cell: string): readonly Need<unknown>[] | undefined {
    return this.entries.get(cell)?.needs;
  }

  /** What asking the needs of these cells again will cost, where all of it is stale. */
  plan(cells: readonly string[]): Plan {
    const distinct = new Set(cells);
    const unknownCells = [...distinct].filter((cell) => !this.entries.has(cell)).length;
    const needs = this.needs(cells);
    let requests = unknownCells;
    let entities = 0;
    for (const own of byOwner(needs).values()) {
      requests += countRequests(own);
      if (own[0]?.kind !== 'call') entities++;
    }
    return { cells: distinct.size, needs: needs.size, entities, requests, credits: requests, unknownCells };
  }

  clear(): void {
    this.entries.clear();
  }
}

function byOwner(needs: Iterable<Need<unknown>>): Map<Owner, Need<unknown>[]> {
  const groups = new Map<Owner, Need<unknown>[]>();
  for (const need of needs) {
    const group = groups.get(need.owner);
    if (group === undefined) groups.set(need.owner, [need]);
    else group.push(need);
  }
  return groups;
}
