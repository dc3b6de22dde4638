import { hasRows, noteProblems, run, type Loading } from './loading';

/** What two staged relationships have in common that are one. */
const SAME = ['type', '"from"', '"to"', 'since', 'extra', 'id'];

/**
 * A place in the order in which relationships of a type show: what holds, then the other end's prominence and name, which
 * is one number here, since texts take long to be sorted.
 */
const rank = (own: string, other: string): string =>
  `row_number() over (partition by "${own}", type order by ended, ${other}_place, no)::int - 1`;

/** Makes the relationships of the staged ones, each with its place in the order of either end. */
export async function resolveLinks(loading: Loading): Promise<void> {
  await run(
    loading,
    `create unlogged table $s.stage_found as select l.no, l.type, coalesce(l.from_no, f.no) as "from", coalesce(l.to_no, t.no) as "to", l.since, l.until is not null as ended, l.extra, l.id
     from $s.stage_link l left join $s.stage_ref f on f.ref = l."from" left join $s.stage_ref t on t.ref = l."to"
     where coalesce(l.from_no, f.no) is not null and coalesce(l.to_no, t.no) is not null`,
  );
  await leaveOutRepeated(loading);
  await run(
    loading,
    `create unlogged table $s.stage_place as select no, row_number() over (order by prominence desc, name collate "C")::int as place
     from $s.entity`,
  );
  await run(loading, 'analyze $s.stage_found');
  await run(loading, 'analyze $s.stage_place');
  await run(
    loading,
    `insert into $s.relationship select l.no, l.id, l.type, r."from", r."to", l.since, l.until, l.extra, l.sources, r.out_rank, r.in_rank
     from (select no, "from", "to", out_rank, ${rank('to', 'from')} as in_rank
       from (select *, ${rank('from', 'to')} as out_rank
         from (select l.no, l.type, l."from", l."to", l.ended, f.place as from_place, t.place as to_place
           from $s.stage_found l join $s.stage_place f on f.no = l."from" join $s.stage_place t on t.no = l."to") p) o) r
     join $s.stage_link l using (no)`,
  );
  for (const [end, outgoing] of [
    ['from', true],
    ['to', false],
  ] as const)
    await run(
      loading,
      `insert into $s.related select "${end}", ${outgoing}, type, count(*), count(*) filter (where not ended), min(no) from $s.stage_found group by "${end}", type`,
    );
}

/** Of relationships that are told again the first counts; one that a file itself tells twice is a problem. */
async function leaveOutRepeated(loading: Loading): Promise<void> {
  await run(
    loading,
    `create unlogged table $s.stage_twice as
       select no, first from (select l.no, min(l.no) over (partition by ${SAME.map((column) => `l.${column}`).join(', ')}) as first
         from $s.stage_found l
         join (select "from", "to", type from $s.stage_found group by "from", "to", type having count(*) > 1) m
           on m."from" = l."from" and m."to" = l."to" and m.type = l.type) n where no > first`,
  );
  if (!(await hasRows(loading, 'stage_twice'))) return;
  await noteProblems(
    loading,
    `select l.place || ': Expected each relationship once, got it again' as problem
     from $s.stage_twice n join $s.stage_link l on l.no = n.no join $s.stage_link first on first.no = n.first
     where regexp_replace(first.place, ':\\d+$', '') = regexp_replace(l.place, ':\\d+$', '') order by l.no`,
  );
  await run(loading, 'delete from $s.stage_found where no in (select no from $s.stage_twice)');
}
