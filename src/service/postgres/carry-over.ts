import type { PoolClient } from 'pg';

import { PLACES } from '../store/places';
import type { EntityPart } from '../store/store-parts';
import { LAYOUT } from './control-schema';
import { abandonDataset, schemaOf, type NewDataset } from './datasets';
import { readBody, readRecord, type EntityRecord } from './entity-body';
import { putEntity } from './entity-rows';
import { BEGINNING, type Progress } from './import-progress';
import { hasRows, run, runAll, type ImportState } from './import-state';

/** Rows that become entities at once. */
const PAGE = 2000;

/** Reads which dataset an update changes, and the numbers that it gave; one that has none, or of another shape, is refused. */
export async function servedDataset(
  client: PoolClient,
  begun: NewDataset,
): Promise<{ schema: string; progress: Progress }> {
  const { rows } = await client.query<{ version: number; layout: number; progress: Progress; fits: boolean }>(
    `select d.version, d.layout, d.progress, to_regclass('ker_' || d.version || '.identified') is not null as fits
     from ker.current c join ker.dataset d on d.version = c.version`,
  );
  const [served] = rows;
  if (served?.layout === LAYOUT && served.fits)
    return {
      schema: schemaOf(served.version),
      progress: {
        ...served.progress,
        parts: 0,
        steps: 0,
        head: 0,
        isLoaded: false,
        isRepeated: false,
        findings: BEGINNING.findings,
      },
    };
  await abandonDataset(client, begun);
  throw new Error(
    served === undefined
      ? 'Expected a dataset to update, got none yet; import one without --update first'
      : 'Expected a dataset that this version imported, got one of another; import it once without --update',
  );
}

/** Fields of the entities themselves; those of series have marks before their names. */
const OF_PROPERTIES = "field !~ '^[~$]'";

/** Takes over the numbers of types and fields; fields of series are found anew. */
export async function carryNumbers(loading: ImportState): Promise<void> {
  for (const table of ['kind', 'type'])
    await run(loading, `insert into $s.${table} select * from $b.${table}`);
  await run(loading, `insert into $s.slot select * from $b.slot where ${OF_PROPERTIES}`);
}

/**
 * Begins a new dataset with what an update leaves of the served one. The rows of entities that it touches are put again, with
 * its own, so that all that follows does what a whole import of both does.
 */
export async function carryOver(loading: ImportState): Promise<void> {
  await findReplaced(loading);
  await findTouched(loading);
  await carryLinks(loading);
  await runAll(loading, await carriedTables(loading));
  await putParts(loading);
}

/** Whether the first source in JSON is that of a void record `v`. */
const sourceIs = (json: string, room = ''): string =>
  `${json}::json #>> '{${room}0,name}' = v.name and ${json}::json #>> '{${room}0,document}' = v.document`;

/** Gives each row the number of the one that it replaces, and notes which are void; those without a successor are gone. */
async function findReplaced(loading: ImportState): Promise<void> {
  await analyze(loading, ['stage_part', 'stage_void', 'stage_identifier', 'stage_link']);
  await run(
    loading,
    `create table $s.stage_known as select i.identifier, i.no, coalesce(p."into", i.no) as entity
     from $b.identified i left join $b.part p on p.no = i.no where i.identifier in
       (select identifier from $s.stage_identifier union select "from" from $s.stage_void union select "to" from $s.stage_void)`,
  );
  await analyze(loading, ['stage_known']);
  await run(
    loading,
    `create table $s.stage_gone as select distinct k.no, k.entity, coalesce(p.id, e.id) as id, v.name, v."from" as ref, true as is_gone
     from $s.stage_void v join $s.stage_known k on k.identifier = v."from" left join $b.part p on p.no = k.no
     left join $b.entity e on e.no = k.no where v.kind is null and ${sourceIs('coalesce(p.body, e.body)', 's,')}
       and k.no not in (select no from $b.identified where identifier like 'built-in:%')`,
  );
  // A country or an exchange that is there already stays as it is.
  await run(
    loading,
    `create table $s.stage_same as select n.no, min(g.no) as former, true as is_renewed from $s.stage_part n
       join $s.stage_gone g on g.id = n.id and g.name = n.body::json #>> '{s,0,name}' where n.keeps is not null group by n.no
     union all select n.no, min(k.no), false from $s.stage_part n join $s.stage_identifier i on i.no = n.no
       join $s.stage_known k on k.identifier = i.identifier where n.keeps is null group by n.no`,
  );
  for (const table of ['stage_part', 'stage_identifier'])
    await run(
      loading,
      `delete from $s.${table} where no in (select no from $s.stage_same where not is_renewed)`,
    );
  for (const [table, column] of NUMBERED)
    await run(
      loading,
      `update $s.${table} t set ${column} = s.former from $s.stage_same s where s.no = t.${column}`,
    );
  await run(
    loading,
    'update $s.stage_gone set is_gone = false where no in (select former from $s.stage_same where is_renewed)',
  );
  // An ISIN that no file tells stays.
  await run(
    loading,
    `insert into $s.stage_identifier select i.identifier, i.no from $b.identified i join $s.stage_part n on n.no = i.no
     where n.keeps::json ->> split_part(i.identifier, ':', 1) is not null`,
  );
}

