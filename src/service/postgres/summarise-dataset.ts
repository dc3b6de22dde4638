import { run, type ImportState } from './import-state';
import { wholeOf } from './entity-ends';
import { indexMoney } from './money-index';

/** A service takes some rows at once from its connection, and each of them in steps. */
const WORDS_A_ROW = 2000;

/** Makes what a service reads at its start, and what filters on series are answered by. */
export async function summarise(loading: ImportState): Promise<void> {
  await run(
    loading,
    `insert into $s.word select string_agg(word, ' ' order by word), string_agg(count::text, ' ' order by word)
     from (select word, count, row_number() over (order by word) as at from $s.posting) w group by at / ${WORDS_A_ROW}`,
  );
  await run(loading, 'insert into $s.series_name select distinct name from $s.series');
  // Numbers with fifteen digits, as a reading rounds them; a series is meant by its name before it is by an alias.
  await run(loading, 'set extra_float_digits = 0');
  await run(
    loading,
    `insert into $s.slot select (select coalesce(max(no), 0) from $s.slot) + row_number() over (order by f.field), f.field
     from (select distinct '~' || k.key as field from (select distinct keys from $s.series) s, jsonb_array_elements_text(s.keys::jsonb) k(key)) f
     where f.field not in (select field from $s.slot)`,
  );
  await run(
    loading,
    `insert into $s.figure select distinct on (s.entity, p.no) p.no, e.type,
       (split_part(s."values", ' ', s.points)::float8 * s.scale)::text::float8, s.entity
     from $s.series s join $s.entity e on e.no = s.entity,
       jsonb_array_elements_text(s.keys::jsonb) with ordinality k(key, at) join $s.slot p on p.field = '~' || k.key
     order by s.entity, p.no, k.at > 1, s.no`,
  );
  await run(loading, 'reset extra_float_digits');
  await run(
    loading,
    `insert into $s.field select f.type, p.field, f.entities, 1, 'n'
     from (select type, field, count(*)::int as entities from $s.figure group by type, field) f join $s.slot p on p.no = f.field`,
  );
  await indexMoney(loading);
  await noteTexts(loading);
  await run(
    loading,
    `insert into $s.field select '', '&' || k.key, count(*)::int, 1, 't'
     from (select distinct extra from $s.relationship where extra is not null) r, json_object_keys(r.extra::json) k(key) group by 2`,
  );
}

/** A list has a row for each of its values; of other fields the rows are counted, which takes a fifth of the time. */
async function noteTexts(loading: ImportState): Promise<void> {
  const kind = "case when value = '' then 'l' when value like '____-__%' then 'd' else 't' end";
  const held = `concat(case when bool_or(kind = 'd') then 'd' end, case when bool_or(kind = 't') then 't' end,
    case when bool_or(kind = 'l') then 'l' end)`;
  const type = '(select types from type)[entity] as type';
  const lists = [[...loading.lists]];
  const listed = 'array(select no from $s.slot where field = any($1::text[]))';
  await run(
    loading,
    `with type as materialized (select ${wholeOf('types')} from $s.stage_place)
     insert into $s.field select t.type, p.field, sum(n)::int, 1, ${held}
     from (select ${type}, field, ${kind} as kind, count(*) as n from $s.value where field <> all(${listed}) group by 1, 2, 3) v
     join $s.slot p on p.no = v.field join $s.type t on t.no = v.type group by t.type, p.field`,
    lists,
  );
  await run(
    loading,
    `with type as materialized (select ${wholeOf('types')} from $s.stage_place)
     insert into $s.field select t.type, p.field, count(*)::int, max(n)::int, concat(case when bool_or(d) then 'd' end,
       case when bool_or(e.t) then 't' end, case when bool_or(l) then 'l' end)
     from (select ${type}, field, entity, count(*) as n, bool_or(kind = 'd') as d, bool_or(kind = 't') as t, bool_or(kind = 'l') as l
       from (select field, entity, ${kind} as kind from $s.value where field = any(${listed})) v group by field, entity) e
     join $s.slot p on p.no = e.field join $s.type t on t.no = e.type group by t.type, p.field`,
    lists,
  );
  await run(loading, 'drop table $s.stage_place');
}
