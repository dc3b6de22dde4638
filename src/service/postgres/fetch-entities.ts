import type { Edge, EdgeTypes, Head, Lookups, Properties, SeriesHead } from '../store/fetcher';
import { naturalId } from '../store/natural-id';
import type { Direction, PointDetail, StoredSeries } from '../store/stored';
import type { DatasetReader } from './dataset-reader';
import { readBody } from './entity-body';
import { byPlace, HEAD, headOf, type HeadRow } from './heads';
import { kindOf } from './relationship-number';

/** More than one reading may fetch; what has so many relationships is answered as too wide. */
const MOST = 20_001;

const ASKED = 'unnest($1::text[]) with ordinality a(key, at)';

type Asked<Kind extends keyof Lookups> = readonly Lookups[Kind]['asked'][];

/** Entities by their ids. */
export async function fetchEntities(
  reader: DatasetReader,
  ids: Asked<'entity'>,
): Promise<(Head | undefined)[]> {
  const rows = await reader.rows<HeadRow>(`select ${HEAD} from $s.entity e where e.id = any($1)`, [ids]);
  const found = new Map(rows.map((row) => [row.id, headOf(row)]));
  return ids.map((id) => found.get(id));
}

/** Properties by the ids of entities. */
export async function fetchProperties(
  reader: DatasetReader,
  ids: Asked<'properties'>,
): Promise<Properties[]> {
  const rows = await reader.rows<{ id: string; body: string }>(
    'select e.id, e.body from $s.entity e where e.id = any($1)',
    [ids],
  );
  const found = new Map(rows.map(({ id, body }) => [id, readBody(body)]));
  return ids.map((id) => found.get(id) ?? { sources: [], properties: [] });
}

/** The types of an entity's relationships at an end, each found behind the one before in the index, with the one that came first. */
const kindsAt = (end: string, outgoing: boolean): string => {
  const next = (beyond: string): string =>
    `(select r.kind from $s.relationship r where r."${end}" = e.no${beyond} order by r.kind limit 1)`;
  return `(with recursive h(kind) as (${next('')} union all select ${next(' and r.kind > h.kind')} from h where h.kind is not null)
    select h.kind, ${outgoing} as outgoing,
      coalesce((select m.first from $s.related m where m.entity = e.no and m.kind = h.kind and m.outgoing = ${outgoing}),
        (select min(r.no) from $s.relationship r where r."${end}" = e.no and r.kind = h.kind)) as first
    from h where h.kind is not null)`;
};

/** The types of relationships by the ids of entities. */
export async function fetchEdgeTypes(reader: DatasetReader, ids: Asked<'edgeTypes'>): Promise<EdgeTypes[]> {
  const rows = await reader.rows<{ at: number; outgoing: boolean; type: string }>(
    `select a.at::int, r.outgoing, k.type from ${ASKED} join $s.entity e on e.id = a.key
       cross join lateral (${kindsAt('from', true)} union all ${kindsAt('to', false)}) r
       join $s.kind k on k.no = r.kind
     order by r.first, r.outgoing desc`,
    [ids],
  );
  return byPlace(rows, ids.length, (row) => row).map((own) => ({
    outgoing: own.filter(({ outgoing }) => outgoing).map(({ type }) => type),
    incoming: own.filter(({ outgoing }) => !outgoing).map(({ type }) => type),
  }));
}

type EdgeRow = HeadRow & {
  at: number;
  own: string | null;
  since: string | null;
  until: string | null;
  extra: string | null;
  sources: string;
};

/** One side of the asked relationships, each a part of the order in which they stand there. */
const side = (direction: Direction): string => {
  const [own, other, place] =
    direction === 'outgoing' ? ['from', 'to', 'out_place'] : ['to', 'from', 'in_place'];
  return `(select r.id, r."${other}" as other, r.since, r.until, r.extra, r.source, r.${place} as place, r.no
    from $s.relationship r where a.direction = '${direction}' and r."${own}" = o.no and r.kind = ${kindOf('a.type')}
    order by r.${place}, r.no limit a.most offset a.first)`;
};

/** Relationships by entity, direction, type and part. */
export async function fetchEdges(reader: DatasetReader, asked: Asked<'edges'>): Promise<Edge[][]> {
  const rows = await reader.rows<EdgeRow>(
    `select a.at::int, r.id as own, r.since, r.until, r.extra, s.sources, ${HEAD}
     from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[]) with ordinality a(key, direction, type, first, most, at)
     join $s.entity o on o.id = a.key
     cross join lateral (${side('outgoing')} union all ${side('incoming')}) r
     join $s.source s on s.no = r.source join $s.entity e on e.no = r.other order by a.at, r.place, r.no`,
    [
      asked.map(({ id }) => id),
      asked.map(({ direction }) => direction),
      asked.map(({ type }) => type),
      asked.map(({ part }) => Math.min(part.offset, 1e9)),
      asked.map(({ part }) => Math.min(part.limit ?? MOST, MOST)),
    ],
  );
  return byPlace(rows, asked.length, (row) => row).map((own, at) => {
    const one = asked[at];
    return one === undefined ? [] : own.map((row) => edgeOf(row, one));
  });
}

