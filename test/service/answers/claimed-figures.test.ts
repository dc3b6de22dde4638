import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  ['Did the oil price ever fall below 20 dollars?', 'Yes.'],
  ['Was gold ever above 10000 dollars?', 'No.'],
  ['Was one euro ever below 0.85 dollars', '31 October 2000'],
  ['Was the euro ever above 1.70 dollars?', 'No.'],
  ['When did WTI ever exceed $100?', '1 March 2008'],
  ['WTI under $20: which months?', 'from February 1986 to'],
  ['In which months was Brent above 120 dollars?', 'May 2008'],
  ['In which years did Boeing make a loss since 2018?', '31 December 2019'],
  ['Has the unemployment rate ever been above 14%?', 'April 2020'],
] as const)('whether a figure ever was beyond a bound is told of every point: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ["Has Nvidia's revenue tripled since 2020?", 'Yes.'],
  ['Has Mercks revnue doubled since 2014?', 'No.'],
  ["Did Amazon's revenue double between 2018 and 2022?", 'from $232.9 billion'],
  ['Hat sich der Umsatz von Tesla seit 2019 verdoppelt?', 'Yes.'],
] as const)('growing to so many times as much is judged by its two ends: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each(['Has the mood at Apple doubled since 2014?', 'Was the euro ever above 1.50 in the news?'])(
  'what nothing holds is not judged: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);

test('a bound in a currency is one of the figures in it', () => {
  const { results } = engine.rows('companies with revenue over 300 billion Swiss francs');
  expect(results.length).toBeGreaterThan(0);
  expect(results.every((row) => Number(row['revenue_in_chf']) > 300e9)).toBe(true);
});

test.each([
  ['in 2017, did Disney or Comcast take in more money?', 'Comcast has the higher revenue'],
  ['Welcher Konzern hat 2020 mehr verdient, Visa oder Mastercard?', 'Visa Inc. has the higher net income'],
  ['Wer hat 2021 mehr verdient, Pfizer oder Merck?', 'Pfizer has the higher net income'],
  ["Which was larger in 2024, Visa's or Mastercard's net income?", 'Visa Inc. has the higher net income'],
] as const)('a choice of two is answered with one of them: %s', (question, words) => {
  expect(said(question)).toContain(words);
  expect(said(question)).not.toMatch(/^(?:Yes|No)\./);
});

test.each([
  ['Were all banks profitable in 2023?', 'No. It was so of 19 of the 21 banks, and not of Truist Financial.'],
  ['waren alle Banken 2023 profitabel', 'No. It was so of 19 of the 21 banks'],
  ['Did every bank make a profit in 2022?', 'Yes, as far as it is known. It was so of 20 of the 21 banks'],
  ['Are all EU countries in NATO?', 'and not of Ireland, Austria, Cyprus and Malta'],
  ['sind alle EU-Länder in der NATO', 'No. It is so of 23 of the 27'],
  ['Is every G7 country in NATO?', 'No. It is so of 6 of the 7'],
  ['Are all G7 countries members of the OECD?', 'Yes. It is so of all of the 7'],
  ['Are all countries in Europe in the EU?', 'No. It is so of 26 of the 45 countries in Europe'],
  ['Did all of the 10 largest companies make a profit in 2023?', 'Yes. It was so of all of the 10'],
  ['Were all airlines profitable in 2019 and 2020?', 'No. It was so of none of the 3 airlines.'],
] as const)('what is asked of all is judged of all, and tells the exceptions: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test('of all of whom something is not known that is told', () => {
  expect(said('Were all banks profitable in 2023?')).toContain('no net income for 2023 of First Horizon');
});

test.each([
  ['Was gold above 1800 at the end of 2021?', 'No.', 'December 2021'],
  ['Was unemployment above 5% at the end of 2021?', 'No.', 'December 2021'],
  ['Was the fed funds rate above 4% at the end of 2022?', 'Yes.', 'December 2022'],
  ['Was the pound worth more than 1.3 dollars at the end of 2021?', 'Yes.', '31 December 2021'],
] as const)(
  'the end of a year is its last month or day, and no other of it: %s',
  (question, verdict, month) => {
    expect(said(question)).toContain(`${verdict} `);
    expect(said(question)).toMatch(new RegExp(`(?:in|on) ${month} \\(`));
  },
);

test('where that month is not held no other stands for it', () => {
  expect(said('Was the pound worth more than 1.3 dollars at the end of 2022?')).not.toContain('Yes');
  expect(said('Was unemployment above 5% in 2021?')).toContain('in 8 of the 12 months');
});
