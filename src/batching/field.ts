import type { EntityAnswer, EntityRequest, RelationshipField, Slice, Values } from './entity-request';
import type { Need } from './need';

/** True for a need that is named in a body; head and profile are not. */
export function isField(need: Need<unknown>): boolean {
  return need.kind !== 'head' && need.kind !== 'profile';
}

/** The request that asks one entity for those of these needs that are named in a body. */
export function requestOf(entity: string, needs: readonly Need<unknown>[], coarse: boolean): EntityRequest {
  const properties: string[] = [];
  const relationships: RelationshipField[] = [];
  const observations: { type: string; id: string }[] = [];
  for (const { name, aspect } of needs) {
    const { kind, detail } = aspect;
    if (kind === 'property') properties.push(name);
    else if (kind === 'observation') observations.push({ type: detail as string, id: name });
    else if (kind === 'outgoing' || kind === 'incoming') {
      relationships.push({ direction: kind, type: name, slice: detail as Slice | undefined });
    }
  }
  return { entity, coarse, properties, relationships, observations };
}

/** What an answer says of one field; undefined where it says nothing. */
export function readField(answer: EntityAnswer<Values>, need: Need<unknown>): unknown {
  if (need.kind === 'property') return own(answer.properties, need.name);
  if (need.kind === 'observation') return own(answer.observations, need.name);
  return own(need.kind === 'outgoing' ? answer.outgoing : answer.incoming, need.name);
}

/** Names come from cells, so `constructor` must not find what every object inherits; JSON holds neither of the two. */
function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  const value = record[name];
  return typeof value === 'function' || value === Object.prototype ? undefined : value;
}
