import { EntityNeeds } from './entity-needs';
import type { ObservationField, RelationshipField, Slice, Values } from './entity-request';
import { Inquiry } from './inquiry';
import type { Need } from './need';

/** What a cell asked in its last recalculation, by its names; what is held of it is the snapshot's. */
export type AskedNeed =
  | { kind: 'property'; entity: string; name: string }
  | { kind: 'relationship'; entity: string; field: RelationshipField }
  | { kind: 'observation'; entity: string; field: ObservationField }
  /** The coarse profile, or only the name of an entity. */
  | { kind: 'entity'; entity: string }
  | { kind: 'inquiry'; family: string; key: string };

/** Most cells ask one thing or a few, and an array of these is smaller than a set, and as fast. */
const FEW = 8;

type Entry = { recalculation: number; needs: Need<unknown>[] | Set<Need<unknown>> };

/** Which cell asked what in its last recalculation: from it plans and refreshes are made. */
export class Ledger {
  private readonly entries = new Map<string, Entry>();

  /** A cell asks a need, perhaps once more; what it asked in an earlier recalculation is forgotten. */
  note(cell: string, need: Need<unknown>, recalculation: number): void {
    const entry = this.entries.get(cell);
    if (entry === undefined) this.entries.set(cell, { recalculation, needs: [need] });
    else if (entry.recalculation !== recalculation) {
      entry.recalculation = recalculation;
      // Nearly every cell asks the same again, and a new list for each would be as much garbage as the ledger holds.
      if (!isOnly(entry.needs, need)) entry.needs = [need];
    } else if (entry.needs instanceof Set) entry.needs.add(need);
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

  /** The cells that asked any of these needs in their last recalculation. */
  cellsOf(needs: ReadonlySet<Need<unknown>>): string[] {
    const cells: string[] = [];
    for (const [cell, asked] of this.entries) {
      for (const need of asked.needs) {
        if (!needs.has(need)) continue;
        cells.push(cell);
        break;
      }
    }
    return cells;
  }

  /** What one cell asked in its last recalculation; undefined where it has not run since opening. */
  asked(cell: string): AskedNeed[] | undefined {
    const entry = this.entries.get(cell);
    return entry && [...entry.needs].flatMap((need) => askedNeed(need) ?? []);
  }

  /** In which recalculation a cell last asked anything; undefined where it has not since opening. */
  ran(cell: string): number | undefined {
    return this.entries.get(cell)?.recalculation;
  }

  clear(): void {
    this.entries.clear();
  }
}

function isOnly(needs: Entry['needs'], need: Need<unknown>): boolean {
  return Array.isArray(needs) && needs.length === 1 && needs[0] === need;
}

/** Names a need; undefined for what belongs neither to an entity nor to a family of inquiries. */
function askedNeed({ aspect, name, kind, owner }: Need<unknown>): AskedNeed | undefined {
  if (owner instanceof Inquiry) return { kind: 'inquiry', family: owner.family, key: owner.key };
  if (!(owner instanceof EntityNeeds)) return undefined;
  const entity = (owner as EntityNeeds<Values>).id;
  if (kind === 'property') return { kind, entity, name };
  if (kind === 'observation') {
    return { kind, entity, field: { type: String(aspect.detail), id: name } };
  }
  if (kind === 'outgoing' || kind === 'incoming') {
    const slice = aspect.detail as Slice | undefined;
    return { kind: 'relationship', entity, field: { direction: kind, type: name, slice } };
  }
  return { kind: 'entity', entity };
}
