import type { PoolClient } from 'pg';

import type { RowCopier } from './copy-rows';
import type { ImportProblems } from './import-problems';
import type { NumberedTexts } from './numbered-texts';
import type { NumberedWords } from './numbered-words';

/** An import under way: where its rows go, and what was found out about them. */
export type ImportState = {
  client: PoolClient;
  schema: string;
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

/** Runs a statement of an import; `$s` stands for its schema. */
export async function run<Row extends object = object>(
  { client, schema }: Pick<ImportState, 'client' | 'schema'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query<Row>(text.replaceAll('$s', schema), [...values]);
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
