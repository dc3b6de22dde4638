import type { EntityType } from '../../shared/contract/entity-type';
import type { Graph } from './graph';
import type { StoredEntity } from './stored';

/** Knows where the entities of a graph lie. */
export type Places = {
  /** The places around an entity, nearest first; a place is not around itself. */
  around(entity: StoredEntity): readonly StoredEntity[];
  /** The nearest places of a type around an entity; a country is its own country, a territory is not. */
  ofType(entity: StoredEntity, type: EntityType): readonly StoredEntity[];
  /** The places that a text such as `Bloomfield, Connecticut` names, the widest first; semicolons part addresses. */
  named(text: string): readonly StoredEntity[];
};

/** Relationships that say where an entity lies; a place's own lead outwards: city, state, country, region, continent. */
export const OUTWARDS = ['HAS_HEADQUARTERS_IN', 'IS_LOCATED_IN', 'IS_SUBDIVISION_OF', 'IS_PART_OF'] as const;

/** Types of what things lie in. */
export const PLACES: ReadonlySet<EntityType> = new Set([
  'GPE',
  'Country',
  'CountrySubdivision',
  'DependentTerritory',
  'Municipality',
  'Continent',
  'CountryRegion',
  'Location',
]);

/** Judges whether things lie in entities of this type. */
export function isPlace({ type }: StoredEntity): boolean {
  return PLACES.has(type);
}

/** How many addresses are remembered. */
const REMEMBERED = 20_000;

/** Makes the places of a graph; what was found once is kept, since every filter on a location asks it anew. */
export function createPlaces(graph: Pick<Graph, 'byName'>): Places {
  const known = new Map<StoredEntity, readonly StoredEntity[]>();
  const called = (part: string): StoredEntity[] => {
    const name = part.replace(/[\d-]+\s*$/, '').trim();
    return graph.byName(/^[A-Z]{2}$/.test(name) ? `US-${name}` : name).filter(isPlace);
  };
  /** Of the places of a name only those that lie in what the address names after it: Columbus in Ohio, not in Georgia. */
  const addressed = (address: string): StoredEntity[] => {
    const found: StoredEntity[] = [];
    for (const part of address.split(',').reverse()) {
      const isMeant = (place: StoredEntity): boolean =>
        found.length === 0 || around(place).some((other) => found.includes(other));
      found.push(...called(part).filter(isMeant));
    }
    return found;
  };
  const texts = new Map<string, readonly StoredEntity[]>();
  const named = (text: string): readonly StoredEntity[] => {
    const before = texts.get(text);
    if (before !== undefined) return before;
    const whole = called(text);
    const found = whole.length > 0 ? whole : text.split(';').flatMap(addressed);
    if (texts.size >= REMEMBERED) texts.clear();
    texts.set(text, found);
    return found;
  };
  const outwards = (entity: StoredEntity): readonly StoredEntity[] => {
    const places: StoredEntity[] = [];
    for (const type of OUTWARDS)
      for (const { to } of entity.outgoing.get(type) ?? []) if (isPlace(to)) places.push(to);
    if (places.length > 0) return places;
    const seat = entity.properties.get('headquarters')?.value;
    return typeof seat === 'string' ? named(seat).slice(0, 1) : places;
  };
  const around = (entity: StoredEntity): readonly StoredEntity[] => {
    const before = known.get(entity);
    if (before !== undefined) return before;
    const found = new Set<StoredEntity>();
    for (let ring = outwards(entity); ring.length > 0;) {
      const next = ring.filter((place) => place !== entity && !found.has(place));
      for (const place of next) found.add(place);
      ring = next.flatMap(outwards);
    }
    const places = [...found];
    known.set(entity, places);
    return places;
  };
  return { around, ofType: (entity, type) => nearest(entity, type, around), named };
}

/** Of places of one type that lie in each other, as North America in the Americas, only the inmost. */
function nearest(entity: StoredEntity, type: EntityType, around: Places['around']): readonly StoredEntity[] {
  if (entity.type === type) return type === 'DependentTerritory' ? [] : [entity];
  const places = around(entity).filter((place) => place.type === type);
  return places.length < 2
    ? places
    : places.filter((place) => !places.some((other) => around(other).includes(place)));
}
