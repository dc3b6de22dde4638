import { noteProblems, run, type Loading } from './loading';

/** The relationships whose both ends are known, each once. */
const FOUND = `select distinct on (l.type, f.no, t.no, l.since, l.extra, l.id) l.no, l.id, l.type, f.no as "from", t.no as "to", l.since,
    l.until, l.extra, l.sources
  from $s.stage_link l join $s.stage_ref f on f.ref = l."from" join $s.stage_ref t on t.ref = l."to"
  where f.no is not null and t.no is not null
  order by l.type, f.no, t.no, l.since, l.extra, l.id, l.no`;

/** A place in the order in which relationships of a type show: what holds, then the other end's prominence and name. */
const rank = (own: string, other: string): string =>
  `row_number() over (partition by l."${own}", l.type
     order by l.until is not null, ${other}.prominence desc, ${other}.name collate "C", l.no)::int - 1`;

/** Makes the relationships of the staged ones, each with its place in the order of either end. */
export async function resolveLinks(loading: Loading): Promise<void> {
  await run(loading, `create unlogged table $s.stage_found as ${FOUND}`);
  await noteProblems(
    loading,
    `select l.place || ': Expected each relationship once, got it again' as problem
     from $s.stage_link l join $s.stage_ref f on f.ref = l."from" and f.no is not null
     join $s.stage_ref t on t.ref = l."to" and t.no is not null
     join $s.stage_found o on o.type = l.type and o."from" = f.no and o."to" = t.no
       and o.since is not distinct from l.since and o.extra is not distinct from l.extra and o.id is not distinct from l.id
     join $s.stage_link first on first.no = o.no
     where l.no <> o.no and regexp_replace(first.place, ':\\d+$', '') = regexp_replace(l.place, ':\\d+$', '') order by l.no`,
  );
  await run(
    loading,
    `insert into $s.relationship select l.no, l.id, l.type, l."from", l."to", l.since, l.until, l.extra, l.sources,
       ${rank('from', 't')}, ${rank('to', 'f')}
     from $s.stage_found l join $s.entity f on f.no = l."from" join $s.entity t on t.no = l."to"`,
  );
  for (const [end, outgoing] of [
    ['from', true],
    ['to', false],
  ] as const)
    await run(
      loading,
      `insert into $s.related select "${end}", ${outgoing}, type, count(*), count(*) filter (where until is null), min(no) from $s.relationship group by "${end}", type`,
    );
}
