import { DatasetReading } from '../service/dataset/load';
import { identifiersOf } from '../service/dataset/sink/identifier';
import type { ImportPart } from '../service/store/import-part';

/** A row of the built-in dataset, which has an id already. */
type BuiltInPart = ImportPart & { id?: string };

const where = 'built in';

/** The built-in dataset as rows of an import, so that what a register tells is added to it; read piece by piece. */
export class BuiltIn {
  readonly #reading: DatasetReading;
  readonly #series = new Set<string>();
  readonly #replaced = new Set<string>();

  constructor(folder: string) {
    this.#reading = new DatasetReading(folder);
  }

  /** Entities and relationships: they come before the registers', whose rows become one with them. */
  *entities(): Generator<BuiltInPart> {
    for (const entity of this.#reading.entities()) {
      const { id, name, type, description, aliases, furtherNames, prominence, sources, properties } = entity;
      const optional = { ...(description && { description }), ...(aliases && { aliases }) };
      const told = { id, name, type, ...optional, furtherNames, prominence, sources, properties };
      yield {
        kind: 'entity',
        ...told,
        key: id,
        identifiers: [...identifiersOf(entity), `built-in:${id}`],
        where,
      };
    }
    for (const relationship of this.#reading.relationships()) {
      const { id, type, from, to, validSince, validUntil, extra, sources } = relationship;
      const optional = {
        ...(validSince && { validSince }),
        ...(validUntil && { validUntil }),
        ...(extra && { extra }),
      };
      yield { kind: 'relationship', id, type, from, to, ...optional, sources, where };
    }
    for (const { series } of this.#reading.series()) this.#series.add(series.id);
  }

  /** Notes a row of a register: the dataset's series of the same id gives way to it as a whole, for two vintages are never joined. */
  note(part: ImportPart): void {
    if (part.kind !== 'point') return;
    const { id } = part.series as { id?: string };
    if (id !== undefined && this.#series.has(id)) this.#replaced.add(id);
  }

  /** The points of all series that no register told. */
  *points(): Generator<BuiltInPart> {
    for (const { entity, series: told } of this.#reading.series()) {
      const { id, type, name, description, unit, aliases, taxonomy, cadence, origin, dates, values } = told;
      if (this.#replaced.has(id)) continue;
      const series = { id, type, name, description, unit, aliases, taxonomy, cadence, origin };
      for (const [at, date] of dates.entries()) {
        const detail = told.detail?.(at);
        const value = values[at] ?? 0;
        yield { kind: 'point', entity, series, date, value, ...(detail ? { detail } : {}), where };
      }
    }
  }
}
