import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  ['Did Netflix have negative cash flow?', 'Netflix.is(operating_cash_flow_history<0)', 'Yes'],
  ['Did Intel have a net loss?', 'Intel.is(net_income_history<0)', 'Yes'],
  ['Was Tesla unprofitable?', 'Tesla.is(net_income_history<0)', 'Yes'],
  ['Did Boeing have negative free cash flow?', 'Boeing.is(free_cash_flow_history<0)', 'Yes'],
  ['Did Apple have revenue above 300 billion?', 'Apple.is(revenue_history>300000000000)', 'Yes'],
  ['Did Walmart have a net loss?', 'Walmart.is(net_income_history<0)', 'No'],
  ['Hatte Boeing einen Verlust?', 'Boeing.is(net_income_history<0)', 'Yes'],
])('what was so without a time is asked of every year: %s', (question, expression, verdict) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
  expect(said(question)).toMatch(new RegExp(`^${verdict}\\.`));
});

test.each([
  ['Did Ford make a profit in 2020?', 'Ford Motor Company.at=2020.is(net_income>0)'],
  ['Is Intel profitable?', 'Intel.is(net_income>0)'],
])('of a time, or of today, it is one figure: %s', (question, expression) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
});

test.each([
  ['average EUR/GBP in 2019', 'last fixing of its month, not the average of all days'],
  ['average USD/JPY in 2025', "a month's figure"],
  ['average USD/EUR in 2025', 'of its month, not the average of all days'],
  ['EUR/USD average December 2020', 'last fixing of its month'],
  ['average gold price in 2021', "a month's average"],
  ['average unemployment rate in 2020', "a month's figure"],
  ['average exchange rate USD/ARS 2010', "a year's average"],
  ['average EUR/CHF in 2015 and 2020', 'last fixing of its month'],
])('an average says what its points are: %s', (question, points) => {
  expect(said(question)).toContain(points);
});

test.each([
  ['USD/TRY annual average', '2025'],
  ['EUR/CHF yearly average', '2015'],
  ['EUR/GBP annual averages', '2019'],
  ['10-year Treasury yield annual average', '2022'],
  ['US 10-year treasury yield annual average 2015 to 2018', '2017'],
  ['unemployment rate yearly average 2019 to 2021', '2020'],
])('an average of a year is told of each: %s', (question, year) => {
  const { results } = engine.rows(question);
  expect(results.length).toBeGreaterThan(2);
  expect(results.map(({ name }) => name)).toContain(year);
});

test.each([
  [
    'difference in GDP between France and Italy in 2010 and 2020',
    'France less Italy: +$509.1 billion (2010) and +$750.0 billion (2020)',
  ],
  [
    'difference in population between Germany and Poland in 2000 and 2020',
    'Germany less Poland: +44.0 million (2000) and +45.6 million (2020)',
  ],
  [
    'difference between revenue of Apple and Microsoft in 2015 and 2023',
    'Apple Inc. less Microsoft: +$140.1 billion (2015) and +$171.4 billion (2023)',
  ],
  ['net income of Coca-Cola and PepsiCo in 2019 and 2022', 'The Coca-Cola Company less PepsiCo: '],
  ['Intel vs AMD revenue 2016 and 2023', 'Intel less Advanced Micro Devices: '],
  ['population of Japan and Mexico in 1990 and 2020', 'Japan less Mexico: '],
])('the difference of two is told of each time: %s', (question, line) => {
  expect(said(question)).toContain(line);
});

test.each([
  ['Population of the Baltic states', ['Estonia', 'Latvia', 'Lithuania']],
  ['GDP of the Baltic countries 2022', ['Estonia', 'Latvia', 'Lithuania']],
  ['Benelux countries by population', ['Belgium', 'Netherlands', 'Luxembourg']],
  ['Nordic countries by GDP per capita in 2021', ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden']],
  ['BIP der baltischen Staaten 2020', ['Estonia', 'Latvia', 'Lithuania']],
  ['Which Nordic countries use the euro?', ['Finland']],
  ['capitals of the Benelux countries', ['Belgium', 'Netherlands', 'Luxembourg']],
])('countries by what they are together called: %s', (question, names) => {
  const found = engine.rows(question).results.map(({ name }) => String(name));
  expect([...new Set(found)].sort()).toEqual([...names].sort());
});

test('whether a country is one of them is told in words', () => {
  expect(said('Is Sweden a Nordic country?')).toContain('Sweden is one of Denmark, Finland');
});

test.each([
  ['Dominion revenue', 'Dominion Energy'],
  ['Dominion employees', 'Dominion Energy'],
])('a word that begins a name is not one within another: %s', (question, firm) => {
  expect(said(question)).toContain(`is read as ${firm}`);
});

test.each([
  'target of acquisition',
  'acquisition target of Microsoft in 2016',
  'largest takeover target in 2022',
  'price target for Apple',
  'inflation target of the US',
  'the gap between US and Chinese GDP',
])('a common noun is no company: %s', (question) => {
  expect(said(question)).not.toMatch(/Target Corporation|Gap/);
});

test.each([
  ['target revenue 2023', 'Target Corporation'],
  ['visa net income 2023', 'Visa'],
])('it is one beside a figure of companies: %s', (question, firm) => {
  expect(said(question)).toContain(firm);
});

test.each([
  ['US unemployment rate in June', 'Unemployment Rate.latest_value.at=2026-06', 'June'],
  ['What was US inflation in March?', 'CPI-U nsa.latest_value_growth.at=2026-03', 'March'],
  ['EUR/USD im Dezember', 'EUR/USD.rate.at=2025-12', 'Dezember'],
  ['Apple and Microsoft revenue in Q3', 'Apple OR Microsoft.revenue.at=Q3 2025', 'Q3'],
  ['Amazon net income in the second quarter', 'Amazon.net_income.at=Q2 2026', 'second quarter'],
])('a month or a quarter without a year is the newest that is held: %s', (question, expression, part) => {
  const { results } = engine.rows(expression);
  expect(results.length).toBeGreaterThan(0);
  expect(engine.rows(question).results.map(({ value }) => value)).toEqual(results.map(({ value }) => value));
  const year = expression.includes('2025') ? '2025' : '2026';
  expect(said(question)).toContain(`“${part}” is read as “${part} ${year}”.`);
});

test.each([
  'Who became CEO of Intel in March?',
  'When was Brent highest in March?',
  'US inflation in March last year',
  'German inflation in September',
  'Which company had the highest revenue in Q3?',
])('it is none where no figure of then is held, or another time is said: %s', (question) => {
  expect(engine.rows(question).results).toEqual([]);
});

test('one alone of which a figure is known has neither the highest nor the lowest', () => {
  const text = said('Where was GDP growth weakest in 2020?');
  expect(text).toMatch(
    /^Of the countries in the embedded dataset only San Marino has this figure, so nothing can be/,
  );
  expect(said('Which country had the highest inflation in 2020?')).toContain(' has the highest inflation ');
});
