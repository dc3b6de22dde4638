import { wordsOf } from '../../../src/service/planner/words';
import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const heldOf = (expression: string): number[] =>
  engine
    .rows(expression)
    .results.flatMap((row) =>
      Object.values(row).filter((value): value is number => typeof value === 'number'),
    );

test.each([
  ['Deere & Co, revenue, FY 3Q23', 'Deere.revenue.at=FY2023-Q3'],
  ["Deere revenue fiscal Q3'23", 'Deere.revenue.at=FY2023-Q3'],
  ['Home Depot op income q1 2025', 'The Home Depot.operating_income.at=FY2025-Q1'],
  ['Microsoft net income FY25Q2', 'Microsoft.net_income.at=FY2025-Q2'],
  ['Microsoft net income Q2 FY25', 'Microsoft.net_income.at=FY2025-Q2'],
  ['Apple revenue 3Q24', 'Apple.revenue.at=quarter to 2024-09'],
  ['Intel revenue 1Q 2024', 'Intel.revenue.at=quarter to 2024-03'],
  ['Umsatz von Intel 2Q24', 'Intel.revenue.at=quarter to 2024-06'],
  ['Johnson & Johnson revenue Q1 2023', 'Johnson & Johnson.revenue.at=quarter to 2023-04'],
] as const)('a quarter is read however it is written: %s', (question, expression) => {
  expect(heldOf(expression)).toHaveLength(1);
  expect(heldOf(question)).toEqual(heldOf(expression));
});

test.each([
  ['Apple revenue Q1 2025', '29 March 2025, its fiscal Q2 2025', '28 December 2024'],
  ['net income of Microsoft in Q2 2024', '30 June 2024, its fiscal Q4 2024', '31 December 2023'],
] as const)('which quarter was taken is said, and what the other may be: %s', (question, taken, other) => {
  expect(said(question)).toContain(taken);
  expect(said(question)).toContain(other);
});

test.each([
  [
    'Nvidia revenue in Q2 2024',
    'Nvidia.revenue.at=Q2 2024',
    '$13.5 billion (quarter to 30 July 2023)',
    '$30.0 billion (quarter to 28 July 2024)',
  ],
  ['Nvidia Umsatz Q3 2024', 'Nvidia.revenue.at=Q3 2024', '29 October 2023', '27 October 2024'],
  [
    'Walmart revenue Q2 2024',
    'Walmart.revenue.at=Q2 2024',
    '$161.6 billion (quarter to 31 July 2023)',
    '$169.3 billion (quarter to 31 July 2024)',
  ],
  ["Deere revenue Q3'23", 'Deere.revenue.at=Q3 2023', '30 July 2023', '29 October 2023'],
  [
    'Nvidia gross margin Q2 2024',
    'Nvidia.gross_profit_percent_of_revenue.at=Q2 2024',
    '30 July 2023',
    '28 July 2024',
  ],
  ['Nvidia revenue Q1 to Q3 2024', 'Nvidia.revenue.at=Q1 2024..Q3 2024', '30 April 2023', '28 April 2024'],
] as const)(
  'what may be two quarters is told as neither, by a question and by an expression: %s',
  (question, expression, own, most) => {
    for (const input of [question, expression]) {
      expect(engine.rows(input).results).toEqual([]);
      expect(said(input)).toContain('because its fiscal quarters are not calendar quarters');
      expect(said(input)).toContain(own);
      expect(said(input)).toContain(most);
    }
  },
);

test('of any company a quarter in words is what the expression has, or the one that both name', () => {
  const companies = [...whole.store.byType('Company')].filter(({ series }) =>
    series.some(({ name }) => name === 'Net income (quarterly)'),
  );
  expect(companies.length).toBeGreaterThan(300);
  const apart = companies
    .filter((_, at) => at % 9 === 0)
    .filter(({ name }) => {
      const [asked, calendar, own] = [
        `net income of ${name} in Q2 2024`,
        `${name}.net_income.at=Q2 2024`,
        `${name}.net_income.at=FY2024-Q2`,
      ].map(heldOf);
      const isOne =
        String(asked) === String(calendar) || (calendar?.length === 0 && String(asked) === String(own));
      return !isOne;
    })
    .map(({ name }) => name);
  expect(apart).toEqual([]);
});

test.each(['AMD revenue Q1 2024', 'Home Depot op income q1 2025', 'Microsoft net income Q2 FY25'])(
  'where both are one quarter nothing more is said: %s',
  (question) => {
    expect(said(question)).not.toContain('is read as');
  },
);

test('a quarter that ended in a month is none that ended in another', () => {
  expect(engine.rows('Nvidia revenue in the quarter that ended in September 2024').results).toHaveLength(0);
});

