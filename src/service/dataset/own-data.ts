import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { StoreParts } from '../store/store-parts';
import { createFinder } from './find-entity';
import { ownEntities } from './own-entities';
import { ownRelationships } from './own-relationships';
import { readOwnFile } from './own-rows';
import type { OwnRow } from './own-rows';
import { ownSeries } from './own-series';

/**
 * Adds a firm's own entities to a dataset; to `{ entities: [] }`, they stand instead of it. The folder holds CSV files with a
 * header line (`.csv`) or JSON objects, one a line (`.jsonl`), told apart by how their names begin:
 *
 * - `entities…`: `type` (one of the 38), `name`, `source_name`, `source_date`; optional `key` (a UUID is taken as the id),
 *   `aliases` (separated by `;`), `description`, `prominence` (0 to 1), `source_document`. Every other column is a property.
 * - `relationships…`: `type` (`IS_CEO_OF`), `from`, `to` (key, id or name of an entity, own or built in), `source_name`,
 *   `source_date`; optional `valid_since`, `valid_until`, `source_document`. Every other column belongs to the relationship.
 * - `series…`, a point a row: `entity`, `name`, `unit`, `date`, `value`, `source_name`, `source_date`; optional
 *   `observation_type` (`FinancialMetric`), `cadence` (`a`), `taxonomy`, `aliases`, `source_document`.
 *
 * Dates are `YYYY-MM-DD`. A row that cannot be read is skipped and named in `problems` as `file:line: reason`.
 */
export function addOwnData(parts: StoreParts, folder: string): StoreParts {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`Expected KER_DATA to be a folder, got ${JSON.stringify(folder)}`);
  const problems = [...(parts.problems ?? [])];
  const rows = (prefix: string): OwnRow[] => rowsOf(folder, prefix, problems);
  const own = ownEntities(rows('entities'), problems);
  const entities = [...parts.entities, ...own.entities];
  const find = createFinder(parts.entities, own);
  return {
    entities,
    relationships: [
      ...(parts.relationships ?? []),
      ...ownRelationships(rows('relationships'), find, problems),
    ],
    series: [...(parts.series ?? []), ...ownSeries(rows('series'), find, problems)],
    problems,
  };
}

function rowsOf(folder: string, prefix: string, problems: string[]): OwnRow[] {
  const files = readdirSync(folder).filter((file) => file.startsWith(prefix) && /\.(csv|jsonl)$/.test(file));
  return files.sort().flatMap((file) => {
    const read = readOwnFile(join(folder, file));
    problems.push(...read.problems);
    return read.rows;
  });
}
