import { hasRows, isIndexed, noteProblems, run, type ImportState } from './import-state';
import { SERVED_LINKS } from './carry-over';
import { indexEntityEnds, wholeOf } from './entity-ends';

/** Behind all places of entities: where relationships stand that have ended. */
const ENDED = 1 << 30;

/** Relationships of one type that are read to see which came first. */
const FEW_RELATED = 20;

/** What two relationships have in common that are one, beside their ends and their type. */
const SAME = ['since', 'extra', 'id'];

/** Makes the relationships of the staged ones, each with its place in the order at either end. */
export async function resolveLinks(loading: ImportState): Promise<void> {
  for (const table of ['kind', 'type', 'stage_link']) await run(loading, `analyze $s.${table}`);
  const isOpen = await hasRows(loading, 'stage_ref');
  const [from, to] = isOpen
    ? ['coalesce(l.from_no, rf.no)', 'coalesce(l.to_no, rt.no)']
    : ['l.from_no', 'l.to_no'];
  const found = isOpen
    ? 'left join $s.stage_ref rf on rf.ref = l."from" left join $s.stage_ref rt on rt.ref = l."to"'
    : '';
  await indexEntityEnds(loading);
  const placeAt = (end: string): string => `(select places from place)[${end}]`;
  const ended = `case when l.until is null then 0 else ${ENDED} end`;
  const isAnyInto = await hasRows(loading, 'stage_into');
  const into = isAnyInto
    ? 'left join $s.stage_into fi on fi.no = l.f left join $s.stage_into ti on ti.no = l.t'
    : '';
  const [end, other] = isAnyInto ? ['coalesce(fi."into", l.f)', 'coalesce(ti."into", l.t)'] : ['l.f', 'l.t'];
  const insert = (rows: string): string =>
    `with place as materialized (select ${wholeOf('places')} from $s.stage_place) insert into $s.relationship
     select l.no, l.kind, l."from", l."to", l.t_place + ${ended}, l.f_place + ${ended}, l.source, l.id, l.since, l.until, l.extra,
       nullif(l.f, l."from"), nullif(l.t, l."to")
     from (select l.*, ${end} as "from", ${other} as "to", ${placeAt(end)} as f_place, ${placeAt(other)} as t_place from ${rows} l ${into}) l
     where l.f_place > 0 and l.t_place > 0`;
  const columns = 'l.no, l.kind, l.source, l.id, l.since, l.until, l.extra';
  await run(loading, insert(`(select ${columns}, ${from} as f, ${to} as t from $s.stage_link l ${found})`));
  if (loading.base !== undefined)
    await run(
      loading,
      insert(
        `(select ${columns}, l.f, l.t from ${SERVED_LINKS} l where l.no not in (select no from $s.stage_dropped)
           and l.f not in (select no from $s.stage_gone where is_gone) and l.t not in (select no from $s.stage_gone where is_gone))`,
      ),
    );
  if (isOpen)
    await run(
      loading,
      `insert into $s.open select l.* from $s.stage_link l ${found} where (l."from" is not null and rf.no is null) or (l."to" is not null and rt.no is null)`,
    );
  const index = 'index on $s.relationship ("from", kind, out_place) include (no, "to")';
  const isUnique = await isIndexed(loading, `create unique ${index}`);
  if (!isUnique) await run(loading, `create ${index}`);
  await run(loading, 'analyze $s.relationship');
  // One that has ended may be told again as if it had not.
  if (!isUnique || (await hasRows(loading, `relationship where out_place >= ${ENDED}`)))
    await leaveOutRepeated(loading);
  await noteRelated(loading, { end: 'from', place: 'out_place', outgoing: true });
  await noteRelated(loading, { end: 'to', place: 'in_place', outgoing: false });
}

/** Notes which types of relationships the entities of each type have at an end, and what a reading would count too long for. */
async function noteRelated(
  loading: ImportState,
  { end, place, outgoing }: { end: string; place: string; outgoing: boolean },
): Promise<void> {
  await run(
    loading,
    // Rows came mostly in the order of the index of one end, by which they need not be put together.
    `with type as materialized (select ${wholeOf('types')} from $s.stage_place),
     r as materialized (select "${end}" as entity, kind, count(*) as told, count(*) filter (where ${place} < ${ENDED})::int as held, min(no) as first
       from $s.relationship group by "${end}", kind${outgoing ? ' order by "from", kind' : ''}),
     many as (insert into $s.related select entity, kind, first, ${outgoing} from r where told > ${FEW_RELATED})
     insert into $s.field select t.type, '${outgoing ? '>' : '<'}' || k.type, f.entities, f.most, 'e'
     from (select (select types from type)[entity] as type, kind, count(*)::int as entities, max(held) as most from r group by 1, 2) f
     join $s.type t on t.no = f.type join $s.kind k on k.no = f.kind`,
  );
}

/** Of repeated relationships the first counts; a repetition within one file is reported. */
async function leaveOutRepeated(loading: ImportState): Promise<void> {
  const between = `"from", kind, out_place & ${ENDED - 1}`;
  await run(
    loading,
    `create unlogged table $s.stage_twice as
       select no, first from (select r.no, min(r.no) over (partition by r."from", r.kind, r."to", ${SAME.map((column) => `r.${column}`).join(', ')}) as first
         from $s.relationship r join (select ${between} as place from $s.relationship group by 1, 2, 3 having count(*) > 1) m
           on m."from" = r."from" and m.kind = r.kind and r.out_place in (m.place, m.place + ${ENDED})) n where no > first`,
  );
  if (!(await hasRows(loading, 'stage_twice'))) return;
  await noteProblems(
    loading,
    `select l.place || ': Expected each relationship once, got it again' as problem
     from $s.stage_twice n join $s.stage_link l on l.no = n.no join $s.stage_link first on first.no = n.first
     where regexp_replace(first.place, ':\\d+$', '') = regexp_replace(l.place, ':\\d+$', '') order by l.no`,
  );
  const twice = 'where no in (select no from $s.stage_twice)';
  await run(loading, `insert into $s.again select * from $s.relationship ${twice}`);
  await run(loading, `delete from $s.relationship ${twice}`);
}
