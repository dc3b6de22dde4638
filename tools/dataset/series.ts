import type { Collection } from './collection';
import { companyKey } from './company-table';
import { countryKey } from './regions';
import { addIndicator, markShared, type SharedInput } from './indicators';
import type { Inputs } from './inputs';
import { addCommodity, addRate } from './rates';
import { gatheredKey } from './sources';
import { ofEntity, ofOlderTable, ofRate, readSeries, type SeriesInput } from './series-names';

const FILES = ['companies', 'macro', 'countries', 'fx', 'commodities'];

/** Adds the series of companies, countries, macro indicators, exchange rates and commodities. */
export function addSeries(collection: Collection, inputs: Inputs): void {
  const alpha2 = alpha2ByAlpha3(collection);
  for (const name of FILES) {
    for (const row of markShared(readSeries(inputs, name))) {
      if (row.cik && !isKept(collection, row)) continue;
      const source = addOrigin(collection, row.origin);
      const entity = entityOf(collection, row, { source, alpha2 });
      const { name, aliases } = ofOlderTable(ofRate(row));
      const unit = row.unit.replace(/\s+/g, ' ').trim();
      const others = aliases.filter((alias) => alias !== name);
      collection.addSeries({ ...ofEntity(collection, row, entity, source), name, unit, aliases: others });
    }
  }
}

/**
 * Of what companies reported the statements hold more: only a line of an annual report that they lack is taken from here. The
 * ranking's figure is of no known year, a quarterly line without its fourth quarters has gaps that the facts have not, and an
 * expense that is nothing in one year is that of another element.
 */
function isKept(collection: Collection, { cik = '', name, cadence, origin, data }: SeriesInput): boolean {
  if (cadence !== 'a' || origin.source === 'Fortune' || data.some(([, value]) => value === 0)) return false;
  const lines = collection.statements.get(companyKey(cik))?.lines ?? [];
  return !lines.some(([line, at]) => line === name && at === 'a');
}

/** Two-letter codes of countries by their three-letter ones. */
export function alpha2ByAlpha3(collection: Collection): Map<string, string> {
  const codes = [...collection.entities.keys()].flatMap((key): [string, string][] => {
    const [alpha3, alpha2] = ['iso_alpha3', 'iso_alpha2'].map((name) => collection.text(key, name));
    return alpha3 === undefined || alpha2 === undefined ? [] : [[alpha3, alpha2]];
  });
  // ISO 3166 has no code of Kosovo; publishers take one of those that it leaves to users.
  return new Map([...codes, ['XKX', 'XK']]);
}

/** Names the publication of a series and gives its key. */
export function addOrigin(collection: Collection, origin: SeriesInput['origin']): string {
  const { name, published_time, source, url } = origin;
  const date = published_time.slice(0, 10);
  const cik = /CIK=?(\d{10})/.exec(url)?.[1];
  if (cik && name.endsWith('Form 10-K')) return `10-K/${cik}/${date}`;
  const listed = gatheredKey(name);
  if (listed !== undefined) return listed;
  // A page of the World Bank is of an indicator; which of its countries is shown at first is no other publication.
  const page = source === 'FRED' ? 'https://fred.stlouisfed.org/' : url.replace(/\?locations=\w+$/, '');
  const day = [source, cik, date].filter(Boolean).join('/');
  const known = collection.sources.get(day);
  // A source may have several publications of one day, as FRED has of those whose figures it passes on.
  const own = (known?.name ?? name) !== name ? name : (known?.document ?? page) === page ? [] : page;
  const key = [day, own].flat().join('/');
  return collection.source(key, { name, date, document: page, publisher: source });
}

function entityOf(
  collection: Collection,
  row: SharedInput,
  { source, alpha2 }: { source: string; alpha2: ReadonlyMap<string, string> },
): string {
  if (row.cik) return companyKey(row.cik);
  if (row.iso3) return countryKey(alpha2.get(row.iso3) ?? row.iso3);
  if (row.entity_type === 'ForeignExchangeRate') return addRate(collection, row, source);
  if (row.entity_type === 'Commodity') return addCommodity(collection, row, source);
  return addIndicator(collection, row, source);
}
