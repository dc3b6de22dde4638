import { once } from 'node:events';

import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { kindsOf, type ColumnKind, type LoadedTable } from './dataset-tables';

/** A value of a row to be copied; null and undefined are no value. */
export type CopyValue = string | number | boolean | Uint8Array | null | undefined;

/** Bytes of one table that are sent at once. */
const BATCH_BYTES = 1 << 19;

/** The most bytes that a letter takes. */
const WIDEST = 3;

/** More bytes than a row takes beside its texts: no table has more than some twenty columns. */
const BESIDE = 1 << 10;

/** Longer texts are written by the system, whose call takes as long as so many letters. */
const SHORT = 64;

/** What PostgreSQL's binary COPY begins with, no flags and no extension of it, and what it ends with. */
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);

/** The rows of one table that were not sent yet, as bytes: as texts they would live until the collector has moved them twice. */
type Batch = { bytes: Buffer; view: DataView; used: number; kinds: readonly ColumnKind[] };

/**
 * Rows for the tables of one schema, sent by COPY a batch of one table at a time on one connection. They are sent as
 * PostgreSQL holds them, since to write numbers as texts and read them again takes longer than all else of a row.
 */
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
    if (batch === undefined) this.#batches.set(table, (batch = newBatch(table)));
    writeRow(batch, values);
    if (batch.used > BATCH_BYTES) this.#isFull = true;
  }

  /** Sends what is full, or everything. */
  async flush(isAll = false): Promise<void> {
    for (const [table, batch] of this.#batches) {
      const isEmpty = batch.used === SIGNATURE.length;
      if (isEmpty || (!isAll && batch.used <= BATCH_BYTES)) continue;
      const stream = this.#client.query(
        copyFrom(`copy ${this.#schema}.${table} from stdin with (format binary)`),
      );
      batch.used += TRAILER.copy(batch.bytes, batch.used);
      stream.end(batch.bytes.subarray(0, batch.used));
      await once(stream, 'finish');
      batch.used = SIGNATURE.length;
      if (batch.bytes.length > MOST_KEPT) this.#batches.delete(table);
    }
    this.#isFull = false;
  }
}

/** A batch that one row of many letters made large is not kept. */
const MOST_KEPT = BATCH_BYTES * 4;

function newBatch(table: LoadedTable): Batch {
  const bytes = Buffer.allocUnsafeSlow(BATCH_BYTES + (1 << 14));
  return { bytes, view: viewOf(bytes), used: SIGNATURE.copy(bytes), kinds: kindsOf(table) };
}

/** Numbers are written by what the compiler knows as one instruction each. */
const viewOf = ({ buffer, byteOffset, length }: Buffer): DataView => new DataView(buffer, byteOffset, length);

/** Makes room behind what a row has written so far. */
function makeRoom(batch: Batch, at: number, room: number): void {
  if (at + room <= batch.bytes.length) return;
  const larger = Buffer.allocUnsafeSlow(Math.max(batch.bytes.length * 2, at + room));
  batch.bytes.copy(larger, 0, 0, at);
  batch.bytes = larger;
  batch.view = viewOf(larger);
}

function writeRow(batch: Batch, values: readonly CopyValue[]): void {
  const { kinds } = batch;
  makeRoom(batch, batch.used, BESIDE);
  batch.view.setInt16(batch.used, values.length);
  let at = batch.used + 2;
  for (let column = 0; column < values.length; column += 1) {
    const value = values[column];
    if (typeof value === 'string') at = writeText(batch, value, at);
    else if (typeof value === 'number') {
      const isWide = kinds[column] === 'float8';
      batch.view.setInt32(at, isWide ? 8 : 4);
      if (isWide) batch.view.setFloat64(at + 4, value);
      else batch.view.setInt32(at + 4, value);
      at += isWide ? 12 : 8;
    } else if (value === null || value === undefined) {
      batch.view.setInt32(at, -1);
      at += 4;
    } else if (typeof value === 'boolean') {
      batch.view.setInt32(at, 1);
      batch.bytes[at + 4] = value ? 1 : 0;
      at += 5;
    } else at = writeBytes(batch, value, at);
  }
  batch.used = at;
}

/** Writes bytes after their length. */
function writeBytes(batch: Batch, value: Uint8Array, at: number): number {
  makeRoom(batch, at, value.length + BESIDE);
  batch.view.setInt32(at, value.length);
  batch.bytes.set(value, at + 4);
  return at + 4 + value.length;
}

/** Writes a text after its length; PostgreSQL holds no NUL in one. */
function writeText(batch: Batch, value: string, begin: number): number {
  makeRoom(batch, begin, value.length * WIDEST + BESIDE);
  const { bytes } = batch;
  const from = begin + 4;
  const end = value.length > SHORT ? undefined : writeAscii(bytes, value, from);
  const to = end ?? from + bytes.write(value.includes('\0') ? value.replaceAll('\0', '') : value, from);
  batch.view.setInt32(begin, to - from);
  return to;
}

/** Where a text ends that is of ASCII alone; nothing for another. */
function writeAscii(bytes: Buffer, value: string, from: number): number | undefined {
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code === 0 || code > 0x7f) return undefined;
    bytes[from + at] = code;
  }
  return from + value.length;
}
