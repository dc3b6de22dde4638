import type { Source } from '../../shared/contract/source';
import type { StoredEntity, StoredProperty } from './stored';

/** The properties that every entity has by itself; `id` and `aliases` have no sources. */
export function propertiesOf(
  {
    id,
    name,
    aliases,
    furtherNames,
    description,
  }: Pick<StoredEntity, 'id' | 'name' | 'aliases' | 'furtherNames' | 'description'>,
  sources: readonly Source[],
): Map<string, StoredProperty> {
  return new Map<string, StoredProperty>([
    ['id', { value: id, sources: [] }],
    ['name', { value: name, sources }],
    ['aliases', { value: [...aliases, ...furtherNames], sources: [] }],
    ...(description === null ? [] : [['description', { value: description, sources }] as const]),
  ]);
}
