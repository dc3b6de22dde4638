import { isSameMeasure, isSameUnit } from '../../src/shared/names/same-measure';
import { FIELDS } from '../../src/service/query/field-table';
import { grouped, type CollectedSeries } from './collection';

/** What series of one measure go by, where they have several names: the places of a field. */
const FIELDS_OF = new Map(
  [
    ...grouped(
      FIELDS.flatMap(({ name, look }) => look.map((place) => ({ name, place }))),
      ({ place }) => place,
    ),
  ].map(([place, fields]) => [place.slice(1), fields.map(({ name }) => name)]),
);

/**
 * Of each series that ends before another of its measure that is held of the same entity, what that one is called and where it
 * ends: who reads the shorter one is told, since two publications are never joined.
 */
export function laterSeries(all: Iterable<CollectedSeries>): ReadonlyMap<string, string> {
  const later = new Map<string, string>();
  for (const own of grouped(all, ({ entity }) => entity).values()) {
    const ends = own.map((series) => ({ series, end: endOf(series) }));
    ends.sort((a, b) => b.end.localeCompare(a.end));
    for (const { series, end } of ends) {
      const newest = ends.find((each) => each.series !== series && isOfOne(each.series, series));
      if (newest === undefined || newest.end <= end) continue;
      const { name, cadence } = newest.series;
      later.set(series.key, `${newest.end.slice(0, LENGTHS[cadence])} in “${name}”`);
    }
  }
  return later;
}

/** How much of a date tells a period. */
const LENGTHS: Readonly<Record<string, number>> = { a: 4, '5y': 4, q: 7, m: 7 };

/** The last day that is told of, where a year is marked by its first one. */
function endOf({ cadence, points }: CollectedSeries): string {
  const last = points.reduce((end, [date]) => (date > end ? date : end), '');
  return cadence === 'a' && last.endsWith('-01-01') ? `${last.slice(0, 4)}-12-31` : last;
}

/**
 * The series of entities that one field of a query takes for publications of one measure while their names say that they are
 * none: a cell, which knows the names alone, would give another figure than a query.
 */
export function unlikePublications(all: Iterable<CollectedSeries>): string[] {
  const places = [...all].flatMap((series) =>
    (FIELDS_OF.get(series.name) ?? []).map((field) => ({ series, field })),
  );
  const held = grouped(places, ({ series: { entity, type, cadence }, field }) =>
    [entity, field, type, cadence].join('|'),
  );
  return [...held.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ series: other }) => {
      const one = first?.series ?? other;
      const isUnlike = isSameUnit(one, other) && !isSameMeasure(listed(one), listed(other));
      return isUnlike ? [`${one.entity}: ${one.name} and ${other.name}`] : [];
    }),
  );
}

/** Of an indicator, a pair of currencies or a commodity everything is one measure, of a country what one field may mean. */
function isOfOne(one: CollectedSeries, other: CollectedSeries): boolean {
  if (one.type !== other.type) return false;
  if (one.entity.startsWith('fx:')) return true;
  if (/^(?:indicator|commodity):/.test(one.entity)) return isSameUnit(one, other);
  const shared = (FIELDS_OF.get(one.name) ?? []).some((field) => FIELDS_OF.get(other.name)?.includes(field));
  return shared || isSameMeasure(listed(one), listed(other));
}

/** A series as it is listed of an entity. */
export const listed = ({ key, name, type, unit, cadence, taxonomy }: CollectedSeries) => ({
  ...{ id: key, name, type, unit, cadence, taxonomy },
});
