import type { Collection } from './collection';
import { currencyPerDollar, knownCurrency } from './currencies';
import type { SeriesInput } from './series-input';
import { list, maybe, table, texts } from './table';

/** Adds the exchange rate that a series is of, and gives its key. */
export function addRate(collection: Collection, { entity, origin }: SeriesInput, source: string): string {
  const [base = '', quote = ''] = entity.split('/');
  const key = `fx:${entity}`;
  const named = (code: string): string =>
    collection.entities.get(`currency:${code}`)?.name ?? knownCurrency(code)?.name ?? code;
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
    aliases: COMMODITIES().find(({ name }) => name === entity)?.aliases ?? [],
    description: `Commodity priced in ${unit}`,
    prominence: 0.7,
    sources: [source],
    properties: { unit },
  });
}

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
