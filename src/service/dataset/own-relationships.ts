import type * as v from 'valibot';

import { naturalId } from '../store/natural-id';
import type { RelationshipPart } from '../store/store-parts';
import type { FindEntity } from './find-entity';
import type { OwnRow } from './own-rows';
import { furtherFields, ownRelationshipSchema, readFields, sourcesOf } from './own-schemas';

/** Makes the relationships of the rows; a row that cannot be read, or names an unknown entity, becomes a problem. */
export function ownRelationships(
  rows: readonly OwnRow[],
  find: FindEntity,
  problems: string[],
): RelationshipPart[] {
  const parts: RelationshipPart[] = [];
  const known = new Set<string>();
  for (const row of rows) {
    const read = readFields(ownRelationshipSchema, row);
    const part = 'problem' in read ? read.problem : relationshipOf(read.row, row, find);
    if (typeof part === 'string') problems.push(part);
    else if (known.has(part.id)) problems.push(`${row.where}: Expected each relationship once, got it again`);
    else parts.push(part);
    if (typeof part === 'object') known.add(part.id);
  }
  return parts;
}

function relationshipOf(
  read: v.InferOutput<typeof ownRelationshipSchema>,
  { where, fields }: OwnRow,
  find: FindEntity,
): RelationshipPart | string {
  const [from, to] = [find(read.from), find(read.to)];
  if (from === undefined) return `${where}: Expected \`from\` to name an entity, got "${read.from}"`;
  if (to === undefined) return `${where}: Expected \`to\` to name an entity, got "${read.to}"`;
  const extra = Object.fromEntries(
    furtherFields(fields, ownRelationshipSchema).map(([name, value]) => [name, String(value)]),
  );
  return {
    id: naturalId(['own', read.type, from, to, read.valid_since ?? '', JSON.stringify(extra)].join('|')),
    type: read.type,
    from,
    to,
    ...(read.valid_since === undefined ? {} : { validSince: read.valid_since }),
    ...(read.valid_until === undefined ? {} : { validUntil: read.valid_until }),
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
    sources: sourcesOf(read),
  };
}
