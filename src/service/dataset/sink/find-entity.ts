import { foldName } from '../../store/fold-name';
import type { EntityPart } from '../../store/store-parts';

/** Finds the id of the entity that a row names by key, id, identifier or name. */
export type FindEntity = (named: string) => string | undefined;

/** Own keys come before ids, ids before names, own names before built-in ones, and of namesakes the most prominent. */
export function createFinder(
  builtIn: readonly EntityPart[],
  own: readonly EntityPart[],
  byKey: FindEntity,
): FindEntity {
  const ids = new Map([...builtIn, ...own].map(({ id }) => [id.toLowerCase(), id]));
  let names: readonly ReadonlyMap<string, string>[] | undefined;
  const byName = (name: string): string | undefined => {
    names ??= [idsByName(own), idsByName(builtIn)];
    return names[0]?.get(name) ?? names[1]?.get(name);
  };
  return (named) => byKey(named) ?? ids.get(named.toLowerCase()) ?? byName(foldName(named));
}

function idsByName(entities: readonly EntityPart[]): Map<string, string> {
  const ids = new Map<string, string>();
  const byProminence = [...entities].sort((a, b) => (a.prominence ?? 0) - (b.prominence ?? 0));
  for (const { id, aliases = [] } of byProminence) for (const alias of aliases) ids.set(foldName(alias), id);
  for (const { id, name } of byProminence) ids.set(foldName(name), id);
  return ids;
}
