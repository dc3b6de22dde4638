import { readNumber } from '../../../src/addin/cells/number/number-parser';

type Row = [
  text: string,
  value: number,
  low?: number | null,
  high?: number | null,
  currency?: string | undefined,
  approximate?: boolean,
];

const rows: Row[] = [
  ['€36M ($37.2M)', 36e6, 36e6, 36e6, 'EUR'],
  ['between 10 and 20 million', 15e6, 10e6, 20e6, undefined, true],
  ['1.2 bn', 1.2e9],
  ['12,5 Mio. €', 12.5e6, 12.5e6, 12.5e6, 'EUR'],
  ['~$12.5M', 12.5e6, 12.5e6, 12.5e6, 'USD', true],
  ['about 3 billion', 3e9, 3e9, 3e9, undefined, true],
  ['164000', 164_000],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1.234.567', 1_234_567],
  ['1 234 567', 1_234_567],
  ['1\u202f234\u202f567,8', 1_234_567.8],
  ["1'234'567.80", 1_234_567.8],
  ['12,34,567', 1_234_567],
  ['3.14', 3.14],
  ['3,14', 3.14],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['-42', -42],
  ['−42.5', -42.5],
  ['-$1.5M', -1.5e6, -1.5e6, -1.5e6, 'USD'],
  ['$-1.5M', -1.5e6, -1.5e6, -1.5e6, 'USD'],
  ['($4.2m)', -4.2e6, -4.2e6, -4.2e6, 'USD'],
  ['$(1,234)', -1234, -1234, -1234, 'USD'],
  ['(5 MILLION)', -5e6],
  ['5 billions', 5e9],
  ['US$ 37.2 million', 37.2e6, 37.2e6, 37.2e6, 'USD'],
  ['USD 1.2 billion', 1.2e9, 1.2e9, 1.2e9, 'USD'],
  ['1.2 billion USD', 1.2e9, 1.2e9, 1.2e9, 'USD'],
  ['5 billion dollars', 5e9, 5e9, 5e9, 'USD'],
  ['£450k', 450e3, 450e3, 450e3, 'GBP'],
  ['£5 EGP', 5, 5, 5, 'EGP'],
  ['capex 5', 5],
  ['5 vor', 5],
  ['12% of the fund 7', 0.12],
  ['12% and of 7 stores', 0.12],
  ['1998 500', 500],
  ['fax count: 5', 5],
  ['cents count: 500', 500],
  ['5 ungefähr', 5],
  ['¥1.2tn', 1.2e12, 1.2e12, 1.2e12, 'JPY'],
  ['₹500 crore', 5e9, 5e9, 5e9, 'INR'],
  ['Rs. 25 lakh', 2.5e6, 2.5e6, 2.5e6, 'INR'],
  ['C$10M', 10e6, 10e6, 10e6, 'CAD'],
  ['HK$3.5bn', 3.5e9, 3.5e9, 3.5e9, 'HKD'],
  ['CHF 1.5 Mio.', 1.5e6, 1.5e6, 1.5e6, 'CHF'],
  ['36 M€', 36e6, 36e6, 36e6, 'EUR'],
  ['1,234 Mrd. EUR', 1.234e9, 1.234e9, 1.234e9, 'EUR'],
  ['1.234 Mio. €', 1234e6, 1234e6, 1234e6, 'EUR'],
  ['2,5 milliards €', 2.5e9, 2.5e9, 2.5e9, 'EUR'],
  ['$1.5-2bn', 1.75e9, 1.5e9, 2e9, 'USD', true],
  ['$1.5bn–$2bn', 1.75e9, 1.5e9, 2e9, 'USD', true],
  ['10-50 employees', 30, 10, 50, undefined, true],
  ['from 5 to 10 million', 7.5e6, 5e6, 10e6, undefined, true],
  ['500 thousand to 1 million', 750e3, 500e3, 1e6, undefined, true],
  ['more than 2,000', 2000, 2000, null, undefined, true],
  ['over $10 million', 10e6, 10e6, null, 'USD', true],
  ['>500', 500, 500, null, undefined, true],
  ['up to 50', 50, null, 50, undefined, true],
  ['less than €1M', 1e6, null, 1e6, 'EUR', true],
  ['approx. 1,200 staff', 1200, 1200, 1200, undefined, true],
  ['c. 300', 300, 300, 300, undefined, true],
  ['around 15k', 15e3, 15e3, 15e3, undefined, true],
  ['nearly half a million', 500e3, 500e3, 500e3, undefined, true],
  ['one billion', 1e9],
  ['a million', 1e6],
  ['5.3%', 0.053],
  ['12.5 percent', 0.125],
  ['2-3%', 0.025, 0.02, 0.03, undefined, true],
  ['1.2e6', 1.2e6],
  ['$12.5MM', 12.5e6, 12.5e6, 12.5e6, 'USD'],
  ['$4.2bn in 2023', 4.2e9, 4.2e9, 4.2e9, 'USD'],
  ['In 2023, $12.5M', 12.5e6, 12.5e6, 12.5e6, 'USD'],
  ['FY2023 revenue: 164,000', 164_000],
  ['As of 2024: 164,000 employees', 164_000],
  ['Q3 revenue was $94.9 billion', 94.9e9, 94.9e9, 94.9e9, 'USD'],
  ['1976', 1976],
  ['raised $65M Series B', 65e6, 65e6, 65e6, 'USD'],
];

