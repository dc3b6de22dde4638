import { isSameMeasure } from '../../src/shared/names/same-measure';
import { grouped, type CollectedEntity, type CollectedSeries, type Collection } from './collection';
import { listed } from './later-series';

/** Properties of countries that a table gives without a year, and the series of the same measure and basis that have one. */
const MEASURES: readonly (readonly [property: string, series: readonly string[], shortKey: string])[] = [
  ['population', ['Newest population (World Bank, July 2026)', 'Population'], 'wdi'],
  ['gdp_ppp', ['Real GDP (purchasing power parity, 2021 dollars)'], 'cia'],
];

/** As far apart as rounding leaves two figures of one thing, as a share of it. */
const ROUNDING = 0.001;

type Dated = {
  entity: CollectedEntity;
  property: string;
  value: number;
  source: string;
  day: string;
  /** Of what year's prices its money is. */
  money: string | undefined;
};

/**
 * Gives a country the newest figure of each measure that a series dates in place of one without a year: what a property says
 * and what its series say last are one, and places are compared by figures of one year.
 */
export function addDatedFigures(collection: Collection): void {
  for (const dated of datedFigures(collection))
    dated.entity.properties.set(dated.property, [dated.value, yearSource(collection, dated)]);
}

/** The publication of a series with the year of the figure, and the money that it is in. */
function yearSource(collection: Collection, { property, source, day, money }: Dated): string {
  const { name, ...publication } = collection.published(source);
  const year = day.slice(0, 4);
  const short = MEASURES.find(([measure]) => measure === property)?.[2] ?? source;
  const known = collection.sources.get(`${short}/${year}`);
  const isOther =
    known !== undefined && (known.document !== publication.document || known.date !== publication.date);
  return collection.source(`${isOther ? source : short}/${year}`, {
    ...publication,
    name: `${name}, figure of ${year}${money === undefined ? '' : `, in ${money}`}`,
  });
}

/** The properties of countries that say otherwise than the newest figure that a series dates. */
export const contradictedProperties = (collection: Collection): string[] =>
  datedFigures(collection).flatMap(({ entity, property, value }) => {
    const [held] = entity.properties.get(property) ?? [];
    const isSame = typeof held === 'number' && Math.abs(held - value) <= Math.abs(value) * ROUNDING;
    return isSame ? [] : [`${entity.name} ${property}`];
  });

function datedFigures({ entities, series }: Collection): Dated[] {
  const newest = new Map<string, CollectedSeries>();
  for (const each of series.values()) {
    const [property] = MEASURES.find(([, names]) => names.includes(each.name)) ?? [];
    if (property === undefined || !each.entity.startsWith('country:')) continue;
    const place = `${each.entity}|${property}`;
    if (lastDay(each) > lastDay(newest.get(place))) newest.set(place, each);
  }
  return [...newest].flatMap(([place, { name, points, source }]) => {
    const [key = '', property = ''] = place.split('|');
    const [entity, last] = [entities.get(key), points.at(-1)];
    return entity === undefined || last === undefined
      ? []
      : [{ entity, property, value: last[1], source, day: last[0], money: /\d{4} dollars/.exec(name)?.[0] }];
  });
}

const lastDay = (series: CollectedSeries | undefined): string => series?.points.at(-1)?.[0] ?? '';

/** So many percentage points apart, and by so large a share, two publications do not mean one rate. */
const POINTS = 3;
const SHARE = 0.1;
/** So many times apart two of an amount, which is revised and counted anew, are not of one thing. */
const TIMES = 1.5;

type Point = { series: CollectedSeries; date: string };

/**
 * Takes out of both what two publications say of one measure of a place and a year where one of them must be wrong: nothing
 * here proves which.
 */
export function leaveOutContradicted(collection: Collection): void {
  const points = contradicted(collection.series.values());
  for (const series of new Set(points.map((each) => each.series))) {
    const dates = new Set(points.flatMap((each) => (each.series === series ? [each.date] : [])));
    const left = series.points.filter(([date]) => !dates.has(date));
    if (left.length === 0) collection.series.delete(series.key);
    else collection.addSeries({ ...series, points: left });
  }
}

/** The figures of places that two publications of one measure contradict each other in. */
export const contradictedFigures = (all: Iterable<CollectedSeries>): string[] =>
  contradicted(all).map(({ series, date }) => `${series.entity} ${series.name} ${date.slice(0, 4)}`);

function contradicted(all: Iterable<CollectedSeries>): Point[] {
  const isOfCountry = ({ type, cadence, entity }: CollectedSeries): boolean =>
    type === 'MacroIndicator' && cadence === 'a' && entity.startsWith('country:');
  return [...grouped([...all].filter(isOfCountry), ({ entity }) => entity).values()].flatMap((own) =>
    own.flatMap((one, at) => {
      const others = own.slice(at + 1).filter((other) => isSameMeasure(listed(one), listed(other)));
      return others.flatMap((other) => between(one, other));
    }),
  );
}

/** What two series say of one year otherwise. */
function between(one: CollectedSeries, other: CollectedSeries): Point[] {
  const years = new Map(other.points.map((point) => [point[0].slice(0, 4), point]));
  const isRate = /percent|%/i.test(one.unit);
  return one.points.flatMap(([date, value]) => {
    const [also, told] = years.get(date.slice(0, 4)) ?? [date, value];
    const isOther = isRate ? isOtherRate(value, told) : isOtherAmount(value, told);
    const both = [
      { series: one, date },
      { series: other, date: also },
    ];
    return isOther ? both : [];
  });
}

const isOtherRate = (a: number, b: number): boolean =>
  Math.abs(a - b) > Math.max(POINTS, SHARE * Math.max(Math.abs(a), Math.abs(b)));

const isOtherAmount = (a: number, b: number): boolean =>
  a !== b && !(Math.min(a, b) > 0 && Math.max(a, b) < TIMES * Math.min(a, b));
