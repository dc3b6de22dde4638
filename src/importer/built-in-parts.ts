import { readDataset } from '../service/dataset/load';
import { identifiersOf } from '../service/sink/identifier';
import type { ImportPart } from '../service/store/import-part';

/** The built-in dataset as rows of an import, so that what a register tells is added to it. */
export function* builtInParts(folder: string): Generator<ImportPart & { id?: string }> {
  const { entities, relationships = [], series = [] } = readDataset(folder);
  const where = 'built in';
  for (const entity of entities)
    yield { kind: 'entity', ...entity, key: entity.id, identifiers: identifiersOf(entity), where };
  for (const relationship of relationships) yield { kind: 'relationship', ...relationship, where };
  for (const { entity, series: told } of series) {
    const { id, type, name, description, unit, aliases, taxonomy, cadence, origin, dates, values } = told;
    const head = { id, type, name, description, unit, aliases, taxonomy, cadence, origin };
    for (const [at, date] of dates.entries()) {
      const detail = told.detail?.(at);
      const value = values[at] ?? 0;
      yield { kind: 'point', entity, series: head, date, value, ...(detail ? { detail } : {}), where };
    }
  }
}
