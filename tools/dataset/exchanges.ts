import type { Collection } from './collection';
import { countryKey } from './countries';
import { list, table, texts } from './table';

const EXCHANGES = table('exchanges', { ...texts('mic', 'name', 'country', 'city'), aliases: list });

/** Adds stock and derivatives exchanges by their market identifier code. */
export function addExchanges(collection: Collection): void {
  const sources = ['iso-10383'];
  collection.source('iso-10383', {
    name: 'ISO 10383 Market Identifier Codes, FEB2016.1',
    date: '2016-03-04',
    document: 'https://www.iso20022.org/market-identifier-codes',
    publisher: 'ISO 10383 Registration Authority',
  });
  for (const { mic, name, country: code, city, aliases } of EXCHANGES()) {
    const { name: country, key: place } = collection.known(countryKey(code));
    const key = `exchange:${mic}`;
    collection.entity({
      key,
      type: 'Exchange',
      name,
      aliases: [mic, ...aliases],
      description: `Exchange in ${city}, ${country}`,
      prominence: ['XNYS', 'XNAS'].includes(mic) ? 0.85 : 0.55,
      sources,
      properties: { mic, city, country },
    });
    collection.link('IS_LOCATED_IN', key, place, { sources });
  }
}
