import { Call } from './call';
import { EntityNeeds } from './entity-needs';
import type { ObservationField, RelationshipField, Slice, Values } from './entity-request';
import type { Need } from './need';

/** What a cell asked in its last recalculation, by its names; the value is looked up in `held`. */
export type AskedNeed =
  | { kind: 'property'; entity: string; name: string }
  | { kind: 'relationship'; entity: string; field: RelationshipField }
  | { kind: 'observation'; entity: string; field: ObservationField }
  /** The coarse profile, or only the name of an entity. */
  | { kind: 'entity'; entity: string }
  | { kind: 'call'; family: string; key: string };

/** Names a need; undefined for what belongs neither to an entity nor to a family of calls. */
export function askedNeed({ aspect, name, kind, owner }: Need<unknown>): AskedNeed | undefined {
  if (owner instanceof Call) return { kind: 'call', family: owner.family, key: owner.key };
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
