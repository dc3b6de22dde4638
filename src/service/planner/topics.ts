import type { Evaluator } from '../query/evaluate';
import { rivalsOf } from '../query/ambiguity';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import type { SetPart } from './question-parts';

/** How a name was understood. */
export type NameReading = { entity: StoredEntity; others: readonly StoredEntity[]; misspelt?: string };
type Topic = Pick<Expression, 'topic' | 'also'>;

/** The topics of a set, each by its name where that means it first, else by its id. */
export function topicsOf(
  set: SetPart,
  path: readonly string[],
  evaluator: Evaluator,
): { topic: Topic; taken: NameReading[] } {
  if (set.named === undefined) return { topic: { topic: set.topic ?? '' }, taken: unsureOf(set) };
  const taken: NameReading[] = unsureOf(set);
  const names = set.named.map((bearers, at) => {
    const [entity, ...others] = bearers;
    if (entity === undefined) return '';
    const misspelt = set.misspelt?.[at];
    const rivals = rivalsOf(entity, others, evaluator.means).filter((other) => !isByCode(other, entity));
    if (rivals.length > 0 || misspelt !== undefined)
      taken.push({ entity, others: rivals, ...(misspelt === undefined ? {} : { misspelt }) });
    return topicText(entity, path, evaluator);
  });
  const [topic = '', ...also] = names;
  return { topic: { topic, ...(also.length === 0 ? {} : { also }) }, taken };
}

/** Whether a country shares nothing with a firm but its code: whoever says `GM` and has a revenue is no Gambia. */
function isByCode(other: StoredEntity, { type, name, aliases }: StoredEntity): boolean {
  if (type !== 'Company' || other.type !== 'Country') return false;
  const shared = [other.name, ...other.aliases].filter((each) => [name, ...aliases].includes(each));
  return shared.length > 0 && shared.every((each) => /^[A-Z]{2,3}$/.test(each));
}

/** Names in conditions that several bear. */
function unsureOf({ unsure = [] }: SetPart): NameReading[] {
  return unsure.flatMap(([entity, ...others]) => (entity === undefined ? [] : [{ entity, others }]));
}

function topicText(
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
    const holding = bearers.filter((each) => reader.read(each, reader.steps(path)).length > 0);
    const first = path.length > 0 && holding.length > 0 ? holding[0] : bearers[0];
    if (first === entity && bearers.length === 1) return name;
    if (first === entity && bearers[0] === entity) return name;
  }
  return entity.id;
}
