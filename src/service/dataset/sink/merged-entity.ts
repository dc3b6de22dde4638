import type { EntityRow } from '../../store/import-part';
import type { EntityPart } from '../../store/store-parts';
import type { StoredProperty } from '../../store/stored';
import type { EntityGroup } from './entity-rows';

/** One entity of all rows that tell of it: the first says what it is called, the newest source of a property what it is. */
export function mergedEntity({ id, base, rows }: EntityGroup): EntityPart {
  const [first] = rows;
  const told = base ?? first;
  if (told === undefined) throw new Error(`Expected a row of the entity ${id}, got none`);
  if (base === undefined && rows.length === 1 && first !== undefined) return { id, ...partOf(first) };
  const all = [...(base === undefined ? [] : [base]), ...rows.map(partOf)];
  const names = all.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const aliases = [...new Set(names)].filter((name) => name !== told.name);
  const furtherNames = [...new Set(all.flatMap((each) => each.furtherNames ?? []))].filter(
    (name) => name !== told.name && !aliases.includes(name),
  );
  const description = all.find((each) => each.description !== undefined)?.description;
  return {
    id,
    name: told.name,
    type: told.type,
    ...(description === undefined ? {} : { description }),
    aliases,
    ...(furtherNames.length === 0 ? {} : { furtherNames }),
    prominence: Math.max(...all.map((each) => each.prominence ?? 0)),
    sources: told.sources,
    properties: newest(all.map((each) => each.properties ?? {})),
  };
}

function partOf(row: EntityRow): Omit<EntityPart, 'id'> {
  const { kind: _kind, key: _key, id: _id, where: _where, identifiers: _identifiers, ...part } = row;
  return part;
}

/** The properties of all; of one that several tell, the value whose source is the newest. */
function newest(all: readonly Readonly<Record<string, StoredProperty>>[]): Record<string, StoredProperty> {
  const properties = new Map<string, StoredProperty>();
  for (const each of all)
    for (const [name, property] of Object.entries(each)) {
      const known = properties.get(name);
      if (known === undefined || dateOf(property) > dateOf(known)) properties.set(name, property);
    }
  return Object.fromEntries(properties);
}

const dateOf = ({ sources }: StoredProperty): string => sources[0]?.date ?? '';
