import { rivalsOf } from '../../query/ambiguity';
import type { Evaluator } from '../../query/evaluate';
import type { StoredEntity } from '../../store/stored';
import type { Name } from '../parts';

/** How a name was understood. */
export type NameReading = { entity: StoredEntity; others: readonly StoredEntity[]; misspelt?: string };

/** What says how a name was taken, where others bear it or it was misspelt. */
export function nameReadingsOf({ bearers, misspelt }: Name, { means }: Evaluator): NameReading[] {
  const [entity, ...others] = bearers;
  if (entity === undefined) return [];
  const rivals = rivalsOf(entity, others, means);
  return rivals.length > 0 || misspelt !== undefined
    ? [{ entity, others: rivals, ...(misspelt === undefined ? {} : { misspelt }) }]
    : [];
}

/** A named entity at the head of an expression: by a name that means it first where it holds the path, else by its id. */
export function topicName(
  entity: StoredEntity,
  path: readonly string[],
  { topics, reader, means }: Evaluator,
): string {
  // A name that needs no quotes reads best, and a ticker least.
  const names = [entity.name, ...entity.aliases.filter((alias) => alias !== alias.toUpperCase())];
  const plain = names.filter((name) => !/[.,"\\()]/.test(name));
  for (const name of [...plain, ...names]) {
    if (name.trim() !== name || topics.collection(name) !== undefined) continue;
    const bearers = [...means.exact(name)];
    if (bearers[0] !== entity && !bearers.includes(entity)) continue;
    const holding = bearers.filter((each) => reader.read(each, reader.steps(path)).length > 0);
    const first = path.length > 0 && holding.length > 0 ? holding[0] : bearers[0];
    if (first === entity && (bearers.length === 1 || bearers[0] === entity)) return name;
  }
  return entity.id;
}

/** A named entity as a value that a field is compared with: a name that it shares with none, else its id. */
export function valueName(entity: StoredEntity, { means }: Evaluator): string {
  const own = [entity.name, ...entity.aliases].find((name) => {
    const bearers = means.exact(name);
    const isReadable =
      name.length > 3 && name.trim() === name && /^[\p{Script=Latin}\d .,'&()/-]+$/u.test(name);
    return isReadable && bearers.size === 1 && bearers.has(entity);
  });
  return own ?? entity.id;
}
