import type { Collection } from './collection';
import type { Tables } from './tables';
import { countryKey } from './countries';

/** Codes of ISO 4217 that are metals, funds and tests rather than money. */
const NOT_MONEY = /^X(?!AF|CD|OF|PF)|^(BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW|VED)$/;
const MAJOR = [
  'USD',
  'EUR',
  'JPY',
  'GBP',
  'CNY',
  'AUD',
  'CAD',
  'CHF',
  'HKD',
  'SGD',
  'SEK',
  'NOK',
  'NZD',
  'INR',
  'KRW',
  'MXN',
  'BRL',
];

/** Everyday English names where ISO 4217 gives a word that several currencies share. */
const PLAIN: Readonly<Record<string, string>> = {
  EUR: 'Euro',
  USD: 'US Dollar',
  GBP: 'Pound Sterling',
  JPY: 'Japanese Yen',
  CNY: 'Chinese Yuan Renminbi',
  INR: 'Indian Rupee',
  KRW: 'South Korean Won',
  THB: 'Thai Baht',
  PLN: 'Polish Zloty',
  ILS: 'Israeli New Shekel',
  IDR: 'Indonesian Rupiah',
  VND: 'Vietnamese Dong',
  ZAR: 'South African Rand',
  HUF: 'Hungarian Forint',
  RON: 'Romanian Leu',
  UAH: 'Ukrainian Hryvnia',
  KZT: 'Kazakhstani Tenge',
  NGN: 'Nigerian Naira',
  BDT: 'Bangladeshi Taka',
  TRY: 'Turkish Lira',
};
const COLLOQUIAL: Readonly<Record<string, readonly string[]>> = {
  USD: ['Dollar', 'U.S. dollar', 'United States dollar', 'greenback', 'US$'],
  EUR: ['€'],
  GBP: ['British pound', 'Sterling', '£'],
  JPY: ['Yen', '¥'],
  CNY: ['Renminbi', 'Yuan', 'RMB'],
  CHF: ['Swissie'],
  CAD: ['Loonie'],
};

/** Adds the currencies of ISO 4217 and which territory has used which since when. */
export function addCurrencies(collection: Collection, { currencies, cldr }: Tables): void {
  for (const row of currencies) addCurrency(collection, row);
  for (const [code, uses] of Object.entries(cldr.currencies)) {
    if (!collection.entities.has(countryKey(code))) continue;
    for (const use of uses) linkUse(collection, code, use);
  }
}

function addCurrency(
  collection: Collection,
  { code, number, digits, currency }: Tables['currencies'][number],
): void {
  if (NOT_MONEY.test(code)) return;
  collection.entity({
    key: `currency:${code}`,
    type: 'Currency',
    name: PLAIN[code] ?? currency,
    aliases: [code, currency, ...(COLLOQUIAL[code] ?? [])],
    description: `Currency with the ISO 4217 code ${code}`,
    prominence: MAJOR.includes(code) ? 0.8 - MAJOR.indexOf(code) / 100 : 0.45,
    sources: ['iso-4217'],
    properties: { iso_code: code, iso_numeric: number, minor_unit_digits: digits },
  });
}

function linkUse(collection: Collection, code: string, { currency, from, to, tender }: CurrencyUse): void {
  const key = `currency:${currency}`;
  if (!tender || !collection.entities.has(key)) return;
  collection.link('HAS_CURRENCY', countryKey(code), key, {
    sources: ['cldr'],
    since: dayOrNothing(from),
    until: dayOrNothing(to),
  });
}

type CurrencyUse = Tables['cldr']['currencies'][string][number];

const dayOrNothing = (text: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined;
