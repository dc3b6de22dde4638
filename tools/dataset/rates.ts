import { countBy } from 'es-toolkit/array';

import { grouped, type CollectedSeries, type Collection, type Point } from './collection';
import { currencyPerDollar, knownCurrency } from './currencies';
import type { Tables } from './reference-tables';
import { OF_ONE_DAY, type SeriesInput } from './series-names';
import { list, maybe, table, texts } from './table';

/** From one fixing of a month to the next no rate moves by more, and is back by the one after; in a feed by less, as nobody vouches for it. */
const STRAY = { published: 1.5, feed: 1.08 };
/** A rate that moves by more is one of another measure from then on: a market's for a ministry's, or of other notes. */
const OTHER_MEASURE = 10;
/** So many fixings may be out of line together. */
const LONGEST = 8;
/** A feed's rate differs by less from the one that a central bank has fixed. */
const OFF_FIXED = 0.01;

/** What central banks have fixed one dollar at; of a currency of several official rates there is none. */
const FIXED = table('fixed-rates', { ...texts('pair'), rate: maybe, ...texts('reason') });

/**
 * Takes the quotations out of the monthly rates that leave the course of their pair and come back to it, such as one the other way
 * round, and what stands before a change of the measure: the newest alone tells what a currency is worth. Out of a feed go prices that it
 * repeats to the last digit, which are frozen, and what is off a rate that is fixed.
 */
export function leaveOutStrayRates(collection: Collection): void {
  for (const series of [...collection.series.values()]) {
    const points = onCourse(collection, series);
    if (points.length === 0) collection.series.delete(series.key);
    else if (points.length < series.points.length) collection.addSeries({ ...series, points });
  }
}

/** The monthly rates and prices in which a quotation is out of the course of those around it. */
export const strayRates = (collection: Collection): string[] =>
  [...collection.series.values()]
    .filter((series) => onCourse(collection, series).length < series.points.length)
    .map(({ key }) => key);

function onCourse(
  { sources }: Collection,
  { type, cadence, entity, source, points }: CollectedSeries,
): readonly Point[] {
  const isRate = type === 'ForeignExchangeRate';
  const isFeed = sources.get(source)?.daily !== undefined;
  if (cadence !== 'm' || !(isRate || isFeed)) return points;
  if (!isFeed) return onNewestMeasure(withoutStrays(points, STRAY.published));
  const quoted = isRate ? offNoFixedRate(points, entity.slice('fx:'.length)) : withoutFrozen(points);
  return onNewestMeasure(withoutStrays(quoted, STRAY.feed));
}

function offNoFixedRate(points: readonly Point[], pair: string): readonly Point[] {
  const fixed = FIXED().find((each) => each.pair === pair);
  return fixed === undefined
    ? points
    : points.filter(([, value]) => Math.abs(value / Number(fixed.rate ?? NaN) - 1) <= OFF_FIXED);
}

function withoutFrozen(points: readonly Point[]): readonly Point[] {
  const counts = countBy(points, ([, value]) => value);
  return points.filter(([, value]) => counts[value] === 1);
}

function withoutStrays(points: readonly Point[], stray: number): readonly Point[] {
  for (let length = 1; length <= LONGEST; length++)
    for (let at = 1; at + length < points.length; at++)
      if (isStray(points.slice(at - 1, at + length + 1), stray))
        return withoutStrays([...points.slice(0, at), ...points.slice(at + length)], stray);
  return points;
}

/** Whether all points between the first and the last are far off both to one side, as neither is off the other. */
function isStray(points: readonly Point[], stray: number): boolean {
  const [[, before] = ['', NaN], ...others] = points;
  const [, after] = others.pop() ?? ['', NaN];
  const apart = Math.max(before / after, after / before);
  // A step that stays is passed by a few fixings on its way.
  const far = Math.max(others.length > 1 ? OTHER_MEASURE : stray, apart ** 2);
  return (
    others.every(([, value]) => Math.min(value / before, value / after) > far) ||
    others.every(([, value]) => Math.min(before / value, after / value) > far)
  );
}

function onNewestMeasure(points: readonly Point[]): readonly Point[] {
  const from = points.findLastIndex(([, value], at) => {
    const [, before] = points[at - 1] ?? ['', value];
    return Math.max(value / before, before / value) > OTHER_MEASURE;
  });
  return from < 0 ? points : points.slice(from);
}

/** Rates of one pair in two publications are of one currency where the one goes on by less than so many times from the other. */
const GOES_ON = 3;

/**
 * Takes out annual rates that end before their currency began, or are 1 to their end, where a newer publication of the pair does not
 * go on from them: they are of the currency before, or of US dollars.
 */
