import { eachInSteps, type Steps } from './steps';
import { LinkedEntity, LinkedRelationship } from './linked-entity';
import type { StoreParts } from './store-parts';
import type { StoredEntity } from './stored';

/** Entities that hold each other, and which parts had no place. */
export type Linked = {
  entities: readonly StoredEntity[];
  /** By their ids in small letters. */
  byId: ReadonlyMap<string, StoredEntity>;
  problems: readonly string[];
};

/** Joins entities, relationships and series, step by step; says which parts have no place. */
export function* linkEntities(parts: StoreParts): Steps<Linked> {
  const problems = [...(parts.problems ?? [])];
  const byId = new Map<string, LinkedEntity>();
  yield* eachInSteps(parts.entities, (part) => {
    const id = part.id.toLowerCase();
    if (byId.has(id)) problems.push(`Expected each id once, got ${part.id} again with "${part.name}"`);
    else byId.set(id, new LinkedEntity(part));
  });
  const end = (id: string, what: string): LinkedEntity | undefined => {
    const entity = byId.get(id.toLowerCase());
    if (!entity) problems.push(`Expected the entity of ${what}, got the unknown id ${id}`);
    return entity;
  };
  yield* eachInSteps(parts.relationships ?? [], (part) => {
    const from = end(part.from, `a ${part.type} relationship`);
    const to = end(part.to, `a ${part.type} relationship`);
    if (!from || !to) return;
    const relationship = new LinkedRelationship(part, from, to);
    from.relate('outgoing', relationship);
    to.relate('incoming', relationship);
  });
  yield* eachInSteps(parts.series ?? [], ({ entity, series }) =>
    end(entity, `the series "${series.name}"`)?.observe(series),
  );
  return { entities: [...byId.values()], byId, problems };
}