/** Where the number of a row of an update stands. */
const NUMBERED = [
  ['stage_part', 'no'],
  ['stage_key', 'no'],
  ['stage_identifier', 'no'],
  ['stage_link', 'from_no'],
  ['stage_link', 'to_no'],
  ['stage_run', 'of_no'],
] as const;

async function analyze(loading: ImportState, tables: readonly string[]): Promise<void> {
  for (const table of tables) await run(loading, `analyze $s.${table}`);
}

/** Finds the entities of which a row is void, and those that an identifier may join with what is new, or parted from. */
async function findTouched(loading: ImportState): Promise<void> {
  const sharing = `from $b.identified i left join $b.part p on p.no = i.no`;
  await run(
    loading,
    `create table $s.stage_touched as select entity from $s.stage_gone
     union select k.entity from $s.stage_known k join $s.stage_identifier i on i.identifier = k.identifier`,
  );
  for (let isAny = true; isAny;) {
    await analyze(loading, ['stage_touched']);
    const more = await run(
      loading,
      `insert into $s.stage_touched select distinct coalesce(p."into", i.no) ${sharing} where i.identifier in
         (select i.identifier ${sharing} where coalesce(p."into", i.no) in (select entity from $s.stage_touched))
       and coalesce(p."into", i.no) not in (select entity from $s.stage_touched) returning 1`,
    );
    isAny = more.length > 0;
  }
  const isPut = 'not exists (select from $s.stage_gone g where g.no = o.no)';
  for (const [table, own, condition] of [
    ['part', '"into"', ''],
    ['entity', 'no', 'and not exists (select from $b.part p where p.no = o.no)'],
  ] as const)
    await run(
      loading,
      `insert into $s.stage_part select o.no, o.id, o.type, o.name, o.prominence, o.head, o.body, null from $b.${table} o
       where o.${own} in (select entity from $s.stage_touched) and ${isPut} ${condition}`,
    );
  await run(
    loading,
    `insert into $s.stage_identifier select i.identifier, i.no from $b.identified i join $s.stage_part n on n.no = i.no where n.keeps is null`,
  );
}

/** All relationships of the served dataset, with the rows that their ends are of. */
export const SERVED_LINKS = `(select *, coalesce(from_part, "from") as f, coalesce(to_part, "to") as t
  from (select * from $b.relationship union all select * from $b.again) r)`;

/** Whether an end of a relationship that names nothing is that of a void one. */
const isEnd = (end: string): string =>
  `(l."${end}" = v."${end}" or l.${end}_no in (select k.no from $s.stage_known k where k.identifier = v."${end}"))`;

/** Notes the relationships that are void, and takes over those that name nothing, or nothing any more. */
async function carryLinks(loading: ImportState): Promise<void> {
  await run(
    loading,
    `create table $s.stage_dropped as with v as materialized (
       select v.name, v.document, v.kind, f.entity as "from", t.entity as "to" from $s.stage_void v
       join $s.stage_known f on f.identifier = v."from" left join $s.stage_known t on t.identifier = v."to"),
     r as materialized (select distinct r.no, r.kind, r.source, v.name, v.document, v.kind is null as is_all from v
       join (select no, id, kind, "from", "to", source from $b.relationship union all select no, id, kind, "from", "to", source from $b.again) r
         on r.id is null and r."from" = v."from" and (v.kind is null or (r.kind = v.kind and r."to" = v."to")))
     select v.no, v.kind, v.name, v.document, case when v.is_all then v.source end as source,
       row_number() over (partition by v.name, v.document, v.kind order by v.no) as at
     from r v join $b.source s on s.no = v.source where ${sourceIs('s.sources')}`,
  );
  // What stands in its place keeps its number: of two that say the same the first counts.
  await run(
    loading,
    `update $s.stage_link l set no = d.no from (select l.no, l.kind, s.sources::json #>> '{0,name}' as name, s.sources::json #>> '{0,document}' as document,
         row_number() over (partition by s.sources::json #>> '{0,name}', s.sources::json #>> '{0,document}', l.kind order by l.no) as at
       from $s.stage_link l join $s.source s on s.no = l.source) n
     join $s.stage_dropped d using (name, document, kind, at) where l.no = n.no`,
  );
  const columns = 'no, id, kind, from_no, "from", to_no, "to", since, until, extra, source, place';
  await run(
    loading,
    `insert into $s.stage_link (${columns}) select l.no, l.id, l.kind, l.from_no, l."from", l.to_no, l."to", l.since, l.until, l.extra, l.source, ''
     from $b.open l join $b.source s on s.no = l.source where l.id is not null or not exists (select from $s.stage_void v where ${sourceIs('s.sources')}
       and (v.kind is null or (v.kind = l.kind and ${isEnd('from')} and ${isEnd('to')})))`,
  );
  if (!(await hasRows(loading, 'stage_gone where is_gone'))) return;
  await run(
    loading,
    `insert into $s.stage_link (${columns}) select r.no, r.id, r.kind, case when f.no is null then r.f end, f.ref,
       case when t.no is null then r.t end, t.ref, r.since, r.until, r.extra, r.source, ''
     from ${SERVED_LINKS} r left join $s.stage_gone f on f.no = r.f and f.is_gone left join $s.stage_gone t on t.no = r.t and t.is_gone
     where coalesce(f.no, t.no) is not null and r.no not in (select no from $s.stage_dropped)`,
  );
  for (const end of ['from', 'to'])
    await run(
      loading,
      `update $s.stage_link l set ${end}_no = null, "${end}" = g.ref from $s.stage_gone g where g.no = l.${end}_no and g.is_gone`,
    );
}

