import { whole } from '../whole';

const { engine, store } = whole;
const said = (question: string): string => engine.answer(question).content;

test.each([
  ['usd chf june 2026', '0.7993', 'in June 2026'],
  ['USD/CHF in May 2026', '', 'in May 2026'],
  ['usd chf august 2026', '', 'on 1 August 2026'],
  ['gold price in June 2026', '', 'in June 2026'],
  ['gold price August 2026', '', 'on 1 August 2026'],
])('of a month its average is told, else the day of the quotation: %s', (question, value, time) => {
  expect(said(question)).toContain(value);
  expect(said(question)).toContain(time);
});

test.each([
  'standard for LEI codes',
  'standard of living in Germany',
  'general revenue',
  'price of Apple',
  'AAPL price now',
  'value of Nvidia',
  'price of France',
])('a common word is no nickname, and a company has no price among its figures: %s', (question) => {
  expect(engine.rows(question).results).toHaveLength(0);
});

test.each(["Standard and Poor's revenue", 'revenue of Standard & Poors'])(
  'a nickname written as one is it: %s',
  (question) => {
    expect(said(question)).toContain('S&P Global');
  },
);

/** The growth of a series' averages over two years. */
const averaged = (name: string, year: number): string => {
  const [line] = store.byName(name)[0]?.series ?? [];
  const [before, after] = [year - 1, year].map((each) =>
    (line?.dates ?? []).reduce(
      (sum, date, at) => sum + (date.startsWith(String(each)) ? (line?.values[at] ?? 0) : 0),
      0,
    ),
  );
  return (((after ?? 0) / (before ?? 1) - 1) * 100).toFixed(1);
};

test.each([
  ['US real GDP growth in 2021', 'Real Gross Domestic Product', 2021, 'the fourth quarter of 2020'],
  [
    'US CPI growth in 2021',
    'Consumer Price Index for All Urban Consumers: All Items in U.S. City Average',
    2021,
    'December of 2020',
  ],
  [
    'US CPI growth in 1990',
    'Consumer Price Index for All Urban Consumers: All Items in U.S. City Average',
    1990,
    'December of 1989',
  ],
] as const)(
  'growth from end to end of a year is named so, with that of the averages: %s',
  (question, name, year, from) => {
    expect(said(question)).toContain(`The growth is from ${from}`);
    expect(said(question)).toContain(`by the averages of the two years it is +${averaged(name, year)}%`);
  },
);

test('the growth of a company’s year needs no such note', () => {
  expect(said('revenue growth of Nvidia in 2024')).not.toContain('averages');
});

test('who held an office within a year is told with the day that tells them apart', () => {
  expect(said('CEO of UnitedHealth in 2025')).toMatch(
    /Hemsley \(since 13 May 2025\).*Witty \(until 13 May 2025\)/,
  );
  expect(said('Who became CEO of UnitedHealth in 2025?')).toContain('since 13 May 2025');
  expect(said('who is CEO of UnitedHealth')).toContain('since 13 May 2025');
});

test.each([
  ['Did Carnival lose more than 9 billion in 2021?', '**Yes.**'],
  ['Did Boeing lose more than 20 billion in 2020?', '**No.**'],
  ['Did Boeing lose at least 11 billion in 2020?', '**Yes.**'],
  ['companies that lost more than 5 billion in 2022', 'below -$5 billion'],
])('who lost more has less than nothing: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ['Johnson & Johnson net income 2022', '1 January 2023'],
  ['Wie hoch war der Nettogewinn von Johnson & Johnson 2022?', '1 January 2023'],
  ['Johnson & Johnson net income 2021', '2 January 2022'],
  ['Nvidia revenue 2025', '26 January 2025'],
])('a year that ends in the first days of January is the one before: %s', (question, day) => {
  expect(said(question)).toContain(`ended on ${day}`);
});

test('every one of some years is there though two of them end in one', () => {
  const dates = engine.rows('Johnson & Johnson revenue 2020 to 2024').results.map((row) => row['date']);
  expect(dates).toEqual(['2021-01-03', '2022-01-02', '2023-01-01', '2023-12-31', '2024-12-29']);
});

test.each([
  ['best quarter ever for Nike by sales', 'Nike', 'revenue', Math.max],
  ["Apple's strongest quarter by revenue", 'Apple', 'revenue', Math.max],
  ["Netflix's worst quarter by net income", 'Netflix', 'net_income', Math.min],
] as const)('the best quarter is one of quarters: %s', (question, company, field, end) => {
  const rows = engine.rows(`${company}.${field}_quarterly_history`).results;
  const all = rows.map((row) => Number(row[`${field}_quarterly_history`]));
  expect(Object.values(engine.rows(question).results[0] ?? {})).toContain(end(...all));
});

test.each(['company with the best quarter', 'best quarter for Poland by GDP'])(
  'where there are no quarters to compare nothing is told: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);

test.each([
  ['ISIN und LEI der Allianz', 'has no ISIN of Allianz'],
  ['LEI and CIK of Siemens', 'of Siemens'],
])('of several that are asked the one that is not held is named: %s', (question, words) => {
  expect(said(question)).toContain(words);
});
