import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { companyKey, readCompanies } from './company-table.mjs';
import { countryKey } from './countries.mjs';
import { addIndicator, markShared } from './indicators.mjs';
import { addCommodity, addRate } from './quoted.mjs';

const FILES = ['companies', 'macro', 'countries', 'fx', 'commodities'];

/** Adds the series of companies, countries, macro indicators, exchange rates and commodities. */
export function addSeries(collection, facts) {
  const slipped = new Set(
    readCompanies(facts)
      .filter(({ f_ceo }) => f_ceo === null)
      .map(({ cik }) => cik),
  );
  const alpha2 = alpha2ByAlpha3(collection);
  for (const name of FILES) {
    for (const row of markShared(readLines(join(facts, `series-${name}.jsonl.gz`)))) {
      if (slipped.has(row.cik) && row.origin.source === 'Fortune') continue;
      const source = addOrigin(collection, row.origin);
      addOne(collection, row, { source, entity: entityOf(collection, row, { source, alpha2 }) });
    }
  }
}

function alpha2ByAlpha3(collection) {
  const countries = [...collection.entities.values()].filter(({ properties }) => properties.iso_alpha3);
  return new Map(countries.map(({ properties }) => [properties.iso_alpha3[0], properties.iso_alpha2[0]]));
}

function readLines(file) {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function addOrigin(collection, { name, published_time, source, url }) {
  const date = published_time.slice(0, 10);
  const cik = /CIK=?(\d{10})/.exec(url)?.[1];
  if (/Form 10-K$/.test(name)) return `10-K/${cik}/${date}`;
  if (name === 'Fortune 500 (2025)') return 'fortune-2025';
  const key = [source, cik, date].filter(Boolean).join('/');
  return collection.source(key, {
    name,
    date,
    document: source === 'FRED' ? 'https://fred.stlouisfed.org/' : url,
    publisher: source,
  });
}

/** Points after the day of publication are projections, and left out. */
function addOne(collection, row, { source, entity }) {
  const { observation_type, name, unit, aliases, taxonomy, cadence, data, origin } = row;
  collection.addSeries({
    entity,
    type: observation_type,
    name,
    unit: unit.replace(/\s+/g, ' ').trim(),
    aliases: aliases.filter((alias) => alias !== name),
    taxonomy,
    cadence,
    source,
    url: collection.sources.get(source).document === origin.url ? undefined : origin.url,
    points: data.filter(([date]) => date <= origin.published_time.slice(0, 10)),
  });
}

function entityOf(collection, row, { source, alpha2 }) {
  if (row.cik) return companyKey(row.cik);
  if (row.iso3) return countryKey(alpha2.get(row.iso3));
  if (row.entity_type === 'ForeignExchangeRate') return addRate(collection, row, source);
  if (row.entity_type === 'Commodity') return addCommodity(collection, row, source);
  return addIndicator(collection, row, source);
}
