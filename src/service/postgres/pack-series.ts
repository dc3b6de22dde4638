import { noteProblems, run, type ImportState } from './import-state';

/**
 * Makes series from runs of points, oldest first. Of two points of one day the one published last counts; if their
 * publications are unknown, the first counts and the other is a problem.
 */
export async function packSeries(loading: ImportState): Promise<void> {
  await run(
    loading,
    `create unlogged table $s.stage_whole as select r.no, r.entity, r.part, h.series, r.head, count(*) over (partition by r.entity, h.series) = 1 as is_whole
     from (select r.no, r.head, coalesce(i."into", r.of_no, f.no) as entity, coalesce(r.of_no, f.no) as part from $s.stage_run r
       left join $s.stage_ref f on f.ref = r.ref left join $s.stage_into i on i.no = coalesce(r.of_no, f.no)) r
     join $s.stage_head h on h.head = r.head where r.entity is not null`,
  );
  await run(loading, 'analyze $s.stage_whole');
  await insert(
    loading,
    `select r.no, w.entity, w.part, r.head, r.points, r.dates, r."values", r.details, r.places = 'built in' as is_built_in
     from $s.stage_whole w join $s.stage_run r on r.no = w.no where w.is_whole`,
  );
  await joinRuns(loading);
  if (loading.base !== undefined) await carrySeries(loading);
}

/** Takes over the series of the served dataset that no record of an update tells anew. */
async function carrySeries(loading: ImportState): Promise<void> {
  await run(loading, `update $s.series s set no = o.no from $b.series o where o.id = s.id`);
  await run(
    loading,
    `insert into $s.series select s.no, coalesce(i."into", s.own), s.id, s.type, s.name, s.description, s.unit, s.aliases, s.taxonomy, s.cadence,
       s.origin, s.points, s.dates, s."values", s.details, s.keys, s.scale, nullif(s.own, coalesce(i."into", s.own)), s.is_built_in
     from (select s.*, case when g.no is null then coalesce(s.part, s.entity)
         else (select min(i.no) from $s.identified i where i.identifier = g.ref) end as own
       from $b.series s left join $s.stage_gone g on g.no = coalesce(s.part, s.entity) and g.is_gone
       where not exists (select from $s.series n where n.id = s.id)
         and (s.is_built_in or not exists (select from $s.stage_void v where v.kind is null and s.origin::json ->> 'name' = v.name and s.origin::json ->> 'url' = v.document))) s
     left join $s.stage_into i on i.no = s.own where s.own is not null`,
  );
}

/** Puts series together that came in several runs, day by day. */
async function joinRuns(loading: ImportState): Promise<void> {
  await run(
    loading,
    `create unlogged table $s.stage_day as select *, min(no) over day = no as is_first, bool_and(detail is not null) over day as is_known,
       row_number() over (partition by entity, series, date order by published desc, no desc) = 1 as is_newest
     from (select (r.no + p.at - 1)::int as no, w.entity, w.part, w.series, r.head, p.date, p.value, nullif(p.detail, 'null') as detail,
         coalesce(p.detail::json #>> '{origin,published_time}', '') as published, coalesce(p.place, split_part(r.places, E'\\n', 1)) as place
       from $s.stage_whole w join $s.stage_run r on r.no = w.no
       cross join lateral unnest(string_to_array(r.dates, ' '), string_to_array(r."values", ' '),
         array(select d::text from json_array_elements(r.details::json) d), string_to_array(nullif(r.places, split_part(r.places, E'\\n', 1)), E'\\n'))
         with ordinality p(date, value, detail, place, at)
       where not w.is_whole) d
     window day as (partition by entity, series, date)`,
  );
  await noteProblems(
    loading,
    `select place || ': Expected each \`date\` once, got "' || date || '" again' as problem
     from $s.stage_day where not is_known and not is_first order by no`,
  );
  await insert(
    loading,
    `select min(d.no) as no, d.entity, min(d.part) as part, (array_agg(d.head order by h.published desc, d.no))[1] as head, count(*)::int as points,
       string_agg(d.date, ' ' order by d.date collate "C") as dates, string_agg(d.value, ' ' order by d.date collate "C") as "values",
       case when count(d.detail) > 0 then '[' || string_agg(coalesce(d.detail, 'null'), ',' order by d.date collate "C") || ']' end as details,
       bool_and(d.place = 'built in') as is_built_in
     from $s.stage_day d join $s.stage_head h on h.head = d.head where case when d.is_known then d.is_newest else d.is_first end
     group by d.entity, d.series`,
  );
}

/** Writes series of a statement’s rows, with what their heads say. */
async function insert(loading: ImportState, rows: string): Promise<void> {
  await run(
    loading,
    `insert into $s.series select s.no, s.entity, h.id, h.type, h.name, h.description, h.unit, h.aliases, h.taxonomy, h.cadence,
       h.origin, s.points, s.dates, s."values", s.details, h.keys, h.scale, nullif(s.part, s.entity), s.is_built_in
     from (${rows}) s join $s.stage_head h on h.head = s.head`,
  );
}
