import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  [
    "Which South American countries don't have Spanish as an official language?",
    'countries.languages!=Spanish.location=South America',
  ],
  [
    'EU countries without French as an official language',
    'countries.languages!=French.member_of=European Union',
  ],
  [
    'African countries with Portuguese as their official language',
    'countries.languages=Portuguese.location=Africa',
  ],
  ['countries with English and French as official languages', 'countries.languages=English AND French'],
  [
    'Which countries in Asia have English as an official language?',
    'countries.location=Asia.languages=English',
  ],
  [
    'European countries that have German as one of their official languages',
    'countries.languages=German.location=Europe',
  ],
  [
    'Länder in Südamerika ohne Spanisch als Amtssprache',
    'countries.location=South America.languages!=Spanish',
  ],
])('beside “as an official language” a name is that of a language: %s', (question, expression) => {
  const { results } = engine.rows(question);
  expect(results.length).toBeGreaterThan(0);
  expect(results.map(({ name }) => name).sort()).toEqual(
    engine
      .rows(expression)
      .results.map(({ name }) => name)
      .sort(),
  );
});

test.each([
  'German states with population above 5 million',
  'French states with over a million people',
  'Spanish states by population',
  'Italian states with more than 3 million inhabitants',
])('who speaks a language is not what its adjective says of states: %s', (question) => {
  const names = engine.rows(question).results.map(({ name }) => name);
  for (const country of ['Germany', 'Austria', 'Belgium', 'France', 'Mexico', 'Italy', 'Switzerland'])
    expect(names).not.toContain(country);
});

test.each([
  ['rank BRICS by GDP 2022', 'countries.member_of=BRICS.gdp=*.order_by=gdp DESC.at=2022'],
  ['rank the G7 by population', 'countries.member_of=Group of Seven.population=*.order_by=population DESC'],
  [
    'ranking of NATO by population',
    'countries.member_of=North Atlantic Treaty Organization.population=*.order_by=population DESC',
  ],
  ['list the EU by GDP', 'countries.member_of=European Union.gdp=*.order_by=gdp DESC'],
  ['South America ranked by GDP in 2019', 'countries.location=South America.gdp=*.order_by=gdp DESC.at=2019'],
  ['G20 by population', 'countries.member_of=Group of Twenty.population=*.order_by=population DESC'],
])('a union ranked by a figure is a list of its members: %s', (question, expression) => {
  const { results } = engine.rows(question);
  expect(results.length).toBeGreaterThan(3);
  expect(results).toEqual(engine.rows(expression).results);
});

test.each([
  ['Apple gros profit 2022', 'Apple.gross_profit.at=2022'],
  ['Nvidia gros profits fiscal 2024', 'Nvidia.gross_profit.at=FY2024'],
  ['Oracle opreating income 2021', 'Oracle Corporation.operating_income.at=2021'],
  ['Walmart totl assets 2023', 'Walmart.total_assets.at=2023'],
  ['Nike net incom 2022', 'Nike.net_income.at=2022'],
  ['Coca-Cola gorss profit 2021', 'Coca-Cola.gross_profit.at=2021'],
])('a slip is read as what makes a term with its neighbour: %s', (question, expression) => {
  const { results } = engine.rows(question);
  expect(results).toHaveLength(1);
  expect(results).toEqual(engine.rows(expression).results);
});

test.each([
  ['Microsoft annualised revenue', 'annualised'],
  ['Apple revenue in 2023, annualised', 'annualised'],
  ['Nvidia net income Q3 2024 annualized', 'annualized'],
  ['Walmart capex 2022, annualised', 'annualised'],
  ['US CPI in June 2022, annualized', 'annualized'],
  ['GDP of France 2019 at an annual rate', 'at an annual rate'],
])('what is no annual rate is not told as one: %s', (question, word) => {
  expect(engine.rows(question).results).toEqual([]);
  expect(said(question)).toContain(`“${word}”`);
});

test.each([
  ['housing starts in March 2020, annualized', '1,270,000'],
  ['population growth annualised of Nigeria 1990-2020', '+2.7%'],
])('what is published at one is: %s', (question, figure) => {
  expect(said(question)).toContain(figure);
});

const totals = (question: string): Record<string, unknown>[] => engine.rows(question).results;

test.each([
  [
    'total revenue of companies in Texas, 2020 to 2022',
    'companies.location=Texas',
    'sum(revenue)',
    'total_revenue',
  ],
  [
    'total net income of banks from 2019 to 2021',
    'companies.industry=Banking',
    'sum(net_income)',
    'total_net_income',
  ],
  [
    'average revenue of companies in Ohio from 2020 to 2022',
    'companies.location=Ohio',
    'average(revenue)',
    'average_revenue',
  ],
  [
    'total population of EU countries in 2010 and 2020',
    'countries.member_of=European Union',
    'sum(population)',
    'total_population',
  ],
  ['total GDP of Africa from 2018 to 2020', 'countries.location=Africa', 'sum(gdp)', 'total_gdp'],
  ['combined revenue of all companies from 2020 to 2022', 'companies', 'sum(revenue)', 'total_revenue'],
])('a figure of a collection over several years is told of each: %s', (question, set, aggregate, column) => {
  const found = totals(question);
  expect(found.length).toBeGreaterThan(1);
  for (const row of found) {
    const [own] = totals(`${set}.at=${String(row['name'])}.${aggregate}`);
    expect(row[column]).toBe(own?.[column]);
    expect(row['count']).toBe(own?.['count']);
  }
});

test('who lacks some of the years is named, and who lacks all of them counted', () => {
  const answer = said('total revenue of companies in Texas, 2020 to 2022');
  expect(answer).toMatch(/has no revenue for some of these years of .+, and it has none of them of \d+/);
  expect(said('total net income of banks, 2012 through 2022')).toContain('only from 2014 to 2022');
});

test.each([
  ['how many companies had a net loss in 2020 and 2021', 'companies.net_income<0'],
  [
    'number of EU countries with GDP above 1 trillion in 2005 and 2015',
    'countries.gdp>1000000000000.member_of=European Union',
  ],
])('how many met a bound is told of each year: %s', (question, set) => {
  const [first, second, together, ...others] = totals(question);
  expect(others).toEqual([]);
  expect(together).toMatchObject({
    name: `each of ${String(first?.['name'])} and ${String(second?.['name'])}`,
  });
  for (const { name, count } of [first ?? {}, second ?? {}])
    expect([{ count }]).toMatchObject(
      totals(`${set}.at=${String(name)}.count()`).map((row) => ({ count: row['count'] })),
    );
});
