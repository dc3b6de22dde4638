import { foldName } from '../store/fold-name';
import { noteProblems, run, type Loading } from './loading';

/** References whose names are folded at once. */
const PAGE = 5000;

/**
 * Finds the entity of every reference, once for each that is written alike: by key, identifier, id, then by name, where
 * a name comes before an alias and the most prominent before its namesakes. One that names nothing is a problem of its row.
 */
export async function resolveReferences(loading: Loading): Promise<void> {
  await run(
    loading,
    `create unlogged table $s.stage_ref as select r.ref, coalesce(k.no, i.no, e.no) as no from (
       select "from" as ref from $s.stage_link union select "to" from $s.stage_link union select ref from $s.stage_point) r
     left join (select key, min(no) as no from $s.stage_key group by key) k on k.key = r.ref
     left join (select identifier, min(no) as no from $s.stage_identifier group by identifier) i on i.identifier = r.ref
     left join $s.entity e on e.id = lower(r.ref)`,
  );
  await foldOpen(loading);
  await run(
    loading,
    `update $s.stage_ref r set no = (select c.entity from $s.called c where c.key = m.folded
       order by c.alias, c.prominence desc, c.entity desc limit 1)
     from $s.stage_more m where m.ref = r.ref`,
  );
  await run(loading, 'update $s.stage_ref r set no = s."into" from $s.stage_into s where s.no = r.no');
  // A row whose key was there before it is left out, and is not meant by anything.
  await run(
    loading,
    'update $s.stage_ref r set no = null where not exists (select from $s.entity e where e.no = r.no)',
  );
  await run(loading, 'create index on $s.stage_ref (ref)');
  await run(loading, 'analyze $s.stage_ref');
  for (const end of ['from', 'to'])
    await noteProblems(
      loading,
      `select l.place || ': Expected \`${end}\` to name an entity, got "' || l."${end}" || '"' as problem
       from $s.stage_link l join $s.stage_ref r on r.ref = l."${end}"
       ${end === 'to' ? 'join $s.stage_ref f on f.ref = l."from" and f.no is not null' : ''}
       where r.no is null order by l.no`,
    );
  await noteProblems(
    loading,
    `select p.place || ': Expected \`entity\` to name an entity, got "' || p.ref || '"' as problem
     from $s.stage_point p join $s.stage_ref r on r.ref = p.ref where r.no is null order by p.no`,
  );
}

/** Names are folded by the very function that folds them in memory. */
async function foldOpen(loading: Loading): Promise<void> {
  let last = '';
  for (;;) {
    const open = await run<{ ref: string }>(
      loading,
      'select ref from $s.stage_ref where no is null and ref collate "C" > $1 order by ref collate "C" limit $2',
      [last, PAGE],
    );
    for (const { ref } of open) loading.copier.put('stage_more', ref, foldName(ref));
    await loading.copier.flush(true);
    const end = open.at(-1);
    if (end === undefined) return;
    last = end.ref;
  }
}
