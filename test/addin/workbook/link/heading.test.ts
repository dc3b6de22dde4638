import { readHeading } from '../../../../src/addin/workbook/link/heading';

const M = 1e6;

describe('a heading', () => {
  it.each([
    ['Revenue ($m)', undefined, M, '$', 'Revenue'],
    ['Apple Inc. - Income Statement ($ in millions)', undefined, M, '$', 'Apple Inc. - Income Statement'],
    ['Net sales, in €m', undefined, M, 'EUR', 'Net sales'],
    ['(in thousands, except per share data)', undefined, 1000, undefined, ''],
    ["Apple – $'000", undefined, 1000, '$', 'Apple'],
    ['in Mio. EUR', undefined, M, 'EUR', ''],
    ['FY24', 'FY2024', undefined, undefined, ''],
    ["Q3'23", '2023Q3', undefined, undefined, ''],
    ['3Q23A', '2023Q3', undefined, undefined, ''],
    ['Dec-23', '2023-12', undefined, undefined, ''],
    ['Year ended December 31, 2023', '2023-12-31', undefined, undefined, 'Year ended'],
    ['Revenue 2023 (USD bn)', '2023', 1e9, 'USD', 'Revenue'],
    ['LTM', 'ttm', undefined, undefined, ''],
    ['CY24', '2024', undefined, undefined, ''],
    ["'24", '2024', undefined, undefined, ''],
    ['24A', '2024', undefined, undefined, ''],
    ['4Q FY24', 'FY2024Q4', undefined, undefined, ''],
    ["FQ4'24", 'FY2024Q4', undefined, undefined, ''],
    ['31-Dec-24', '2024-12-31', undefined, undefined, ''],
    ['12/31/24', '2024-12-31', undefined, undefined, ''],
    ['Dec-31-2024', '2024-12-31', undefined, undefined, ''],
    ['Sep-24A', '2024-09', undefined, undefined, ''],
    ['Q4’24', '2024Q4', undefined, undefined, ''],
    ['24Q4', '2024Q4', undefined, undefined, ''],
    ['24FY', 'FY2024', undefined, undefined, ''],
    ['A2024', '2024', undefined, undefined, ''],
    ['FYE Sep-24', '2024-09', undefined, undefined, 'FYE'],
    // A letter or a number in a name is no unit and no year.
    ['3M', undefined, undefined, undefined, '3M'],
    ['Estée Lauder', undefined, undefined, undefined, 'Estée Lauder'],
    ['Margin 24', undefined, undefined, undefined, 'Margin 24'],
    ['Class B', undefined, undefined, undefined, 'Class B'],
    ['Johnson & Johnson', undefined, undefined, undefined, 'Johnson & Johnson'],
  ])('%s', (text, period, scale, currency, words) => {
    expect(readHeading(text, undefined)).toEqual({ period, scale, currency, words, isEstimate: false });
  });

  it.each(['2024E', 'FY2025 Budget', '2026 (forecast)', 'FY25E', 'FY2025(E)', '25E'])(
    'of an estimate: %s',
    (text) => {
      expect(readHeading(text, undefined).isEstimate).toBe(true);
    },
  );

  it('of numbers: years, and days by their format', () => {
    const period = (value: number, format?: string) => readHeading(value, format).period;
    expect([
      period(2023),
      period(45_291, 'm/d/yyyy'),
      period(45_261, 'mmm-yy'),
      period(45_291, '#,##0'),
    ]).toEqual(['2023', '2023-12-31', '2023-12', undefined]);
    expect(readHeading(2026, '0\\E').isEstimate).toBe(true);
    expect(readHeading(2026, '0').isEstimate).toBe(false);
  });
});
