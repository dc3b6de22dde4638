import { readFileSync } from 'node:fs';

import type { StoredSeries } from '../../src/service/store/stored';
import { whole } from './whole';

const { store } = whole;

/** Figures that were another period's, of another measure or missing, as the period's own report says them. */
const FIGURES = readFileSync('test/service/corrected-figures.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(
    (line) => line.split('\t') as [ticker: string, series: string, end: string, value: string, form: string],
  );

const seriesOf = (ticker: string, name: string): StoredSeries | undefined =>
  store.byName(ticker)[0]?.series.find((series) => series.name === name);

test.each(FIGURES)('%s: %s of %s is %s, as its own Form %s says', (ticker, name, end, value, form) => {
  const series = seriesOf(ticker, name);
  const at = series?.dates.indexOf(end) ?? -1;
  expect(series?.values[at]).toBe(Number(value));
  const { origin, first_publication } = series?.detail?.(at) ?? {};
  expect(origin?.name).toContain(`Form ${form}`);
  expect(first_publication).not.toBe(false);
});

test('a figure that only another period’s column tells is left out', () => {
  const series = seriesOf('AEP', 'Net income (quarterly)');
  expect(series?.dates).toContain('2022-06-30');
  expect(series?.dates).not.toContain('2022-09-30');
});

test.each([
  ['HUBB', 'Gross profit', '2021-12-31', 'not the sum of its quarters'],
  ['ROP', 'Revenue (quarterly)', '2021-09-30', 'not its year to date less the quarters before'],
])('%s: %s of %s says that it is %s', (ticker, name, end, words) => {
  const series = seriesOf(ticker, name);
  const at = series?.dates.indexOf(end) ?? -1;
  expect(series?.detail?.(at)?.origin.name).toContain(words);
});

test.each([
  ['BKR', 'Operating income (quarterly)', '2017-06-30'],
  ['LIN', 'Operating income (quarterly)', '2018-09-30'],
  ['LIN', 'Total assets (quarterly)', '2018-09-30'],
])('%s: %s of %s, that of a shell before its merger, is left out', (ticker, name, end) => {
  expect(seriesOf(ticker, name)?.dates).not.toContain(end);
});

test('an equity without what belongs to others says so, and growth to it is not comparable', () => {
  const series = seriesOf('Colgate-Palmolive', 'Total equity');
  const at = series?.dates.indexOf('2024-12-31') ?? -1;
  expect(series?.detail?.(at)).toMatchObject({
    comparable_with_previous: false,
    origin: { name: expect.stringContaining('less than assets minus liabilities') as string },
  });
});

test('a corrected figure says what it was and since when it is right', () => {
  const series = seriesOf('T', 'Revenue (quarterly)');
  const at = series?.dates.indexOf('2017-03-31') ?? -1;
  expect(series?.detail?.(at)?.corrected).toEqual({ since: '2026-11-28', was: 38_038_000_000 });
  expect(series?.detail?.(at + 3)?.corrected).toBeUndefined();
});

test.each([
  ['KDP', 'Revenue', '2018-12-31'],
  ['KDP', 'Total assets', '2017-12-31'],
  ['YUM', 'Revenue', '2016-12-31'],
  ['EXC', 'Revenue', '2020-12-31'],
  ['SATS', 'Net income', '2023-12-31'],
  ['COIN', 'Total liabilities', '2023-12-31'],
])('%s: %s of %s is of another basis than the year before', (ticker, name, end) => {
  const series = seriesOf(ticker, name);
  expect(series?.detail?.(series.dates.indexOf(end))?.comparable_with_previous).toBe(false);
});

test.each([
  ['Freeport-McMoRan', 'Net income (quarterly)', '2025-03-31'],
  ['Interactive Brokers', 'Net income (quarterly)', '2025-09-30'],
  ['Simon Property Group', 'Net income (quarterly)', '2025-06-30'],
])('%s: %s of %s says that others have a share in it', (company, name, end) => {
  const series = seriesOf(company, name);
  const { origin } = series?.detail?.(series.dates.indexOf(end)) ?? {};
  expect(origin?.name).toContain('before the share of noncontrolling or preferred holders');
});

test('a debt that may have in it what is due within a year says so, and a first value is not called restated', () => {
  const nameOf = (ticker: string, name: string, end: string): string | undefined => {
    const series = seriesOf(ticker, name);
    return series?.detail?.(series.dates.indexOf(end))?.origin.name;
  };
  expect(nameOf('TGT', 'Long-term debt', '2017-01-28')).toContain('may include debt due within a year');
  expect(nameOf('MTD', 'Long-term debt', '2015-12-31')).not.toContain('restated');
});
