import type { RelationshipRow } from '../store/import-part';
import type { OwnRow } from './own-rows';
import { furtherFields, ownRelationshipSchema, readFields, sourcesOf } from './own-schemas';

/** Makes the relationship of a row, whose ends stay as they are named, or says why it cannot be. */
export function ownRelationship(row: OwnRow): RelationshipRow | string {
  const told = readFields(ownRelationshipSchema, row);
  if ('problem' in told) return told.problem;
  const read = told.row;
  const extra = Object.fromEntries(
    furtherFields(row.fields, ownRelationshipSchema).map(([name, value]) => [name, String(value)]),
  );
  return {
    kind: 'relationship',
    type: read.type,
    from: read.from,
    to: read.to,
    ...(read.valid_since === undefined ? {} : { validSince: read.valid_since }),
    ...(read.valid_until === undefined ? {} : { validUntil: read.valid_until }),
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
    sources: sourcesOf(read),
    where: row.where,
  };
}
