import { foldName } from '../store/fold-name';
import type { EntityPart } from '../store/store-parts';
import type { OwnEntities } from './own-entities';

/** Finds the id of the entity that a row names by key, id or name. */
export type FindEntity = (named: string) => string | undefined;

/** Own keys come before ids, ids before names, own names before built-in ones, and of namesakes the most prominent. */
export function createFinder(builtIn: readonly EntityPart[], own: OwnEntities): FindEntity {
  const ids = new Set([...builtIn, ...own.entities].map(({ id }) => id));
  const ownNames = idsByName(own.entities);
  const builtInNames = idsByName(builtIn);
  return (named) => {
    const id = named.toLowerCase();
    const name = foldName(named);
    return own.idsByKey.get(named) ?? (ids.has(id) ? id : (ownNames.get(name) ?? builtInNames.get(name)));
  };
}

function idsByName(entities: readonly EntityPart[]): Map<string, string> {
  const ids = new Map<string, string>();
  const byProminence = [...entities].sort((a, b) => (a.prominence ?? 0) - (b.prominence ?? 0));
  for (const { id, aliases = [] } of byProminence) for (const alias of aliases) ids.set(foldName(alias), id);
  for (const { id, name } of byProminence) ids.set(foldName(name), id);
  return ids;
}
