import { foldName } from '../store/fold-name';
import { hasRows, noteProblems, run, type ImportState } from './import-state';

/** References whose names are folded at once. */
const PAGE = 5000;

/** The columns that refer to entities: by number where that was known when they came, else as it is written. */
const REFERRING = [
  { table: 'stage_link', number: 'from_no', written: '"from"' },
  { table: 'stage_link', number: 'to_no', written: '"to"' },
  { table: 'stage_run', number: 'of_no', written: 'ref' },
] as const;

/**
 * Finds the entity of every reference, once for each that is written alike: by key, identifier, id, then by name, where
 * a name comes before an alias and the most prominent before its namesakes. One that names nothing is a problem of its row.
 */
export async function resolveReferences(loading: ImportState): Promise<void> {
  const isAnyAgain = await hasRows(loading, 'stage_again');
  if (isAnyAgain) await writeOutRepeated(loading);
  const all = REFERRING.map(({ table, written }) => `select ${written} as ref from $s.${table}`);
  await run(
    loading,
    `create unlogged table $s.stage_ref as with r as materialized (select ref from (${all.join(' union ')}) r where ref is not null)
     select r.ref, coalesce(k.no, i.no) as no from r
     left join (select key, min(no) as no from $s.stage_key where key in (select ref from r) group by key) k on k.key = r.ref
     left join (select identifier, min(no) as no from $s.identified where identifier in (select ref from r) group by identifier) i
       on i.identifier = r.ref`,
  );
  await run(
    loading,
    "update $s.stage_ref r set no = e.no from $s.entity e where r.no is null and r.ref ~ '^[0-9A-Fa-f-]{36}$' and e.id = lower(r.ref)",
  );
  await foldOpen(loading);
  await run(
    loading,
    `update $s.stage_ref r set no = (select c.entity from $s.called c where c.key = m.folded
       order by c.alias, c.prominence desc, c.entity desc limit 1)
     from $s.stage_more m where m.ref = r.ref`,
  );
  if (isAnyAgain)
    await run(loading, 'update $s.stage_ref set no = null where no in (select no from $s.stage_again)');
  await run(loading, 'analyze $s.stage_ref');
  await noteOpen(loading);
}

/** A row whose key was there before it is left out, and is not meant by anything: its references are looked up as written. */
async function writeOutRepeated(loading: ImportState): Promise<void> {
  for (const { table, number, written } of REFERRING)
    await run(
      loading,
      `update $s.${table} r set ${number} = null, ${written} = k.key
       from $s.stage_key k join $s.stage_again a on a.no = k.no where k.no = r.${number}`,
    );
}

/** A reference that names nothing is a problem of its row. */
async function noteOpen(loading: ImportState): Promise<void> {
  const found =
    'left join $s.stage_ref f on f.ref = l."from" where coalesce(l.from_no, f.no) is not null and';
  for (const end of ['from', 'to'])
    await noteProblems(
      loading,
      `select l.place || ': Expected \`${end}\` to name an entity, got "' || l."${end}" || '"' as problem
       from $s.stage_link l join $s.stage_ref r on r.ref = l."${end}" ${end === 'to' ? found : 'where'} r.no is null and l.place <> '' order by l.no`,
    );
  await noteProblems(
    loading,
    `select place || ': Expected \`entity\` to name an entity, got "' || ref || '"' as problem
     from (select r.no, r.ref, unnest(string_to_array(case when position(E'\\n' in r.places) > 0 then r.places
         else repeat(r.places || E'\\n', r.points - 1) || r.places end, E'\\n')) as place
       from $s.stage_run r join $s.stage_ref f on f.ref = r.ref where f.no is null) p order by no`,
  );
}

/** Names are folded by the very function that folds them in memory. */
async function foldOpen(loading: ImportState): Promise<void> {
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
