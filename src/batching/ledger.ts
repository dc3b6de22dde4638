import type { Need, Owner } from './need';

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

/** Most cells ask one thing or a few, and an array of these is smaller than a set, and as fast. */
const FEW = 8;

type Entry = { recalculation: number; needs: Need<unknown>[] | Set<Need<unknown>> };

/** Which cell asked what in its last recalculation: from it plans and refreshes are made. */
export class Ledger {
  private readonly entries = new Map<string, Entry>();

  /** A cell asks a need, perhaps once more; what it asked in an earlier recalculation is forgotten. */
  note(cell: string, need: Need<unknown>, recalculation: number): void {
    const entry = this.entries.get(cell);
    if (entry?.recalculation !== recalculation) this.entries.set(cell, { recalculation, needs: [need] });
    else if (entry.needs instanceof Set) entry.needs.add(need);
    else if (!entry.needs.includes(need)) {
      entry.needs.push(need);
      if (entry.needs.length > FEW) entry.needs = new Set(entry.needs);
    }
  }

  /** The distinct needs of these cells. */
  needs(cells: readonly string[]): Set<Need<unknown>> {
    const needs = new Set<Need<unknown>>();
    for (const cell of cells) for (const need of this.entries.get(cell)?.needs ?? []) needs.add(need);
    return needs;
  }

  /** What one cell asked in its last recalculation; undefined where it has not run since opening. */
  needsOf(cell: string): readonly Need<unknown>[] | undefined {
    const entry = this.entries.get(cell);
    return entry && [...entry.needs];
  }

  /** What asking the needs of these cells again will cost, where all of it is stale. */
  plan(cells: readonly string[]): Plan {
    const distinct = new Set(cells);
    const unknownCells = [...distinct].filter((cell) => !this.entries.has(cell)).length;
    const needs = this.needs(cells);
    let requests = unknownCells;
    let entities = 0;
    for (const [owner, own] of byOwner(needs)) {
      requests += owner.countRequests(own);
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
