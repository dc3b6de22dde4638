import { carryOver } from './carry-over';
import { codeFields } from './code-fields';
import { earlyIndexesOf, indexesOf } from './dataset-tables';
import { run, runAll, runInParallel, type ImportState, runSorting } from './import-state';
import { indexSurroundings } from './place-index';
import { packSeries } from './pack-series';
import { resolveLinks } from './resolve-links';
import { resolveReferences } from './resolve-references';
import { summarise } from './summarise-dataset';
import { mergeEntities } from './entity-merge';
import { COMMON } from '../search/candidates';
import { BYTES, ORDER_BYTES } from './name-scores';
import { updatePostings } from './update-postings';

/** Something that is done once all rows are there; it is done as a whole or not at all. */
export type Step = (loading: ImportState) => Promise<void>;

/** What is made of the rows of an import, step by step: an import that broke off goes on after the last that was done. */
export function stepsOf(schema: string): readonly Step[] {
  return [
    async (loading) => {
      if (loading.base !== undefined) await carryOver(loading);
      await mergeEntities(loading);
      await run(loading, 'insert into $s.identified select * from $s.stage_identifier');
      for (const index of earlyIndexesOf(schema)) await run(loading, index);
    },
    (loading) =>
      runInParallel(loading, [...indexesOf(schema, 'entities')], async () => {
        // What is sorted or joined by millions needs no files then.
        await run(loading, "set local work_mem = '256MB'");
        await resolveReferences(loading);
        await resolveLinks(loading);
        await packSeries(loading);
        await packPostings(loading);
        await indexSurroundings(loading);
        await summarise(loading);
        await dropStages(loading, ['stage_part', 'stage_touched']);
      }),
    (loading) => runAll(loading, [...indexesOf(schema, 'entities'), ...indexesOf(schema, 'others')]),
    vacuum,
    async (loading) => {
      await codeFields(loading);
      await dropStages(loading);
    },
  ];
}

/** Drops the tables that an import only needs while it works, but those that later steps read. */
async function dropStages(loading: ImportState, later: readonly string[] = []): Promise<void> {
  const tables = await run<{ name: string }>(
    loading,
    "select tablename as name from pg_tables where schemaname = $1 and tablename ^@ 'stage_' and tablename <> all($2)",
    [loading.schema, later],
  );
  if (tables.length > 0)
    await run(loading, `drop table ${tables.map(({ name }) => `$s.${name}`).join(', ')}`);
}

/**
 * Tells the planner what stands in all tables, and readings which pages hold nothing that is not for all to see: an index
 * then answers alone. A vacuum stands in no transaction.
 */
async function vacuum(loading: ImportState): Promise<void> {
  const tables = await run<{ name: string }>(
    loading,
    'select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = $2 order by relpages desc',
    [loading.schema, 'r'],
  );
  await runAll(
    loading,
    tables.map(({ name }) => `vacuum (analyze) $s.${name}`),
  );
}

/** Puts the names of each word together, the most prominent first, as many as a search reads of one. */
async function packPostings(loading: ImportState): Promise<void> {
  await joinNumbers(loading);
  if (loading.base !== undefined) return updatePostings(loading);
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
