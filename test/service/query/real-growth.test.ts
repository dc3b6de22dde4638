import { whole } from '../whole';

type Told = Record<string, unknown>;

const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;
const say = (question: string): string => whole.engine.answer(question).content;

test('the growth of an economy is that of its output without the rise of prices, in expressions as in questions', () => {
  expect(rowsOf('Germany.gdp_growth.at=2023')[0]).toMatchObject({ gdp_growth: -0.3 });
  expect(say('GDP growth of Germany in 2023')).toContain('-0.3%');
  expect(rowsOf('United States.gdp_growth.at=2024')[0]).toMatchObject({ gdp_growth: 2.8 });
  const names = (expression: string): unknown[] => rowsOf(expression).map(({ name }) => name);
  const ranked = names('countries.order_by=gdp_growth DESC.limit=5.return(name,gdp_growth)');
  expect(ranked).toEqual(names('countries.order_by=real_gdp_growth_rate DESC.limit=5.return(name)'));
  const told = say('top 5 countries by GDP growth');
  for (const name of ranked) expect(told).toContain(String(name));
  expect(rowsOf('countries.gdp_growth>5.at=2023.count()')[0]?.['count']).toBe(
    rowsOf('countries.real_gdp_growth_rate>5.at=2023.count()')[0]?.['count'],
  );
});

test('a growth that a publisher gives of each year is a figure of each year', () => {
  const dates = rowsOf('Germany.gdp_growth.at=2022..2024').map(({ date }) => date);
  expect(dates).toEqual(['2022-01-01', '2023-01-01', '2024-01-01']);
});

test('the growth of a revenue still goes from the first time to the last', () => {
  expect(rowsOf('Apple.revenue_growth.at=2020..2023')).toHaveLength(1);
});

test('over several years an economy grew by what its output in dollars did, and the answer says so', () => {
  const told = say("Did Germany's GDP grow by more than 10% from 2019 to 2023?");
  expect(told).toMatch(/^\*?\*?Yes/);
  expect(told).toContain('growth in GDP in current US dollars of Germany is **+14.6%**');
});
