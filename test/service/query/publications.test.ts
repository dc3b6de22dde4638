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
