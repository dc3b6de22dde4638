import type { CollectedEntity, CollectedSeries, Collection } from './collection';

/** Properties of countries that a table gives without a year, and the series of the same measure and basis that have one. */
const MEASURES: readonly (readonly [property: string, series: readonly string[], shortKey: string])[] = [
  ['population', ['Newest population (World Bank, July 2026)', 'Population'], 'wdi'],
  // CLDR's is what the Factbook said some editions ago, rounded.
  ['gdp_ppp', ['Real GDP (purchasing power parity, 2021 dollars)'], 'cia'],
];

/** As far apart as rounding leaves two figures of one thing, as a share of it. */
const ROUNDING = 0.001;

type Dated = { entity: CollectedEntity; property: string; value: number; source: string };

/**
 * Gives a country the newest figure of each measure that a series dates in place of one without a year: what a property says
 * and what its series say last are one, and places are compared by figures of one year.
 */
export function addDatedFigures(collection: Collection): void {
  for (const { entity, property, value, source } of datedFigures(collection))
    entity.properties.set(property, [value, shortKeyOf(collection, property, source)]);
}

/** Hundreds of values cite the publication of a series, so it has a short key beside its own; a second one keeps its own. */
function shortKeyOf(collection: Collection, property: string, source: string): string {
  const key = MEASURES.find(([name]) => name === property)?.[2] ?? source;
  const { name, date, document, publisher } = collection.published(source);
  const known = collection.sources.get(key);
  const isOther = known !== undefined && (known.document !== document || known.date !== date);
  return isOther ? source : collection.source(key, { name, date, document, publisher });
}

/** The properties of countries that say otherwise than the newest figure that a series dates. */
export function contradictedProperties(collection: Collection): string[] {
  return datedFigures(collection).flatMap(({ entity, property, value }) => {
    const [held] = entity.properties.get(property) ?? [];
    const isSame = typeof held === 'number' && Math.abs(held - value) <= Math.abs(value) * ROUNDING;
    return isSame ? [] : [`${entity.name} ${property}`];
  });
}

function datedFigures({ entities, series }: Collection): Dated[] {
  const newest = new Map<string, CollectedSeries>();
  for (const each of series.values()) {
    const [property] = MEASURES.find(([, names]) => names.includes(each.name)) ?? [];
    if (property === undefined || !each.entity.startsWith('country:')) continue;
    const place = `${each.entity}|${property}`;
    if (lastDay(each) > lastDay(newest.get(place))) newest.set(place, each);
  }
  return [...newest].flatMap(([place, { points, source }]) => {
    const [key = '', property = ''] = place.split('|');
    const [entity, last] = [entities.get(key), points.at(-1)];
    return entity === undefined || last === undefined ? [] : [{ entity, property, value: last[1], source }];
  });
}

const lastDay = (series: CollectedSeries | undefined): string => series?.points.at(-1)?.[0] ?? '';
