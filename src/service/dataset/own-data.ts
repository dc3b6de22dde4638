import { readdirSync, statSync, type Stats } from 'node:fs';
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
 * - `entities…`: `type` (one of the 38), `name`, `source_name`, `source_date`; optional `key` or `id` (a UUID is taken as the id),
 *   `aliases` (separated by `;`), `description`, `prominence` (0 to 1), `source_document`. Every other column is a property.
 * - `relationships…`: `type` (`IS_CEO_OF`), `from`, `to` (key, id or name of an entity, own or built in), `source_name`,
 *   `source_date`; optional `valid_since`, `valid_until`, `source_document`. Every other column belongs to the relationship.
 * - `series…`, a point a row: `entity`, `name`, `unit`, `date`, `value`, `source_name`, `source_date`; optional
 *   `observation_type` (`FinancialMetric`), `cadence` (`a`), `taxonomy`, `aliases`, `source_document`.
 *
 * Dates are `YYYY-MM-DD`. Commas, semicolons or tabs part the cells, as the header line does. A row that cannot be read is skipped and named in `problems` as `file:line: reason`.
 */
export function addOwnData(parts: StoreParts, folder: string): StoreParts {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`Expected KER_DATA to be a folder, got ${JSON.stringify(folder)}`);
  const problems = [...(parts.problems ?? [])];
  const files = sortedFiles(folder, problems);
  const rows = (prefix: Prefix): OwnRow[] => rowsOf(folder, files(prefix), problems);
  const taken = new Set(parts.entities.map(({ id }) => id));
  const own = ownEntities(rows('entities'), taken, problems);
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

const PREFIXES = ['entities', 'relationships', 'series'] as const;

type Prefix = (typeof PREFIXES)[number];

/** The files of a folder by what they hold; a table that no name tells of is a problem, since somebody meant it to be read. */
function sortedFiles(folder: string, problems: string[]): (prefix: Prefix) => string[] {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.(csv|jsonl|json|tsv|txt|xlsx?)$/i.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .filter((name) => {
      const other = otherThanFile(join(folder, name));
      if (other !== undefined) problems.push(`${name}: Expected a file, got ${other}; not read`);
      return other === undefined;
    });
  const isOf = (file: string, prefix: Prefix): boolean =>
    file.toLowerCase().startsWith(prefix) && /\.(csv|jsonl)$/i.test(file);
  for (const file of files.filter((each) => !PREFIXES.some((prefix) => isOf(each, prefix))))
    problems.push(
      `${file}: Expected a name such as entities.csv, relationships-2026.csv or series.jsonl; not read`,
    );
  return (prefix) => files.filter((file) => isOf(file, prefix));
}

/** What stands under a name where it is no file; undefined for a file and a link to one. To open a pipe would wait forever. */
function otherThanFile(path: string): string | undefined {
  let stats: Stats | undefined;
  try {
    stats = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    return `what cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`;
  }
  if (stats === undefined) return 'a link to nothing';
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return 'a link to a folder';
  return stats.isFIFO() ? 'a pipe' : stats.isSocket() ? 'a socket' : 'a device';
}

function rowsOf(folder: string, files: readonly string[], problems: string[]): OwnRow[] {
  return files.flatMap((file) => {
    try {
      const read = readOwnFile(join(folder, file));
      problems.push(...read.problems);
      return read.rows;
    } catch (error) {
      problems.push(`${file}: Expected a readable file, got ${unreadable(error)}; not read`);
      return [];
    }
  });
}

function unreadable(error: unknown): string {
  return error instanceof Error ? error.message.split('\n', 1).join('') : 'an unknown failure';
}
