import { ownValue } from '../../../shared/contract/own-value';

/** Signs and words of currencies. A bare `$` is the US dollar and a bare `¥` the yen, as data services write them. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  $us: 'USD',
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
  元: 'CNY',
  円: 'JPY',
  원: 'KRW',
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
  'fr.': 'CHF',
  rupee: 'INR',
  pound: 'GBP',
  złotych: 'PLN',
  kč: 'CZK',
  'руб.': 'RUB',
};

const CODES =
  'AED|AFN|ALL|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|COP|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWL';

const words = Object.keys(SIGNS)
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/[.$]/g, '\\$&') + (/[a-złč]$/.test(sign) ? '(?!\\p{L})' : ''));

/** The source of an expression that matches a currency; longer names first, so that `US$` is not read as `$`. */
export const CURRENCY = `(?:${words.join('|')}|(?:${CODES})(?!\\p{L}))`;

/**
 * Signs that, written at once before a number, tell that its comma parts thousands: `$1,234`. A point after them tells
 * nothing, because `$1.234` is 1234 in Santiago; nor does `US$ 1,234` with a space, as Portuguese writes it.
 */
export const COMMA_GROUPS = /^(?:(?:us|au|ca|hk|nz|nt|mx|[acs])?\$|£|¥|₹ ?|rs\.? ?|₩|฿|₪|₦|₱)$/i;

/** The ISO 4217 code of what {@link CURRENCY} matched. */
export function currencyCode(text: string): string {
  return ownValue(SIGNS, text.toLowerCase()) ?? text.toUpperCase();
}

/** Currencies that write the sign of another, which alone means only the first. */
const SHARED: ReadonlyMap<string, readonly string[]> = new Map([
  [
    '$',
    wordsOf(
      'ARS AUD BBD BMD BND BSD BZD CAD CLP COP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD USD UYU XCD',
    ),
  ],
  ['¥', wordsOf('CNY JPY')],
  ['£', wordsOf('EGP FKP GBP GIP LBP SHP SSP SYP')],
]);

/** Codes that are also written in small letters. */
const SMALL = wordsOf('eur usd gbp chf jpy cny inr');

function wordsOf(text: string): string[] {
  return text.split(' ');
}

/**
 * The code that two ways of naming a currency about one number mean: `$5m AUD` are Australian dollars; `'two'` where they are
 * of two currencies, as in `€5m USD`.
 */
export function commonCurrency(one: string, other: string): string {
  const codes = [one, other].map(currencyCode) as [string, string];
  if (codes[0] === codes[1]) return codes[0];
  if (SHARED.get(one)?.includes(codes[1]) === true) return codes[1];
  return SHARED.get(other)?.includes(codes[0]) === true ? codes[0] : 'two';
}

/**
 * Whether what {@link CURRENCY} matched is a word such as "all" or "top" instead: few codes are typed in small letters. With a
 * small last letter they are hundredths: `GBp` are pence.
 */
export function isWord(text: string): boolean {
  if (/^[A-Z]{2}[a-z]$/.test(text)) return true;
  const isCode = ownValue(SIGNS, text.toLowerCase()) === undefined;
  return isCode && text !== text.toUpperCase() && !SMALL.includes(text.toLowerCase());
}
