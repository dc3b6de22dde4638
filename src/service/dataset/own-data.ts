import { statSync } from 'node:fs';

import type { ImportPart } from '../store/import-part';
import type { StoreParts } from '../store/store-parts';
import { Problems } from './files/problems';
import { MemorySink } from './sink/memory-sink';
import { ownFiles } from './own-files';
import { ownParts, type OwnReading } from './own-parts';

/**
 * Adds an organisation's own entities to a dataset, or replaces it if that is `{ entities: [] }`. The folder holds CSV (`.csv`) or
 * JSON lines (`.jsonl`), plain or packed (`.gz`, `.zip`); invalid rows are skipped and listed in `problems`.
 *
 * - `entities…`: `type` (one of the 38), `name`, `source_name`, `source_date`; optional `key` or `id` (a UUID becomes the id),
 *   `aliases` (separated by `;`), `description`, `prominence` (0 to 1), `source_document`. Every other column is a property.
 * - `relationships…`: `type` (`IS_CEO_OF`), `from`, `to` (key, id or name of an entity), `source_name`, `source_date`; optional
 *   `valid_since`, `valid_until`, `source_document`. Every other column belongs to the relationship.
 * - `series…`, a point a row: `entity`, `name`, `unit`, `date`, `value`, `source_name`, `source_date`; optional
 *   `observation_type` (`FinancialMetric`), `cadence` (`a`), `taxonomy`, `aliases`, `source_document`.
 * - Numbers and dates are written as each file's own cells or `locale` show, and cells are separated as in its header line.
 */
export async function addOwnData(
  parts: StoreParts,
  folder: string,
  { locale, note }: Pick<OwnReading, 'locale' | 'note'> = {},
): Promise<StoreParts> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`Expected KER_DATA to be a folder, got ${JSON.stringify(folder)}`);
  const problems = new Problems();
  for (const problem of parts.problems ?? []) problems.add(problem);
  const sink = new MemorySink(parts, problems);
  const files = ownFiles(folder, problems);
  for await (const part of ownParts(files, { problems, isBrokenOffSkipped: true, locale, note }))
    await sink.write(withoutIdentifiers(part));
  await sink.finish();
  return sink.parts();
}

/** A firm's row stays an entity of its own here; an import merges it with the register's and reports that. */
function withoutIdentifiers(part: ImportPart): ImportPart {
  if (part.kind !== 'entity') return part;
  const { identifiers: _, ...row } = part;
  return row;
}
