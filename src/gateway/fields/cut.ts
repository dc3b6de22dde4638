import { readField } from '../../shared/batching/entity-request';
import type { EntityProfile } from '../../shared/contract/entity';
import type { Entry, FieldEntry } from './entry';
import { HEAD, PROFILE, property, type Field } from './field';

/** Cuts an answer into what was asked of it; a coarse one also into the properties that it holds. */
export function cutProfile(profile: EntityProfile, asked: readonly Field[]): FieldEntry[] {
  const { properties, relationships, numerical_observations: observations, ...head } = profile;
  const answer = {
    properties,
    outgoing: relationships?.outgoing ?? {},
    incoming: relationships?.incoming ?? {},
    observations: Object.fromEntries((observations ?? []).map((one) => [one.id.toLowerCase(), one])),
  };
  const isCoarse = asked.includes(PROFILE);
  const fields = isCoarse ? Object.keys(properties).map(property) : asked.filter((field) => field !== HEAD);
  return [
    { field: HEAD, entry: entryOf(head) },
    ...(isCoarse ? [{ field: PROFILE, entry: entryOf(profile) }] : []),
    ...fields.map((field) => ({ field, entry: entryOf(readField(answer, field)) })),
  ];
}

function entryOf(value: unknown): Entry {
  return value === undefined ? { kind: 'absent' } : { kind: 'value', json: JSON.stringify(value) };
}
