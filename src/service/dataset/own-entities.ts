import { naturalId } from '../store/natural-id';
import type { EntityPart } from '../store/store-parts';
import type { StoredProperty } from '../store/stored';
import type { OwnFields, OwnRow } from './own-rows';
import { furtherFields, ownEntitySchema, readFields, sourcesOf } from './own-schemas';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A firm's entities, and the ids of those that have a key. */
export type OwnEntities = { entities: readonly EntityPart[]; idsByKey: ReadonlyMap<string, string> };

/** Makes the entities of the rows; a row that cannot be read, or names a key again or an id of `taken`, becomes a problem. */
export function ownEntities(
  rows: readonly OwnRow[],
  taken: ReadonlySet<string>,
  problems: string[],
): OwnEntities {
  const entities: EntityPart[] = [];
  const idsByKey = new Map<string, string>();
  for (const row of rows) {
    const read = readFields(ownEntitySchema, row);
    if ('problem' in read) {
      problems.push(read.problem);
      continue;
    }
    const { type, name, aliases, description, prominence } = read.row;
    const key = read.row.key ?? idColumn(row.fields) ?? `${type}:${name}`;
    if (idsByKey.has(key)) {
      problems.push(`${row.where}: Expected \`key\` once, got "${key}" again`);
      continue;
    }
    const id = UUID.test(key) ? key.toLowerCase() : naturalId(`own:${key}`);
    if (taken.has(id)) {
      problems.push(`${row.where}: Expected a \`key\` of its own, got the id "${key}" of a built-in entity`);
      continue;
    }
    idsByKey.set(key, id);
    const sources = sourcesOf(read.row);
    const properties = propertiesOf(row.fields, sources);
    entities.push({
      id,
      type,
      name,
      aliases,
      prominence,
      sources,
      properties,
      ...(description ? { description } : {}),
    });
  }
  return { entities, idsByKey };
}

/** Many lists call their key `id`; as a property it would stand in the place of the entity's own. */
function idColumn({ id }: OwnFields): string | undefined {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

function propertiesOf(fields: OwnFields, sources: StoredProperty['sources']): Record<string, StoredProperty> {
  const further = furtherFields(fields, ownEntitySchema).filter(([name]) => name !== 'id');
  return Object.fromEntries(further.map(([name, value]) => [name, { value: numberOrText(value), sources }]));
}

/** A cell of digits is a number, unless zeros before or too many digits make it a code, as a CIK or an account is. */
function numberOrText(value: OwnFields[string]): StoredProperty['value'] {
  if (typeof value !== 'string') return value;
  return /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(value) ? Number(value) : value;
}
