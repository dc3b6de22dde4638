import type { Pool } from 'pg';

import { describeFailure } from './connection-failure';
import { DatasetReader } from './dataset-reader';
import { openDataset, type OpenedDataset } from './opened-dataset';
import { watchDataset, type WatchOptions } from './watch-dataset';

/** Gives each reading the version of the dataset that is served when it begins. */
export type Fetchers = {
  open: () => Promise<OpenedDataset>;
  close: () => Promise<void>;
};

/** Versions whose words are kept: the one that is served, and the one that readings under way began with. */
const MOST_KEPT = 2;

/** Makes the fetchers of a database; what a process keeps of a version is read when the first reading asks for it. */
export function createFetchers(pool: Pool, options: Omit<WatchOptions, 'pool'>): Fetchers {
  const watch = watchDataset({ pool, ...options });
  const opened = new Map<number, Promise<OpenedDataset>>();
  return {
    open: async () => {
      const dataset = await watch.current().catch((error: unknown) => {
        throw describeFailure(error);
      });
      const { version } = dataset;
      const known = opened.get(version);
      if (known !== undefined) return known;
      const made = openDataset(new DatasetReader(pool, dataset));
      opened.set(version, made);
      // What could not be read is read again with the next request.
      made.catch(() => opened.delete(version));
      for (const old of opened.keys()) if (opened.size > MOST_KEPT) opened.delete(old);
      return made;
    },
    close: () => watch.close(),
  };
}
