import { readNumber } from '../../../src/addin/cells/number/number-parser';
import { thrownBy } from './test-host';

const LOCALES = ['en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'it-IT', 'pt-BR', 'ja-JP', 'pl-PL'];

type Form = { options: Intl.NumberFormatOptions; values: readonly number[]; currency?: string };

const money = (currency: string): Intl.NumberFormatOptions => ({ style: 'currency', currency });
const compact = (compactDisplay: 'short' | 'long'): Intl.NumberFormatOptions => ({
  notation: 'compact',
  compactDisplay,
  maximumFractionDigits: 3,
});

/** Thirty numbers as each of ten locales writes them by CLDR, which every JavaScript engine carries. */
const FORMS: readonly Form[] = [
  { options: { maximumFractionDigits: 3 }, values: [0.5, 12, 1234, 1234.5, 1_234_567.8, -1_234_567, 0.125] },
  { options: { style: 'percent', maximumFractionDigits: 1 }, values: [0.12, -0.053, 1.5] },
  { options: money('USD'), values: [1234, 1_234_567.5, -99.95], currency: 'USD' },
  { options: money('EUR'), values: [1234.5, 12_345_678], currency: 'EUR' },
  { options: money('JPY'), values: [1234, 50_000_000], currency: 'JPY' },
  { options: money('INR'), values: [500_000_000], currency: 'INR' },
  { options: compact('long'), values: [1000, 12_000, 1_200_000, 20_000_000, 3_400_000_000, 5e12] },
  { options: compact('short'), values: [1_200_000, 20_000_000, 3_400_000_000, 5e12] },
  { options: { notation: 'scientific' }, values: [1_200_000, 0.0012] },
];

const table = LOCALES.flatMap((locale) =>
  FORMS.flatMap(({ options, values, currency }) =>
    values.map((value) => ({
      text: new Intl.NumberFormat(locale, options).format(value),
      locale,
      value,
      currency,
    })),
  ),
);

test('the table holds three hundred forms in ten locales', () => {
  expect(table).toHaveLength(300);
});

test.each(table)('$text is $value in $locale', ({ text, locale, value, currency }) => {
  expect(readNumber(text, locale)).toMatchObject({ value, currency });
});

/** Words that French and Spanish count on a longer scale; without a locale they are English, as finance writes them. */
const ENGLISH_WORDS = /^5 (?:billions|Bn|B)$/;
const others = table.filter(({ text }) => !ENGLISH_WORDS.test(text.replace(/\s/g, ' ')));

test('only three of the forms are read as English although they may be of another language', () => {
  expect(table.length - others.length).toBe(3);
});

test.each(others)(
  '$text of $locale without its locale is $value or an error, never another number',
  (form) => {
    const { text, value } = form;
    let read: number | undefined;
    try {
      read = readNumber(text)?.value;
    } catch (error) {
      expect(String(error)).toMatch(/^Failure: /);
      return;
    }
    expect([value, undefined]).toContain(read);
  },
);

test.each([
  ['Rs 50 cr', 500_000_000],
  ['¥1,2兆', 1.2e12],
  ['5万', 50_000],
  ['½', 0.5],
  ['2½ million', 2_500_000],
  ['10^6', 1_000_000],
  ['10⁶', 1_000_000],
  ['3.2 × 10^9', 3_200_000_000],
  ['1.2e6', 1_200_000],
  ['1 234,5', 1234.5],
  ['1.234.567,8', 1_234_567.8],
  ['12 %', 0.12],
  ['25 bps', 0.0025],
  ['$1,234', 1234],
  ['₹ 1,234', 1234],
  ['5 per mille', 0.005],
  ['5 ‰', 0.005],
  ['١٬٢٣٤٫٥', 1234.5],
  ['₹1 lakh crore', 1e12],
  ['PKR 3 lakh', 300_000],
  ['Rs 5-6 crore', 5.5e7],
  ['5 mil millones', 5e9],
  ['R$ 5', 5],
  ['AED 5', 5],
  ['C$1,234', 1234],
  ['₹1,234', 1234],
  ['Rs 1,234', 1234],
  ['Rs1,234', 1234],
  ['Rs. 1,234', 1234],
  ['Rs.1,234', 1234],
  ['$half a million', 500_000],
  ['25 basis points', 0.0025],
  ['5 MM', 5_000_000],
  ['$5 mm', 5_000_000],
  ['1234,567', 1234.567],
  ['12 ½', 12.5],
  ['10¹²', 1e12],
  ['10⁻³', 0.001],
  ['10^-3', 0.001],
  ['10^12', 1e12],
  ['10^6 USD', 1e6],
  ['USD 10^6', 1e6],
  ['3.2×10^9', 3.2e9],
  ['3.2 ×10^9', 3.2e9],
  ['3.2× 10^9', 3.2e9],
  ['3x10^-3', 0.003],
  ['5*10^12', 5e12],
  ['2 · 10^6 USD', 2e6],
  ['5  million', 5e6],
  ['\u200e5\u200f%', 0.05],
  ['١٠', 10],
  ['५०', 50],
  ['12 stores sold 5 million', 5e6],
  ['12 stores grew 5%', 0.05],
  ['12 stores sold for $5', 5],
  ['12000 stores, 7 staff', 12_000],
  ['20001 stores, 7 staff', 20_001],
  ['1700 stores, 7 staff', 1700],
  ['1999 stores, 7 staff', 7],
  ['5 staff to 10 USD', 10],
  ['5 to about 10 USD', 10],
  ['5 since 2020', 5],
  ['5 Mitarbeiter', 5],
  ['5 empleados', 5],
  ['5 approx.', 5],
  ['5 total...', 5],
  ['rund 1.234', 1234],
  ['Es sind rund 1.234', 1234],
  ['rund 1,234', 1.234],
  ['about 1.234', 1.234],
  ['(5)', -5],
  ['(12 USD)', -12],
  ['(5) of 10 stores', 10],
  ['(2) revenue: 5', 5],
  ['5 stores ($2m)', 5],
  ['Total staff (500 people)', 500],
  ['Employees (about 500)', 500],
  ['USD (5.2) million', -5.2e6],
  ['(USD 5.2 million)', -5.2e6],
  ['-(5.5 bn) USD', -5.5e9],
  ['–1.5%', -0.015],
  ['Net income: –3.2 million', -3.2e6],
  ['Net income: (3.2) million', -3.2e6],
  ['- 1 234,56 €', -1234.56],
  ['€ - 5,00', -5],
  ['(- 5)', -5],
  ['( 5 )', -5],
  ['5% – 6%', 0.055],
  ['5 €–6 €', 5.5],
  ['2024 -6 USD', -6],
  ['Q3 5.2%', 0.052],
  ['2024 Q3 5.2%', 0.052],
  ['H1 $5m', 5_000_000],
  ['2024-12-31 5.2%', 0.052],
  ['31.12.2024 5.2%', 0.052],
  ['12.2024 5%', 0.05],
  ['Revenue 2024 6.5 bn USD', 6_500_000_000],
  ['-5 to -3%', -0.04],
  ['(12%)', -0.12],
  ['(-5)', -5],
  ['minus 5%', -0.05],
  ['Minus one million', -1e6],
  ['USD minus 5', -5],
  ['negative $3m', -3e6],
  ['1,234.50-', -1234.5],
  ['5.2 million-', -5.2e6],
  ['minus 5 to minus 3', -4],
  ['Headcount 1200', 1200],
  ['EPS 5.2', 5.2],
  ['founded in 1976', 1976],
  ['$12.5M, 2023', 12.5e6],
  ['$5 and 20 employees', 5],
  ['500 employees, 2023', 500],
  ['employs 1200', 1200],
  ['Eur 500', 500],
])('%s is %d without a locale', (text, value) => {
  expect(readNumber(text)?.value).toBe(value);
});

test.each(Array.from('½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'))('%s is what its two numbers say', (sign) => {
  const [part, whole] = sign.normalize('NFKC').split('⁄').map(Number);
  expect(readNumber(sign)?.value).toBeCloseTo(part! / whole!, 12);
});

const SIGNS =
  '$ USD, US$ USD, A$ AUD, AU$ AUD, C$ CAD, CA$ CAD, HK$ HKD, NZ$ NZD, NT$ TWD, MX$ MXN, S$ SGD, R$ BRL, € EUR, £ GBP, ' +
  '¥ JPY, JP¥ JPY, CN¥ CNY, RMB CNY, ₹ INR, Rs INR, Rs. INR, ₩ KRW, ₽ RUB, ₺ TRY, ₪ ILS, ฿ THB, ₫ VND, ₱ PHP, ₦ NGN, ' +
  'Fr. CHF, AED AED, usd USD';
const WORDS =
  '元 CNY, 円 JPY, 원 KRW, zł PLN, złotych PLN, kč CZK, руб. RUB, dollar USD, dollars USD, euro EUR, euros EUR, pound GBP, ' +
  'pounds GBP, pounds sterling GBP, yen JPY, yuan CNY, rupee INR, rupees INR, swiss francs CHF';
const signs = (list: string) => list.split(', ').map((one) => /^(.*) ([A-Z]{3})$/.exec(one)!.slice(1));

test.each(signs(SIGNS))('%s before a number is %s', (sign, currency) => {
  expect(readNumber(`${sign} 5`)).toMatchObject({ value: 5, currency });
});

test.each(signs(WORDS))('%s after a number is %s', (word, currency) => {
  expect(readNumber(`5 ${word}`)).toMatchObject({ value: 5, currency });
});

/** What is more, less or about a number; words that stand elsewhere tell nothing of it. */
test.each([
  ['It has more than 5 staff', 5, undefined],
  ['over a total of $5', 5, undefined],
  ['Over 20 stores, $5', 5, 5],
  ['It has less than 5 staff', undefined, 5],
  ['under a total of $5', undefined, 5],
  ['Under 20 stores, $5', 5, 5],
  ['5 plus', 5, undefined],
  ['5 plus bonus', 5, undefined],
  ['5 or less', undefined, 5],
  ['$5 for 10 or more', 5, 5],
  ['$5 for 10 or less', 5, 5],
  ['between about 5 and 10', 5, 10],
])('%s is from %p to %p', (text, low, high) => {
  expect(readNumber(text)).toMatchObject({ low, high });
});

test.each([
  ['It has about 5', true],
  ['5 or so', true],
  ['5(est.)', true],
  ['$5 for 10 or so', false],
  ['$5', false],
])('%s is approximate: %p', (text, approximate) => {
  expect(readNumber(text)).toMatchObject({ approximate });
});

test('a sign that is not certain is told with what stands beside the number, in 160 letters', () => {
  const error = thrownBy(() =>
    readNumber(`${'Net income of the year '.repeat(9)}- 3.2 million, as filed`),
  ) as Error;
  expect(error.message).toMatch(/^"me of the year - 3.2 million, as filed" may be negative\./);
  expect(error.message.length).toBeLessThanOrEqual(160);
});

test('what stands beside the number begins and ends with a letter', () => {
  expect(() => readNumber('x abcdefghijklm - 3.2 million')).toThrow(/^"abcdefghijklm - 3.2 million" may be/);
});

test('a text is read up to its 2,000th character', () => {
  expect(readNumber(`${'x'.repeat(1_989)}: 5`)?.value).toBe(5);
  expect(readNumber(`${'x'.repeat(2_000)}: 5`)).toBeUndefined();
});

test.each([
  ['(1,234)', 'en', -1234],
  ['(1,234)', 'de', -1.234],
  ['1,234', 'en-IN', 1234],
  ['1,234', 'fr', 1.234],
  ['1.234', 'de', 1234],
  ['1.234', 'en', 1.234],
  ['1.234', 'de-CH', 1.234],
  ['5.00 CR', 'en-IN', 5e7],
  ['3 lakh', 'hi', 3e5],
  ['5 mil', 'es', 5000],
  ['5 mil', 'en', 5_000_000],
  ['5 Billion', 'de', 5e12],
  ['5 billion', 'en-GB', 5e9],
])('%s in %s is %d', (text, locale, value) => {
  expect(readNumber(text, locale)?.value).toBe(value);
});

test.each([
  ['1,234', 'may be 1234 or 1.234'],
  ['1.234', 'may be 1234 or 1.234'],
  ['€1,234', 'may be 1234 or 1.234'],
  ['R$ 1.234', 'may be 1234 or 1.234'],
  ['US$ 1,234', 'may be 1234 or 1.234'],
  ['$1.234', 'may be 1234 or 1.234'],
  ['5 zillion', '"zillion" after "5" is not understood'],
  ['5zn', '"zn" after "5" is not understood'],
  ['12 kg', '"kg" after "12" is not understood'],
  ['$5 gazillion', '"gazillion" after "$5" is not understood'],
  ['between 5 and 10 furlongs', '"furlongs" after "10" is not understood'],
  ['3 million tonnes', '"tonnes" after "3 million" is not understood'],
  ['5 top', '"top" after "5 top" is not understood'],
  ['100 m', 'is another amount in other languages or units'],
  ['5 mil', 'is another amount in other languages or units'],
  ['3 bln', 'is another amount in other languages or units'],
  ['12/31/2024', 'is not a single number'],
  ['12:30', 'is not a single number'],
  ['1.2.3', 'is not a number'],
  ['192.168.1.1', 'is not a number'],
  ['10,00,00', 'is not a number'],
  ['2^10', 'is not a single number'],
  ['120 m²', 'is not a single number'],
  ['12:30', '"12:30" is not a single number'],
  ['١٬٢٣', 'is not a single number'],
  ['3 × 10^9999', 'is not a single number'],
  ['5 mm', 'is another amount in other languages or units'],
  ['5 eurozone', '"eurozone" after "5" is not understood'],
  ['5in', '"in" after "5" is not understood'],
  ['5 i-n', '"i-n" after "5" is not understood'],
  ['R$1,234', 'may be 1234 or 1.234'],
  ['Grundwert: 1.234', 'may be 1234 or 1.234'],
  ['runder: 1.234', 'may be 1234 or 1.234'],
  ['-1.2.3', 'is not a number'],
  ['1234,567.8', 'is not a number'],
  ['1e400', '"1e400" is not a number'],
  ['1e308 million', '"1e308 million" is not a number'],
  ['10-K', '"10-K" is not a single number'],
  ['7-Eleven', '"7-Eleven" is not a single number'],
  ['2020-21', '"2020-21" is not a single number'],
  ['5 -6 USD', 'is not a single number'],
  ['5 6 USD', 'is not a single number'],
  ['1 234 5 %', 'is not a single number'],
  ['10 - 5', 'is not a single number'],
  ['1-800-555-1234', '"1-800-555-1234" is not a single number'],
  ['2024-01-15', 'is not a single number'],
  ['1-2-3%', 'is not a single number'],
  ['10-50-', 'is not a single number'],
  ['5 and 10', '"5 and 10" is not a single number'],
  ['5, 10, 20', 'is not a single number'],
  ['1_000', '"1_000" is not a single number'],
  ['$ 1 , 2 3 4', 'is not a single number'],
  ['GBp 500', '"GBp" before "500" is not understood'],
  ['500 GBp', '"GBp" after "500 GBp" is not understood'],
  ['GBX 500', '"GBX" before "500" is not understood'],
  ['GBX 500m', '"GBX" before "500m" is not understood'],
  ['ZAc 500', '"ZAc" before "500" is not understood'],
  ['ILA 500', '"ILA" before "500" is not understood'],
  ['¢500', '"¢" before "500" is not understood'],
  ['12% of a 7 stores', '"12% of a 7" is not a single number'],
  ['Tel.:5-7', '"5-7" is not a single number'],
  ['ILs 500', '"ILs" before "500" is not understood'],
  ['USc 500', '"USc" before "500" is not understood'],
  ['EUc 500', '"EUc" before "500" is not understood'],
  ['a cent 500', '"cent" before "500" is not understood'],
  ['50¢', '"50¢" is not a single number'],
  ['₿5', '"₿5" is not a single number'],
  ['Q3 2024', '"Q3 2024" is not a single number'],
  ['Dec 2024', '"Dec 2024" is not a single number'],
  ['Fiscal year 2024', 'is not a single number'],
  ['revenue 2024', 'is not a single number'],
  ['Model 3', '"Model 3" is not a single number'],
  ['Series 3', 'is not a single number'],
  ['Boeing 737', 'is not a single number'],
  ['May 5', 'is not a single number'],
  ['1,234.50- USD', 'is not a single number'],
  ['a loss of (12.5) bn', 'is not a single number'],
  ['($5m) ($6m)', 'may be negative'],
  ['Market cap ($3bn)', 'may be negative'],
  ['Founded (1998)', 'may be negative'],
  ['Growth (5%) last year', 'may be negative'],
  ['Revenue - 5 million', 'may be negative'],
  ['Net income (5.2)', 'may be negative'],
  ['(5', 'may be negative'],
  ['5.2 ▼', 'may be negative'],
  ['△5.2', 'may be negative'],
  ['〜5', 'may be negative'],
  ['5 (-)', 'may be negative'],
  ['moins 5 %', 'may be negative'],
  ['neg. 5%', 'may be negative'],
  ['-ca. 5%', 'may be negative'],
  ['-About 5%', 'may be negative'],
  ['NEG. 5%', 'may be negative'],
  ['–~5%', 'may be negative'],
  ['Ergebnis-3,2 Mio.', 'may be negative'],
  ['5.00 CR', 'is another amount in other languages or units'],
  ['$5.00 CR', 'is another amount in other languages or units'],
  ['5.00CR', 'is another amount in other languages or units'],
  ['3 lakh', 'is another amount in other languages or units'],
  ['1 lakh crore', 'is another amount in other languages or units'],
  ['5 L', 'is another amount in other languages or units'],
])('%s is an error, and says why', (text, reason) => {
  const message = expect.stringContaining(reason) as string;
  expect(thrownBy(() => readNumber(text))).toMatchObject({ kind: 'bad-argument', message });
});