/** Copies what no row of an update touches; the largest tables first. */
async function carriedTables(loading: ImportState): Promise<string[]> {
  await run(
    loading,
    'create table $s.stage_named as select no, entity, words, core from $b.name where entity in (select entity from $s.stage_touched)',
  );
  const [changed] = await run(
    loading,
    `select from $s.stage_part where type = any($1) union all
     select from $b.entity e join $s.stage_touched t on t.entity = e.no where e.type = any($1) limit 1`,
    [[...PLACES]],
  );
  loading.arePlacesNew = changed !== undefined;
  const untouched = (column: string): string => `${column} not in (select entity from $s.stage_touched)`;
  const copy = (table: string, condition: string): string =>
    `insert into $s.${table} select * from $b.${table} where ${condition}`;
  return [
    copy('value', untouched('entity')),
    copy('entity', untouched('no')),
    copy('name_key', 'name not in (select no from $s.stage_named)'),
    copy(
      'identified',
      `no not in (select entity from $s.stage_touched union all select no from $b.part where "into" in (select entity from $s.stage_touched))`,
    ),
    ...['name', 'called', 'identifier', 'further', 'asked'].map((table) => copy(table, untouched('entity'))),
    ...(loading.arePlacesNew
      ? []
      : [
          copy('lying', untouched('entity')),
          copy('surrounding', `no in (select surrounding from $b.lying where ${untouched('entity')})`),
        ]),
    copy('figure', `${untouched('entity')} and field in (select no from $b.slot where ${OF_PROPERTIES})`),
    copy('source', 'no not in (select source from $s.stage_dropped where source is not null)'),
    copy('part', untouched('"into"')),
    `insert into $s.stage_into select no, "into" from $b.part where no <> "into" and ${untouched('"into"')}`,
  ];
}

/** A row, with the number and the text of the entity that it was a part of. */
type PartRow = EntityRecord & { keeps: string | null; was: number; before: string | null };

/** Puts the rows of an update as entities, and those of the served dataset that they may be one with. */
async function putParts(loading: ImportState): Promise<void> {
  await run(loading, 'create index on $s.stage_named (entity)');
  await analyze(loading, ['stage_part', 'stage_named']);
  const places = new Map<number, number[]>();
  for (let last = 0; ;) {
    const rows = await run<PartRow>(
      loading,
      `select n.no, n.id, n.type, n.name, n.prominence, n.head, n.body, n.keeps, coalesce(p."into", n.no) as was, coalesce(p.body, e.body) as before
       from (select * from $s.stage_part where no > $1 order by no limit ${PAGE}) n left join $b.part p on p.no = n.no
       left join $b.entity e on e.no = n.no order by n.no`,
      [last],
    );
    const end = rows.at(-1);
    if (end === undefined) return loading.copier.flush(true);
    last = end.no;
    const named = await run<{ entity: number; nos: number[] }>(
      loading,
      'select entity, array_agg(no order by no) as nos from $s.stage_named where entity = any($1) group by entity',
      [rows.flatMap(({ was }) => (places.has(was) ? [] : [was]))],
    );
    for (const { entity, nos } of named) places.set(entity, nos);
    for (const row of rows) putEntity(partOf(row), { ...row, places: places.get(row.was) }, loading);
    await loading.copier.flush();
  }
}

/** The entity of a row, with the properties that its record keeps of the one before. */
function partOf(row: PartRow): EntityPart {
  const part = readRecord(row);
  const own = new Map(Object.entries(part.properties ?? {}));
  const former = new Map(row.before === null ? [] : readBody(row.before).properties);
  for (const [property, condition] of Object.entries(
    JSON.parse(row.keeps ?? '{}') as Record<string, string>,
  )) {
    const stays = former.get(property);
    if (stays !== undefined && own.get(condition)?.value === former.get(condition)?.value)
      own.set(property, stays);
  }
  return { ...part, properties: Object.fromEntries(own) };
}
