import { whole } from '../whole';

const { engine, store } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

/** The mean of the twelve months of a year, of the line of whole months that a name begins with. */
function meanOf(entity: string, line: string, year: string): number {
  const held = [...store.byName(entity)]
    .flatMap(({ series }) => series)
    .find(({ name, cadence }) => name.startsWith(line) && cadence === 'm');
  const values =
    held?.dates.flatMap((date, at) => (date.startsWith(year) ? [held.values[at] ?? 0] : [])) ?? [];
  expect(values).toHaveLength(12);
  return values.reduce((sum, value) => sum + value, 0) / 12;
}

test.each([
  ['oil price in 2008', 'Crude oil (WTI)', 'Crude Oil Prices', '2008'],
  ['Brent 2008', 'Crude oil (Brent)', 'Crude Oil Prices', '2008'],
  ['gold price in 2020', 'Gold', 'Gold price, monthly average', '2020'],
  ['gold price in 2025', 'Gold', 'Gold price, monthly average', '2025'],
  ['Goldpreis 2020', 'Gold', 'Gold price, monthly average', '2020'],
])('the price of a year is its average, as a rate of a year is: %s', (question, entity, line, year) => {
  const [row] = engine.rows(question).results;
  const figure = Object.entries(row ?? {}).find(([column]) => column.startsWith('average_'))?.[1];
  expect(figure).toBeCloseTo(meanOf(entity, line, year), 2);
  expect(said(question)).toMatch(new RegExp(`The average of 12 figures of .* in ${year} is`));
});

test('a year that is not over has its newest price', () => {
  expect(said('gold price in 2026')).toMatch(/ on 29 September 2026 /);
  expect(said('gold price in 2026')).not.toContain('alone');
});

test.each(['gold price at the end of 2020', 'price of gold in December 2020'])(
  'a month that was asked for is that month: %s',
  (question) => {
    expect(said(question)).toMatch(/ in December 2020 /);
    expect(said(question)).not.toContain('alone');
  },
);

test('an exchange rate of a year says that it is of one day, and what it was on average', () => {
  const mean = meanOf('EUR/USD', 'U.S. Dollars to Euro', '2020').toPrecision(6);
  expect(said('EUR/USD in 2020')).toContain(
    `on 31 December 2020 (European Central Bank, 13 April 2026). That is one day only; over the 12 months of 2020 it was ${mean} on average (FRED`,
  );
  expect(said('EUR/USD in 2020')).not.toContain('several series');
  expect(said('USD/CHF in 2020')).toMatch(/on 31 December 2020 .* That is one day only; over the 12 months/);
  expect(said('EUR/CHF in 2020')).toContain('That is one day only; the average of 2020 is not available.');
  expect(said('EUR/USD at the end of 2020')).not.toContain('alone');
});

test.each([
  ['how much did prices rise in Germany between 2019 and 2023', 'Germany', [2020, 2021, 2022, 2023]],
  ['cumulative inflation in Germany from 2020 to 2023', 'Germany', [2021, 2022, 2023]],
  ['cumulative inflation in Turkey over the last three years', 'Türkiye', [2022, 2023, 2024]],
  ['wie stark stiegen die Preise in Deutschland zwischen 2019 und 2023', 'Germany', [2020, 2021, 2022, 2023]],
  ['by how much have prices gone up in Japan since 2022', 'Japan', [2023, 2024]],
])(
  'what prices rose by over several years is what their rates make together: %s',
  (question, name, years) => {
    const rates = [...store.byName(name)]
      .flatMap(({ series }) => series)
      .find((series) => series.name === 'Inflation rate (consumer prices)');
    const factor = years
      .map((year) => rates?.values[rates.dates.findIndex((date) => date.startsWith(String(year)))] ?? NaN)
      .reduce((product, rate) => product * (1 + rate / 100), 1);
    const [row] = engine.rows(question).results;
    expect(row?.['inflation_rate_consumer_prices_compounded']).toBeCloseTo((factor - 1) * 100, 6);
    expect(said(question)).toMatch(/compound to .*: .*\(World Bank/);
  },
);

test('of one year that is its rate, and where a year is not held there is nothing', () => {
  const year = 'how much did prices rise in Germany in 2022';
  expect(engine.rows(year).results[0]).toHaveProperty('inflation_rate_consumer_prices');
  expect(engine.rows('Germany.inflation_compounded.at=2019..2030').results).toHaveLength(0);
  expect(engine.rows('Germany.unemployment_rate_compounded.at=2022..2024').results).toHaveLength(0);
});
