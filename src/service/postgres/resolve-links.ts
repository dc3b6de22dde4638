import { hasRows, isIndexed, noteProblems, run, type Loading } from './loading';

/** Behind all places of entities: where relationships stand that have ended. */
const ENDED = 1 << 30;

/** What two relationships have in common that are one, beside their ends and their type. */
const SAME = ['since', 'extra', 'id'];

/** Makes the relationships of the staged ones, each with its place in the order at either end. */
export async function resolveLinks(loading: Loading): Promise<void> {
  await run(
    loading,
    `create unlogged table $s.stage_place as select no, row_number() over (order by prominence desc, name collate "C")::int as place
     from $s.entity`,
  );
  for (const table of ['kind', 'stage_link', 'stage_place']) await run(loading, `analyze $s.${table}`);
  const isOpen = await hasRows(loading, 'stage_ref');
  const [from, to] = isOpen
    ? ['coalesce(l.from_no, rf.no)', 'coalesce(l.to_no, rt.no)']
    : ['l.from_no', 'l.to_no'];
  const found = isOpen
    ? 'left join $s.stage_ref rf on rf.ref = l."from" left join $s.stage_ref rt on rt.ref = l."to"'
    : '';
  const place = (end: string): string => `${end}.place + case when l.until is null then 0 else ${ENDED} end`;
  await run(
    loading,
    `insert into $s.relationship
     select l.no, l.kind, f.no, t.no, ${place('t')}, ${place('f')}, l.source, l.id, l.since, l.until, l.extra
     from $s.stage_link l ${found}
     join $s.stage_place f on f.no = ${from} join $s.stage_place t on t.no = ${to}`,
  );
  const index = 'index on $s.relationship ("from", kind, out_place) include (no, "to")';
  const isUnique = await isIndexed(loading, `create unique ${index}`);
  if (!isUnique) await run(loading, `create ${index}`);
  await run(loading, 'analyze $s.relationship');
  // One that has ended may be told again as if it had not.
  if (!isUnique || (await hasRows(loading, `relationship where out_place >= ${ENDED}`)))
    await leaveOutRepeated(loading);
  // Rows came mostly in the order of the index of one end, by which they need not be put together.
  await run(loading, 'set local enable_hashagg = off');
  await noteRelated(loading, { end: 'from', place: 'out_place', outgoing: true });
  await run(loading, 'set local enable_hashagg = on');
  await noteRelated(loading, { end: 'to', place: 'in_place', outgoing: false });
}

async function noteRelated(
  loading: Loading,
  { end, place, outgoing }: { end: string; place: string; outgoing: boolean },
): Promise<void> {
  await run(
    loading,
    `insert into $s.related select "${end}", kind, count(*) filter (where ${place} < ${ENDED}), min(no), ${outgoing}
     from $s.relationship group by "${end}", kind`,
  );
}

/** Of relationships that are told again the first counts; one that a file itself tells twice is a problem. */
async function leaveOutRepeated(loading: Loading): Promise<void> {
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
  await run(loading, 'delete from $s.relationship where no in (select no from $s.stage_twice)');
}
