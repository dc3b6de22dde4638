import { once } from 'node:events';

import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { LoadedTable } from './dataset-tables';

/** A value of a row to be copied; null and undefined are no value. */
export type CopyValue = string | number | boolean | null | undefined;

/** Letters of one table that are sent at once. */
const BATCH_LETTERS = 1 << 19;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  // PostgreSQL holds no such letter in a text.
  ['\0', ''],
]);

/** The rows of one table that were not sent yet. */
type Batch = { lines: string[]; letters: number };

/** Rows for the tables of one schema, sent by COPY a batch of one table at a time on one connection. */
export class RowCopier {
  readonly #client: PoolClient;
  readonly #schema: string;
  readonly #batches = new Map<LoadedTable, Batch>();
  #isFull = false;

  constructor(client: PoolClient, schema: string) {
    this.#client = client;
    this.#schema = schema;
  }

  /** Whether rows should be sent before others are put in. */
  get isFull(): boolean {
    return this.#isFull;
  }

  put(table: LoadedTable, ...values: readonly CopyValue[]): void {
    let batch = this.#batches.get(table);
    if (batch === undefined) this.#batches.set(table, (batch = { lines: [], letters: 0 }));
    let line = copied(values[0]);
    for (let at = 1; at < values.length; at += 1) line += `\t${copied(values[at])}`;
    batch.lines.push(line);
    batch.letters += line.length;
    if (batch.letters > BATCH_LETTERS) this.#isFull = true;
  }

  /** Sends what is full, or everything. */
  async flush(isAll = false): Promise<void> {
    for (const [table, batch] of this.#batches) {
      if (batch.lines.length === 0 || (!isAll && batch.letters <= BATCH_LETTERS)) continue;
      const text = `${batch.lines.join('\n')}\n`;
      this.#batches.set(table, { lines: [], letters: 0 });
      const stream = this.#client.query(copyFrom(`copy ${this.#schema}.${table} from stdin`));
      stream.end(text);
      await once(stream, 'finish');
    }
    this.#isFull = false;
  }
}

function copied(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  // eslint-disable-next-line no-control-regex -- It is the one control letter that no text may hold.
  return /[\\\t\n\r\0]/.test(value)
    ? value.replace(/[\\\t\n\r\0]/g, (letter) => ESCAPES.get(letter) ?? '')
    : value;
}
