import { createHash } from 'node:crypto';

import type { Pool, QueryResultRow } from 'pg';

import { describeFailure } from './connection-failure';
import type { CurrentDataset } from './datasets';

/** Reads one version of a dataset. Statements are prepared once a connection; values are never part of their text. */
export class DatasetReader {
  readonly dataset: CurrentDataset;
  readonly #pool: Pool;
  readonly #statements = new Map<string, Named>();

  constructor(pool: Pool, dataset: CurrentDataset) {
    this.#pool = pool;
    this.dataset = dataset;
  }

  /** Runs a statement; `$s` stands for the schema of the version. */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      const { name, text: own } = this.#named(text);
      const asked = { name, text: own, values: values.map(holdable), rowMode: 'array' } as const;
      const { rows, fields } = await this.#pool.query<unknown[]>(asked);
      // What a statement gives is told where it stands.
      return rows.map((row) => rowOf(fields, row) as Row);
    } catch (error) {
      throw describeFailure(error);
    }
  }

  /** Texts are few: what a request asks for stands in their values, and plans differ in few ways. */
  #named(text: string): Named {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const own = text.replaceAll('$s', this.dataset.schema);
    const named = { name: `ker_${createHash('sha256').update(own).digest('hex').slice(0, 24)}`, text: own };
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(text, named);
    return named;
  }
}

/** The client would copy each row from an empty one: what is copied so outlives several runs of the collector. */
function rowOf(fields: readonly { name: string }[], values: readonly unknown[]): QueryResultRow {
  return Object.fromEntries(fields.map(({ name }, at) => [name, values[at]]));
}

/** A statement as connections prepare it. */
type Named = { name: string; text: string };

const MOST_STATEMENTS = 5000;

/** PostgreSQL stores no text with NUL, so such a text is replaced by one that nothing is called by. */
function holdable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(holdable);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
}
