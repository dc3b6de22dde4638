import { whole } from '../whole';

type Told = Record<string, unknown>;

const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;

test.each([
  ['Dollar Tree.revenue_growth.at=2022', 'revenue_growth'],
  ['Dollar Tree.revenue_annual_growth.at=2020..2024', 'revenue_annual_growth'],
  ['Dollar Tree.revenue_change.at=2022', 'revenue_change'],
])('%s says that it goes over to another basis', (expression, field) => {
  expect(rowsOf(expression)[0]?.['dates']).toBe(`${field} not comparable: another basis from 2023-01-28 on`);
});

test('a change on one basis has no such word, nor has a figure by itself', () => {
  expect(rowsOf('Dollar Tree.revenue_growth.at=2024')[0]).not.toHaveProperty('dates');
  for (const row of rowsOf('Dollar Tree.revenue.at=2020..2024')) expect(row).not.toHaveProperty('dates');
  const yearly = rowsOf('Dollar Tree.revenue_yearly_growth.at=2021..2024');
  expect(yearly.filter(({ dates }) => dates !== null)).toHaveLength(1);
});

test('an average of changes counts those that go over to another basis', () => {
  expect(rowsOf('companies.average(revenue_growth).at=2022')[0]?.['dates']).toMatch(
    /^\d+ of \d+ not comparable: .*Dollar Tree/,
  );
});

test('a figure by heads of another year says of which years both are', () => {
  expect(
    rowsOf('Nvidia.return(name,revenue,employee_count,revenue_per_employee_count,dates)')[0]?.['dates'],
  ).toBe(
    'revenue FY2026; revenue_per_employee_count (revenue FY2026 by employee_count published 2025-02-26)',
  );
  expect(rowsOf('Nvidia.employee_count')[0]).not.toHaveProperty('dates');
});

test('heads that were told with the figure, or soon after, are of its year', () => {
  const rows = rowsOf('companies.order_by=revenue_per_employee_count DESC');
  expect(rows.some(({ dates }) => dates === null)).toBe(true);
  expect(rows.some(({ dates }) => dates !== null)).toBe(true);
});

test.each([
  ['Exelon.revenue_change.at=2019', 'FY2018'],
  // The year before may be as it was filed, and the one before that as it was stated anew.
  ['Johnson Controls International.revenue_growth.at=FY2020', 'FY2018'],
])('%s says of which years nobody knows the filing', (expression, years) => {
  const [, field = ''] = /\.(\w+)\./.exec(expression) ?? [];
  expect(rowsOf(expression)[0]?.['basis']).toBe(
    `${field}: may compare different bases, the filing of ${years} is not known`,
  );
  expect(whole.engine.answer(expression).content).toContain(
    'A change may compare figures on different bases',
  );
});

test('a change between figures of known filings, and one that no restatement reaches, have no such word', () => {
  for (const expression of [
    'Emerson Electric.revenue_growth.at=FY2020',
    'Emerson Electric.revenue_growth.at=FY2024',
    'EchoStar.total_assets_growth.at=2021',
    'EchoStar.revenue.at=2021',
  ])
    expect(rowsOf(expression)[0]).not.toHaveProperty('basis');
});
