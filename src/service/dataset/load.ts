import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

import * as v from 'valibot';

import { entityTypeSchema, type EntityType } from '../../contract/entity-type';
import { naturalId } from '../store/natural-id';
import type { EntityPart, RelationshipPart, SeriesPart, StoreParts } from '../store/store-parts';
import type { StoredProperty } from '../store/stored';
import { readStatements } from './load-statements';
import { PackedSeries } from './packed-series';
import { readLines } from './read-lines';
import { entityRowSchema, relationshipRowSchema, seriesRowSchema } from './rows';
import type { EntityRow } from './rows';
import { readSourceTable } from './source-table';
import type { SourceTable } from './source-table';

/** What the lines of a dataset refer to: entities' ids by natural key, and publications. */
type Context = { ids: Map<string, string>; sources: SourceTable };

/** Reads the dataset that `generate/write.ts` wrote into a folder, not yet linked: own data may be put beside it. */
export function readDataset(folder: string): StoreParts {
  const context = { ids: new Map<string, string>(), sources: readSourceTable(join(folder, 'sources.jsonl')) };
  const rows = readRoom(join(folder, 'entities'), entityRowSchema);
  const entities = rows.map(([file, row]) => entityOf(v.parse(entityTypeSchema, file), row, context));
  const names = new Map(rows.map(([, { key, name }]) => [key, name]));
  const links = readLines(join(folder, 'relationships.jsonl'), relationshipRowSchema);
  const series = readRoom(join(folder, 'series'), seriesRowSchema);
  return {
    entities,
    relationships: links.map((row) => relationshipOf(row, context)),
    series: [
      ...series.map(([file, row]) => seriesOf(file, row, context)),
      ...readStatements(folder, { ...context, names }),
    ],
  };
}

/** The lines of a room, each with the type that its file is called after. */
function readRoom<Schema extends v.GenericSchema>(
  room: string,
  schema: Schema,
): [type: string, row: v.InferOutput<Schema>][] {
  return readdirSync(room)
    .sort()
    .flatMap((file) =>
      readLines(join(room, file), schema).map((row): [string, v.InferOutput<Schema>] => [
        parse(file).name,
        row,
      ]),
    );
}

function entityOf(type: EntityType, row: EntityRow, { ids, sources }: Context): EntityPart {
  const id = naturalId(row.key);
  ids.set(row.key, id);
  const own = sources.list(row.sources);
  const properties: Record<string, StoredProperty> = Object.fromEntries(
    Object.entries(row.properties).map(([name, [value, ...keys]]) => [
      name,
      { value, sources: keys.length > 0 ? sources.list(keys) : own },
    ]),
  );
  return {
    id,
    name: row.name,
    type,
    ...(row.description === undefined ? {} : { description: row.description }),
    ...(row.aliases === undefined ? {} : { aliases: row.aliases }),
    ...(row.also === undefined ? {} : { furtherNames: row.also.split('|') }),
    prominence: row.prominence,
    sources: own,
    properties,
  };
}

function relationshipOf(
  [type, from, to, keys, more = {}]: v.InferOutput<typeof relationshipRowSchema>,
  { ids, sources }: Context,
): RelationshipPart {
  const { since, until, role } = more;
  return {
    id: naturalId([type, from, to, since ?? '', role ?? ''].join('|')),
    type,
    from: ids.get(from) ?? from,
    to: ids.get(to) ?? to,
    ...(since === undefined ? {} : { validSince: since }),
    ...(until === undefined ? {} : { validUntil: until }),
    ...(role === undefined ? {} : { extra: { role } }),
    sources: sources.list(keys),
  };
}

function seriesOf(
  type: string,
  { entity, source, url, dates, values, ...row }: v.InferOutput<typeof seriesRowSchema>,
  { ids, sources }: Context,
): SeriesPart {
  const id = naturalId(['series', entity, type, row.name, row.taxonomy, row.cadence].join('|'));
  const series = new PackedSeries(
    { ...row, type, id, origin: sources.origin(source, url) },
    { dates, values },
  );
  return { entity: ids.get(entity) ?? entity, series };
}
