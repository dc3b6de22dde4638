import type { EntityProfile, PropertyValue, RelatedEntity } from '../../../shared/contract/entity';
import type { NumericalObservation } from '../../../shared/contract/observation';
import type { ReadEntityQuery } from '../../../shared/contract/request';
import type { Slice, StoredEntity, StoredProperty, StoredRelationship } from '../../store/stored';
import { observation } from './observation';
/** A company's default properties, in the order of the document (§2.3). */
const COMPANY_PROPERTIES = [
  'id',
  'name',
  'aliases',
  'registered_address',
  'headquarters_address',
  'cik',
  'lei',
  'bics',
  'legal_name',
] as const;

type Direction = keyof ReadEntityQuery['relationships'];
type Slices = ReadEntityQuery['relationships'][Direction];
type RelatedByType = Record<string, RelatedEntity[]>;

const property = ({ value, sources }: StoredProperty): PropertyValue => ({ value, sources: [...sources] });

function relatedEntity(relationship: StoredRelationship, direction: Direction): RelatedEntity {
  const other = direction === 'outgoing' ? relationship.to : relationship.from;
  return {
    entity_type: other.type,
    id: other.id,
    name: other.name,
    properties: {
      ...relationship.extra,
      id: relationship.id,
      sources: [...relationship.sources],
      ...(isDay(relationship.validSince) ? { valid_since: relationship.validSince } : {}),
      ...(relationship.validUntil === undefined ? {} : { valid_until: lastDayOf(relationship.validUntil) }),
    },
  };
}

/** The interface tells days alone (§2.6): of a year or a month it is not said since which day. */
const isDay = (date: string | undefined): boolean => (date?.length ?? 0) >= 10;

/** That it is over has to be told: of a year or a month the day by which it was. */
function lastDayOf(date: string): string {
  if (isDay(date)) return date;
  const [year = '', month = '12'] = date.split('-');
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

/** The slices asked of one direction; a slice without a limit goes to the end (§4.2 rule 4 names no default). */
function related(entity: StoredEntity, direction: Direction, slices: Slices): RelatedByType {
  return Object.fromEntries(
    Object.entries(slices).flatMap(([type, { limit, offset }]) => {
      const part = { offset: offset ?? 0, ...(limit === undefined || limit === null ? {} : { limit }) };
      const some = slice(entity, direction, { type, part });
      if (some.length === 0 && !entity[direction].has(type)) return [];
      return [[type, some.map((one) => relatedEntity(one, direction))]];
    }),
  );
}

function slice(
  entity: StoredEntity,
  direction: Direction,
  { type, part }: { type: string; part: Slice },
): readonly StoredRelationship[] {
  if (entity.slice !== undefined) return entity.slice(direction, type, part);
  const all = entity[direction].get(type) ?? [];
  return all.slice(part.offset, part.offset + (part.limit ?? all.length));
}

/** The series of the asked types and ids, in the dataset's order, each once. */
function observations(entity: StoredEntity, asked: Record<string, string[]>): NumericalObservation[] {
  const idsByType = new Map(
    Object.entries(asked).map(([type, ids]) => [type, new Set(ids.map((id) => id.toLowerCase()))]),
  );
  return entity.series.filter(({ type, id }) => idsByType.get(type)?.has(id.toLowerCase())).map(observation);
}

const identity = ({ id, name, type, description }: StoredEntity) => ({
  id,
  name,
  entity_type: type,
  description,
});

/** An entity's default properties and nothing else (§4.2 rule 1). */
export function coarseProfile(entity: StoredEntity): EntityProfile {
  return {
    ...identity(entity),
    properties: Object.fromEntries(defaultProperties(entity).map(([name, value]) => [name, property(value)])),
    relationships: { outgoing: {}, incoming: {} },
    numerical_observations: [],
  };
}

/** Of an entity only what the query names (§4.2 rule 2); names that it does not have are simply absent (rule 3). */
export function projectedProfile(entity: StoredEntity, query: ReadEntityQuery): EntityProfile {
  return {
    ...identity(entity),
    properties: Object.fromEntries(
      query.properties.flatMap((name) => {
        const value = entity.properties.get(name);
        return value ? [[name, property(value)]] : [];
      }),
    ),
    relationships: {
      outgoing: related(entity, 'outgoing', query.relationships.outgoing),
      incoming: related(entity, 'incoming', query.relationships.incoming),
    },
    numerical_observations: observations(entity, query.numerical_observations),
  };
}

/**
 * The properties of a coarse profile (§4.2 rule 1). The document fixes them for companies alone; an entity of any other
 * type carries few properties and gives them all.
 */
function defaultProperties(entity: StoredEntity): readonly (readonly [string, StoredProperty])[] {
  if (entity.type !== 'Company') return [...entity.properties];
  return COMPANY_PROPERTIES.flatMap((name) => {
    const property = entity.properties.get(name);
    return property ? [[name, property] as const] : [];
  });
}
