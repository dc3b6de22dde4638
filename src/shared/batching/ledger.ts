import { EntityNeeds } from './entity-needs';
import type { ObservationField, RelationshipField, Slice, Values } from './entity-request';
import { Inquiry } from './inquiry';
import { Need, type Noted } from './need';

/** What a cell requested in its last recalculation, by name; the values are in the snapshot. */
export type RecordedNeed =
  | { kind: 'property'; entity: string; name: string }
  | { kind: 'relationship'; entity: string; field: RelationshipField }
  | { kind: 'observation'; entity: string; field: ObservationField }
  /** The coarse profile, or only the name of an entity. */
  | { kind: 'entity'; entity: string }
  | { kind: 'inquiry'; family: string; key: string };

/** So many needs stand in an array. */
const FEW = 8;

/** Which cell asked what in its last recalculation: from it plans and refreshes are made. */
export class Ledger {
  private readonly entries = new Map<string, Noted>();
  /** Not yet found by their cells: few are ever looked up, and to list fifty thousand costs as much as to note them. */
  private unlisted: Noted[] = [];

  /** A cell asks a need, perhaps once more; what it asked in an earlier recalculation is forgotten. */
  note(cell: string, need: Need<unknown>, recalculation: number): void {
    const entry = this.entryOf(cell, need, recalculation);
    if (entry.recalculation !== recalculation) {
      entry.recalculation = recalculation;
      entry.needs = need;
    } else if (entry.needs !== need) entry.needs = withNeed(entry.needs, need);
  }

  /**
   * Nearly every need belongs to one cell, again and again, and a lookup by text would cost as much as all the rest.
   */
  private entryOf(cell: string, need: Need<unknown>, recalculation: number): Noted {
    const { noted } = need;
    if (noted?.cell === cell) return noted;
    let entry = noted && this.listed().get(cell);
    if (entry === undefined) {
      entry = { cell, recalculation, needs: need, delivered: undefined };
      this.unlisted.push(entry);
    }
    need.noted = entry;
    return entry;
  }

  /** The entries by their cells. */
  private listed(): ReadonlyMap<string, Noted> {
    const { entries, unlisted } = this;
    if (unlisted.length > 0) this.unlisted = [];
    for (const entry of unlisted) {
      const { cell, needs, recalculation } = entry;
      const known = entries.get(cell);
      if (known === undefined) entries.set(cell, entry);
      else {
        for (const need of listOf(needs)) {
          need.noted = known;
          if (recalculation >= known.recalculation) this.note(cell, need, recalculation);
        }
      }
    }
    return entries;
  }

  /** The distinct needs of these cells. */
  needs(cells: readonly string[]): Set<Need<unknown>> {
    const needs = new Set<Need<unknown>>();
    for (const cell of cells) {
      const entry = this.listed().get(cell);
      if (entry !== undefined) for (const need of listOf(entry.needs)) needs.add(need);
    }
    return needs;
  }

  /** The cells that asked any of these needs in their last recalculation. */
  cellsOf(needs: ReadonlySet<Need<unknown>>): string[] {
    const cells: string[] = [];
    for (const [cell, entry] of this.listed()) {
      for (const need of listOf(entry.needs)) {
        if (!needs.has(need)) continue;
        cells.push(cell);
        break;
      }
    }
    return cells;
  }

  /** What one cell asked in its last recalculation; undefined where it has not run since opening. */
  asked(cell: string): RecordedNeed[] | undefined {
    const entry = this.listed().get(cell);
    return entry && [...listOf(entry.needs)].flatMap((need) => askedNeed(need) ?? []);
  }

  /** In which recalculation a cell last asked anything; undefined where it has not since opening. */
  ran(cell: string): number | undefined {
    return this.listed().get(cell)?.recalculation;
  }

  clear(): void {
    this.entries.clear();
    this.unlisted = [];
  }
}

function withNeed(needs: Noted['needs'], need: Need<unknown>): Noted['needs'] {
  if (needs instanceof Set) return needs.add(need);
  if (!Array.isArray(needs)) return [needs, need];
  if (needs.includes(need)) return needs;
  needs.push(need);
  return needs.length > FEW ? new Set(needs) : needs;
}

function listOf(needs: Noted['needs']): Iterable<Need<unknown>> {
  return needs instanceof Need ? [needs] : needs;
}

/** Names a need; undefined for what belongs neither to an entity nor to a family of inquiries. */
function askedNeed({ aspect, name, kind, owner }: Need<unknown>): RecordedNeed | undefined {
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
