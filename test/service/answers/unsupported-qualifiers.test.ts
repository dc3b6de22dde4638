import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  ['largest loss ever made by a US company', 'ever'],
  ['most populous country of all time', 'of all time'],
  ['Which company had the highest revenue ever?', 'ever'],
  ['biggest loss ever of a company in Texas', 'ever'],
  ['Nvidia revenue in calendar 2022', 'calendar'],
  ['FedEx revenue in calendar 2021', 'calendar'],
  ['Microsoft EPS calendar year 2020', 'calendar'],
  ['Umsatz von Nike im Kalenderjahr 2020', 'kalenderjahr'],
  ['Companies that never made a loss', 'never'],
  ['Airlines that have never lost money', 'never'],
  ['has Boeing never lost money', 'never'],
  ['countries that never had inflation above 10%', 'never'],
  ['which countries were never in the EU', 'never'],
  ['Welche Unternehmen haben nie Verlust gemacht?', 'nie'],
  ['Welche Länder waren nie in der EU?', 'nie'],
])('a word that asks for another figure is not dropped: %s', (question, word) => {
  expect(engine.rows(question).results).toEqual([]);
  expect(said(question)).toContain(`“${word}”`);
});

test.each([
  ['Amazon revenue in calendar 2021', 'Amazon.revenue.at=2021'],
  ['Pfizer net income calendar year 2020', 'Pfizer.net_income.at=2020'],
  ['highest revenue Apple ever had', 'Apple.maximum(revenue_history)'],
])('where it is that figure it is told: %s', (question, expression) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
});

test.each([
  ['fastest growing economies in Africa', 'real_gdp_growth_rate'],
  ['fastest growing economies in Asia', 'real_gdp_growth_rate'],
  ['largest economies in Asia 2019', 'gdp'],
  ['economies in Asia by GDP 2010', 'gdp'],
  ['smallest economies in Europe', 'gdp'],
  ['poorest countries in Africa', 'gdp_per_population'],
  ['richest countries in Europe 2015', 'gdp_per_population'],
  ['reichste Länder Europas', 'gdp_per_population'],
])('economies are of output, and riches of it per head: %s', (question, column) => {
  const { results } = engine.rows(question);
  expect(results.length).toBeGreaterThan(5);
  for (const row of results) expect(row[column]).toEqual(expect.any(Number));
});

test.each([
  'US states with more than 10 million residents',
  'US states by population',
  'Swiss states with over a million people',
  'Mexican states with more than 5 million people',
])('a state of a country is none that pays with its money: %s', (question) => {
  const names = engine.rows(question).results.map(({ name }) => name);
  for (const country of ['Ecuador', 'Zimbabwe', 'United States', 'Liechtenstein', 'Mexico'])
    expect(names).not.toContain(country);
});

test.each([
  ['Apple revenue trend 2018 to 2022', 'Apple.revenue.at=2018..2022'],
  ["trend in Tesla's net income 2019-2023", 'Tesla.net_income.at=2019..2023'],
  [
    'Texas Instruments gross margin trend 2018-2023',
    'Texas Instruments.gross_profit_percent_of_revenue.at=2018..2023',
  ],
  ['Walmart revenue trend from 2019 through 2022', 'Walmart.revenue.at=2019..2022'],
])('a trend is every year on the way: %s', (question, expression) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
});

test.each([
  ["By what percentage did Lowe's revenue grow in 2023?", 'its fiscal 2022'],
  ['Target revenue growth 2022', 'its fiscal 2021'],
  ['Nvidia revenue growth 2023', undefined],
  ['Apple revenue growth 2022', undefined],
])('a growth says which year the company calls it: %s', (question, own) => {
  if (own === undefined) expect(said(question)).not.toContain('its fiscal');
  else expect(said(question)).toContain(own);
});

test.each([
  ['nonfarm payrolls change March 2021', 'Over the month before it changed by +704,000 Persons (+0.5%).'],
  ['CPI change June 2022', 'Over the month before it changed by +4.01'],
  ['M2 growth March 2020', 'Over the month before it changed by +$'],
])('beside a change over a year stands that over a month: %s', (question, step) => {
  expect(said(question)).toContain(step);
});

test.each([
  ['sanctions on Iran since 2018', 'sanctions.concerns=Iran.date>=2018'],
  ['EU sanctions since 2020', 'sanctions.is_imposed_by=European Union.date>=2020'],
  ['laws of the EU since 2015', 'laws.concerns=European Union.date>=2015'],
  ['EU laws in 2016', 'laws.concerns=European Union.date=2016'],
])('acts of a time are those that came then: %s', (question, expression) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
});

