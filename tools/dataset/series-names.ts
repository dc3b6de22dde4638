import * as v from 'valibot';

import type { Collection } from './collection';
import type { Inputs } from './inputs';
import { gatheredKey } from './sources';
import { table, texts } from './table';

/**
 * What series are called here that are written otherwise. Of two figures of countries for one thing the longest that ends latest has the
 * plain name, which begins with the word that is asked for, and each other says what differs: whose it is, at which prices, of which
 * publication. `latest` is the one figure that a later publication has: the years before it are of another, and the two are not joined.
 *
 * The gathered tables have the two inflations of the World Bank `exchanged`: what they call the deflator's is within rounding of the
 * Factbook's consumer prices (494 of 505 figures; of the other 6 of 424), and 13.5 % for the United States of 1980.
 */
const NAMES = table('series-names', texts('of', 'written', 'name', 'code'));

const named = (of: string, written = '') =>
  NAMES().find((each) => each.of === of && each.written === written);

/** The number that FRED has of an indicator of another publisher, by the name of its series. */
export const fredNumber = (name: string): string | undefined => named('indicator', name)?.code;

/** The code by which the World Bank tells Kosovo, whose pages are those of its own code here. */
const KOSOVO = 'XK';

/** A row under its own name, code and address. */
export function underOwnCode(given: SeriesInput): SeriesInput {
  const url = given.origin.url.replace(/\?locations=$/, `$&${KOSOVO}`);
  const row = { ...given, origin: { ...given.origin, url } };
  const [written = ''] = row.aliases;
  const own = named('exchanged', written);
  if (own === undefined) return row;
  const origin = { ...row.origin, url: row.origin.url.replace(written, own.code) };
  return { ...row, name: own.name, aliases: [own.code], origin };
}

/** What a series of a country is called, and the publisher's own name of it besides. */
export function ofCountry(row: SeriesInput): Pick<SeriesInput, 'name' | 'unit' | 'aliases'> {
  const { name, unit, aliases } = row;
  // Two series of an entity by one code would be found by chance.
  if (row.latest === true)
    return { name: named('latest', name)?.name ?? `Newest ${name}`, unit, aliases: [] };
  const given = named('country', aliases[0]) ?? named('country', name);
  return given === undefined
    ? { name, unit, aliases }
    : { name: given.name, unit, aliases: [...aliases, name] };
}

/** What a series of an older table is called, of which a longer and newer one may have the plain name now. */
export function ofOlderTable({
  taxonomy,
  name,
  aliases,
}: SeriesInput): Pick<SeriesInput, 'name' | 'aliases'> {
  const own = named(taxonomy, name);
  return own === undefined
    ? { name, aliases }
    : { name: own.name, aliases: [...aliases, own.code].filter(Boolean) };
}

/** What a table of daily rates is called of which one day of each month was gathered: the name must not promise the other days. */
export const OF_ONE_DAY = ' reference rate of one day a month';

/** What a series of a rate is called. */
export const ofRate = ({ name, cadence, ...row }: SeriesInput): SeriesInput => ({
  ...row,
  cadence,
  name: cadence === 'm' ? name.replace(/ daily reference$/, OF_ONE_DAY) : name,
});

/** A series as it is added, without the points after the day of publication: they are projections. */
export function ofEntity(collection: Collection, row: SeriesInput, entity: string, source: string) {
  const { observation_type: type, taxonomy, cadence, origin, data } = row;
  const isOwn =
    gatheredKey(origin.name) !== undefined || collection.published(source).document === origin.url;
  const url = isOwn ? undefined : origin.url;
  const points = data.filter(([date]) => date <= origin.published_time.slice(0, 10));
  return { entity, type, taxonomy, cadence, source, url, points };
}

const text = v.string();
const points = v.custom<[string, number][]>(
  (value) =>
    Array.isArray(value) &&
    value.every(([date, point]) => typeof date === 'string' && typeof point === 'number'),
);

/** A line of a file of series. */
export const seriesSchema = v.object({
  entity_type: text,
  entity: text,
  cik: v.optional(text),
  iso3: v.optional(text),
  fred: v.optional(text),
  observation_type: text,
  name: text,
  unit: text,
  aliases: v.array(text),
  /** Whether it is the one figure that a later publication has. */
  latest: v.optional(v.boolean()),
  taxonomy: text,
  cadence: text,
  origin: v.object({ name: text, published_time: text, source: text, url: text }),
  data: points,
});

/** A series as a publication gave it. */
export type SeriesInput = v.InferOutput<typeof seriesSchema>;

/**
 * Figures that notes or other publications prove to be of another place, basis or debt: of a country in the Factbook, or of an indicator
 * by its number at FRED. Without a name all are meant, with a day those until then.
 */
const LEFT_OUT = table('left-out-series', texts('of', 'name', 'until', 'reason'));

function withoutLeftOut(row: SeriesInput): SeriesInput[] {
  const of = row.taxonomy.startsWith('CIA') ? row.iso3 : row.fred;
  const found = LEFT_OUT().find((each) => each.of === of && row.name.startsWith(each.name));
  if (found === undefined) return [row];
  return found.until === '' ? [] : [{ ...row, data: row.data.filter(([date]) => date > found.until) }];
}

/** Reads a file of series. */
export const readSeries = (inputs: Inputs, name: string): SeriesInput[] =>
  inputs.lines(`series-${name}.jsonl`, seriesSchema).flatMap(withoutLeftOut);
