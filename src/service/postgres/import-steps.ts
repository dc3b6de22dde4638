import { codeFields } from './code-fields';
import { earlyIndexesOf, indexesOf, STAGES } from './dataset-tables';
import { run, type ImportState } from './import-state';
import { indexSurroundings } from './place-index';
import { packPostings } from './pack-postings';
import { packSeries } from './pack-series';
import { resolveLinks } from './resolve-links';
import { resolveReferences } from './resolve-references';
import { summarise } from './summarise-dataset';
import { mergeEntities } from './entity-merge';

/** Something that is done once all rows are there; it is done as a whole or not at all. */
export type Step = (loading: ImportState) => Promise<void>;

/** What is made of the rows of an import, step by step: an import that broke off goes on after the last that was done. */
export function stepsOf(schema: string): readonly Step[] {
  return [
    async (loading) => {
      await mergeEntities(loading);
      for (const index of earlyIndexesOf(schema)) await run(loading, index);
    },
    async (loading) => {
      // What is sorted or joined by millions needs no files then.
      await run(loading, "set local work_mem = '256MB'");
      await resolveReferences(loading);
      await resolveLinks(loading);
      await packSeries(loading);
      await packPostings(loading);
      await indexSurroundings(loading);
      await dropStages(loading);
    },
    summarise,
    codeFields,
    ...indexesOf(schema).map(
      (index): Step =>
        async (loading) =>
          void (await run(loading, index)),
    ),
    vacuum,
  ];
}

/** Tables that only one step has, or one and the next. */
const BETWEEN = [...['stage_ref', 'stage_twice', 'stage_whole'], ...['stage_day', 'stage_shared']];

async function dropStages(loading: ImportState): Promise<void> {
  const all = [...Object.keys(STAGES), ...BETWEEN].map((table) => `${loading.schema}.${table}`);
  await run(loading, `drop table if exists ${all.join(', ')}`);
}

/**
 * Tells the planner what stands in all tables, and readings which pages hold nothing that is not for all to see: an index
 * then answers alone. A vacuum stands in no transaction.
 */
async function vacuum(loading: ImportState): Promise<void> {
  const tables = await run<{ name: string }>(
    loading,
    'select tablename as name from pg_tables where schemaname = $1',
    [loading.schema],
  );
  await run(loading, 'commit');
  for (const { name } of tables) await run(loading, `vacuum (analyze) $s.${name}`);
  await run(loading, 'begin');
}
