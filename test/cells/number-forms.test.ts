import { readNumber } from '../../src/cells/number/reading';

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
  ['3 lakh', 300_000],
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
  ['1 lakh crore', 1e12],
  ['5 mil millones', 5e9],
])('%s is %d without a locale', (text, value) => {
  expect(readNumber(text)?.value).toBe(value);
});

test.each([
  ['(1,234)', 'en', -1234],
  ['(1,234)', 'de', -1.234],
  ['1,234', 'en-IN', 1234],
  ['1,234', 'fr', 1.234],
  ['1.234', 'de', 1234],
  ['1.234', 'en', 1.234],
  ['1.234', 'de-CH', 1.234],
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
  ['5 zillion', '"zillion" after "5" is not known'],
  ['5zn', '"zn" after "5" is not known'],
  ['12 kg', '"kg" after "12" is not known'],
  ['$5 gazillion', '"gazillion" after "$5" is not known'],
  ['between 5 and 10 furlongs', '"furlongs" after "10" is not known'],
  ['3 million tonnes', '"tonnes" after "3 million" is not known'],
  ['5 top', '"top" after "5 top" is not known'],
  ['100 m', 'depends on its language or unit'],
  ['5 mil', 'depends on its language or unit'],
  ['3 bln', 'depends on its language or unit'],
  ['12/31/2024', 'is no single number'],
  ['12:30', 'is no single number'],
  ['1.2.3', 'is no number'],
  ['192.168.1.1', 'is no number'],
  ['10,00,00', 'is no number'],
  ['2^10', 'is no single number'],
  ['120 m²', 'is no single number'],
])('%s is an error, and says why', (text, reason) => {
  expect(() => readNumber(text)).toThrow(reason);
});
