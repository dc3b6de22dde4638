import { FORMULAS } from '../../../src/service/query/formulas';
import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content;
const heldOf = (expression: string): number[] =>
  engine
    .rows(expression)
    .results.flatMap((row) =>
      Object.values(row).filter((value): value is number => typeof value === 'number'),
    );
const one = (expression: string): number => heldOf(expression)[0] ?? NaN;

test.each([
  [
    'free cash flow of Apple 2023',
    'Apple.operating_cash_flow.at=2023',
    '-',
    'Apple.capital_expenditure.at=2023',
  ],
  [
    'FCF of Microsoft in fiscal 2022',
    'Microsoft.operating_cash_flow.at=FY2022',
    '-',
    'Microsoft.capital_expenditure.at=FY2022',
  ],
  [
    'Wie hoch war der freie Cashflow von Nvidia 2024?',
    'Nvidia.operating_cash_flow.at=2024',
    '-',
    'Nvidia.capital_expenditure.at=2024',
  ],
  ['Asset turnover of Target', 'Target Corporation.revenue', '/', 'Target Corporation.total_assets'],
  ['Kapitalumschlag Walmart 2022', 'Walmart.revenue.at=2022', '/', 'Walmart.total_assets.at=2022'],
  ['net debt of AT&T 2023', 'AT&T.long_term_debt.at=2023', '-', 'AT&T.cash.at=2023'],
  ['Nettoverschuldung von AT&T 2022', 'AT&T.long_term_debt.at=2022', '-', 'AT&T.cash.at=2022'],
  [
    'BVPS Coca-Cola 2023',
    'The Coca-Cola Company.total_equity.at=2023',
    '/',
    'The Coca-Cola Company.diluted_weighted_average_shares.at=2023',
  ],
  [
    'dividend per share of Procter & Gamble in 2024',
    'Procter & Gamble.dividends_paid.at=2024',
    '/',
    'Procter & Gamble.diluted_weighted_average_shares.at=2024',
  ],
  [
    'capital returned to shareholders by Visa in 2022',
    'Visa.dividends_paid.at=2022',
    '+',
    'Visa.share_repurchases.at=2022',
  ],
] as const)('a formula gives it: %s', (question, left, operator, right) => {
  const [a, b] = [one(left), one(right)];
  const worked = operator === '/' ? a / b : operator === '-' ? a - b : a + b;
  expect(Number.isFinite(worked)).toBe(true);
  expect(heldOf(question)[0]).toBeCloseTo(worked, 4);
  expect(said(question)).toContain('Calculated from the figures given.');
});

test.each([
  ['gearing of Microsoft in 2021', 'debt to equity ratio of Microsoft in 2021'],
  ['return on total assets Nike 2023', 'ROA of Nike 2023'],
  ['FCF margin Adobe 2023', 'free cash flow as a percentage of revenue of Adobe in 2023'],
] as const)('a ratio is the same by each of its names: %s', (question, other) => {
  expect(heldOf(question)).toHaveLength(1);
  expect(heldOf(question)).toEqual(heldOf(other));
});

test('what went in is said with the filings that it is from', () => {
  expect(said('free cash flow of Apple 2023')).toMatch(
    /operating cash flow \$110\.5 billion less capital expenditure \$11\.0 billion \(Apple Inc\. Form 10-K/,
  );
  const [row] = engine.answer('free cash flow of Apple 2023').explainability ?? [];
  expect(row).toBeDefined();
});

test.each([
  ['cumulative free cash flow of Apple 2020 to 2024', 'Apple.free_cash_flow.at=2020..2024'],
  ['total FCF of Microsoft from 2020 to 2023', 'Microsoft.free_cash_flow.at=2020..2023'],
  ['kumulierter freier Cashflow von Apple von 2020 bis 2024', 'Apple.free_cash_flow.at=2020..2024'],
] as const)('what is of a time adds up over years: %s', (question, years) => {
  const sum = heldOf(years).reduce((all, each) => all + each, 0);
  expect(heldOf(question)[0]).toBeCloseTo(sum, 0);
});

test.each([
  'total asset turnover of Target from 2020 to 2023 added up',
  'sum of net debt of AT&T 2020 to 2022',
])('what is of a day does not: %s', (question) => {
  expect(engine.rows(question).results).toHaveLength(0);
});

test('companies are ranked and narrowed by what a formula gives', () => {
  const ranked = engine.rows('top 5 companies by free cash flow').results;
  expect(ranked).toHaveLength(5);
  const figures = ranked.map((row) => Number(row['free_cash_flow']));
  expect(figures).toEqual([...figures].sort((a, b) => b - a));
  const least = Number(figures.at(-1));
  const above = engine.rows(`companies with free cash flow above ${Math.floor(least / 1e9) - 1} billion`);
  expect(above.results.length).toBeGreaterThanOrEqual(5);
});

test.each([['EBITDA margin Microsoft 2022', 'depreciation and amortization']] as const)(
  'what no company holds the figures for is refused by their names: %s',
  (question, lacking) => {
    expect(said(question)).toMatch(/^This is not in the embedded dataset/);
    expect(said(question)).toContain(lacking);
  },
);

test.each([
  ['free cash flow of JPMorgan', 'capital expenditure'],
  ['net debt of Verizon 2018', 'long-term debt'],
  ['R&D as % of revenue Microsoft 2023', 'research and development expense'],
] as const)('what one company lacks is named: %s', (question, lacking) => {
  expect(said(question)).toContain(`because it has no ${lacking}`);
});

test.each(['free cash flow of Apple in Q1 2024', 'free money flow of Apple', 'asset turnover of France'])(
  'no figure stands in for another: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);

test('no two formulas share a name or a word', () => {
  const words = FORMULAS.flatMap(({ name, words: { en } }) => [name.replace(/_/g, ' '), ...en.split('|')]);
  expect(new Set(words).size).toBe(words.length);
});

test('a ratio of a company’s figures of different years says so', () => {
  expect(said('Apple revenue per employee')).toContain(
    'The figures divided are of different dates, from 1 November 2024 to 27 September 2025.',
  );
  expect(said('net margin of Apple 2023')).not.toContain('different dates');
});
