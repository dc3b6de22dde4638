import { ENTITY_TYPES } from '../../shared/contract/entity-type';
import { ADDRESSES, placeTypesOf } from '../query/address';
import { OWN_KEYS } from '../query/field-key';
import { fieldSpec } from '../query/field-table';
import { PLACES } from '../store/places';
import { placesOf, type FieldStatistics, type FieldStatisticsTable } from './field-statistics';

/** A place of a field that entities of these types hold something in. */
export type Place = { place: string; held: FieldStatistics };

/** Keys that are read in ways of their own. */
const OTHERWISE: ReadonlySet<string> = new Set(['year', 'role', ...OWN_KEYS]);

/** Keys under which a place that holds nothing is itself. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(['location', 'place', 'city']);

/** Types of what things lie in. */
export const PLACE_TYPES: ReadonlySet<string> = PLACES;

/** The places where a field of these types is stored, in the order of reading. Undefined if the key is derived. */
export function storedPlaces(
  key: string,
  { fields, types }: { fields: FieldStatisticsTable; types: readonly string[] },
): Place[] | undefined {
  if (OTHERWISE.has(key) || !fields.isKnown(key)) return undefined;
  const places = placesOf(key);
  if (places.some((place) => isOtherwise(place, fields))) return undefined;
  return places.flatMap((place) => {
    const held = fields.held(types, place);
    return held === undefined ? [] : [{ place, held }];
  });
}

/** Whether every place of a field is looked at, not only the first that holds something. */
export function isEverywhere(key: string): boolean {
  return fieldSpec(key)?.everywhere === true;
}

/** What lies around an entity is known of datasets that were loaded since that is worked out. */
function isOtherwise(place: string, fields: FieldStatisticsTable): boolean {
  return /^[#=]|^~\*$|[/:!]/.test(place) || (place.startsWith('@') && !fields.hasSurroundings);
}

/** The types of what a relationship leads to. */
export function endsOf(place: string, fields: FieldStatisticsTable): readonly string[] {
  const back = `${place.startsWith('>') ? '<' : '>'}${place.slice(1)}`;
  return ENTITY_TYPES.filter((type) => fields.held([type], back) !== undefined);
}

/** Whether the texts of a field say where an entity lies. */
export function isAddress(key: string): boolean {
  return ADDRESSES.has(fieldSpec(key)?.name ?? key);
}

/** The types of what a path may lead to. */
export function typesAlong(
  path: readonly string[],
  around: { fields: FieldStatisticsTable; types: readonly string[] },
): readonly string[] {
  return path.reduce((types, key, at) => {
    const before = path[at - 1];
    const isOfAddress = before !== undefined && isAddress(before);
    const own = PLACE_WORDS.has(key) ? types.filter((type) => PLACE_TYPES.has(type)) : [];
    const places = storedPlaces(key, { ...around, types })?.map(({ place }) => place) ?? [];
    const next = places.flatMap((place) => {
      if (place.startsWith('@')) return [place.slice(1)];
      return /^[<>]/.test(place) ? endsOf(place, around.fields) : [];
    });
    return [...new Set([...own, ...next, ...(isOfAddress ? placeTypesOf(key) : [])])];
  }, around.types);
}
