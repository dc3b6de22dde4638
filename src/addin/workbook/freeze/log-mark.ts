import { openDB } from 'idb';

import { cellText } from '../../cells/text';
import type { LogEntry } from './freeze-log';
import { inTransaction } from '../../runtime/transaction';

const DATABASE = 'ker-log-mark';
const STORE = 'keys';
const NAME = 'freeze-log';
const ALGORITHM: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' };
/** 96 bits: nobody forges one by trying, and a row stays short. */
const LETTERS = 16;

/** What a mark vouches for: that this add-in, for this person, froze this formula with this value in this cell. */
export type Marked = Pick<LogEntry, 'address' | 'formula' | 'value' | 'rows' | 'columns' | 'contents'>;

/** Makes the marks of the log's rows. */
export type LogMarker = {
  /** The marks in the same order; empty texts where the host cannot make any. */
  marks(rows: readonly Marked[]): Promise<string[]>;
};

/**
 * Marks rows with a key that the browser makes and never gives out, so that a workbook made elsewhere cannot have the mark
 * of a log that this add-in wrote here. It says who wrote a row; what a row may do is judged by its formula alone.
 */
export function createLogMarker(): LogMarker {
  let key: Promise<CryptoKey> | undefined;
  return {
    async marks(rows) {
      try {
        const made = await (key ??= readKey());
        return await Promise.all(rows.map((row) => markOf(made, row)));
      } catch {
        // Without WebCrypto or IndexedDB rows stay without a mark; the next freeze tries again.
        key = undefined;
        return rows.map(() => '');
      }
    },
  };
}

async function markOf(
  key: CryptoKey,
  { address, formula, value, rows, columns, contents }: Marked,
): Promise<string> {
  const text = JSON.stringify([address, cellText(formula), plain(value), rows, columns, contents]);
  const signature = await crypto.subtle.sign(ALGORITHM.name, key, new TextEncoder().encode(text));
  return `m${btoa(String.fromCharCode(...new Uint8Array(signature))).slice(0, LETTERS)}`;
}

/** A value as a cell gives it back. */
function plain(value: unknown): unknown {
  return typeof value === 'string' ? cellText(value) : value;
}

async function readKey(): Promise<CryptoKey> {
  const database = await openDB(DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE),
  });
  try {
    const read = database.transaction(STORE);
    const [kept] = await inTransaction<unknown>(read, function* () {
      yield read.store.get(NAME);
    });
    if (kept instanceof CryptoKey) return kept;
    const made = await crypto.subtle.generateKey(ALGORITHM, false, ['sign']);
    await database.put(STORE, made, NAME);
    return made;
  } finally {
    database.close();
  }
}
