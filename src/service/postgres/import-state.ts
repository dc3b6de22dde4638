import type { Pool, PoolClient } from 'pg';

import type { RowCopier } from './copy-rows';
import type { ImportProblems } from './import-problems';
import type { NumberedTexts } from './numbered-texts';
import type { NumberedWords } from './numbered-words';

/** An import under way: where its rows go, and what was found out about them. */
export type ImportState = {
  client: PoolClient;
  /** Where another connection comes from. */
  pool: Pool;
  schema: string;
  /** The schema of the served dataset, which an update changes a part of. */
  base: string | undefined;
  copier: RowCopier;
  problems: ImportProblems;
  merged: ImportProblems;
  inDoubt: ImportProblems;
  /** The numbers of the types of entities. */
  types: NumberedTexts;
  /** The numbers of fields. */
  slots: NumberedTexts;
  /** The numbers of the words of names, until lists are made of them; a word may have several. */
  words: NumberedWords;
  /** The number of the next name. */
  name: number;
  /** Fields that hold more than one value in an entity. */
  lists: Set<string>;
  /** Whether an update touches places, so that it is found anew what lies in them. */
  arePlacesNew: boolean;
  /** Whether a key may stand in more than one row. */
  isRepeated: boolean;
};

/** Memory in which much is sorted at once; the rest of it waits in files. */
export const SORTED = '16MB';

/** Runs a statement that sorts much and keeps nothing else, in little memory. */
export async function runSorting(loading: ImportState, text: string): Promise<void> {
  const [before] = await run<{ memory: string }>(loading, "select current_setting('work_mem') as memory");
  await run(loading, `set local work_mem = '${SORTED}'`);
  await run(loading, text);
  await run(loading, `set local work_mem = '${before?.memory ?? SORTED}'`);
}

/**
 * The memory limits of one import. Little memory keeps index sorting in the processor's cache, which takes two thirds
 * of the time, and no parallel workers leave the machine to readers.
 */
export const SETTINGS = `set statement_timeout = 0; set synchronous_commit = off; set work_mem = '96MB'; set maintenance_work_mem = '${SORTED}';
  set max_parallel_maintenance_workers = 0; set max_parallel_workers_per_gather = 0; set jit = off; set random_page_cost = 1.1; set client_connection_check_interval = '1s'`;

/** Runs statements that do not need each other on two connections. They see only what is safe, and each is done alone. */
export async function runAll(loading: ImportState, statements: readonly string[]): Promise<void> {
  const waiting = [...statements];
  await runInParallel(loading, waiting, async () => {
    await run(loading, 'commit');
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) await run(loading, text);
    await run(loading, 'begin');
  });
}

/** Runs statements on a second connection for as long as work takes that does not need them, and leaves the others. */
export async function runInParallel(
  loading: ImportState,
  waiting: string[],
  work: () => Promise<void>,
): Promise<void> {
  await run(loading, 'commit');
  await run(loading, 'begin');
  const client = await loading.pool.connect();
  client.on('error', () => undefined);
  const others = async (): Promise<void> => {
    await client.query(SETTINGS);
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift())
      await run({ ...loading, client }, text);
  };
  try {
    await Promise.all([others(), work().then(() => waiting.splice(0))]);
  } finally {
    client.release(true);
  }
}

/** Runs a statement of an import; `$s` stands for its schema, and `$b` for that of the served dataset. */
export async function run<Row extends object = object>(
  { client, schema, base = '' }: Pick<ImportState, 'client' | 'schema' | 'base'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query<Row>(text.replaceAll('$s', schema).replaceAll('$b', base), [...values]);
  return rows;
}

/** Whether a table of an import holds anything; where it does not, a statement that joins it need not read the others. */
export async function hasRows(loading: ImportState, table: string): Promise<boolean> {
  return (await run(loading, `select from $s.${table} limit 1`)).length > 0;
}

/** Makes a unique index unless something stands twice, and tells whether it did: to look first takes as long as to make it. */
export async function isIndexed(loading: ImportState, index: string): Promise<boolean> {
  await run(loading, 'savepoint indexed');
  try {
    await run(loading, index);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    await run(loading, 'rollback to indexed');
    return false;
  }
}

const UNIQUE_VIOLATION = '23505';

/** Counts what a statement finds wrong and names the first; its rows are `problem`, one for each. */
export async function noteProblems(loading: ImportState, text: string): Promise<void> {
  const [counted] = await run<{ count: number }>(loading, `select count(*)::int as count from (${text}) p`);
  if ((counted?.count ?? 0) === 0) return;
  const first = await run<{ problem: string }>(loading, `${text} limit ${loading.problems.room}`);
  loading.problems.addAll(
    counted?.count ?? 0,
    first.map(({ problem }) => problem),
  );
}