export function leaveOutFormerCurrencies(
  collection: Collection,
  currencies: Tables['cldr']['currencies'],
): void {
  const tenders = Object.values(currencies).flat();
  const rates = grouped(
    [...collection.series.values()].filter(({ type }) => type === 'ForeignExchangeRate'),
    ({ entity }) => entity,
  );
  for (const [entity, all] of rates) {
    const starts = tenders.flatMap(({ currency, from }) =>
      entity.endsWith(`/${currency}`) && from !== undefined ? [from] : [],
    );
    for (const { key, cadence, points } of all) {
      const [end, last] = points.at(-1) ?? ['', 1];
      const isYoung = starts.length > 0 && starts.every((from) => from > `${end.slice(0, 4)}-12-31`);
      if (cadence !== 'a' || !(isYoung || last === 1)) continue;
      const [, next = last] = all.flatMap((other) => other.points).find(([date]) => date > end) ?? [];
      if (Math.max(next / last, last / next) > GOES_ON) collection.series.delete(key);
    }
  }
}

/** As many digits as the rates have that others are worked out of. */
const DIGITS = 8;

/**
 * A pair that is quoted the other way round, such as GBP/USD, has its newest rates by the pair that the newest reference rate is of: one
 * divided by them, and called so, where else its newest were years older.
 */
export function addTurnedRates(collection: Collection): void {
  for (const series of [...collection.series.values()]) {
    const [, base, quote] = /^fx:([A-Z]{3})\/([A-Z]{3})$/.exec(series.entity) ?? [];
    if (base === undefined || quote === undefined || !series.name.endsWith(OF_ONE_DAY)) continue;
    const entity = `fx:${quote}/${base}`;
    if (!collection.entities.has(entity)) continue;
    const { type, taxonomy, cadence, source, url } = series;
    collection.addSeries({
      ...{ entity, type, taxonomy, cadence, source, url, aliases: [] },
      name: `${quote}/${base}${OF_ONE_DAY} (1 ÷ ${base}/${quote})`,
      unit: `${base} per ${quote}`,
      points: series.points.map(([date, value]) => [date, Number((1 / value).toPrecision(DIGITS))]),
    });
  }
}

/** Adds the exchange rate that a series is of, and gives its key. */
export function addRate(collection: Collection, { entity, origin }: SeriesInput, source: string): string {
  const [base = '', quote = ''] = entity.split('/');
  const key = `fx:${entity}`;
  const named = (code: string): string =>
    collection.entities.get(`currency:${code}`)?.name ?? knownCurrency(code)?.name ?? code;
  const sources = [source];
  collection.entity(key, 'ForeignExchangeRate', entity, {
    aliases: [base + quote, `${base}-${quote}`, `${named(base)} to ${named(quote)}`],
    description: `Price of one ${named(base)} in ${named(quote)}`,
    prominence: origin.source === 'FRED' ? 0.7 : 0.4,
    sources,
    properties: { base_currency: base, quote_currency: quote },
  });
  for (const [type, code] of [
    ['HAS_BASE_CURRENCY', base],
    ['HAS_QUOTE_CURRENCY', quote],
  ] as const) {
    if (collection.entities.has(`currency:${code}`))
      collection.link(type, key, `currency:${code}`, { sources });
  }
  return key;
}

/** Adds the commodity that a series is of, and gives its key. */
export const addCommodity = (collection: Collection, { entity, unit }: SeriesInput, source: string): string =>
  collection.entity(`commodity:${entity}`, 'Commodity', entity, {
    aliases: COMMODITIES().find(({ name }) => name === entity)?.aliases ?? [],
    description: `Commodity priced in ${unit}`,
    prominence: 0.7,
    sources: [source],
    properties: { unit },
  });

/** What people call commodities beside their name here, and what the newest tables call them. */
const COMMODITIES = table('commodities', { ...texts('name'), newest_table: maybe, aliases: list });

/** The name of a commodity that the newest tables call otherwise. */
export const commodityName = (entity: string): string =>
  COMMODITIES().find(({ newest_table: written }) => written === entity)?.name ?? entity;

const PAIR = /^[A-Z]{3}\/[A-Z]{3}$/;

/** The pair of a rate as the newest tables name it; nothing for one that is not quoted so. */
export function pairOf(entity: string): string | undefined {
  const [, country = ''] = /^United States dollar \/ (.+)$/.exec(entity) ?? [];
  const quote = currencyPerDollar(country);
  if (quote !== undefined) return `USD/${quote}`;
  return PAIR.test(entity) ? entity : undefined;
}