function edgeOf(row: EdgeRow, { id, direction, type }: Lookups['edges']['asked']): Edge {
  const { own, since, until, extra } = row;
  const ends = direction === 'outgoing' ? [id, row.id] : [row.id, id];
  return {
    // What no file gives an id has that of what it says, as in a store in memory.
    id: own ?? naturalId(['own', type, ...ends, since ?? '', extra ?? '{}'].join('|')),
    type,
    ...(since === null ? {} : { validSince: since }),
    ...(until === null ? {} : { validUntil: until }),
    ...(extra === null ? {} : { extra: JSON.parse(extra) as Record<string, string> }),
    sources: JSON.parse(row.sources) as Edge['sources'],
    other: headOf(row),
  };
}

type SeriesRow = {
  at: number;
  no: number;
  entity: string;
  own: string | null;
  type: string;
  name: string;
  description: string;
  unit: string;
  aliases: string;
  taxonomy: string;
  cadence: string;
  origin: string;
  points: number;
};

async function seriesRows(reader: DatasetReader, ids: readonly string[]): Promise<SeriesRow[]> {
  return reader.rows<SeriesRow>(
    `select a.at::int, s.no, a.key as entity, s.id as own, s.type, s.name, s.description, s.unit, s.aliases, s.taxonomy,
       s.cadence, s.origin, s.points
     from ${ASKED} join $s.entity e on e.id = a.key join $s.series s on s.entity = e.no order by a.at, s.no`,
    [ids],
  );
}

function seriesId({ own, entity, type, name, taxonomy, cadence }: SeriesRow): string {
  return own ?? naturalId(`own-series|${[entity, type, name, taxonomy, cadence].join('|')}`);
}

/** Series without their points by the ids of entities. */
export async function fetchSeries(reader: DatasetReader, ids: Asked<'series'>): Promise<SeriesHead[][]> {
  const origins = new Map<string, SeriesHead['origin']>();
  // Many series of many entities are of one publication.
  const originOf = (text: string): SeriesHead['origin'] => {
    const origin = origins.get(text) ?? (JSON.parse(text) as SeriesHead['origin']);
    origins.set(text, origin);
    return origin;
  };
  return byPlace(await seriesRows(reader, ids), ids.length, (row) => ({
    ...{ no: row.no, id: seriesId(row), type: row.type, name: row.name, description: row.description },
    ...{ unit: row.unit, taxonomy: row.taxonomy, cadence: row.cadence, pointCount: row.points },
    aliases: JSON.parse(row.aliases) as string[],
    origin: originOf(row.origin),
  }));
}

type PointsRow = { no: number; dates: string; values: string; details: string | null };

/** Points by entity and series, with the series of entities as `fetchSeries` gives them. */
export async function fetchPoints(
  reader: DatasetReader,
  asked: Asked<'points'>,
  seriesOf: (ids: Asked<'series'>) => Promise<readonly (readonly SeriesHead[])[]>,
): Promise<Points[]> {
  const ids = [...new Set(asked.map(({ id }) => id))];
  const all = await seriesOf(ids);
  const series = new Map(ids.map((id, at) => [id, all[at] ?? []]));
  const wanted = asked.map((each) => series.get(each.id)?.find(({ id }) => id === each.series)?.no);
  const rows = await reader.rows<PointsRow>(
    'select s.no, s.dates, s."values", s.details from $s.series s where s.no = any($1)',
    [wanted.filter((no) => no !== undefined)],
  );
  const found = new Map(rows.map((row) => [row.no, pointsOf(row)]));
  return wanted.map((no) => (no === undefined ? undefined : found.get(no)) ?? { dates: [], values: [] });
}

type Points = Pick<StoredSeries, 'dates' | 'values' | 'detail'>;

function pointsOf({ dates, values, details }: PointsRow): Points {
  const points: Points = { dates: dates.split(' '), values: values.split(' ').map(Number) };
  return details === null ? points : { ...points, detail: createDetail(details) };
}

/** Parses the details of points on demand: of most series only days and values are read. */
function createDetail(text: string): (at: number) => PointDetail | undefined {
  let all: readonly (PointDetail | null)[] | undefined;
  return (at) => (all ??= JSON.parse(text) as (PointDetail | null)[])[at] ?? undefined;
}

/** Entities by their numbers. */
export async function fetchEntitiesByNo(
  reader: DatasetReader,
  nos: readonly number[],
): Promise<ReadonlyMap<number, Head>> {
  const rows = await reader.rows<HeadRow & { no: number }>(
    `select e.no, ${HEAD} from $s.entity e where e.no = any($1)`,
    [[...new Set(nos)]],
  );
  return new Map(rows.map((row) => [row.no, headOf(row)]));
}
