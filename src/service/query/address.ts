import { fieldSpec } from './field-table';
import type { Fact } from './fact';
import type { Places } from '../store/places';

/** Fields whose texts say where an entity lies, and are compared as addresses. */
export const ADDRESSES: ReadonlySet<string> = new Set(['headquarters', 'location', 'registered_in']);

/** The types of what a key such as `country` means around an entity, in the order in which they are looked at. */
export function placeTypesOf(key: string): readonly string[] {
  return (fieldSpec(key)?.look ?? []).flatMap((place) => (place.startsWith('@') ? [place.slice(1)] : []));
}

/** What an address leads to: of the places that it names and that these lie in, those of the first type that it has. */
export function alongAddress(fact: Fact, key: string, places: Places): Fact[] {
  const { value, field } = fact;
  if (value.kind !== 'text' || !ADDRESSES.has(field)) return [];
  const types = placeTypesOf(key);
  if (types.length === 0) return [];
  const seats = places.named(value.text);
  const all = [...new Set(seats.flatMap((place) => [place, ...places.around(place)]))];
  for (const type of types) {
    const found = all.filter((place) => place.type === type);
    if (found.length > 0)
      return found.map((entity) => ({
        ...{ subject: fact.subject, field: fieldSpec(key)?.name ?? key, sources: fact.sources },
        value: { kind: 'entity', entity },
      }));
  }
  return [];
}
