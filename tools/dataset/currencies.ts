import type { Collection } from './collection';
import type { Tables } from './reference-tables';
import { countryKey } from './regions';
import { list, maybe, table, texts } from './table';

/** Codes of ISO 4217 that are metals, funds and tests rather than money. */
const NOT_MONEY = /^X(?!AF|CD|OF|PF)|^(BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW|VED)$/;

/**
 * Everyday English names where ISO 4217 gives a word that several currencies share, and those of currencies that it lists no longer;
 * the rank of the most traded; the country that the Federal Reserve calls a rate after that it quotes as units per dollar. The
 * pound, the euro and the dollars of Australia and New Zealand it quotes the other way round; Venezuela's changed its currency five times.
 */
const CURRENCIES = table('currencies', {
  ...texts('code'),
  name: maybe,
  rank: maybe,
  federal_reserve_country: maybe,
  aliases: list,
});

/** What the table has of a currency. */
export const knownCurrency = (code: string) => CURRENCIES().find((each) => each.code === code);

/** The currency of a country by the name that the Federal Reserve calls its rate. */
export const currencyPerDollar = (country: string): string | undefined =>
  CURRENCIES().find(({ federal_reserve_country: called }) => called === country)?.code;

/** Adds the currencies of ISO 4217 and which territory has used which since when. */
export function addCurrencies(collection: Collection, { currencies, cldr }: Tables): void {
  for (const row of currencies) addCurrency(collection, row);
  for (const [code, uses] of Object.entries(cldr.currencies)) {
    if (!collection.entities.has(countryKey(code))) continue;
    for (const { currency, from, to, tender } of uses) {
      const [key, days] = [`currency:${currency}`, { since: dayOrNothing(from), until: dayOrNothing(to) }];
      if (!tender || !collection.entities.has(key) || (to ?? FIRST_DAY) < FIRST_DAY) continue;
      collection.link('HAS_CURRENCY', countryKey(code), key, { sources: ['cldr'], ...days });
    }
  }
}

function addCurrency(
  collection: Collection,
  { code, number, digits, currency }: Tables['currencies'][number],
): void {
  if (NOT_MONEY.test(code)) return;
  const { name = currency, rank, aliases = [] } = knownCurrency(code) ?? {};
  collection.entity(`currency:${code}`, 'Currency', name, {
    aliases: [code, currency, ...aliases],
    description: `Currency with the ISO 4217 code ${code}`,
    prominence: rank === undefined ? 0.45 : 0.8 - Number(rank) / 100,
    sources: ['iso-4217'],
    properties: { iso_code: code, iso_numeric: number, minor_unit_digits: digits },
  });
}

/** Older days of CLDR are those of states and coinages, not of the currencies. */
const FIRST_DAY = '1945-01-01';

const dayOrNothing = (text: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && (text ?? '') >= FIRST_DAY ? text : undefined;
