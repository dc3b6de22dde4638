import { mapAsync } from 'es-toolkit/array';

import type { EntityType } from '../../shared/contract/entity-type';
import { weighedInSteps } from '../search/dictionary';
import { inSlices } from '../store/steps';
import type { Catalogue } from '../store/graph';
import type { Fetcher, Lookups } from '../store/fetcher';
import type { Dictionary } from '../store/names';
import type { DatasetReader } from './dataset-reader';
import type { CurrentDataset } from './datasets';
import { fetchCandidates } from './fetch-candidates';
import { countOf, fetchCollection, collectionSize, sumOf } from './fetch-collection';
import {
  fetchEdges,
  fetchEdgeTypes,
  fetchEntities,
  fetchPoints,
  fetchProperties,
  fetchSeries,
} from './fetch-entities';
import { groupsOf } from './fetch-groups';
import { fetchNamesInText, fetchBegins, fetchNamed } from './fetch-names';
import { RowCache } from './row-cache';
import { KeyLookups } from './key-lookups';
import { readFieldStatistics, type FieldStatisticsTable } from './field-statistics';

/** What a process keeps of a version of the dataset: the words of its names, and what its entities hold. */
type Opened = {
  reader: DatasetReader;
  keys: KeyLookups;
  kept: RowCache;
  dictionary: Dictionary;
  /** The types of entities by the numbers that stand beside names. */
  types: ReadonlyMap<number, EntityType>;
  catalogue: Catalogue;
  fields: FieldStatisticsTable;
};

/** Of plans and searches, each of which needs statements of its own, one reading looks up so many at once: what waits for a connection for long would fail. */
const FEW = { concurrency: 4 };

type Fetch = {
  [Kind in keyof Lookups]: (
    opened: Opened,
    asked: readonly Lookups[Kind]['asked'][],
  ) => Promise<readonly Lookups[Kind]['found'][]>;
};

const FETCH: Fetch = {
  entity: ({ reader }, asked) => fetchEntities(reader, asked),
  named: ({ reader }, asked) => fetchNamed(reader, asked),
  properties: ({ reader }, asked) => fetchProperties(reader, asked),
  edgeTypes: ({ reader }, asked) => fetchEdgeTypes(reader, asked),
  edges: ({ reader }, asked) => fetchEdges(reader, asked),
  series: ({ reader }, asked) => fetchSeries(reader, asked),
  points: ({ reader, kept }, asked) =>
    fetchPoints(reader, asked, (ids) => kept.of('series', ids, (missing) => fetchSeries(reader, missing))),
  collection: ({ reader, fields }, asked) =>
    mapAsync(asked, (each) => fetchCollection(reader, fields, each), FEW),
  count: ({ reader, fields }, asked) => mapAsync(asked, (each) => countOf(reader, fields, each), FEW),
  held: ({ fields }, asked) => Promise.resolve(asked.map((each) => collectionSize(fields, each))),
  sum: ({ reader, fields }, asked) => mapAsync(asked, (each) => sumOf(reader, fields, each), FEW),
  groups: ({ reader, fields }, asked) => mapAsync(asked, (each) => groupsOf(reader, fields, each), FEW),
  exact: ({ keys }, asked) => keys.exact(asked),
  candidates: (opened, asked) => mapAsync(asked, (each) => fetchCandidates(opened, each), FEW),
  further: ({ keys }, asked) => keys.further(asked),
  registered: ({ keys }, asked) => keys.identified('registered', asked),
  ticker: ({ keys }, asked) => keys.identified('ticker', asked),
  asked: ({ reader }, asked) => fetchNamesInText(reader, asked),
  begins: ({ reader }, asked) => fetchBegins(reader, asked),
};

/** Lookups that many readings share. The texts of searches are mostly unique. */
const KEPT: ReadonlySet<keyof Lookups> = new Set<keyof Lookups>([
  ...(['entity', 'named', 'properties', 'edgeTypes', 'edges', 'series', 'points'] as const),
  ...(['collection', 'count', 'held', 'sum', 'groups', 'asked', 'begins'] as const),
]);

/** A version of the dataset; `warmUp` reads what its filters need. */
export type OpenedDataset = Fetcher & { warmUp: () => Promise<void> };

/** Opens a version of the dataset: reads what a process caches of it, and fetches the rest on demand. */
export async function openDataset(reader: DatasetReader): Promise<OpenedDataset> {
  const { dataset } = reader;
  const [words, names, types] = await Promise.all([
    reader.rows<{ texts: string; names: string }>('select texts, names from $s.word order by texts'),
    fieldNames(reader),
    reader.rows<{ no: number; type: EntityType }>('select no, type from $s.type'),
  ]);
  const opened: Opened = {
    reader,
    keys: new KeyLookups(reader),
    kept: new RowCache(),
    dictionary: await inSlices(weighedInSteps(wordsIn(words), dataset.figures.names ?? 0)),
    types: new Map(types.map(({ no, type }) => [no, type])),
    catalogue: {
      version: String(dataset.version),
      date: dataset.date,
      fields: names,
      figures: figuresOf(dataset),
    },
    fields: await readFieldStatistics(reader, names),
  };
  return {
    catalogue: opened.catalogue,
    dictionary: opened.dictionary,
    warmUp: () => opened.fields.codes.warmUp(),
    known: (kind, key) => (KEPT.has(kind) ? opened.kept.known(kind, key) : undefined),
    fetch: (kind, asked) =>
      KEPT.has(kind)
        ? opened.kept.of(kind, asked, (missing) => FETCH[kind](opened, missing))
        : FETCH[kind](opened, asked),
  };
}

/** The words of rows in order, each row taken apart when it is come to. */
function* wordsIn(
  rows: readonly { texts: string; names: string }[],
): Generator<{ text: string; count: number }, void, undefined> {
  for (const { texts, names } of rows) {
    const counts = names.split(' ');
    for (const [at, text] of texts.split(' ').entries()) yield { text, count: Number(counts[at]) };
  }
}

async function fieldNames(reader: DatasetReader): Promise<ReadonlySet<string>> {
  const rows = await reader.rows<{ name: string }>(
    `select distinct case when field like '>%' then lower(substr(field, 2)) else field end as name
     from $s.field where left(field, 1) not in ('<', '~', '$', '@', '&') union select name from $s.series_name`,
  );
  return new Set(['id', 'name', 'aliases', 'description', ...rows.map(({ name }) => name)]);
}

function figuresOf({ figures }: CurrentDataset): Catalogue['figures'] {
  const { entities = 0, relationships = 0, series = 0, points = 0, problems = 0 } = figures;
  return { entities, relationships, series, points, problems };
}
