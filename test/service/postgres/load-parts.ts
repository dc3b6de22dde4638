import type { Pool } from 'pg';

import { PostgresSink } from '../../../src/service/postgres/import-sink';
import type { ImportPart, ImportReport } from '../../../src/service/store/import-part';
import type { StoreParts } from '../../../src/service/store/store-parts';

/** Loads the parts of a store in memory into a database, with the ids that they have there. */
export async function loadParts(pool: Pool, parts: StoreParts): Promise<ImportReport> {
  const sink = await PostgresSink.begin(pool);
  for (const part of importParts(parts)) await sink.write(part);
  return sink.finish();
}

function* importParts({ entities, relationships = [], series = [] }: StoreParts): Generator<ImportPart> {
  // What is made when it is asked for is no part of a copy.
  for (const part of entities) {
    const { id, furtherNames = [], properties = {} } = part;
    yield { ...part, furtherNames, properties, kind: 'entity', key: id, where: id };
  }
  for (const part of relationships) {
    const told = { ...part, id: part.id };
    yield { ...told, kind: 'relationship', where: told.id };
  }
  for (const { entity, series: one } of series) {
    const { id, type, name, description, unit, aliases, taxonomy, cadence, origin } = one;
    const head = { id, type, name, description, unit, aliases, taxonomy, cadence, origin };
    for (const [at, date] of one.dates.entries()) {
      const detail = one.detail?.(at);
      yield {
        ...{ kind: 'point', entity, series: head, date, value: one.values[at] ?? 0, where: id },
        ...(detail === undefined ? {} : { detail }),
      };
    }
  }
}
