import { COMMON } from '../search/candidates';
import { run, runSorting, type ImportState } from './import-state';
import { BYTES, ORDER_BYTES } from './name-scores';

/** Puts the names of each word together, the most prominent first, as many as a search reads of one. */
export async function packPostings(loading: ImportState): Promise<void> {
  await joinNumbers(loading);
  await runSorting(
    loading,
    `insert into $s.posting select w.word, p.count, p.names
     from (select word, count(*), substr(string_agg(substr(packed, ${ORDER_BYTES + 1}), ''), 1, ${COMMON * BYTES}) as names
       from (select word, packed from $s.stage_posting order by word, packed) l group by word) p
     join $s.stage_word w on w.no = p.word`,
  );
}

/** A word that was forgotten while names came has several numbers, of which the first counts. */
async function joinNumbers(loading: ImportState): Promise<void> {
  const [twice] = await run(loading, 'select from $s.stage_word group by word having count(*) > 1 limit 1');
  if (twice === undefined) return;
  await run(
    loading,
    `update $s.stage_posting p set word = w.first
     from (select no, min(no) over (partition by word) as first from $s.stage_word) w
     where p.word = w.no and w.no > w.first`,
  );
}
