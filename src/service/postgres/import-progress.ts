import { run, type ImportState } from './import-state';

/** How far an import has come, as it stands beside its dataset: all before it is in the database, nothing after it. */
export type Progress = {
  /** Parts that were taken, and the numbers that were given to what they tell. */
  parts: number;
  entity: number;
  link: number;
  point: number;
  head: number;
  name: number;
  source: number;
  /** Fields that hold more than one value in an entity. */
  lists: readonly string[];
  isRepeated: boolean;
  /** Steps after the last part that are done; none before it came. */
  steps: number;
  isLoaded: boolean;
  findings: Record<'problems' | 'merged' | 'inDoubt', { count: number; named: readonly string[] }>;
};

/** Where every import begins. */
export const BEGINNING: Progress = {
  ...{ parts: 0, entity: 0, link: 0, point: 0, head: 0, name: 0, source: 0, lists: [] },
  ...{ isRepeated: false, steps: 0, isLoaded: false },
  findings: {
    problems: { count: 0, named: [] },
    merged: { count: 0, named: [] },
    inDoubt: { count: 0, named: [] },
  },
};

/** Makes what was done since the last safe point safe, with how far the import has come, and goes on. */
export async function makeSafe(loading: ImportState, version: number, progress: Progress): Promise<void> {
  await run(loading, 'update ker.dataset set progress = $2 where version = $1', [
    version,
    JSON.stringify(progress),
  ]);
  // All else may be lost with the database: what is begun again depends on nothing that came later.
  await run(loading, 'set local synchronous_commit = on');
  await run(loading, 'commit');
  await run(loading, 'begin');
}