test.each([
  ['EU members without the euro in 2010', 'Lithuania, Latvia and Estonia'],
  ['countries that did not use the euro in the EU in 2008', 'Slovakia, Lithuania, Latvia and Estonia'],
])('whose money of then is not known is named: %s', (question, names) => {
  expect(said(question)).toContain(names);
});

test.each([
  'laws in the US about banks',
  'countries in the Middle East by population',
  'Middle Eastern countries with GDP over 500 billion',
])('what is not held is not told by another list: %s', (question) => {
  expect(said(question)).toMatch(/^This is not in the embedded dataset/);
});

test.each([
  ['every CEO Ford has had', 'has had'],
  ['list of CEOs of Pfizer', 'ceos'],
  ['how many CEOs has General Motors had', 'ceos'],
  ['every auditor Microsoft has used', 'has used'],
  ['who has been CEO of Coca-Cola since 1990', '1990'],
  ['alle Chefs von Microsoft', 'alle chefs'],
])('who held an office before is not known, and not told by who holds it: %s', (question, words) => {
  expect(engine.rows(question).results).toEqual([]);
  expect(said(question)).toContain(`only today's office holders, nothing for “${words}”`);
});

test.each([
  ['Who are the CEOs of Ford and Pfizer?', 2],
  ['Who are the co-CEOs of Oracle?', 2],
  ['CEO of Walmart since 2014', 2],
])('several holders that are known are told: %s', (question, count) => {
  expect(engine.rows(question).results).toHaveLength(count);
});

test.each([
  ['give me adjusted EPS of Walmart for 2022', 'adjusted'],
  ['I need the adjusted net income of Merck 2023', 'adjusted'],
  ['please show me underlying operating income of Nestle 2023', 'underlying'],
  ['ich brauche das bereinigte operative Ergebnis von Intel 2023', 'bereinigte'],
])('a word before a figure that makes it another is not left aside: %s', (question, word) => {
  expect(engine.rows(question).results).toEqual([]);
  expect(said(question)).toContain(`“${word}”`);
});

test.each([
  'I need the gross profit of Apple and Dell for 2020, 2021 and 2023 (I do not need 2022), please',
  'Revenue of Ford for 2019, 2021 and 2022 (I have 2020), in millions',
])('no time is left aside with what the speaker says of himself: %s', (question) => {
  expect(said(question)).not.toMatch(/Ignored: “[^”]*20\d\d/);
});

test.each([
  ['Oracle fiscal 2022 vs calendar 2022 revenue', 'calendar'],
  ['lowest unemployment rate ever in Japan', 'ever'],
])(
  'a year of the calendar is no fiscal one, and of three years none is the lowest ever: %s',
  (question, word) => {
    expect(engine.rows(question).results).toEqual([]);
    expect(said(question)).toContain(`“${word}”`);
  },
);

describe('what is asked of two times is not told of one of them, or of each of both', () => {
  test.each([
    'Boeing revenue in 2020 and net income in 2021',
    'revenue 2020 and net income 2021 of Boeing',
    'Apple revenue 2022, net income 2023',
    'Germany population 1990 and gdp 2020',
    'Umsatz 2020 und Gewinn 2021 von Boeing',
    'Did Boeing make a loss in 2020 but a profit in 2021?',
    'companies with a loss in 2020 and a profit in 2021',
    'Which companies made a loss in 2020 but a profit in 2021?',
    'Unternehmen mit Verlust 2020 aber Gewinn 2021',
    'revenue 2021 of companies with a loss in 2020',
    'GDP 2020 of countries with more than 100 million people in 2000',
    'net income in 2021 of the largest companies by revenue in 2020',
    'GDP 2010 of the countries that joined the euro after 2007',
    'population in 2000 of the countries that joined the EU in 2004',
  ])('%s', (question) => {
    expect(engine.rows(question).results).toEqual([]);
    expect(said(question)).toMatch(/^This is not in the embedded dataset/);
  });

  test.each([
    ['Boeing revenue and net income in 2021', 'Boeing.at=2021.return(name, revenue, net_income)'],
    ['revenue and net income 2021 of Boeing', 'Boeing.at=2021.return(name, revenue, net_income)'],
    ['companies with a loss in 2020 and 2021', 'companies.net_income<0.at=2020, 2021'],
    [
      'net income in 2022 of the companies with more than 200 billion revenue in 2022',
      'companies.revenue>200000000000.net_income.at=2022',
    ],
    [
      'population in 2020 of the countries that joined the EU in 2004',
      'countries.member_of.name=European Union.member_of.since=2004.population.at=2020',
    ],
  ])('while those of the same are: %s', (question, expression) => {
    expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
  });
});

test.each(['Microsoft revenue up to 2017', 'population of France up to 1970'])(
  'the figures up to a year are not the one of that year: %s',
  (question) => {
    expect(engine.rows(question).results).toEqual([]);
    expect(said(question)).toContain('“up to”');
  },
);
