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
  /** The address of the edition of a `{day}`, of a source that has one each day. */
  daily(key: string): string | undefined;
};

/** A publication as `sources.jsonl` tells it; one whose day is not known has an empty date. */
type SourceRow = {
  name: string;
  date: string;
  document: string;
  publisher: string;
  daily?: string | undefined;
};

/** Reads `sources.jsonl`. */
export function readSourceTable(file: string): SourceTable {
  const rows = readRows(file);
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
      const list = keys
        .map(named)
        .map(({ name, date, document }) => (date === '' ? { name, document } : { name, date, document }));
      lists.set(joined, list);
      return list;
    },
    origin(key, url) {
      const { name, date, document, publisher } = named(key);
      if (date === '') throw new Error(`Expected the source of a series to have a day, got ${key}`);
      return { name, published_time: `${date}T00:00:00Z`, source: publisher || name, url: url ?? document };
    },
    daily: (key) => named(key).daily,
  };
}

function readRows(file: string): Map<string, SourceRow> {
  const rows = new Map<string, SourceRow>();
  let above = { name: '', date: '', document: '', publisher: '' };
  for (const { key, daily, ...own } of readLines(file, sourceRowSchema)) {
    const { name = above.name, date = above.date } = own;
    const { document: address = above.document, publisher = above.publisher } = own;
    above = { name, date, document: address, publisher };
    const document = above.document.replace('{}', numberIn(key));
    rows.set(key, { ...above, document, daily });
  }
  return rows;
}

/** The number in a key by which a register names a company, `edgar/0000001800/2026-07-23`. */
export const numberIn = (key: string): string => /\/([0-9A-Z]{10,})\//.exec(key)?.[1] ?? '';
