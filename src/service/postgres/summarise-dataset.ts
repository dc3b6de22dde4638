import { run, type Loading } from './loading';

/** Makes what a service reads at its start, and what filters on series are answered by. */
export async function summarise(loading: Loading): Promise<void> {
  await run(loading, 'insert into $s.word select word, count(*)::int from $s.posting group by word');
  await run(loading, 'insert into $s.series_name select distinct name from $s.series');
  // Numbers with fifteen digits, as a reading rounds them; a series is meant by its name before it is by an alias.
  await run(loading, 'set extra_float_digits = 0');
  await run(
    loading,
    `insert into $s.figure select distinct on (s.entity, k.key) '~' || k.key, e.type,
       (split_part(s."values", ' ', s.points)::float8 * s.scale)::text::float8, s.entity
     from $s.series s join $s.entity e on e.no = s.entity,
       jsonb_array_elements_text(s.keys::jsonb) with ordinality k(key, at)
     order by s.entity, k.key, k.at > 1, s.no`,
  );
  await run(loading, 'reset extra_float_digits');
  await run(
    loading,
    `insert into $s.field select type, field, count(*)::int, max(n)::int,
       concat(case when bool_or(is_number) then 'n' end, case when bool_or(is_date) then 'd' end,
         case when bool_or(is_text) then 't' end, case when bool_or(is_long) then 'l' end)
     from (select type, field, entity, count(*) as n, bool_or(kind = 'n') as is_number, bool_or(kind = 'd') as is_date,
         bool_or(kind = 't') as is_text, bool_or(kind = 'l') as is_long
       from (select type, field, entity, 'n' as kind from $s.figure union all
         select type, field, entity, case when value = '' then 'l' when value like '____-__%' then 'd' else 't' end from $s.value) f
       group by type, field, entity) g group by type, field`,
  );
  await run(
    loading,
    `insert into $s.field select e.type, case when r.outgoing then '>' else '<' end || r.type, count(*)::int, max(r.held), 'e'
     from $s.related r join $s.entity e on e.no = r.entity group by 1, 2`,
  );
}
