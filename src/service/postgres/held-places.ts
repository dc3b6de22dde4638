import { fieldSpec } from '../query/field-table';
import { OWN_KEYS, placesOf, type Held, type KnownFields } from './known-fields';

/** A place of a field that entities of these types hold something in. */
export type Place = { place: string; held: Held };

/** Keys that are read in ways of their own. */
const OTHERWISE: ReadonlySet<string> = new Set(['year', 'role', ...OWN_KEYS]);

/** Keys under which a place that holds nothing is itself. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(['location', 'place', 'city']);

/** Fields whose texts are compared as addresses. */
export const ADDRESSES: ReadonlySet<string> = new Set(['headquarters', 'location', 'registered_in']);

/**
 * The places in which a field of these types is held, in the order in which they are looked at. Nothing where the key is
 * read in another way, as what is worked out.
 */
export function heldPlaces(
  key: string,
  { fields, types }: { fields: KnownFields; types: readonly string[] },
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
function isOtherwise(place: string, fields: KnownFields): boolean {
  return /^[#=]|^~\*$|[/:!]/.test(place) || (place.startsWith('@') && !fields.hasSurroundings);
}
