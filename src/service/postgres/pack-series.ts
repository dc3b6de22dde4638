import { noteProblems, run, type Loading } from './loading';

/**
 * Packs points into series, oldest first. Of two of one day the one that was published last counts, and of those the
 * one that came last; where nothing is known of one but its series, the first counts and the other is a problem. What
 * the series says of itself is what its newest publication says.
 */
export async function packSeries(loading: Loading): Promise<void> {
  await run(
    loading,
    `create unlogged table $s.stage_day as select p.no, p.entity, h.series, p.head, p.date, p.value, p.published, p.detail,
       p.place, min(p.no) over day = p.no as is_first, bool_and(p.detail is not null) over day as is_known,
       row_number() over (partition by p.entity, h.series, p.date order by p.published desc, p.no desc) = 1 as is_newest
     from (select p.*, coalesce(p.of_no, r.no) as entity from $s.stage_point p left join $s.stage_ref r on r.ref = p.ref) p
       join $s.stage_head h on h.head = p.head where p.entity is not null
     window day as (partition by p.entity, h.series, p.date)`,
  );
  await noteProblems(
    loading,
    `select place || ': Expected each \`date\` once, got "' || date || '" again' as problem
     from $s.stage_day where not is_known and not is_first order by no`,
  );
  await run(
    loading,
    `insert into $s.series select s.no, s.entity, h.id, h.type, h.name, h.description, h.unit, h.aliases, h.taxonomy, h.cadence,
       h.origin, s.points, s.dates, s."values", s.details, h.keys, h.scale
     from (select min(d.no) as no, d.entity, count(*)::int as points, string_agg(d.date, ' ' order by d.date collate "C") as dates,
         string_agg(d.value::text, ' ' order by d.date collate "C") as "values",
         case when count(d.detail) > 0 then '[' || string_agg(coalesce(d.detail, 'null'), ',' order by d.date collate "C") || ']' end as details,
         (array_agg(d.head order by g.published desc, d.no))[1] as head
       from $s.stage_day d join $s.stage_head g on g.head = d.head
       where case when d.is_known then d.is_newest else d.is_first end
       group by d.entity, d.series) s
     join $s.stage_head h on h.head = s.head`,
  );
}
