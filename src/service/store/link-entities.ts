import { eachInSteps, type Steps } from '../steps';
import { propertiesOf } from './own-properties';
import type { EntityPart, RelationshipPart, StoreParts } from './store-parts';
import type { StoredEntity, StoredRelationship, StoredSeries } from './stored';

type LinkedEntity = Omit<StoredEntity, 'outgoing' | 'incoming' | 'series'> & {
  outgoing: Map<string, StoredRelationship[]>;
  incoming: Map<string, StoredRelationship[]>;
  series: StoredSeries[];
};

/** Entities that hold each other, and which parts had no place. */
export type Linked = { entities: StoredEntity[]; problems: string[] };

/** Joins entities, relationships and series, step by step; says which parts have no place. */
export function* linkEntities(parts: StoreParts): Steps<Linked> {
  const problems = [...(parts.problems ?? [])];
  const byId = new Map<string, LinkedEntity>();
  yield* eachInSteps(parts.entities, (part) => {
    const id = part.id.toLowerCase();
    if (byId.has(id)) problems.push(`Expected each id once, got ${part.id} again with "${part.name}"`);
    else byId.set(id, entityOf(part));
  });
  const end = (id: string, what: string): LinkedEntity | undefined => {
    const entity = byId.get(id.toLowerCase());
    if (!entity) problems.push(`Expected the entity of ${what}, got the unknown id ${id}`);
    return entity;
  };
  yield* eachInSteps(parts.relationships ?? [], (part) => {
    const from = end(part.from, `a ${part.type} relationship`);
    const to = end(part.to, `a ${part.type} relationship`);
    if (from && to) link(relationshipOf(part, from, to), from, to);
  });
  yield* eachInSteps(parts.series ?? [], ({ entity, series }) =>
    end(entity, `the series "${series.name}"`)?.series.push(series),
  );
  const entities = [...byId.values()];
  yield* eachInSteps(entities, order);
  return { entities, problems };
}

function entityOf(part: EntityPart): LinkedEntity {
  const { id, name, type, aliases = [], furtherNames = [], description, sources } = part;
  const head = { id, name, aliases, furtherNames, description: description ?? null };
  const properties = propertiesOf(head, sources);
  for (const [property, value] of Object.entries(part.properties ?? {})) properties.set(property, value);
  return {
    ...head,
    type,
    properties,
    outgoing: new Map(),
    incoming: new Map(),
    series: [],
    prominence: part.prominence ?? 0,
  };
}

function relationshipOf(part: RelationshipPart, from: StoredEntity, to: StoredEntity): StoredRelationship {
  return { ...part, from, to };
}

function link(relationship: StoredRelationship, from: LinkedEntity, to: LinkedEntity): void {
  for (const [side, type] of [
    [from.outgoing, relationship.type],
    [to.incoming, relationship.type],
  ] as const) {
    const related = side.get(type);
    if (related) related.push(relationship);
    else side.set(type, [relationship]);
  }
}

function order(entity: LinkedEntity): void {
  for (const related of entity.outgoing.values())
    if (related.length > 1) related.sort(byStanding((each) => each.to));
  for (const related of entity.incoming.values())
    if (related.length > 1) related.sort(byStanding((each) => each.from));
}

/** What still holds before what ended, then the most prominent first. */
function byStanding(otherEnd: (relationship: StoredRelationship) => StoredEntity) {
  return (a: StoredRelationship, b: StoredRelationship): number =>
    Number(a.validUntil !== undefined) - Number(b.validUntil !== undefined) ||
    otherEnd(b).prominence - otherEnd(a).prominence ||
    (otherEnd(a).name < otherEnd(b).name ? -1 : 1);
}
