import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  ['Home Depot revenue in 2024', 'on 28 January 2024, has $152.7 billion.'],
  ['Target revenue in 2024', 'on 3 February 2024, has $107.4 billion.'],
  ["Was Home Depot's revenue above 155 billion in 2024?", 'on 28 January 2024, has $152.7 billion.'],
  ['Who made more revenue in 2024, Target or Walmart?', '2024 is read as fiscal 2024 of Target Corporation'],
  ['Home Depot net margin 2024', 'the fiscal year that ended in 2024 ended on 28 January 2024.'],
])('a year that a company counts otherwise is told both ways: %s', (question, told) => {
  expect(said(question)).toContain('\nNote: 2024 is read as fiscal 2024 of ');
  expect(said(question)).toContain(told);
});

test('a fiscal year that is not reported has no figure, though another ended in the year', () => {
  expect(said('Home Depot revenue in 2026')).toContain('it has no revenue of The Home Depot for 2026.');
});

test.each([
  'Home Depot revenue fiscal 2024',
  'Apple revenue in 2024',
  'Walmart revenue in 2024',
  'Nvidia revenue in 2024',
  'Which retailer had the highest revenue in 2024?',
])('a year that all count alike, or that was said to be the company’s, needs no word: %s', (question) => {
  expect(said(question)).not.toContain('is read as');
});

test.each([
  ['average quarterly revenue of Apple in 2024', 'Apple Inc.: the quarters to 30 December 2023 until'],
  ['Apple quarterly revenue 2024', 'Apple Inc.: the quarters to 30 December 2023 until 28 September 2024.'],
  ['highest quarterly revenue of Microsoft in 2024', 'Microsoft: the quarter to 30 June 2024.'],
])('quarters of a year are those of the fiscal year, and the answer says which: %s', (question, told) => {
  expect(said(question)).toContain(`Note: 2024 is read as fiscal 2024 of ${told}`);
});

test.each([
  'quarterly revenue of Amazon in 2024',
  'Intel quarterly revenue 2022',
  'Apple quarterly revenue FY2024',
])('quarters that both count alike, or that are the company’s, need no word: %s', (question) => {
  expect(said(question)).not.toContain('by the calendar');
});

test.each([
  ['Microsoft calendar year 2024 revenue', '2024-03-31', '2024-12-31'],
  ['Apple revenue in calendar 2023', '2023-04-01', '2023-12-30'],
  ['Umsatz von Microsoft im Kalenderjahr 2024', '2024-03-31', '2024-12-31'],
  // Its quarter to 1 January is the last of the year before.
  ['The Walt Disney Company revenue in calendar year 2022', '2022-04-02', '2022-12-31'],
])(
  'a year of the calendar is the sum of the quarters that end with the calendar’s: %s',
  (question, from, to) => {
    const [name = ''] = /Microsoft|Apple|The Walt Disney Company/.exec(question) ?? [];
    const [company] = whole.store.byName(name).filter(({ type }) => type === 'Company');
    const quarters = company?.series.find((series) => series.name === 'Revenue (quarterly)');
    const held = quarters?.values.filter((_value, at) => {
      const day = quarters.dates[at] ?? '';
      return day >= from && day <= to;
    });
    expect(held).toHaveLength(4);
    const [row] = engine.rows(question).results;
    expect(row?.['total_revenue_quarterly']).toBe(held?.reduce((sum, value) => sum + value, 0));
    expect(said(question)).toContain('The total of 4 figures of quarterly revenue');
  },
);
