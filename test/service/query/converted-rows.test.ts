import { averageOver } from '../../../src/shared/names/exchange-rate';
import { whole } from '../whole';

type Told = Record<string, unknown>;

const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;
const say = (question: string): string => whole.engine.answer(question).content.replaceAll('**', '');

/** What a euro cost on average in the months of a year, by the line of the euro's fixings. */
function averageOf(year: number): number {
  const pair = whole.store.byName('EUR/USD').find(({ type }) => type === 'ForeignExchangeRate');
  const line = pair?.series.find(({ name }) => name.startsWith('Euro reference rate'));
  if (line === undefined) return NaN;
  const days = line.dates.map((date) => Date.parse(date) / 86_400_000);
  const months = Array.from({ length: 12 }, (_, at) => year * 12 + at);
  return averageOver({ days, values: line.values }, months)?.value ?? NaN;
}

test('a year of GDP is converted at the average of its months, and says so', () => {
  const rows = rowsOf('Germany.gdp_in_eur.at=2021..2023');
  const own = rowsOf('Germany.gdp.at=2021..2023');
  expect(rows.map(({ date }) => date)).toEqual(own.map(({ date }) => date));
  for (const [at, year] of [2021, 2022, 2023].entries()) {
    expect(rows[at]).toMatchObject({
      currency: 'EUR',
      rate: expect.stringMatching(`^1\\.\\d+ USD per EUR, average of 12 months to ${year}-12$`) as string,
    });
    expect(Number(rows[at]?.['gdp_in_eur']) * averageOf(year)).toBeCloseTo(Number(own[at]?.['gdp']), -8);
  }
  expect(say('Germany.gdp_in_eur.at=2021..2023')).toContain('over the 12 months to December 2022');
  expect(say('GDP of Germany in EUR in 2023')).toContain('was 4.1 trillion EUR in 2023');
});

test('a balance is converted at the rate of its day, and its row is of that day', () => {
  expect(rowsOf('Apple.total_assets_in_eur.at=2024')).toEqual([
    expect.objectContaining({
      date: '2024-09-28',
      currency: 'EUR',
      rate: expect.stringMatching(/^1\.\d+ USD per EUR, 2024-09-(?:27|30)$/) as string,
    }),
  ]);
  const [both] = rowsOf('Apple.return(name,revenue_in_eur,total_assets_in_eur,rate,currency)');
  expect(both).toMatchObject({ currency: 'EUR' });
  expect(both?.['rate']).toMatch(
    /^revenue_in_eur: .+ months to 2025-09; total_assets_in_eur: .+, 2025-09-\d\d$/,
  );
});

test('what is asked for in its own currency is told without a rate', () => {
  expect(rowsOf('Germany.gdp_in_usd')[0]).not.toHaveProperty('rate');
});
