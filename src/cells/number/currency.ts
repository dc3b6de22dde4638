/** Signs and words of currencies. A bare `$` is the US dollar and a bare `¥` the yen, as data services write them. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  au$: 'AUD',
  a$: 'AUD',
  ca$: 'CAD',
  c$: 'CAD',
  hk$: 'HKD',
  nz$: 'NZD',
  nt$: 'TWD',
  mx$: 'MXN',
  s$: 'SGD',
  r$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  'jp¥': 'JPY',
  'cn¥': 'CNY',
  rmb: 'CNY',
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  '₦': 'NGN',
  zł: 'PLN',
  dollar: 'USD',
  dollars: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  'pounds sterling': 'GBP',
  pounds: 'GBP',
  yen: 'JPY',
  yuan: 'CNY',
  rupees: 'INR',
  'swiss francs': 'CHF',
};

const CODES =
  'AED|ARS|AUD|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EGP|EUR|GBP|HKD|HUF|IDR|ILS|INR|JPY|KRW|MXN|MYR|NGN|NOK|NZD|PHP|PLN|RUB|SAR|SEK|SGD|THB|TRY|TWD|USD|VND|ZAR';

const words = Object.keys(SIGNS)
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/[.$]/g, '\\$&') + (/[a-zł]$/.test(sign) ? '(?![a-z])' : ''));

/** The source of an expression that matches a currency; longer names first, so that `US$` is not read as `$`. */
export const CURRENCY = `(?:${words.join('|')}|(?:${CODES})(?![a-z]))`;

/** The ISO 4217 code of what {@link CURRENCY} matched. */
export function currencyCode(text: string): string {
  return SIGNS[text.toLowerCase()] ?? text.toUpperCase();
}
