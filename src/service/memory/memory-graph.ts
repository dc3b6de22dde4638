import { ENTITY_TYPES, type EntityType } from '../../shared/contract/entity-type';
import type { Collection } from '../store/collection';
import { foldName } from '../store/fold-name';
import type { Catalogue, Graph, Figures } from '../store/graph';
import { linkEntities, type Linked } from '../store/link-entities';
import { isOfCollection } from '../store/collection-test';
import type { StoreParts } from '../store/store-parts';
import type { StoredEntity } from '../store/stored';
import { typeAndAncestors } from '../store/subtypes';
import { Staged } from '../store/staged';
import { atOnce, eachInSteps } from '../store/steps';
import { createMemoryNames } from './memory-names';

/** A graph that is all there, as objects of this process. */
export type MemoryGraph = Graph & {
  entities: readonly StoredEntity[];
  /** The entities of a type and of its subtypes (Organization includes Company; GPE includes Country). */
  byType: (type: EntityType) => readonly StoredEntity[];
  /** What the dataset does not hold but was asked to load: file, line, reason. */
  problems: readonly string[];
  /** Makes what the first requests would otherwise wait for, step by step. */
  steps: () => Generator<undefined, void>;
};

/**
 * Makes a graph of its parts, which may have been linked before. Invalid parts (a repeated id, a relationship or
 * series without its entity) are left out and named in `problems`.
 */
export function createMemoryGraph(
  parts: StoreParts,
  { entities, byId, problems }: Linked = atOnce(linkEntities(parts)),
): MemoryGraph {
  const types = indexTypes(entities);
  const byType = (type: EntityType): readonly StoredEntity[] => types.get(type) ?? [];
  const byName = new Staged(() => indexNames(entities));
  const fields = new Staged(() => fieldsIn(entities));
  const names = createMemoryNames(entities);
  const collected = new Map<string, readonly StoredEntity[]>();
  return {
    entities,
    problems,
    byType,
    catalogue: catalogueOf(entities, { problems, fields, date: parts.date }),
    *steps() {
      yield* byName.steps();
      yield* fields.steps();
      yield* names.steps();
    },
    byId: (id) => byId.get(id.toLowerCase()),
    byName: (name) => byName.value.get(foldName(name)) ?? [],
    // Whatever the narrowing asks for is among all of them.
    collection: (collection) => {
      const key = JSON.stringify(collection);
      const known = collected.get(key) ?? gather(collection, byType);
      if (collected.size < MOST_COLLECTIONS) collected.set(key, known);
      return { entities: known };
    },
    names,
    settle: () => undefined,
  };
}

/** There are as many collections as their table and the types have, with a good many to spare. */
const MOST_COLLECTIONS = 200;

function gather(
  collection: Collection,
  byType: (type: EntityType) => readonly StoredEntity[],
): readonly StoredEntity[] {
  const { types } = collection;
  const all = types.length === ENTITY_TYPES.length ? byType('Entity') : types.flatMap(byType);
  const isOf = isOfCollection(collection);
  return [...new Set(all)].filter(isOf).sort((a, b) => b.prominence - a.prominence);
}

function catalogueOf(
  entities: readonly StoredEntity[],
  {
    problems,
    fields,
    date,
  }: { problems: readonly string[]; fields: Staged<ReadonlySet<string>>; date: string | undefined },
): Catalogue {
  let figures: Catalogue['figures'] | undefined;
  return {
    version: 'memory',
    ...(date !== undefined && { date }),
    get fields() {
      return fields.value;
    },
    get figures() {
      return (figures ??= { ...figuresOf(entities), problems: problems.length });
    },
  };
}

function* fieldsIn(entities: readonly StoredEntity[]): Generator<undefined, ReadonlySet<string>> {
  const names = new Set<string>();
  yield* eachInSteps(entities, (entity) => {
    for (const name of entity.properties.keys()) names.add(name);
    for (const type of entity.outgoing.keys()) names.add(type.toLowerCase());
    for (const series of entity.series) names.add(series.name);
  });
  return names;
}

function indexTypes(entities: readonly StoredEntity[]): Map<EntityType, StoredEntity[]> {
  const index = new Map<EntityType, StoredEntity[]>();
  for (const entity of entities) {
    for (const type of typeAndAncestors(entity.type)) push(index, type, entity);
  }
  return index;
}

function* indexNames(
  entities: readonly StoredEntity[],
): Generator<undefined, ReadonlyMap<string, readonly StoredEntity[]>> {
  const index = new Map<string, StoredEntity[]>();
  yield* eachInSteps(entities, (entity) => {
    const names = new Set([entity.name, ...entity.aliases].map(foldName));
    for (const name of names) push(index, name, entity);
  });
  yield* eachInSteps(index.values(), (named) => {
    if (named.length > 1) named.sort((a, b) => b.prominence - a.prominence);
  });
  return index;
}

function push<Key, Item>(index: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = index.get(key);
  if (items) items.push(item);
  else index.set(key, [item]);
}

/** Counts what entities hold. */
function figuresOf(entities: readonly StoredEntity[]): Omit<Figures, 'problems'> {
  const figures = { entities: entities.length, relationships: 0, series: 0, points: 0 };
  for (const { outgoing, series } of entities) {
    for (const related of outgoing.values()) figures.relationships += related.length;
    figures.series += series.length;
    for (const { pointCount } of series) figures.points += pointCount;
  }
  return figures;
}
