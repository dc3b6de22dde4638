import type { EntityType } from '../../shared/contract/entity-type';
import { isPlace } from '../store/places';
import type { StoredEntity } from '../store/stored';
import type { Evaluator } from './evaluate';
import { fieldKey, OWN_KEYS } from './field-key';
import { fieldSpec } from './field-table';
import { quotedWhereNeeded } from './operand';
import type { Expression, Filter, Operand } from './tree';
import type { Means } from './value-test';

/** A name that several bear, and which of them was taken for it. */
export type Ambiguity = { entity: StoredEntity; others: readonly StoredEntity[] };

/** An expression whose names mean one each, and what was taken for those that several bear. */
export type AmbiguityReader = { expression: Expression; taken: readonly Ambiguity[] };

/** Fields whose values are places, of which one bears a name that others have too. */
const OF_PLACES: ReadonlySet<string> = new Set([
  ...['location', 'headquarters', 'registered_in', 'country', 'state', 'city', 'region'],
]);

/**
 * Chooses one of the places that share a name, the first that leaves any rows: no company has its headquarters in two
 * cities named Columbus. For a topic it reports which namesake was chosen.
 */
export function readAmbiguity(expression: Expression, evaluator: Evaluator): AmbiguityReader {
  const taken: Ambiguity[] = [];
  const filters = expression.filters.map((filter) => {
    const { operator, operand } = filter;
    const field = fieldSpec(fieldKey(filter.path.at(-1) ?? ''))?.name ?? '';
    if (operator !== '=' || !OF_PLACES.has(field)) return filter;
    const placeIn = (value: string): string => {
      const found = placeTaken(value, filter, { expression, evaluator });
      if (found === undefined) return value;
      taken.push(found);
      return found.entity.id;
    };
    const before = taken.length;
    const anyOf = operand.anyOf.map((group) => group.map(placeIn));
    return taken.length === before ? filter : { ...filter, operand: operandOf(anyOf, operand.commas) };
  });
  const inner = expression.within && readAmbiguity(expression.within, evaluator);
  const topic = inner === undefined ? topicTaken(expression, evaluator) : undefined;
  return {
    expression: { ...expression, filters, ...(inner === undefined ? {} : { within: inner.expression }) },
    taken: [...(inner?.taken ?? []), ...(topic === undefined ? [] : [topic]), ...taken],
  };
}

/** Values as they are written: any of the groups, and of a group every value. */
function operandOf(anyOf: readonly (readonly string[])[], commas: boolean): Operand {
  const joint = commas ? ', ' : ' AND ';
  const text = anyOf.map((group) => group.map(quotedWhereNeeded).join(joint)).join(' OR ');
  return { text, anyOf, commas };
}

function placeTaken(
  value: string,
  filter: Filter,
  {
    expression: { topic, also, within },
    evaluator: { means, run },
  }: { expression: Expression; evaluator: Evaluator },
): Ambiguity | undefined {
  const bearers = [...means.exact(value)].filter(isPlace);
  if (bearers.length < 2) return undefined;
  const leavesAny = ({ id }: StoredEntity): boolean =>
    run({
      ...{ topic, select: [], orders: [], returns: [], limit: 1 },
      ...(also === undefined ? {} : { also }),
      ...(within === undefined ? {} : { within }),
      filters: [{ ...filter, operand: operandOf([[id]], false) }],
    }).rows.length > 0;
  // A place within another of its name adds nothing to that.
  const outer = bearers.filter(
    (entity) => !bearers.some((each) => means.places.around(entity).includes(each)),
  );
  const [entity, ...others] = outer.filter(leavesAny);
  return entity === undefined || others.length === 0 ? undefined : { entity, others };
}

/** The entity that was taken for the topic's name, if others of that name have the field too. */
function topicTaken(expression: Expression, { topics, reader, means }: Evaluator): Ambiguity | undefined {
  const { topic, also, select, returns = [], filters, aggregate } = expression;
  const paths = [...(select.length > 0 ? [select] : []), ...returns.map((field) => field.split('.'))].filter(
    ([first = '', ...steps]) => steps.length > 0 || !OWN_KEYS.has(fieldKey(first)),
  );
  if (also !== undefined || filters.length > 0 || aggregate !== undefined || paths.length === 0)
    return undefined;
  const found = topics.find(topic);
  if (found?.kind !== 'named') return undefined;
  const has = (entity: StoredEntity): boolean =>
    paths.some((path) => reader.read(entity, reader.steps(path)).length > 0);
  const entity = found.entities.find(has);
  if (entity === undefined) return undefined;
  // Who is called by a name of its own, or by its id, is no other.
  const bearers = means.exact(topic);
  const others = rivalsOf(entity, found.entities.filter(has), means).filter((other) => bearers.has(other));
  return others.length === 0 ? undefined : { entity, others };
}

/** Who may well have been meant by the name of one, of its other bearers and of places that share it. */
export function rivalsOf(
  entity: StoredEntity,
  bearers: readonly StoredEntity[],
  means: Pick<Means, 'exact'>,
): StoredEntity[] {
  return [...new Set([...bearers, ...sharers(entity, means)])].filter(
    (other) => other !== entity && isRival(other, entity),
  );
}

/**
 * The state with the name of a country and the reverse, or both for a city. That only one has the field does not show
 * which was wanted.
 */
function sharers(entity: StoredEntity, { exact }: Pick<Means, 'exact'>): StoredEntity[] {
  if (entity.type === 'Municipality')
    return entity.aliases.flatMap((alias) =>
      [...exact(alias)].filter(({ type, name }) => COUNTRY_AND_STATE.has(type) && name === alias),
    );
  const around = COUNTRY_AND_STATE.get(entity.type);
  return around === undefined
    ? []
    : [...exact(entity.name)].filter(({ type, name }) => type === around && name === entity.name);
}

const COUNTRY_AND_STATE: ReadonlyMap<EntityType, EntityType> = new Map([
  ['Country', 'CountrySubdivision'],
  ['CountrySubdivision', 'Country'],
]);

/** A namesake that somebody may well have meant: one that is about as well known. */
function isRival(other: StoredEntity, entity: StoredEntity): boolean {
  return other.type === entity.type || entity.prominence - other.prominence < 0.25;
}

/** How a name, or a slip of one, was taken: `“Columbus” is read as Columbus (City in Ohio, United States); …`. */
export function ambiguityNote({ entity, others, misspelt }: Ambiguity & { misspelt?: string }): string {
  if (others.length === 0) return `“${misspelt ?? entity.name}” is read as ${entity.name}.`;
  const also = `there ${others.length > 1 ? 'are' : 'is'} also ${others.slice(0, 3).map(described).join(' and ')}`;
  return `“${misspelt ?? entity.name}” is read as ${described(entity)}; ${also}.`;
}

/** The same for a cell of a row. */
export const ambiguityText = ({ entity }: Ambiguity): string => described(entity);

const described = ({ name, description, type }: StoredEntity): string => `${name} (${description ?? type})`;
