import { once } from 'node:events';

import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { LoadedTable } from './dataset-tables';

/** A value of a row to be copied; null and undefined are no value. */
export type CopyValue = string | number | boolean | null | undefined;

/** Bytes of one table that are sent at once. */
const BATCH_BYTES = 1 << 18;

/** The most bytes that a letter takes. */
const WIDEST = 3;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  // PostgreSQL holds no such letter in a text.
  ['\0', ''],
]);

/** The rows of one table that were not sent yet, as bytes: as texts they would live until the collector has moved them twice. */
type Batch = { bytes: Buffer; used: number };

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
    let line = copied(values[0]);
    for (let at = 1; at < values.length; at += 1) line += `\t${copied(values[at])}`;
    line += '\n';
    const batch = this.#batchFor(table, line.length * WIDEST);
    batch.used += batch.bytes.write(line, batch.used);
    if (batch.used > BATCH_BYTES) this.#isFull = true;
  }

  /** Sends what is full, or everything. */
  async flush(isAll = false): Promise<void> {
    for (const [table, batch] of this.#batches) {
      if (batch.used === 0 || (!isAll && batch.used <= BATCH_BYTES)) continue;
      const stream = this.#client.query(copyFrom(`copy ${this.#schema}.${table} from stdin`));
      stream.end(batch.bytes.subarray(0, batch.used));
      await once(stream, 'finish');
      batch.used = 0;
      if (batch.bytes.length > MOST_KEPT) this.#batches.delete(table);
    }
    this.#isFull = false;
  }

  /** The rows of a table with room for so many bytes more. */
  #batchFor(table: LoadedTable, room: number): Batch {
    let batch = this.#batches.get(table);
    if (batch === undefined)
      this.#batches.set(table, (batch = { bytes: Buffer.allocUnsafeSlow(BATCH_BYTES + (1 << 14)), used: 0 }));
    if (batch.used + room > batch.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(batch.bytes.length * 2, batch.used + room));
      batch.bytes.copy(larger, 0, 0, batch.used);
      batch.bytes = larger;
    }
    return batch;
  }
}

/** A batch that one row of many letters made large is not kept. */
const MOST_KEPT = BATCH_BYTES * 4;

function copied(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  // eslint-disable-next-line no-control-regex -- It is the one control letter that no text may hold.
  return /[\\\t\n\r\0]/.test(value)
    ? value.replace(/[\\\t\n\r\0]/g, (letter) => ESCAPES.get(letter) ?? '')
    : value;
}
