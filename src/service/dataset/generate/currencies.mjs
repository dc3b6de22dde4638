import { countryKey } from './countries.mjs';

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
const PLAIN = {
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
const COLLOQUIAL = {
  USD: ['Dollar', 'U.S. dollar', 'United States dollar', 'greenback', 'US$'],
  EUR: ['€'],
  GBP: ['British pound', 'Sterling', '£'],
  JPY: ['Yen', '¥'],
  CNY: ['Renminbi', 'Yuan', 'RMB'],
  CHF: ['Swissie'],
  CAD: ['Loonie'],
};

/** Adds the currencies of ISO 4217 and which territory has used which since when. */
export function addCurrencies(collection, { read }) {
  const rows = read('currency-codes').data ?? read('currency-codes/data.js');
  for (const row of rows) addCurrency(collection, row);
  const regions = read('cldr-core/supplemental/currencyData.json').supplemental.currencyData.region;
  for (const [code, uses] of Object.entries(regions)) {
    if (!collection.entities.has(countryKey(code))) continue;
    for (const use of uses) linkUse(collection, code, ...Object.entries(use)[0]);
  }
}

function addCurrency(collection, { code, number, digits, currency }) {
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

function linkUse(collection, code, currency, { _from, _to, _tender }) {
  const key = `currency:${currency}`;
  if (_tender === 'false' || !collection.entities.has(key)) return;
  collection.link('HAS_CURRENCY', countryKey(code), key, {
    sources: ['cldr'],
    since: dayOrNothing(_from),
    until: dayOrNothing(_to),
  });
}

const dayOrNothing = (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined);
