import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const heldOf = (expression: string): number[] =>
  engine.rows(expression).results.flatMap((row) =>
    Object.values(row)
      .flat()
      .filter((value) => typeof value === 'number'),
  );

test.each([
  ['Intel revenue in the first half of 2025', 'Intel.revenue_quarterly_history.at=2025-01..2025-06'],
  ['Microsoft rev 1H 2023', 'Microsoft.revenue_quarterly_history.at=2023-01..2023-06'],
  [
    'Umsatz von Microsoft im zweiten Halbjahr 2022',
    'Microsoft.revenue_quarterly_history.at=2022-07..2022-12',
  ],
  [
    "UnitedHealth's turnover in the twelve months up to June 2023",
    'UnitedHealth.revenue_quarterly_history.at=2022-07..2023-06',
  ],
  [
    'Sum of the quarterly revenues of Microsoft in calendar 2023',
    'Microsoft.revenue_quarterly_history.at=2023',
  ],
  ['Apple net income TTM', 'Apple.net_income_quarterly_history.at=2025-07..2026-06'],
] as const)('quarters are added up where each of them is held: %s', (question, quarters) => {
  const [row] = engine.rows(question).results;
  const [[, total] = []] = Object.entries(row ?? {}).filter(([column]) => column.startsWith('total_'));
  const sum = heldOf(quarters).reduce((all, each) => all + each, 0);
  expect(sum).toBeGreaterThan(0);
  expect(total).toBeCloseTo(sum, -3);
});

test.each([
  'total assets of Apple TTM',
  'employees of Boeing in the first half of 2023',
  'Apple revenue 1H 1990',
])('what does not add up, or is not held, is refused: %s', (question) => {
  expect(engine.rows(question).results).toHaveLength(0);
});

test('a year that is held is told, and not added up', () => {
  expect(said("Walmart's net income in the year to January 2023")).toContain('$11.7 billion');
});

test('several years of what is earned are added up where a total is asked for', () => {
  const sum = heldOf('Apple.net_income.at=2020..2023').reduce((all, each) => all + each, 0);
  expect(engine.rows('total net income of Apple from 2020 to 2023').results[0]).toMatchObject({
    total_net_income: sum,
  });
});

test.each([
  ['brent oil average 2014 vs 2016', ['2014: $99.02', '2016: $43.55']],
  ['average price of WTI in 2019 and 2020', ['2019: $56.98', '2020: $39.23']],
  ['highest Brent price each year since 2018', ['2020: $63.65', '2022: $122.71']],
  ['Goldpreis im Durchschnitt 2015 und 2020', ['2015: 1,161', '2020: 1,770']],
] as const)('each of several times has a figure of its own: %s', (question, figures) => {
  for (const figure of figures) expect(said(question)).toContain(figure);
});

test.each([
  ['cad per usd, monthly 2023', 12],
  ['EUR/USD by month 2022', 12],
  ['Brent price each month 2021', 12],
] as const)('every month is told that was asked for: %s', (question, count) => {
  const values = engine.rows(question).results.flatMap((row) => Object.values(row).flat());
  expect(values.filter((value) => typeof value === 'number').length).toBeGreaterThanOrEqual(count);
});

test('months of what is held by years are refused', () => {
  expect(engine.rows('revenue of Apple by month in 2023').results).toHaveLength(0);
});

test.each([
  ['Wells Fargo total assets 31.12.2021', 'quarter of 31 December 2021'],
  ['unemployment rate at the beginning of 2020', '3.6% in January 2020'],
  ['Arbeitslosenquote Anfang 2020', '3.6% in January 2020'],
  ['Revenue: Micron, quarter ended around November 2023', 'quarter of 30 November 2023'],
  ['US real GDP Q2 2020', '$17.4 trillion (chained 2012 dollars) in the second quarter of 2020'],
  ['US GDP in Q1 2022', '$24.7 trillion'],
] as const)('a day, a quarter or the start of a year is met: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test('of a price that is held in several lines the one is told that has the times', () => {
  expect(said('lowest gold price ever')).toContain('798 figures');
  expect(said('USD/JPY average 2015')).toContain('121.02');
});
