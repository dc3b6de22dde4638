import type { CollectedSeries, Collection, Point } from './collection';
import { countryKey } from './regions';
import { addIndicator, ofIndicator } from './indicators';
import type { Inputs } from './inputs';
import { addCommodity, addRate, commodityName, pairOf } from './rates';
import { addOrigin, alpha2ByAlpha3 } from './series';
import { table, texts } from './table';
import { fredNumber, ofCountry, ofEntity, readSeries, underOwnCode, type SeriesInput } from './series-names';

/**
 * Adds the newest series of indicators, commodities, exchange rates and countries. One that reaches back as far as an older
 * one of its measure takes its place as a whole; two vintages are never joined, for what was revised would look like a change.
 */
export function addNewestSeries(collection: Collection, inputs: Inputs): void {
  const alpha2 = alpha2ByAlpha3(collection);
  const rows = readSeries(inputs, 'newest');
  for (const row of rows.map(underOwnCode).map(ofOwnBase)) {
    const source = addOrigin(collection, row.origin);
    const entity = entityOf(collection, row, { source, alpha2 });
    if (entity === undefined) continue;
    collection.known(entity);
    const points = monthly(row);
    const own = [...collection.series.values()].filter((each) => each.entity === entity);
    // Of countries other tables measure other things: a figure that is the same by chance makes no vintage.
    const older = row.iso3 ? undefined : own.find((each) => isOlderVintage(each, row, points));
    if (older) collection.series.delete(older.key);
    collection.addSeries({
      ...(older ?? namesOf(row, own)),
      ...ofEntity(collection, row, entity, source),
      points,
    });
  }
}

/** Countries of which the publication tells real figures in dollars of another year than of all others. */
const BASE_YEARS = table('base-years', texts('iso3', 'base', 'of'));
const USUAL_BASE = '2021';

function ofOwnBase(row: SeriesInput): SeriesInput {
  const base = BASE_YEARS().find(({ iso3 }) => iso3 === row.iso3)?.base ?? USUAL_BASE;
  const [name, unit] = [row.name, row.unit].map((words) =>
    words.replace(/\b\d{4}(?= (?:international )?dollars)/, (year) => (year === USUAL_BASE ? base : year)),
  ) as [string, string];
  return { ...row, name, unit };
}

type Names = Pick<CollectedSeries, 'name' | 'unit' | 'aliases'>;

/** What a series is called that takes no other's place; beside an older vintage that it does not reach back to it says from when on it is. */
function namesOf(row: SeriesInput, own: readonly CollectedSeries[]): Names {
  const { name, unit, aliases } = row.iso3 ? ofCountry(row) : ofIndicator(row);
  const isBeside = own.some((each) => each.name === name && each.cadence === row.cadence);
  return {
    name: isBeside ? `${name}, from ${monthOf(row.data[0]?.[0] ?? '')}` : name,
    unit: unit.replace(/^current /, ''),
    aliases: aliases.filter((alias) => alias !== name),
  };
}

const monthOf = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

function entityOf(
  collection: Collection,
  row: SeriesInput,
  { source, alpha2 }: { source: string; alpha2: ReadonlyMap<string, string> },
): string | undefined {
  const fred = row.fred ?? fredNumber(row.name);
  const known = `indicator:${fred ?? ''}`;
  if (collection.entities.has(known)) return known;
  if (fred !== undefined)
    return addIndicator(collection, { ...ofIndicator({ ...row, fred }), isShared: false }, source);
  if (row.iso3) return countryKey(alpha2.get(row.iso3) ?? row.iso3);
  if (row.entity_type === 'Commodity')
    return addCommodity(collection, { ...row, entity: commodityName(row.entity) }, source);
  const pair = pairOf(row.entity);
  return pair === undefined ? undefined : addRate(collection, { ...row, entity: pair }, source);
}

/** A month's average stands at its first day, as in all other tables; what is of a day after the publication is announced, not measured. */
function monthly({ cadence, entity_type, data, origin }: SeriesInput): Point[] {
  const known = data.filter(([date]) => date <= origin.published_time.slice(0, 10));
  if (cadence !== 'm' || entity_type !== 'Commodity') return known;
  return known.map(([date, value]) => [`${date.slice(0, 7)}-01`, value]);
}

/** How near the first figures of two vintages of one measure are: what is revised is not so far back. */
const NEAR = 0.001;

/** Whether a series is of the same measure, month by month, and begins with the same figure no earlier. */
function isOlderVintage(
  { cadence, points }: CollectedSeries,
  row: SeriesInput,
  newer: readonly Point[],
): boolean {
  const [first, same] = [points[0], newer[0]];
  if (cadence !== row.cadence || !first || !same) return false;
  return first[0] === same[0] && Math.abs(first[1] / same[1] - 1) < NEAR;
}
