import { whole } from '../whole';

const { engine } = whole;

type Row = Record<string, unknown>;

const namesOf = (question: string): string[] => [
  ...new Set(engine.rows(question).results.map(({ name }) => String(name))),
];
const saidOf = (question: string): string => engine.answer(question).content;

/** The names that an expression of one year gives. */
const at = (year: number, expression: string): ReadonlySet<string> =>
  new Set(namesOf(`${expression}.at=${year}`));

describe('a condition on the figures of several years', () => {
  test.each([
    ['companies with negative net income in both 2019 and 2020', 'companies.net_income<0', [2019, 2020]],
    ['which companies lost money in 2021, 2022 and 2023', 'companies.net_income<0', [2021, 2022, 2023]],
    [
      'countries with inflation above 8% in 2021 and 2022',
      'countries.inflation_rate_consumer_prices>8',
      [2021, 2022],
    ],
    [
      'companies with revenue above 300bn from 2021 to 2023',
      'companies.revenue>300000000000',
      [2021, 2022, 2023],
    ],
    [
      'tech companies with a net margin above 30% in 2022 and 2023',
      'companies.industry=Technology.net_income_percent_of_revenue>30',
      [2022, 2023],
    ],
    [
      'companies with capex over 20bn in 2022 and 2023',
      'companies.capital_expenditure>20000000000',
      [2022, 2023],
    ],
  ] as const)('%s holds in each', (question, expression, years) => {
    const [first, ...others] = years.map((year) => at(year, expression));
    const wanted = [...(first ?? [])].filter((name) => others.every((names) => names.has(name)));
    expect(wanted.length).toBeGreaterThan(0);
    expect(namesOf(question).sort()).toEqual(wanted.sort());
    expect(saidOf(question)).toContain(' in each ');
  });

  test.each([
    ['companies that lost money in 2019 or 2020', 'companies.net_income<0', [2019, 2020]],
    ['companies with revenue above 400bn in 2022 or 2024', 'companies.revenue>400000000000', [2022, 2024]],
  ] as const)('%s holds in any', (question, expression, years) => {
    const wanted = years.flatMap((year) => [...at(year, expression)]);
    expect(namesOf(question).sort()).toEqual([...new Set(wanted)].sort());
    expect(saidOf(question)).toContain(` in ${years.join(' or ')} `);
  });

  test('shows the rows of those years alone in which it was so', () => {
    const { results } = engine.rows('companies that lost money in 2019 or 2020');
    expect(results.every((row: Row) => Number(row['net_income']) < 0)).toBe(true);
  });

  test.each([
    ['how many companies lost money in both 2019 and 2020', '2019, 2020', 'each of 2019 and 2020'],
    ['how many companies lost money in 2019 or 2020', '2019 OR 2020', '2019 or 2020'],
  ])('%s is counted of each year, and together', (question, times, together) => {
    const count = namesOf(`companies.net_income<0.at=${times}`).length;
    expect(engine.rows(question).results.at(-1)).toEqual({ name: together, count });
    expect(saidOf(question)).toContain(`- ${together}: **${count}**`);
  });

  test('names those of which the figure of one of the years is lacking', () => {
    expect(saidOf('companies with negative net income in 2019 and 2020')).toMatch(
      /no net income for each of 2019 and 2020 of \d+ of the \d+ companies/,
    );
  });

  test('tells the year of each figure that is worked out', () => {
    const { results } = engine.rows('tech companies with a net margin above 30% in 2022 and 2023');
    expect(results.every((row: Row) => /^202[23]-/.test(String(row['date'])))).toBe(true);
  });
});

test('of two years the higher is told as before', () => {
  expect(saidOf("was Apple's revenue higher in 2021 or 2022")).toContain('rose from');
  expect(saidOf("was Walmart's revenue higher in 2019 or 2022")).toContain('rose from');
});
