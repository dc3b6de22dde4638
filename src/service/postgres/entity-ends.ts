import { run, runSorting, type ImportState } from './import-state';

/**
 * Notes the places and the types of all entities by their numbers, 0 where there is none, as one value each: to look millions
 * up in it takes a fraction of joining a table.
 */
export async function indexEntityEnds(loading: ImportState): Promise<void> {
  const place = 'row_number() over (order by prominence desc, name collate "C", no)::int as place';
  const ends = `select e.no, e.place, t.no as type from (select no, type, ${place} from $s.entity) e join $s.type t on t.type = e.type`;
  const [told] = await run<{ isDense: boolean }>(
    loading,
    'select count(*) = coalesce(max(no), 0) as "isDense" from $s.entity',
  );
  const numbers = 'generate_series(1, (select max(no) from $s.entity)) n';
  const all =
    told?.isDense === true
      ? `${ends} order by e.no`
      : `select coalesce(place, 0) as place, coalesce(type, 0) as type from ${numbers} left join (${ends}) e on e.no = n order by n`;
  await run(loading, 'create table $s.stage_place (places int[], types int[])');
  // Pieces that are not packed are put together in a moment.
  for (const column of ['places', 'types'])
    await run(loading, `alter table $s.stage_place alter column ${column} set storage external`);
  await runSorting(
    loading,
    `insert into $s.stage_place select array_agg(place), array_agg(type) from (${all}) e`,
  );
}

/** A column of `stage_place` put together from its pieces once, not with each look. */
export const wholeOf = (column: string): string => `${column} || '{}'::int[] as ${column}`;
