import { isRounded } from '../../../src/service/dataset/rounded';
import type { StoredSeries } from '../../../src/service/store/stored';
import { whole } from '../../service/whole';

const seriesOf = (company: string, series: string): StoredSeries | undefined =>
  whole.store
    .byType('Company')
    .find(({ name }) => name === company)
    ?.series.find(({ name }) => name === series);

test.each([
  [34_124_100_000, 34_124_000_000, true],
  [-976_091_000, -976_000_000, true],
  [2_139_500_000, 2_140_000_000, true],
  // A restatement is no rounding, and what is finer later is none either.
  [8_020_000_000, 8_694_000_000, false],
  [34_124_000_000, 34_125_000_000, false],
  [34_124_000_000, 34_124_100_000, false],
  [3.16, 3, false],
  [undefined, 1_000_000, false],
])('%s that a later report gives as %s is rounded: %s', (first, later, so) => {
  expect(isRounded(first, later)).toBe(so);
});

test.each([
  ['Eli Lilly', 'Revenue (quarterly)', '2023-12-31', 9_353_400_000],
  ['Eli Lilly', 'Revenue (quarterly)', '2024-12-31', 13_532_800_000],
  ['Eli Lilly', 'Net income (quarterly)', '2023-12-31', 2_189_700_000],
  ['Tesla, Inc.', 'Revenue (quarterly)', '2019-12-31', 7_383_860_000],
  ['ServiceNow', 'Revenue (quarterly)', '2020-12-31', 1_250_330_000],
])(
  'a year that was only rounded later leaves its fourth quarter: %s, %s, %s',
  (company, line, end, value) => {
    const series = seriesOf(company, line);
    const at = series?.dates.indexOf(end) ?? -1;
    expect(series?.values[at]).toBe(value);
    expect(series?.detail?.(at)?.derived_from).toHaveLength(2);
  },
);

test('what was only rounded later is told as the period’s own report has it', () => {
  const series = seriesOf('Tesla, Inc.', 'Revenue');
  const at = series?.dates.indexOf('2018-12-31') ?? -1;
  expect(series?.values[at]).toBe(21_461_268_000);
  expect(series?.detail?.(at)?.origin.published_time).toMatch(/^2019-02/);
});

test('a year that was restated leaves none', () => {
  const series = seriesOf('JPMorgan Chase', 'Revenue (quarterly)');
  expect(series?.dates.includes('2018-12-31')).toBe(false);
});
