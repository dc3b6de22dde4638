import { ownValue } from '../../../shared/contract/own-value';
import type { EntityType } from '../../../shared/contract/entity-type';
import { fieldSpec } from '../../query/field-table';
import type { StoredEntity } from '../../store/stored';
import { typeAndAncestors } from '../../store/subtypes';
import ends from './relationship-ends.json';

/** The kinds of things that relationships lead from and to. */
const ENDS: Readonly<Record<string, { from?: readonly string[]; to?: readonly string[] }>> = ends;

/** Whether a kind of thing may have a field, by what its relationships are between. */
export function mayBeginAt([own = '']: readonly string[], type: EntityType | undefined): boolean {
  const places = fieldSpec(own)?.look ?? [];
  if (type === undefined || places.length === 0 || !places.every((place) => /^[<>]/.test(place))) return true;
  const kinds: readonly string[] = typeAndAncestors(type);
  return places.some((place) => {
    const [, relationship = ''] = /^.([A-Z_]+)/.exec(place) ?? [];
    const ends = ownValue(ENDS, relationship);
    const wanted = place.startsWith('>') ? ends?.from : ends?.to;
    return wanted === undefined || kinds.some((kind) => wanted.includes(kind));
  });
}

/** Whether a field may lead to a thing, by what its relationships are between. */
export function mayLeadTo(path: readonly string[], { type }: StoredEntity): boolean {
  const own = path.at(-1) === 'name' ? path.at(-2) : path.at(-1);
  const look = fieldSpec(own ?? '')?.look ?? [];
  if (look.some((place) => place.startsWith('~'))) return false;
  // Relationships of which the ends are not known say nothing.
  const wanted = look.flatMap((place) => {
    const [, relationship = ''] = /^[<>]([A-Z_]+)/.exec(place) ?? [];
    const types = place.startsWith('>')
      ? ownValue(ENDS, relationship)?.to
      : ownValue(ENDS, relationship)?.from;
    return types === undefined ? [] : [types];
  });
  if (wanted.length === 0) return true;
  const kinds: readonly string[] = typeAndAncestors(type);
  return wanted.some((types) => kinds.some((kind) => types.includes(kind)));
}
