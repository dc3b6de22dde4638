import { isIsin, isLei } from '../../src/service/dataset/check-digits';
import { cityKeyIn } from './cities';
import type { Collection, GivenProperty } from './collection';
import { countryKey } from './regions';
import { isMisplaced, type ForeignCompany } from './company-table';
import { coreLetters, isSubsidiary } from './names';

/** Nobody's revenue is known in dollars, and all of them are among the largest of their countries. */
const PROMINENCE = 0.8;

/** The market of a company where a table names its operator. */
const SEGMENTS: ReadonlyMap<string, string> = new Map([['XJPX', 'XTKS']]);

/** Adds the best-known companies of other countries, or to those of them that file in the United States too. */
export function addForeignCompanies(collection: Collection, companies: readonly ForeignCompany[]): void {
  const filing = new Map(collection.ofType('Company').map(({ key, name }) => [coreLetters(name), key]));
  for (const company of companies) {
    const sources = sourcesOf(collection, company);
    const named = sources.table ?? sources.register;
    // Nothing is said of a company without saying where it is read.
    if (named === undefined) continue;
    const key = filing.get(coreLetters(company.name)) ?? addCompany(collection, company, named);
    addFacts(collection, company, { key, named, ...sources });
  }
}

/** Where a company is read: in the table of listings, and in the index of legal entity identifiers. */
type Sources = { table: string | undefined; register: string | undefined };

function sourcesOf(collection: Collection, { lei, sources }: ForeignCompany): Sources {
  const keyOf = (wanted: RegExp, keyed: string): string | undefined => {
    const found = sources.find(({ name }) => wanted.test(name));
    if (found === undefined) return undefined;
    const { name, date, url: document } = found;
    const publisher = name.startsWith('GLEIF') ? 'GLEIF' : 'FinanceDatabase';
    return collection.source(`${keyed}/${date}`, { name, date, document, publisher });
  };
  return {
    table: keyOf(/^FinanceDatabase/, 'finance-database'),
    register: keyOf(/^GLEIF/, `gleif/${lei ?? ''}`),
  };
}

function addCompany(collection: Collection, company: ForeignCompany, source: string): string {
  const { name, country, aliases } = company;
  const city = cityOf(collection, company)?.name;
  const seat = collection.known(countryKey(country)).name;
  const key = `company:${country}/${name}`;
  return collection.entity(key, 'Company', name, {
    aliases: aliases.filter((alias) => !isSubsidiary(key, alias)),
    description: `Company with headquarters in ${seatIn(city, seat)}`,
    prominence: PROMINENCE,
    sources: [source],
  });
}

function addFacts(
  collection: Collection,
  company: ForeignCompany,
  { key, named, table, register }: Sources & { key: string; named: string },
): void {
  const { headquarters_country: country, isin, lei, website } = company;
  const city = cityOf(collection, company);
  const listed = (value: string | undefined): GivenProperty => (table ? [value, table] : undefined);
  collection.add(key, {
    sources: [named],
    properties: {
      legal_name: listed(company.legal_name),
      ticker: listed(company.ticker),
      lei: lei && register && isLei(lei) ? [lei, register] : undefined,
      isin: isin && company.isin_checked?.some(isInTable) && isIsin(isin) ? listed(isin) : undefined,
      website: listed(website),
      headquarters: city && country ? listed(seatIn(city.name, country)) : undefined,
    },
  });
  const { exchange_mic: mic = '' } = company;
  const exchange = `exchange:${SEGMENTS.get(mic) ?? mic}`;
  if (table && collection.entities.has(exchange))
    collection.link('LISTED_ON', key, exchange, { sources: [table] });
  const isSeated = collection.linksFrom('HAS_HEADQUARTERS_IN', key).length > 0;
  if (table && city?.key && !isSeated)
    collection.link('HAS_HEADQUARTERS_IN', key, city.key, { sources: [table] });
}

const seatIn = (city: string | undefined, country: string): string =>
  city === undefined || city === country ? country : `${city}, ${country}`;

/** The city of a seat, under the name that it has here where it is known. */
function cityOf(
  collection: Collection,
  { name, country: code, headquarters_city: place, headquarters_country: country }: ForeignCompany,
): { key: string | undefined; name: string } | undefined {
  if (!place) return undefined;
  // Of a wrong city the country is right.
  if (isMisplaced(name)) return { key: countryKey(code), name: country ?? '' };
  const key = country ? cityKeyIn(collection, place, country) : undefined;
  return { key, name: key === undefined ? place : collection.known(key).name };
}

const isInTable = (check: string): boolean => check.startsWith('FinanceDatabase');
