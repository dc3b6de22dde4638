import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

import * as v from 'valibot';

import { entityTypeSchema, type EntityType } from '../../contract/entity-type';
import { naturalId } from '../store/natural-id';
import type { EntityPart, RelationshipPart, SeriesPart, StoreParts } from '../store/store-parts';
import type { StoredProperty } from '../store/stored';
import { listInSteps, type Steps } from '../steps';
import { readStatements } from './load-statements';
import { PackedSeries } from './packed-series';
import { eachLine } from './read-lines';
import { entityRowSchema, relationshipRowSchema, seriesRowSchema } from './rows';
import type { EntityRow, MeasureRow } from './rows';
import { readSourceTable } from './source-table';
import type { SourceTable } from './source-table';

/** What the lines of a dataset refer to: entities' ids and names by natural key, and publications. */
type Context = { ids: Map<string, string>; names: Map<string, string>; sources: SourceTable };

/** Reads the dataset that `generate/write.ts` wrote into a folder, step by step, not yet linked: own data may be put beside it. */
export function* datasetInSteps(folder: string): Steps<StoreParts> {
  const reading = new DatasetReading(folder);
  return {
    entities: yield* listInSteps(reading.entities()),
    relationships: yield* listInSteps(reading.relationships()),
    series: yield* listInSteps(reading.series()),
  };
}

/** Reads a dataset part by part; entities come first, since the others refer to them. */
export class DatasetReading {
  readonly #folder: string;
  readonly #context: Context;

  constructor(folder: string) {
    this.#folder = folder;
    this.#context = {
      ...{ ids: new Map<string, string>(), names: new Map<string, string>() },
      sources: readSourceTable(join(folder, 'sources.jsonl')),
    };
  }

  *entities(): Generator<EntityPart, void, undefined> {
    for (const [type, row] of eachOfRoom(join(this.#folder, 'entities'), entityRowSchema)) {
      this.#context.names.set(row.key, row.name);
      yield entityOf(v.parse(entityTypeSchema, type), row, this.#context);
    }
  }

  *relationships(): Generator<RelationshipPart, void, undefined> {
    for (const [type, row] of eachOfRoom(join(this.#folder, 'relationships'), relationshipRowSchema))
      yield relationshipOf(type, row, this.#context);
  }

  *series(): Generator<SeriesPart, void, undefined> {
    let measure: MeasureRow | undefined;
    for (const [type, row] of eachOfRoom(join(this.#folder, 'series'), seriesRowSchema)) {
      if (!Array.isArray(row)) measure = row;
      else if (measure === undefined) throw new Error(`Expected a measure before its series, got ${row[0]}`);
      else yield seriesOf(type, measure, row, this.#context);
    }
    yield* readStatements(this.#folder, this.#context);
  }
}

/** The lines of a room, each with the type that its file is called after. */
function* eachOfRoom<Schema extends v.GenericSchema>(
  room: string,
  schema: Schema,
): Generator<[type: string, row: v.InferOutput<Schema>], void, undefined> {
  for (const file of readdirSync(room).sort())
    for (const row of eachLine(join(room, file), schema)) yield [parse(file).name, row];
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
  type: string,
  [from, to, keys, more = {}]: v.InferOutput<typeof relationshipRowSchema>,
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

/** A series of a measure. */
function seriesOf(
  type: string,
  { source, ...measure }: MeasureRow,
  [entity, dates, values, url, later]: readonly [string, string, string, ...string[]],
  { ids, sources }: Context,
): SeriesPart {
  const { name, taxonomy, cadence } = measure;
  const id = naturalId(['series', entity, type, name, taxonomy, cadence].join('|'));
  const origin = sources.origin(source, url === '' ? undefined : url);
  const series = new PackedSeries({ ...measure, type, id, origin }, { dates, values, later });
  return { entity: ids.get(entity) ?? entity, series };
}