test.each([
  ['AMD revenue Q1 2022 to Q4 2023', 8],
  ['AMD revenue from Q1 2022 until Q4 2023', 8],
  ['Umsatz von AMD Q1 2022 bis Q4 2023', 8],
  ['Nvidia revenue Q1 to Q3 FY2024', 3],
  ['Costco net income Q1-Q3 FY2024', 3],
  ['Apple revenue last 8 quarters', 8],
  ['Nvidia quarterly revenue last 8 quarters', 8],
  ['Umsatz von Apple in den letzten 6 Quartalen', 6],
  ['unemployment rate Jan to Jun 2024', 6],
  ['Arbeitslosenquote USA Januar bis Juni 2024', 6],
  ['gold price from Mar 2020 to Aug 2020', 6],
  ['Apple revenue Q1 and Q2 2024', 2],
] as const)('each quarter or month of a span is told: %s', (question, count) => {
  const points = engine
    .rows(question)
    .results.flatMap((row) => Object.entries(row))
    .flatMap(([column, value]) => (column === 'name' || column === 'date' ? [] : [value].flat()))
    .filter((value) => typeof value === 'number');
  expect(points).toHaveLength(count);
});

test.each([
  ['Apple revenue year to date', 'Apple.revenue.at=FY2026-Q1..FY2026-Q3'],
  ['Umsatz von Apple seit Jahresbeginn', 'Apple.revenue.at=FY2026-Q1..FY2026-Q3'],
  ['Johnson & Johnson revenue first half of 2023', 'Johnson & Johnson.revenue.at=Q1 2023..Q2 2023'],
] as const)('the quarters of a part of a year are added up: %s', (question, quarters) => {
  const sum = heldOf(quarters).reduce((all, each) => all + each, 0);
  expect(sum).toBeGreaterThan(0);
  expect(heldOf(question)[0]).toBeCloseTo(sum, -3);
});

test.each([
  ['Tesla revenue year to date', 'from January 2026 to June 2026'],
  ['sum of Apple revenue over the last 4 quarters', 'from July 2025 to June 2026'],
] as const)('what is added up begins with the first month of the first quarter: %s', (question, span) => {
  expect(engine.answer(question).content).toContain(span);
});

test.each(['Walmart revenue H1 2024', 'total assets of Apple YTD', 'Apple revenue last 400 quarters'])(
  'quarters that make no such time, or do not add up, are refused: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);

test('the mean of the quarters of a fiscal year is one of four', () => {
  const four = heldOf('Cisco Systems.revenue.at=FY2022-Q1..FY2022-Q4');
  expect(four).toHaveLength(4);
  const mean = four.reduce((all, each) => all + each, 0) / 4;
  expect(heldOf('average quarterly revenue of Cisco in fiscal 2022')[0]).toBeCloseTo(mean, -3);
});

test.each([
  ['5 year revenue CAGR of Microsoft', 'Microsoft.revenue_annual_growth.at=2021, 2026'],
  ['3y CAGR of Apple net income', 'Apple.net_income_annual_growth.at=2022, 2025'],
  ["CAGR of Amazon sales '15-'23", 'Amazon.revenue_annual_growth.at=2015, 2023'],
  ['Revenue CAGR, Amazon, 2015-23', 'Amazon.revenue_annual_growth.at=2015, 2023'],
  ['revenue CAGR of Nvidia since 2019', 'Nvidia.revenue_annual_growth.at=2019, 2026'],
  ['revenue CAGR of Walmart over the last 5 years', 'Walmart.revenue_annual_growth.at=2021, 2026'],
  ['5-Jahres-CAGR Umsatz Microsoft', 'Microsoft.revenue_annual_growth.at=2021, 2026'],
] as const)('a growth over years has two ends: %s', (question, expression) => {
  expect(heldOf(expression)).toHaveLength(1);
  expect(heldOf(question)).toEqual(heldOf(expression));
});

test('of two quarters the earlier comes first', () => {
  expect(said('Microsoft revenue Q1 2024 versus Q1 2023')).toContain(
    'rose from $52.9 billion (31 March 2023)',
  );
});

test.each([
  ["Nike's 3Q23", 'Nike s 3Q 2023'],
  ["revenue '15-'23", 'revenue 2015 ⁓ 2023'],
  ['Q1 to Q3 FY2024', 'Q1 FY2024 to Q3 FY2024'],
  ['Jan-Jun 2024', 'Jan 2024 to Jun 2024'],
  ['12 March 2020', '12 March 2020'],
  ['the 10 largest', 'the 10 largest'],
])('a time is written out: %s', (text, words) => {
  expect(
    wordsOf(text)
      .map(({ written }) => written.replace(/['’]/, ''))
      .join(' '),
  ).toBe(words);
});

test.each([
  ['Apple revenue first to third quarter 2023', 'Apple.revenue.at=Q1 2023..Q3 2023'],
  ['Apple revenue from the first to the third quarter of 2023', 'Apple.revenue.at=Q1 2023..Q3 2023'],
  ['Apple revenue in the first and second quarters of 2023', 'Apple.revenue.at=Q1 2023, Q2 2023'],
  ['Apple revenue 1st and 4th quarter of fiscal 2023', 'Apple.revenue.at=FY2023-Q1, FY2023-Q4'],
  ['Umsatz von Apple vom ersten bis dritten Quartal 2023', 'Apple.revenue.at=Q1 2023..Q3 2023'],
  ['Umsatz von Apple im 1. bis 3. Quartal 2023', 'Apple.revenue.at=Q1 2023..Q3 2023'],
])('the first of several quarters is one of them, and no end of a line: %s', (question, expression) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
  expect(heldOf(expression).length).toBeGreaterThan(1);
});
