import { rollBack } from '../service/postgres/datasets';
import { PostgresSink } from '../service/postgres/import-sink';
import { createPool } from '../service/postgres/pool';
import type { Sink } from '../service/store/import-part';
import { WrongArguments, type Arguments } from './arguments';
import { DrySink } from './dry-sink';

/** What takes the rows, how many of them it has from an earlier try, and how its connections end. */
export type OpenSink = { sink: Sink; repeated: number; close: () => Promise<void> };

/** Opens what takes the rows: nothing but a check in a dry run, else a version of the store's dataset, new or begun before. */
export async function openSink(
  { dryRun, store, update }: Arguments,
  { fingerprint, tell }: { fingerprint: string; tell: (line: string) => void },
): Promise<OpenSink> {
  if (dryRun) return { sink: new DrySink(tell), repeated: 0, close: () => Promise.resolve() };
  const pool = poolOf(store);
  try {
    const sink = await PostgresSink.begin(pool, update ? { isUpdate: true } : { fingerprint });
    return { sink, repeated: sink.repeated, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Serves the dataset before again, and gives its version. */
export async function serveBefore({ store }: Arguments): Promise<number> {
  const pool = poolOf(store);
  try {
    return await rollBack(pool);
  } finally {
    await pool.end();
  }
}

/** Loading and its indexes take as long as they take, so no statement is timed. */
function poolOf(store: string | undefined) {
  if (store === undefined || !/^postgres(ql)?:\/\//.test(store))
    throw new WrongArguments(
      `Expected --store postgres://…, KER_STORE or --dry-run, got ${store === undefined ? 'none' : 'another address'}`,
    );
  return createPool({ url: store, size: 2, statementMs: 0 });
}
