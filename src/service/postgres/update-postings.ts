import { COMMON } from '../search/candidates';
import { hasRows, run, runSorting, type ImportState } from './import-state';
import { BYTES, ORDER_BYTES, packed, packedInOrder } from './name-scores';
import { marksOf } from './word-marks';

/** The number of a name in a list, which begins with the most prominent and, of those, with the one that came first. */
const NAME = (list: string, at: string): string => `substr(${list}, ${at} * ${BYTES} + 1, 4)`;

/**
 * Takes over the lists of names by word, without the names that an update has changed and with its own. A list of the best
 * known that loses some gets those that come next.
 */
export async function updatePostings(loading: ImportState): Promise<void> {
  await noteMoved(loading);
  await fillUp(loading);
  await run(
    loading,
    'insert into $s.posting select p.* from $b.posting p where p.word not in (select word from $s.stage_changed)',
  );
  await runSorting(
    loading,
    `with list as materialized (select word, names || ''::bytea as names from $s.stage_changed join $b.posting using (word))
     insert into $s.posting select c.word, c.count, p.names from $s.stage_changed c join (
       select word, substr(string_agg(packed, '' order by substr(packed, 5, 8) desc, substr(packed, 1, 4)), 1, ${COMMON * BYTES}) as names
       from (select p.word, substr(p.names, at * ${BYTES} + 1, ${BYTES}) as packed from list p,
             generate_series(0, length(p.names) / ${BYTES} - 1) at
           where ${NAME('p.names', 'at')} not in (select int4send(no) from $s.stage_moved)
         union all select w.word, substr(s.packed, ${ORDER_BYTES + 1}) from $s.stage_posting s join $s.stage_word w on w.no = s.word) e
       group by word) p using (word)`,
  );
}

/** Notes the names that an update has changed or removed, the words of those and of its own, and how many names hold each. */
async function noteMoved(loading: ImportState): Promise<void> {
  await run(
    loading,
    `create table $s.stage_moved as select n.no, coalesce(n.words, n.core) as words from $s.stage_named n join $b.entity o on o.no = n.entity
     where not exists (select from $s.name m join $s.entity e on e.no = m.entity where m.no = n.no
       and coalesce(m.words, m.core) = coalesce(n.words, n.core) and e.prominence = o.prominence and e.type = o.type)`,
  );
  // A name that is as it was stands where it stood.
  await run(
    loading,
    `delete from $s.stage_posting where substr(packed, ${ORDER_BYTES + 1}, 4) in
       (select int4send(no) from $s.stage_named where no not in (select no from $s.stage_moved))`,
  );
  await run(
    loading,
    `create table $s.stage_changed as select word, (sum(more) + coalesce(max(p.count), 0))::int as count
     from (select word, -count(*) as more from (select distinct no, unnest(string_to_array(words, ' ')) as word from $s.stage_moved) m group by word
       union all select w.word, count(*) from $s.stage_posting s join $s.stage_word w on w.no = s.word group by w.word) c
     left join $b.posting p using (word) where word <> '' group by word`,
  );
  for (const table of ['moved', 'changed']) await run(loading, `analyze $s.stage_${table}`);
}

/** Adds to the lists that do not hold all names of a word as many as they have lost, of those that come next. */
async function fillUp(loading: ImportState): Promise<void> {
  const last = `(length(names) / ${BYTES} - 1)`;
  await run(
    loading,
    `create table $s.stage_short as select word, ('x' || encode(${NAME('names', last)}, 'hex'))::bit(32)::int as no,
       (select count(*) from generate_series(0, ${last}) at where ${NAME('names', 'at')} in (select int4send(no) from $s.stage_moved)) as lost
     from (select word, names || ''::bytea as names from $s.stage_changed join $b.posting p using (word) where p.count > ${COMMON} offset 0) p`,
  );
  if (!(await hasRows(loading, 'stage_short where lost > 0'))) return;
  // All names in the order of lists, so that those that come next stand together.
  await run(
    loading,
    `create table $s.stage_ranked as select row_number() over (order by e.prominence desc, n.no) as at, n.no, e.prominence, e.type,
       coalesce(n.words, n.core) as words from $b.name n join $b.entity e on e.no = n.entity`,
  );
  for (const column of ['at', 'no']) await run(loading, `create index on $s.stage_ranked (${column})`);
  for (const table of ['short', 'ranked']) await run(loading, `analyze $s.stage_${table}`);
  const rows = await run<{ word: string; no: number; prominence: number; type: number; words: string }>(
    loading,
    `select s.word, r.no, r.prominence, t.no as type, r.words from $s.stage_short s join $s.stage_ranked l on l.no = s.no,
       lateral (select * from $s.stage_ranked r where r.at > l.at and s.word = any(string_to_array(r.words, ' '))
         and r.no not in (select no from $s.stage_moved) order by r.at limit s.lost) r
     join $s.type t on t.type = r.type where s.lost > 0`,
  );
  for (const { word, no, prominence, type, words } of rows) {
    const marks = marksOf(new Set(words.split(' ')));
    const ordered = packedInOrder(packed({ name: no, prominence, type, marks }), prominence);
    loading.copier.put('stage_posting', loading.words.numberOf(word), ordered);
  }
  await loading.copier.flush(true);
}
