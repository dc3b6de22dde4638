import type { Field } from './field';

/** What is known of one field: its value as JSON, that there is none, why it is refused, or that nothing has the id. An empty list is a value. */
export type Entry =
  | { kind: 'value'; json: string; isEmpty?: boolean }
  | { kind: 'absent' }
  | { kind: 'refused'; fault: string }
  | { kind: 'unknown-entity' };

/** An entry under its field. */
export type FieldEntry = { field: Field; entry: Entry };

/** How long a store keeps what it is given, in milliseconds. */
export type Freshness = {
  /** @default a day */
  freshMs: number;
  /** Of absent values, refusals, unknown ids and empty lists. @default an hour */
  negativeMs: number;
};

/** How long an entry may be kept. */
export function ttlOf(entry: Entry, { freshMs, negativeMs }: Freshness): number {
  return entry.kind === 'value' && entry.isEmpty !== true ? freshMs : Math.min(freshMs, negativeMs);
}

/** An entry as one text. */
export function writeEntry(entry: Entry): string {
  if (entry.kind === 'value') return `${entry.isEmpty === true ? 'e' : 'v'}${entry.json}`;
  if (entry.kind === 'refused') return `r${entry.fault}`;
  return entry.kind === 'absent' ? '-' : '?';
}

/** Reads the text of an entry. */
export function readEntry(text: string): Entry {
  if (text.startsWith('v')) return { kind: 'value', json: text.slice(1) };
  if (text.startsWith('e')) return { kind: 'value', json: text.slice(1), isEmpty: true };
  if (text.startsWith('r')) return { kind: 'refused', fault: text.slice(1) };
  return { kind: text === '-' ? 'absent' : 'unknown-entity' };
}

/**
 * Whether one of these entries alone tells the answer: a body is refused for one field, whatever the others hold. Only
 * those of the keys count, since a leader gets what others wanted, too.
 */
export function isDecided(keys: ReadonlySet<string>, entries: ReadonlyMap<string, Entry>): boolean {
  for (const [key, { kind }] of entries) {
    if ((kind === 'refused' || kind === 'unknown-entity') && keys.has(key)) return true;
  }
  return false;
}
