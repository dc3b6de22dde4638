import { createHash } from 'node:crypto';

import type { Pool, QueryResultRow } from 'pg';

import { toldFailure } from './database-away';
import type { CurrentDataset } from './datasets';

/** Reads one version of a dataset. Statements are prepared once a connection; values are never part of their text. */
export class DatasetReader {
  readonly dataset: CurrentDataset;
  readonly #pool: Pool;

  constructor(pool: Pool, dataset: CurrentDataset) {
    this.#pool = pool;
    this.dataset = dataset;
  }

  /** Runs a statement; `$s` stands for the schema of the version. */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const own = text.replaceAll('$s', this.dataset.schema);
    try {
      const { rows } = await this.#pool.query<Row>({
        name: nameOf(own),
        text: own,
        values: values.map(holdable),
      });
      return rows;
    } catch (error) {
      throw toldFailure(error);
    }
  }
}

/** PostgreSQL holds no text with the letter NUL; what is asked with one is another text that nothing is called by. */
function holdable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(holdable);
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/** Texts are few: what a request asks for stands in their values, and plans differ in few ways. */
const names = new Map<string, string>();

const MOST_NAMES = 5000;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `ker_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  if (names.size >= MOST_NAMES) names.clear();
  names.set(text, name);
  return name;
}
