import type { CollectedSeries, Collection, Point } from './collection';
import { countryKey } from './countries';
import type { Inputs } from './inputs';
import { addCommodity, addRate } from './quoted';
import { addOrigin, alpha2ByAlpha3 } from './series';
import type { SeriesInput } from './series-input';
import { readSeries } from './series-input';

/** What the newest tables call a commodity that the older ones have under another name. */
const COMMODITIES: ReadonlyMap<string, string> = new Map([
  ['Crude oil, Brent, Europe spot FOB', 'Crude oil (Brent)'],
  ['Crude oil, WTI, Cushing spot FOB', 'Crude oil (WTI)'],
  ['Natural gas, Henry Hub spot', 'Natural gas (Henry Hub)'],
]);

/** The rates of the Federal Reserve that it quotes as units of a currency per dollar, by the country that they are called after. */
const PER_DOLLAR: ReadonlyMap<string, string> = new Map([
  ['Brazil', 'BRL'],
  ['Canada', 'CAD'],
  ['China', 'CNY'],
  ['Denmark', 'DKK'],
  ['Hong Kong', 'HKD'],
  ['India', 'INR'],
  ['Japan', 'JPY'],
  ['Malaysia', 'MYR'],
  ['Mexico', 'MXN'],
  ['Norway', 'NOK'],
  ['Singapore', 'SGD'],
  ['South Africa', 'ZAR'],
  ['South Korea', 'KRW'],
  ['Sri Lanka', 'LKR'],
  ['Sweden', 'SEK'],
  ['Switzerland', 'CHF'],
  ['Taiwan', 'TWD'],
  ['Thailand', 'THB'],
]);

/**
 * Adds the newest series of indicators, commodities, exchange rates and countries. One that reaches back as far as an older
 * one of its measure takes its place as a whole; two vintages are never joined, for what was revised would look like a change.
 */
export function addNewestSeries(collection: Collection, inputs: Inputs): void {
  const alpha2 = alpha2ByAlpha3(collection);
  for (const row of readSeries(inputs, 'newest').map(renamed)) {
    const source = addOrigin(collection, row.origin);
    const entity = entityOf(collection, row, { source, alpha2 });
    if (entity === undefined || !collection.entities.has(entity)) continue;
    const points = monthly(row);
    const older = [...collection.series.values()].find((each) =>
      isOlderVintage(each, row, { entity, points }),
    );
    if (older) collection.series.delete(older.key);
    collection.addSeries({
      entity,
      type: row.observation_type,
      name: older?.name ?? row.name,
      unit: older?.unit ?? row.unit.replace(/^current /, ''),
      aliases: older?.aliases ?? row.aliases,
      taxonomy: row.taxonomy,
      cadence: row.cadence,
      source,
      url: collection.published(source).document === row.origin.url ? undefined : row.origin.url,
      points,
    });
  }
}

function renamed(row: SeriesInput): SeriesInput {
  const [, country = ''] = /^United States dollar \/ (.+)$/.exec(row.entity) ?? [];
  const quote = PER_DOLLAR.get(country);
  return {
    ...row,
    entity: quote === undefined ? (COMMODITIES.get(row.entity) ?? row.entity) : `USD/${quote}`,
  };
}

function entityOf(
  collection: Collection,
  row: SeriesInput,
  { source, alpha2 }: { source: string; alpha2: ReadonlyMap<string, string> },
): string | undefined {
  if (row.fred) return `indicator:${row.fred}`;
  if (row.iso3) return countryKey(alpha2.get(row.iso3) ?? row.iso3);
  if (row.entity_type === 'Commodity') return addCommodity(collection, row, source);
  // What is quoted the other way round, as the pound is, is not what the table turned it into.
  return PAIR.test(row.entity) ? addRate(collection, row, source) : undefined;
}

const PAIR = /^[A-Z]{3}\/[A-Z]{3}$/;

/** A month's average stands at its first day, as in all other tables. */
function monthly({ cadence, entity_type, data }: SeriesInput): Point[] {
  if (cadence !== 'm' || entity_type !== 'Commodity') return data;
  return data.map(([date, value]) => [`${date.slice(0, 7)}-01`, value]);
}

/** How near the first figures of two vintages of one measure are: what is revised is not so far back. */
const NEAR = 0.001;

/** Whether a series is of the same measure, month by month, and begins with the same figure no earlier. */
function isOlderVintage(
  { entity, cadence, points }: CollectedSeries,
  row: SeriesInput,
  newer: { entity: string; points: readonly Point[] },
): boolean {
  const [first, same] = [points[0], newer.points[0]];
  if (entity !== newer.entity || cadence !== row.cadence || !first || !same) return false;
  return first[0] === same[0] && Math.abs(first[1] / same[1] - 1) < NEAR;
}
