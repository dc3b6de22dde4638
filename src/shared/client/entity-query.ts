import type { EntityQuery } from '../contract/request';

/** What a body asks of one entity, as the batching layer lists it. */
type AskedOfEntity = {
  properties: readonly string[];
  relationships: readonly {
    direction: 'outgoing' | 'incoming';
    type: string;
    slice?: { limit?: number | undefined; offset?: number | undefined } | undefined;
  }[];
  observations: readonly { type: string; id: string }[];
};

/** Writes the body that asks an entity for all of these at once (§4.2). */
export function queryOf({ properties, relationships, observations }: AskedOfEntity): EntityQuery {
  const query: EntityQuery = { properties: [...properties] };
  if (relationships.length > 0) {
    const inDirection = (wanted: 'outgoing' | 'incoming') =>
      Object.fromEntries(
        relationships
          .filter(({ direction }) => direction === wanted)
          .map(({ type, slice }) => [type, slice ?? {}]),
      );
    query.relationships = { outgoing: inDirection('outgoing'), incoming: inDirection('incoming') };
  }
  if (observations.length > 0) {
    const idsByType = new Map<string, string[]>();
    for (const { type, id } of observations) {
      const ids = idsByType.get(type);
      if (ids === undefined) idsByType.set(type, [id]);
      else ids.push(id);
    }
    query.numerical_observations = Object.fromEntries(idsByType);
  }
  return query;
}
