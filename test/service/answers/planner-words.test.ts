import { whole } from '../whole';

const { engine } = whole;
const say = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';

test.each([
  ['currency code 752', 'currencies.iso_numeric=752'],
  ['currency code 978', 'currencies.iso_numeric=978'],
  ['Schlumberger (SLB) revenue 2020', 'SLB.revenue.at=2020'],
  ['Apple (AAPL) and Microsoft (MSFT) revenue 2023', 'Apple OR Microsoft.revenue.at=2023'],
  ['how many of your companies are based in Texas', 'companies.location=Texas.count()'],
  [
    'registrants incorporated in Delaware whose fiscal year ends in June',
    'companies.registered_in=Delaware.fiscal_year_end=June',
  ],
  [
    'semiconductor names with net income > 5 billion USD in 2022',
    'companies.sic_description=Semiconductors & Related Devices.net_income>5000000000.at=2022',
  ],
  ['what did Costco earn per share, diluted, in fiscal 2022', 'Costco.eps.at=FY2022'],
  ['what did Parker-Hannifin earn per share, diluted, in its fiscal 2023?', 'Parker Hannifin.eps.at=FY2023'],
  ['stockholders equity Deere oct 2020', 'Deere & Company.equity.at=2020-10'],
  [
    "How big was Micron's revenue in the November 2022 quarter?",
    'Micron Technology.revenue.at=quarter to 2022-11',
  ],
  ['Apple revenue June 2023 quarter', 'Apple.revenue.at=quarter to 2023-06'],
  ['Intuitive Surgical balance sheet total at FYE 2021', 'Intuitive Surgical.total_assets.at=2021'],
  [
    "put Waste Management's dividends paid over five years in a column",
    'Waste Management.dividends_paid.at=2021..2025',
  ],
  ['LEI and ISIN for SAP, ASML and Airbus in one go', 'SAP OR ASML OR Airbus.return(name, lei, isin)'],
  [
    'countries that joined NATO after 2000, with dates',
    'countries.member_of.name=North Atlantic Treaty Organization.member_of.since>2000',
  ],
  ['EU members with dates', 'countries.member_of.name=European Union.member_of.since'],
  ['UN subregion of Japan', 'Japan.region'],
  ['Wann endet das Geschäftsjahr bei Apple?', 'Apple.fiscal_year_end'],
  ['Exportvolumen Niederlande', 'Netherlands.exports'],
  ['foreign exchange and gold reserves of Japan', 'Japan.reserves_of_foreign_exchange_and_gold'],
  [
    'Thermo Fisher vs Danaher revenue ratio 2020',
    'Thermo Fisher Scientific OR Danaher Corporation.order_by=revenue DESC.at=2020',
  ],
  ['revenue per head of Netflix', 'Netflix.revenue_per_employee_count'],
  ['GDP per head of Poland', 'Poland.gdp_per_population'],
  ['GDP per capita PPP of Thailand', 'Thailand.gdp_ppp_per_population'],
  [
    'bottom five ASEAN economies by GDP per capita PPP',
    'countries.member_of=Association of Southeast Asian Nations.order_by=gdp_ppp_per_population ASC.limit=5',
  ],
  ['what industry is Roper Technologies classified under', 'Roper Technologies.industry'],
  ['retail trade employees', '"All Employees, Retail Trade".latest_value'],
  ['SAP SE LEI', 'SAP.lei'],
  ['Bilanzsumme JPMorgan in Billionen Dollar', 'JPMorgan Chase.total_assets'],
  ['GDP of Korea 2020', 'South Korea.gdp.at=2020'],
  ['inflation in Ghana and Kenya for 2022, table', 'Ghana OR Kenya.inflation_rate_consumer_prices.at=2022'],
  [
    "we're planning a roadshow in Minneapolis, who has headquarters there",
    'companies.headquarters=Minneapolis',
  ],
])('what planners write is read as it is meant: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  ['net sales Mars Inc', '“Mars Inc”'],
  ['Merck KGaA revenue', '“KGaA”'],
  ['PPP exchange rate of India', '“rate”'],
  ['revenue of Apple in ppp terms', '“ppp'],
])('what means something else is not passed over: %s', (question, named) => {
  expect(say(question)).toMatch(/^This is not in the embedded dataset/);
  expect(say(question)).toContain(named);
});

test('a list of names alone is told whole', () => {
  expect(say('Welche Länder haben den Euro?')).toContain('Malta');
  expect(say('Welche Länder haben den Euro?')).not.toContain('more.');
});

test('a total of a few quarters names each', () => {
  const quarters = engine.rows('JPMorgan Chase.net_income_quarterly_history').results;
  expect(quarters.length).toBeGreaterThan(0);
  expect(say('last four quarters net income of JPMorgan')).toMatch(
    /is \$[\d.]+ billion: \$[\d.]+ billion \(\d+ \w+ \d{4}\), .* and \$[\d.]+ billion/,
  );
});

test('figures of a time that is not held are said to run as far as any line does', () => {
  expect(say('GDP of Germany 1700')).toMatch(/Its figures are of whole years, from 1960 to/);
});

test('the day of a newest figure is told where it was asked for', () => {
  expect(say('Monster Beverage cash pile, most recent quarter, and as-of date please')).toMatch(
    /cash and cash equivalents .*; date \d+ \w+ \d{4}/,
  );
});

test('a month that a year of weeks ends just behind is its month, and the next one stays so', () => {
  expect(say('Deere net income October 2020')).toContain('1 November 2020');
  expect(say('Deere net income November 2020')).toContain('1 November 2020');
  expect(say('Microsoft net income May 2023')).toMatch(/^This is not in the embedded dataset/);
});
