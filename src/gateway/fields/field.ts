import { sliceKey, type RequestedField, type Slice } from '../../shared/batching/entity-request';
import type { ReadEntityQuery } from '../../shared/contract/request';

/** One thing that is cached of an entity, with the text under which it is found. */
export type Field = RequestedField & { readonly key: string };

/** What every answer says of its entity. */
export const HEAD: Field = { kind: 'head', name: '', aspect: { kind: 'head' }, key: '#' };
/** The answer to a request without a body. */
export const PROFILE: Field = { kind: 'profile', name: '', aspect: { kind: 'profile' }, key: 'c' };

const MARKS = { property: 'p', outgoing: 'o', incoming: 'i', observation: 'n' } as const;

/** A property, as a body or a coarse answer names it. */
export function property(name: string): Field {
  return { kind: 'property', name, aspect: { kind: 'property' }, key: `p:${name}` };
}

/** All that a body asks, each once, in its order. */
export function fieldsOf({
  properties,
  relationships,
  numerical_observations: observations,
}: ReadEntityQuery): Field[] {
  const fields = [
    HEAD,
    ...properties.map(property),
    ...(['outgoing', 'incoming'] as const).flatMap((direction) =>
      Object.entries(relationships[direction]).map(([type, slice]) => related(direction, type, slice)),
    ),
    ...Object.entries(observations).flatMap(([type, ids]) => ids.map((id) => observation(type, id))),
  ];
  return [...new Map(fields.map((field) => [field.key, field])).values()];
}

function related(
  kind: 'outgoing' | 'incoming',
  type: string,
  { limit, offset }: { limit?: number | null | undefined; offset?: number | null | undefined },
): Field {
  const detail: Slice = { ...(limit != null && { limit }), ...(offset != null && { offset }) };
  const key = `${MARKS[kind]}:${type}?${limit ?? ''},${offset ?? ''}`;
  return { kind, name: type, aspect: { kind, detail }, key };
}

function observation(type: string, id: string): Field {
  return {
    kind: 'observation',
    name: id,
    aspect: { kind: 'observation', detail: type },
    key: `n:${type}/${id}`,
  };
}

/** Reads a key as it was written. */
export function readKey(key: string): Field {
  if (key === HEAD.key) return HEAD;
  if (key === PROFILE.key) return PROFILE;
  const text = key.slice(2);
  if (key.startsWith('p:')) return property(text);
  const cut = text.lastIndexOf(key.startsWith('n:') ? '/' : '?');
  const [name, rest] = [text.slice(0, cut), text.slice(cut + 1)];
  if (key.startsWith('n:')) return observation(name, rest);
  const [limit, offset] = rest.split(',').map((digits) => (digits === '' ? undefined : Number(digits)));
  return related(key.startsWith('o:') ? 'outgoing' : 'incoming', name, { limit, offset });
}

/**
 * Parts fields into those that can share a request: a coarse one first, since it may bring properties of the next, and
 * no two slices of one relationship together.
 */
export function bodies(keys: readonly string[]): Field[][] {
  const fields = keys.map(readKey).filter((field) => field !== HEAD);
  if (fields.length === 0) return keys.length === 0 ? [] : [[HEAD]];
  const parts: { fields: Field[]; slices: Set<string> }[] = [];
  for (const field of fields.filter(({ kind }) => kind !== 'profile')) {
    const isSlice = field.kind === 'outgoing' || field.kind === 'incoming';
    let part = parts.find(({ slices }) => !isSlice || !slices.has(sliceKey(field)));
    if (part === undefined) parts.push((part = { fields: [], slices: new Set() }));
    part.fields.push(field);
    if (isSlice) part.slices.add(sliceKey(field));
  }
  return [...(fields.includes(PROFILE) ? [[PROFILE]] : []), ...parts.map((part) => part.fields)];
}
