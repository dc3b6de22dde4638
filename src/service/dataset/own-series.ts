import type { PointRow } from '../store/import-part';
import type { OwnRow } from './own-rows';
import { ownPointSchema, readFields } from './own-schemas';

/** Makes the point of a row, of an entity that stays as it is named, or says why it cannot be. */
export function ownPoint(row: OwnRow): PointRow | string {
  const told = readFields(ownPointSchema, row);
  if ('problem' in told) return told.problem;
  const { entity, observation_type: type, name, unit, aliases, taxonomy, cadence, date, value } = told.row;
  const { source_name: source, source_date, source_document: url } = told.row;
  return {
    kind: 'point',
    entity,
    series: {
      type,
      name,
      description: `${name}, in ${unit}, from ${source}`,
      unit,
      aliases,
      taxonomy,
      cadence,
      origin: { name: source, published_time: `${source_date}T00:00:00Z`, source, url },
    },
    date,
    value,
    where: row.where,
  };
}
