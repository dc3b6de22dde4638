import type { Collection } from './collection';
import { withdrawnCurrency } from './newest-rates';
import type { SeriesInput } from './series-input';

/** Adds the exchange rate that a series is of, and gives its key. */
export function addRate(collection: Collection, { entity, origin }: SeriesInput, source: string): string {
  const [base = '', quote = ''] = entity.split('/');
  const key = `fx:${entity}`;
  const named = (code: string): string =>
    collection.entities.get(`currency:${code}`)?.name ?? withdrawnCurrency(code) ?? code;
  const sources = [source];
  collection.entity({
    key,
    type: 'ForeignExchangeRate',
    name: entity,
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
export function addCommodity(collection: Collection, { entity, unit }: SeriesInput, source: string): string {
  return collection.entity({
    key: `commodity:${entity}`,
    type: 'Commodity',
    name: entity,
    aliases: COMMODITY_NAMES[entity] ?? [],
    description: `Commodity priced in ${unit}`,
    prominence: 0.7,
    sources: [source],
    properties: { unit },
  });
}

const COMMODITY_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Crude oil (WTI)': ['WTI', 'West Texas Intermediate', 'WTI crude oil', 'crude oil'],
  'Crude oil (Brent)': ['Brent', 'Brent crude', 'Brent crude oil'],
  'Natural gas (Henry Hub)': ['Henry Hub', 'natural gas'],
  Gold: ['XAU'],
  Silver: ['XAG'],
  Platinum: ['XPT'],
  Palladium: ['XPD'],
};
