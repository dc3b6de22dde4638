import type { EntityRow } from '../store/import-part';
import { naturalId } from '../store/natural-id';
import type { StoredProperty } from '../store/stored';
import { identifiersOf } from './sink/identifier';
import type { OwnFields, OwnRow } from './own-rows';
import { furtherFields, ownEntitySchema, readFields, sourcesOf } from './own-schemas';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Makes the entity of a row, or says why it cannot be. Columns such as `lei` and `cik` become its identifiers too. */
export function ownEntity(row: OwnRow): EntityRow | string {
  const read = readFields(ownEntitySchema, row);
  if ('problem' in read) return read.problem;
  const { type, name, aliases, description, prominence, bics } = read.row;
  const key = read.row.key ?? idColumn(row.fields) ?? `${type}:${name}`;
  const sources = sourcesOf(read.row);
  const properties = {
    ...propertiesOf(row.fields, sources),
    ...(bics.length > 0 && { bics: { value: bics, sources } }),
  };
  const identifiers = identifiersOf({ type, name, properties });
  return {
    kind: 'entity',
    key,
    id: UUID.test(key) ? key.toLowerCase() : naturalId(`own:${key}`),
    type,
    name,
    aliases,
    prominence,
    sources,
    properties,
    ...(identifiers.length > 0 ? { identifiers } : {}),
    ...(description ? { description } : {}),
    where: row.where,
  };
}

/** Many lists call their key `id`; as a property it would stand in the place of the entity's own. */
function idColumn({ id }: OwnFields): string | undefined {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

function propertiesOf(fields: OwnFields, sources: StoredProperty['sources']): Record<string, StoredProperty> {
  const further = furtherFields(fields, ownEntitySchema).filter(([name]) => name !== 'id');
  return Object.fromEntries(further.map(([name, value]) => [name, { value, sources }]));
}
