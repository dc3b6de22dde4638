import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';

test.each([
  ['cities with more than 2.5m inhabitants', 'cities.population>2500000'],
  ['companies with revenue over 1.2bn in Texas', 'companies.revenue>1200000000.location=Texas'],
  ['Städte in Spanien mit über 300 Tsd. Einwohnern', 'cities.location=Spain.population>300000'],
  ['Städte mit über 2,5Mio Einwohnern', 'cities.population>2500000'],
  ['Unternehmen mit mehr als 300k Mitarbeitern', 'companies.employee_count>300000'],
  ['convert 2.5m euro into dollars', 'EUR/USD.rate_times_2500000'],
  ['how much is $2.5m in EUR', 'USD/EUR.rate_times_2500000'],
  ['how much is 250 usd in euro', 'USD/EUR.rate_times_250'],
  ['revenue of 3M in 2023', '3M.revenue.at=2023'],
])('an amount is read with the letter of its scale and the sign of its money: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  ["Apple's revenue in 2023 in USD m", 'Apple.revenue.at=2023'],
  ['Apple revenue in USD m 2023', 'Apple.revenue.at=2023'],
  ['revenue of Apple 2023 (USD m)', 'Apple.revenue.at=2023'],
  ['Apple net income 2022, USD mn', 'Apple.net_income.at=2022'],
  ['Apple revenue 2023 in EUR m', 'Apple.revenue_in_eur.at=2023'],
  ['Umsatz von Apple 2023 in Mrd. €', 'Apple.revenue_in_eur.at=2023'],
  ['Apple revenue (€bn) 2023', 'Apple.revenue_in_eur.at=2023'],
  ['Apple net income 2022 in TEUR', 'Apple.net_income_in_eur.at=2022'],
  ['Apple revenue 2023 in €', 'Apple.revenue_in_eur.at=2023'],
])('of a unit with its scale the money is meant: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  [
    'Unternehmen mit mehr als 5 Mrd. Euro Umsatz in Texas',
    'companies.revenue_in_eur>5000000000.location=Texas',
  ],
  ['companies with revenue above €5bn in Texas', 'companies.revenue_in_eur>5000000000.location=Texas'],
  ['companies with net income above EUR 5bn', 'companies.net_income_in_eur>5000000000'],
  [
    'companies with revenue between 5 and 10 billion euros in Texas',
    'companies.revenue_in_eur>=5000000000.revenue_in_eur<=10000000000.location=Texas',
  ],
  ['Hatte Apple 2023 mehr als 300 Mrd. Euro Umsatz?', 'Apple.at=2023.is(revenue_in_eur>300000000000)'],
  ['companies with revenue above $5bn in Texas', 'companies.revenue>5000000000.location=Texas'],
  ['was the dollar above 150 yen', 'USD/JPY.is(rate>150)'],
])('a bound in another money than the dollar is of figures in it: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test('a bound in euros is told in euros', () => {
  expect(engine.answer('companies with revenue above €5bn in Texas').content).toContain(
    'with a revenue above 5 billion EUR in Texas',
  );
});

test('a bound of a rate in percent is told in percent', () => {
  expect(engine.answer('countries with unemployment below 4%').content).toContain(
    'with an unemployment rate below 4% in',
  );
});

test.each([
  [
    'average unemployment rate during the 2010s',
    'Unemployment Rate.at=2010..2019.average(latest_value_history)',
  ],
  [
    'Durchschnittliche Arbeitslosenquote in den 2010er Jahren',
    'Unemployment Rate.at=2010..2019.average(latest_value_history)',
  ],
  ['US population in the 1990s', 'United States.population.at=1990..1999'],
  ['US inflation in the nineties', 'United States.inflation_rate_consumer_prices.at=1990..1999'],
  ['fed funds rate in the 80s', 'fed funds rate.latest_value.at=1980..1989'],
  ['Bevölkerung Deutschlands in den Neunzigern', 'Germany.population.at=1990..1999'],
  ['acquisitions in the 2010s', 'acquisitions.date>=2010.date<=2019'],
])('a decade is its ten years: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each(['US population in the 1900s', 'inflation in the 20s', 'unemployment in the early 1980s'])(
  'a decade that nobody can tell is none: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);
