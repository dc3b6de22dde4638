import type * as v from 'valibot';

import { naturalId } from '../store/natural-id';
import type { SeriesPart } from '../store/store-parts';
import type { FindEntity } from './find-entity';
import type { OwnRow } from './own-rows';
import { ownPointSchema, readFields } from './own-schemas';

type Point = v.InferOutput<typeof ownPointSchema>;

/** Gathers the points of the rows into series, oldest first; the newest source of a series is its origin. */
export function ownSeries(rows: readonly OwnRow[], find: FindEntity, problems: string[]): SeriesPart[] {
  const groups = new Map<string, Map<string, Point>>();
  for (const row of rows) {
    const read = readFields(ownPointSchema, row);
    const problem = 'problem' in read ? read.problem : place(groups, read.row, { row, find });
    if (problem !== undefined) problems.push(problem);
  }
  return [...groups].map(([key, points]) => seriesOf(key, [...points.values()]));
}

function place(
  groups: Map<string, Map<string, Point>>,
  point: Point,
  { row, find }: { row: OwnRow; find: FindEntity },
): string | undefined {
  const entity = find(point.entity);
  if (entity === undefined)
    return `${row.where}: Expected \`entity\` to name an entity, got "${point.entity}"`;
  const key = [entity, point.observation_type, point.name, point.taxonomy, point.cadence].join('|');
  const points = groups.get(key) ?? new Map<string, Point>();
  groups.set(key, points);
  if (points.has(point.date)) return `${row.where}: Expected each \`date\` once, got "${point.date}" again`;
  points.set(point.date, point);
  return undefined;
}

function seriesOf(key: string, points: Point[]): SeriesPart {
  points.sort((a, b) => a.date.localeCompare(b.date));
  const [entity = ''] = key.split('|');
  const newest = points.reduce((latest, point) => (point.source_date > latest.source_date ? point : latest));
  const { observation_type: type, name, unit, aliases, taxonomy, cadence, source_name, source_date } = newest;
  return {
    entity,
    series: {
      id: naturalId(`own-series|${key}`),
      type,
      name,
      description: `${name}, in ${unit}, from ${source_name}`,
      unit,
      aliases,
      taxonomy,
      cadence,
      origin: {
        name: source_name,
        published_time: `${source_date}T00:00:00Z`,
        source: source_name,
        url: newest.source_document,
      },
      pointCount: points.length,
      dates: points.map(({ date }) => date),
      values: points.map(({ value }) => value),
    },
  };
}
