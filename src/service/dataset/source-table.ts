import type { Source } from '../../shared/contract/source';
import type { Origin } from '../store/stored';
import { readLines } from './read-lines';
import { sourceRowSchema } from './rows';

/** The publications of a dataset by the keys that its lines name them by. */
export type SourceTable = {
  /** The sources of the keys; the same list for the same keys, since thousands of values share few sources. */
  list(keys: readonly string[]): readonly Source[];
  /** Where a series was published: its own address, or else its source's. */
  origin(key: string, url: string | undefined): Origin;
};

/** Reads `sources.jsonl`. */
export function readSourceTable(file: string): SourceTable {
  const rows = new Map(readLines(file, sourceRowSchema).map((row) => [row.key, row]));
  const lists = new Map<string, readonly Source[]>();
  const named = (key: string) => {
    const row = rows.get(key);
    if (!row) throw new Error(`Expected a source of sources.jsonl, got the key ${key}`);
    return row;
  };
  return {
    list(keys) {
      const joined = keys.join('\n');
      const known = lists.get(joined);
      if (known) return known;
      const list = keys.map(named).map(({ name, date, document }) => ({ name, date, document }));
      lists.set(joined, list);
      return list;
    },
    origin(key, url) {
      const { name, date, document, publisher } = named(key);
      return { name, published_time: `${date}T00:00:00Z`, source: publisher ?? name, url: url ?? document };
    },
  };
}
