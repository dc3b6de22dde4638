import { whole } from '../whole';

type Told = Record<string, unknown>;

const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;

test('years of several publications in one column each say from which one they are', () => {
  const rows = rowsOf('Germany.gdp.at=2023..2025');
  expect(rows.map(({ publication }) => publication)).toEqual([
    expect.stringContaining('World Bank, World Development Indicators, 2024-10-21'),
    expect.stringContaining('CIA World Factbook'),
    expect.stringContaining('update of 2026-07-13'),
  ]);
});

test('years of one publication have no such column, nor have those that a company filed', () => {
  for (const row of rowsOf('Germany.gdp.at=2020..2022')) expect(row).not.toHaveProperty('publication');
  for (const row of rowsOf('Apple.revenue.at=2020..2022')) expect(row).not.toHaveProperty('publication');
});

test('a change over two publications says which year is of which, and one over a single publication nothing', () => {
  expect(rowsOf('Angola.gdp_annual_growth.at=2020, 2025')[0]?.['publication']).toMatch(
    /^gdp 2020: World Bank, World Development Indicators, 2024-10-21; gdp 2025: World Bank, .*2026-07-13$/,
  );
  expect(rowsOf('Angola.gdp_annual_growth.at=2015, 2020')[0]).not.toHaveProperty('publication');
  expect(rowsOf('Apple.revenue_change.at=2020, 2024')[0]).not.toHaveProperty('publication');
  expect(rowsOf('countries.average(gdp_annual_growth).at=2020, 2025')[0]?.['dates']).toMatch(
    /^181 of 181 over two publications: China; /,
  );
});

test('a ratio of what two publishers give says whose both are', () => {
  expect(rowsOf('Germany.gdp_per_population.at=2024')[0]?.['publication']).toMatch(
    /^gdp 2024: CIA World Factbook, .*; population 2024: World Bank, /,
  );
  expect(rowsOf('Germany.gdp_per_population.at=2020')[0]).not.toHaveProperty('publication');
  expect(rowsOf('Germany.gdp_in_eur.at=2023')[0]).not.toHaveProperty('publication');
});

test('a net income with what belongs to others and an equity say on which basis they are', () => {
  const others = 'net income before the share of noncontrolling or preferred holders';
  const equity = 'total equity, with noncontrolling interests or the parent’s where only that is known';
  expect(rowsOf('Interactive Brokers.net_income')[0]?.['basis']).toBe(`net_income: ${others}`);
  expect(rowsOf('Apple.net_income')[0]).not.toHaveProperty('basis');
  expect(rowsOf('AT&T.stockholders_equity.at=2021')[0]?.['basis']).toBe(`stockholders_equity: ${equity}`);
  const field = 'net_income_percent_of_stockholders_equity';
  const [ratio] = rowsOf(`Interactive Brokers.${field}.at=2023`);
  expect(ratio?.[field]).toBeCloseTo(19.99, 2);
  expect(ratio?.['basis']).toBe(`${field}: ${others}; ${field}: ${equity}`);
  expect(whole.engine.answer('net income of Interactive Brokers').content).toContain(
    'The net income of Interactive Brokers is before the share of noncontrolling or preferred holders.',
  );
  // The parent's equity of 2025 stands beside a net income of all owners, and is left out.
  expect(rowsOf(`Interactive Brokers.${field}`)).toEqual([]);
});
