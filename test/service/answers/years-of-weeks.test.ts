import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  ['Johnson & Johnson net income 2022', '$17.9 billion for the year that ended on 1 January 2023'],
  ["Domino's Pizza operating income 2020", 'for the year that ended on 3 January 2021, its fiscal 2020'],
  ['Nettogewinn von Johnson & Johnson 2022', '$17.9 billion'],
  ['Walmart revenue 2023', 'for the year that ended on 31 January 2023'],
] as const)(
  'a year of weeks that ended in the first days of January is of the year before: %s',
  (question, words) => {
    expect(said(question)).toContain(words);
  },
);

test('each year of a span is there once', () => {
  const days = engine.rows('Johnson & Johnson.revenue.at=2020..2024').results.map(({ date }) => date);
  expect(days).toEqual(['2021-01-03', '2022-01-02', '2023-01-01', '2023-12-31', '2024-12-29']);
});

test.each([
  ['total assets of JPMorgan at 12/31/2022', '$3.7 trillion'],
  ['total assets of JPMorgan on 31/12/2022', '$3.7 trillion'],
] as const)('a day is read as Americans write it, and as others: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test('a day that may be two is none', () => {
  expect(engine.rows('price of gold on 4/5/2020').results).toHaveLength(0);
});

test.each([
  [
    'Dividendenzahlungen Coca-Cola 2019, 2020 und 2021 (Mio. USD)',
    'The Coca-Cola Company.dividends_paid.at=2019, 2020, 2021',
  ],
  ["Apple's dividends paid in 2023, in USD millions", 'Apple.dividends_paid.at=2023'],
  ['Umsatz von Apple 2023 in Mrd. Dollar', 'Apple.revenue.at=2023'],
] as const)('the unit that figures are wanted in says nothing of which: %s', (question, expression) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
});

test.each([
  ['Marriott and Hilton 2020: who lost more?', 'Hilton Worldwide has the lower net income'],
  ['which had the bigger loss in 2020, Delta or United?', 'Delta Air Lines has the lower net income'],
] as const)('the larger loss is the lower income: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  [
    'capex as % of revenue: Verizon, AT&T, T-Mobile 2020',
    'no capital expenditure as a percentage of revenue of Verizon',
  ],
  ['FYE Oracle vs Microsoft', 'May 31'],
  ['industrial production index most recent print', 'Industrial Production'],
  ['Delta revenue 2022', 'Delta Air Lines'],
  ['highest unemployment rate in history', '14.8%'],
  ['Is Poland a member of the EU, and since when?', '1 May 2004'],
] as const)('what analysts write is read: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test('a time that was said beside a question is not left aside', () => {
  const question = "what's the newest quarter you have for Netflix and how much revenue was in it";
  expect(said(question)).not.toContain('$45.2 billion');
});
