import type { EntityType } from '../../contract/entity-type';
import { foldName } from './fold-name';
import { linkEntities } from './link-entities';
import type { StoreParts } from './store-parts';
import type { Store, StoredEntity } from './stored';
import { typeAndAncestors } from './subtypes';

/**
 * Makes the store of its parts. A part that cannot be held (an id twice, a relationship or a series without its entity) is
 * left out and named in `problems`.
 */
export function createStore(parts: StoreParts): Store {
  const { entities, problems } = linkEntities(parts);
  const byId = new Map(entities.map((entity) => [entity.id.toLowerCase(), entity]));
  const byType = indexTypes(entities);
  let byName: Map<string, StoredEntity[]> | undefined;
  return {
    entities,
    byId: (id) => byId.get(id.toLowerCase()),
    byType: (type) => byType.get(type) ?? [],
    byName: (name) => (byName ??= indexNames(entities)).get(foldName(name)) ?? [],
    problems,
  };
}

function indexTypes(entities: readonly StoredEntity[]): Map<EntityType, StoredEntity[]> {
  const index = new Map<EntityType, StoredEntity[]>();
  for (const entity of entities) {
    for (const type of typeAndAncestors(entity.type)) push(index, type, entity);
  }
  return index;
}

function indexNames(entities: readonly StoredEntity[]): Map<string, StoredEntity[]> {
  const index = new Map<string, StoredEntity[]>();
  for (const entity of entities) {
    const names = new Set([entity.name, ...entity.aliases].map(foldName));
    for (const name of names) push(index, name, entity);
  }
  for (const named of index.values()) named.sort((a, b) => b.prominence - a.prominence);
  return index;
}

function push<Key, Item>(index: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = index.get(key);
  if (items) items.push(item);
  else index.set(key, [item]);
}
