import { knownIndicator } from './indicators';
import type { SeriesInput } from './series-input';

/**
 * What the figures of countries are called. Of two for one thing the longest that ends latest has the plain name and each other
 * says what differs: whose it is, at which prices, of which publication. The plain ones begin with the word that is asked for.
 */
const OF_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['Population, total', 'Population'],
  ['GDP (current US$)', 'GDP (current US dollars)'],
  ['FP.CPI.TOTL.ZG', 'Inflation rate (consumer prices)'],
  ['Inflation rate (consumer prices)', 'Inflation rate (consumer prices, CIA World Factbook)'],
  ['NY.GDP.DEFL.KD.ZG', 'Annual change of the GDP deflator'],
  ['GDP (official exchange rate)', 'GDP (current US dollars, CIA World Factbook)'],
]);

/**
 * The gathered tables have the two inflations of the World Bank under each other's name and code: what they call the deflator's is
 * within rounding of the Factbook's consumer prices (494 of 505 figures; of the other 6 of 424), and 13.5 % for the United States of 1980.
 */
const EXCHANGED: ReadonlyMap<string, readonly [code: string, name: string]> = new Map([
  ['NY.GDP.DEFL.KD.ZG', ['FP.CPI.TOTL.ZG', 'Inflation, consumer prices (annual %)']],
  ['FP.CPI.TOTL.ZG', ['NY.GDP.DEFL.KD.ZG', 'Inflation, GDP deflator (annual %)']],
]);

/** A row under its own name, code and address. */
export function underOwnCode(row: SeriesInput): SeriesInput {
  const [code = ''] = row.aliases;
  const own = EXCHANGED.get(code);
  if (own === undefined) return row;
  const origin = { ...row.origin, url: row.origin.url.replace(code, own[0]) };
  return { ...row, name: own[1], aliases: [own[0]], origin };
}

/** The one figure that a later publication has: the years before it are of another, and the two are not joined. */
const LATEST: ReadonlyMap<string, string> = new Map([
  ['Population, total', 'Newest population (World Bank, July 2026)'],
  ['GDP (current US$)', 'Newest GDP (current US dollars, World Bank, July 2026)'],
]);

/** Names of the older tables that a longer and newer series has now. */
const OLDER: ReadonlyMap<string, string> = new Map([['PWT|Population', 'Population (Penn World Table 9.1)']]);

/** What a series of a country is called, and the publisher's own name of it besides. */
export function ofCountry(row: SeriesInput): Pick<SeriesInput, 'name' | 'unit' | 'aliases'> {
  const { name, unit, aliases } = row;
  // Two series of an entity by one code would be found by chance.
  if (row.latest === true) return { name: LATEST.get(name) ?? `Newest ${name}`, unit, aliases: [] };
  const given = OF_COUNTRIES.get(aliases[0] ?? '') ?? OF_COUNTRIES.get(name);
  return given === undefined ? { name, unit, aliases } : { name: given, unit, aliases: [...aliases, name] };
}

/** What a series of an older table is called. */
export const ofOlderTable = ({ taxonomy, name }: SeriesInput): string =>
  OLDER.get(`${taxonomy}|${name}`) ?? name;

/** What a table of daily rates is called of which one day of each month was gathered: the name must not promise the other days. */
export const OF_ONE_DAY = ' reference rate of one day a month';

/** What a series of a rate is called. */
export const ofRate = ({ name, cadence, ...row }: SeriesInput): SeriesInput => ({
  ...row,
  cadence,
  name: cadence === 'm' ? name.replace(/ daily reference$/, OF_ONE_DAY) : name,
});

/** What a series of an indicator is counted in. */
export const ofIndicator = (row: SeriesInput): SeriesInput => ({
  ...row,
  unit: knownIndicator(row.fred)?.unit ?? row.unit,
});
