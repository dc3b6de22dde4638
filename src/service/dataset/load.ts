import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

import * as v from 'valibot';

import { entityTypeSchema } from '../../shared/contract/entity-type';
import type { RelationshipPart, SeriesPart, StoreParts } from '../store/store-parts';
import { listInSteps, type Steps } from '../store/steps';
import { readStatements } from './load-statements';
import { crossRates } from './cross-rates';
import { DATASET_DAY } from './dataset-day';
import { DatasetEntity, DatasetRelationship } from './dataset-parts';
import { PackedSeries, type Measure } from './packed-series';
import { eachLine } from './read-lines';
import { isEntityRow, isRelationshipRow, isSeriesRow, type Above } from './rows';
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
    date: DATASET_DAY,
  };
}

/** The rates of the euro of which each is of one currency and of the last day of a month that has one. */
const FIXINGS = 'ECB euro foreign exchange reference rates';

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

  *entities(): Generator<DatasetEntity, void, undefined> {
    const { ids, names, sources } = this.#context;
    let above: Above = { prominence: 0, sources: [] };
    for (const [type, row] of eachOfRoom(join(this.#folder, 'entities'), isEntityRow)) {
      const { prominence = above.prominence, sources: keys = above.sources } = row;
      above = { prominence, sources: keys };
      const entity = new DatasetEntity(v.parse(entityTypeSchema, type), row, { above, table: sources });
      ids.set(row.key, entity.id);
      names.set(row.key, row.name);
      yield entity;
    }
  }

  *relationships(): Generator<RelationshipPart, void, undefined> {
    let above: string[] = [];
    for (const [type, row] of eachOfRoom(join(this.#folder, 'relationships'), isRelationshipRow)) {
      above = row[2] ??= above;
      yield new DatasetRelationship(type, row, this.#context);
    }
  }

  *series(): Generator<SeriesPart, void, undefined> {
    const { ids, sources } = this.#context;
    const fixings = new Map<string, PackedSeries>();
    let above: { measure: Measure; source: string } | undefined;
    for (const [type, row] of eachOfRoom(join(this.#folder, 'series'), isSeriesRow)) {
      if (!Array.isArray(row)) {
        const { source, aliases = [], ...measure } = row;
        above = { measure: { ...measure, aliases, type }, source };
        continue;
      }
      const [entity, dates, values, url, later] = row;
      if (above === undefined) throw new Error(`Expected a measure before its series, got ${entity}`);
      const origin = sources.origin(above.source, url === '' ? undefined : url);
      const { measure, source } = above;
      const about = { measure, origin, daily: sources.daily(source) };
      const series = new PackedSeries(entity, about, { dates, values, later });
      if (series.taxonomy === FIXINGS) fixings.set(entity.slice('fx:EUR/'.length), series);
      yield { entity: ids.get(entity) ?? entity, series };
    }
    for (const [key, series] of crossRates(ids.keys(), fixings))
      yield { entity: ids.get(key) ?? key, series };
    yield* readStatements(this.#folder, this.#context);
  }
}

/** The lines of a room, each with the type that its file is called after. */
function* eachOfRoom<Row>(
  room: string,
  isRow: (value: unknown) => value is Row,
): Generator<[type: string, row: Row], void, undefined> {
  for (const file of readdirSync(room).sort())
    for (const row of eachLine(join(room, file), isRow)) yield [parse(file).name, row];
}