/** Marks that may part thousands or begin decimals, with nothing beside them that tells. */
const ambiguous: Row[] = [
  ['~206,753', 206_753, 206_753, 206_753, undefined, true],
  ['(1,234)', -1234],
  ['164,000', 164_000],
  ['(1,234) USD', -1234, -1234, -1234, 'USD'],
  ['1,001-5,000', 3000.5, 1001, 5000, undefined, true],
  ['10,000+', 10_000, 10_000, null, undefined, true],
  ['206,753 (2023)', 206_753],
  ['２５,０００', 25_000],
];

test.each(ambiguous)('reads %s in English, and without a locale not at all', (text, value, ...rest) => {
  const [low = value, high = value, currency, approximate = false] = rest;
  const reading = { value, low: low ?? undefined, high: high ?? undefined, currency, approximate };
  expect(readNumber(text, 'en')).toEqual(reading);
  expect(() => readNumber(text)).toThrow(/may be \d+ or \d+\.\d+\. Set locale/);
});

test.each(rows)('reads %s', (text, value, low = value, high = value, currency, approximate = false) => {
  expect(readNumber(text)).toEqual({
    value,
    low: low ?? undefined,
    high: high ?? undefined,
    currency,
    approximate,
  });
});

test.each(['', 'unknown', 'n/a', 'Series B', 'Q3', '—', '$', 'a company', '<UNKNOWN>'])(
  'finds no number in %j',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

test('the table holds at least sixty spellings', () => {
  expect(rows.length + ambiguous.length).toBeGreaterThanOrEqual(60);
});

test.each([
  'up 5% to $3bn',
  '5 percent to 6 million',
  '$5m to €6m',
  '$5m - 6%',
  '10-15% of $2bn',
  '5% of the 200 million',
  'call 555-1234',
  'Tel.: 555-1234',
  'Fax 020 7946',
])('%s is no single number', (text) => {
  expect(() => readNumber(text, 'en')).toThrow(/is not a single number/);
});

test.each([
  ['about 5% of the 200 million', '5% of the 200 million'],
  ['from $5m to €6m in all', '$5m to €6m'],
  ['from 7 to 5 stores', '7 to 5'],
  ['Please call 555-1234 now', '555-1234 now'],
])('of %s is told what is no single number', (text, part) => {
  expect(() => readNumber(text, 'en')).toThrow(new Error(`"${part}" is not a single number`));
});

test.each([
  ['revenue of $3bn, up 5%', 3e9],
  ['10 to 15%', 0.125],
  ['$5 to 6 million', 5.5e6],
  ['500-1000 employees', 750],
  ['5% of companies', 0.05],
  ['12% de descuento', 0.12],
  ['recall 10 to 20', 15],
])('%s is one all the same', (text, value) => {
  expect(readNumber(text, 'en')?.value).toBeCloseTo(value, 10);
});

describe('what says of a number what it is not', () => {
  test.each([
    [
      '750 (in thousands)',
      '"in thousands" after "750" is not understood. Remove it or write the number in full',
    ],
    [
      'USD in millions: 12.5',
      '"in millions" after "12.5" is not understood. Remove it or write the number in full',
    ],
    ['1.2 (in Mio. EUR)', '"in Mio" after "1.2" is not understood. Remove it or write the number in full'],
    ['€5m USD', '"USD" after "€5m USD" is not understood. Remove it or write the number in full'],
    ['US$3bn CAD', '"CAD" after "US$3bn CAD" is not understood. Remove it or write the number in full'],
    ['2019-2023', '"2019-2023" is not a single number'],
    ['from 2018 to 2022', '"2018 to 2022" is not a single number'],
    ['12 -', '"12 -" is not a single number'],
    ['12 –', '"12 –" is not a single number'],
    ['--7', '"--7" is not a single number'],
    ['+-7', '"+-7" is not a single number'],
    ['300 bio', '"300 bio" is another amount in other languages or units. Set locale'],
  ])('%s is no number without a word', (text, sentence) => {
    expect(() => readNumber(text)).toThrow(sentence);
  });

  test.each([
    ['$7m AUD', 7e6, 'AUD'],
    ['A$7m AUD', 7e6, 'AUD'],
    ['¥30bn CNY', 30e9, 'CNY'],
    ['USD 12.5m in millions of homes', 12.5e6, 'USD'],
    ['1900-2000 employees', 1950, undefined],
    ['headcount 1900-2000', 1950, undefined],
    ['12-', -12, undefined],
    ['-7', -7, undefined],
  ])('%s is one', (text, value, currency) => {
    expect(readNumber(text)).toMatchObject({ value, currency });
  });

  test('dealers count a bio as English does a billion, Germans as a trillion', () => {
    expect([readNumber('300 bio', 'en-GB')?.value, readNumber('300 Bio.', 'de-DE')?.value]).toEqual([
      3e11, 3e14,
    ]);
  });
});

test.each([
  ...['series 5', 'round 5', 'rounds 5', 'fund 5', 'seed 5', 'boeing 5', 'Boeing 747', 'employees 2024'],
  ...['5, 7', '5; 7', '5 and 7', '5 und 7', '5 oder 7', '5 et 7', '5 ou 7', '5 y 7', '5 & 7', '5 and 20245'],
  ...['2019-2021', 'from 2019 to 2021', 'employees 2019-2021', '10-K', '5 –', '1-2-3', 'Loss 5-', '-5 to -7'],
  ...['-$+5', '- -5', '_5', '5_', '5²', '5 °', '5 . 7', "5'7", 'between 5 and 7-', '5 ,7', '5 .7', '5;7'],
  ...['12–', '12—', 'K 5', 'in-come 5', '$5 to 6%', '5% to $6%', '2019-2021, employees', '2019-2021 total'],
  ...['headcount of firms 2019-2021'],
])('%s is no single number', (text) => {
  expect(() => readNumber(text)).toThrow(/ is not a single number$/);
});

test.each([
  ...[
    '(5',
    '5)',
    '[5]',
    'a (5',
    'about (5)',
    'Loss (5',
    'growth - 5 to 7',
    '- 5 to 7',
    '(5) to (7)',
    '- 5 employees',
  ],
])('%s may be negative', (text) => {
  expect(() => readNumber(text)).toThrow(/ may be negative\. /);
});

test.each([
  ['Revenue: 5-', -5],
  ['Revenue: - 5', -5],
  ['Revenue: - 5-', -5],
  ['( 5 )', -5],
  ['(5 employees', 5],
  ['5 employees)', 5],
  ['5 to 7)', 6],
  ['5 - a 7', 5],
  ['5 and 2024', 5],
  ['+$5', 5],
  ['$-5', -5],
  ['Net income 5', 5],
  ['2019-2021 employees', 2020],
  ['headcount 2019 - 2021', 2020],
  ['USD 2019-2021', 2020],
  ['5 million (in millions)', 5e6],
  ['5 employees - 7', 5],
  ['10-K: $5', 5],
  ['my_stores: 5', 5],
  ['e-mail count: -5', -5],
  ['Count.. 5', 5],
  ['Stores 500', 500],
  ['Funding 500', 500],
  ['5 and 1850', 5],
  ['2019-2021 stores', 2020],
  ['headcount: 2019-2021', 2020],
  ['5 to 5 stores', 5],
  ['5 to 6 USD', 5.5],
  ['between 1 firms $5 and $7', 5],
  ['AUD 7m $', 7e6],
  ['1.234 million', 1_234_000],
  ['5 mil\u00adlion', 5e6],
])('%s is %d', (text, value) => {
  expect(readNumber(text)?.value).toBe(value);
});
