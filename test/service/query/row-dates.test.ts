import { isStaleMoney, isFigure } from '../../../src/service/query/stale-money';
import { groundsOf, type Fact } from '../../../src/service/query/fact';
import { DATASET_DAY } from '../../../src/service/dataset/dataset-day';
import { createEvaluator } from '../../../src/service/query/evaluate';
import { whole } from '../whole';

type Told = Record<string, unknown>;

const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;
const say = (question: string): string => whole.engine.answer(question).content;

const evaluator = createEvaluator(whole.store, whole.search);

test('figures of different years beside each other are told apart', () => {
  expect(rowsOf('Microsoft.return(name,revenue,gross_profit,total_assets,dates)')).toEqual([
    expect.objectContaining({
      name: 'Microsoft',
      dates: 'revenue FY2026; gross_profit, total_assets FY2025',
    }),
  ]);
  expect(rowsOf('companies.revenue<3bn.net_income>500m.return(name,revenue,net_income,dates)')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'AvalonBay Communities', dates: 'revenue FY2023; net_income FY2025' }),
      expect.objectContaining({ name: 'Ares Management', dates: 'revenue FY2015; net_income FY2025' }),
    ]),
  );
});

test('what a row was narrowed or ordered by is told where it is no column', () => {
  const named = rowsOf('companies.revenue<3bn.net_income>500m.return(name, dates)');
  expect(named).toContainEqual({ name: 'AvalonBay Communities', dates: 'revenue FY2023; net_income FY2025' });
  const ranked = rowsOf('companies.order_by=revenue ASC.return(name, dates)');
  expect(ranked.find(({ name }) => name === 'AvalonBay Communities')).toEqual({
    name: 'AvalonBay Communities',
    dates: 'revenue FY2023',
  });
  expect(say('(AvalonBay Communities OR Ares Management).revenue<3bn.return(name)')).toContain(
    'no later years for these figures of revenue: they are of 2015 to 2023',
  );
});

test('rows of one current period have no such column, nor rows of a time that was named', () => {
  expect(rowsOf('Apple OR Amazon.return(name,revenue,net_income)')[0]).not.toHaveProperty('dates');
  expect(rowsOf('Microsoft.return(name,revenue,total_assets).at=2024')[0]).not.toHaveProperty('dates');
  expect(rowsOf('companies.headquarters=Texas.return(name,headquarters)')[0]).not.toHaveProperty('dates');
});

test('every margin that contradicts the figures beside it says of which years they are', () => {
  const rows = rowsOf(
    'companies.return(name,revenue,net_income,net_income_percent_of_revenue,dates,basis,currency)',
  );
  const apart = rows.filter(({ revenue, net_income: income, net_income_percent_of_revenue: margin }) => {
    if (typeof revenue !== 'number' || typeof income !== 'number' || typeof margin !== 'number') return false;
    return Math.abs(margin - (income / revenue) * 100) > 0.01;
  });
  expect(apart.length).toBeGreaterThan(5);
  expect(apart.filter(({ dates }) => dates === null || dates === undefined)).toEqual([]);
});

/** By the figures themselves, and not by what writes the column. */
function isApartOrOld(facts: readonly Fact[]): boolean {
  const figures = facts.flatMap(groundsOf).filter(isFigure);
  const days = new Set(figures.map(({ value }) => (value.kind === 'point' ? value.date : 'published')));
  return days.size > 1 || figures.some((fact) => isStaleMoney(fact, DATASET_DAY));
}

test('of each company a row tells its periods where they differ or are old, and only there', () => {
  const rows = rowsOf('companies.return(id,name,revenue,net_income,dates)');
  expect(rows.length).toBeGreaterThan(700);
  const wrong = rows.filter(({ id, dates }) => {
    const entity = whole.store.byId(String(id));
    const facts =
      entity === undefined
        ? []
        : ['revenue', 'net_income'].flatMap((field) => evaluator.reader.read(entity, [field]));
    return (typeof dates === 'string') !== isApartOrOld(facts);
  });
  expect(wrong).toEqual([]);
  expect(rows.filter(({ dates }) => dates === null).length).toBeGreaterThan(100);
});

test('a date among the columns is that of the figures beside it, where they are of one', () => {
  expect(rowsOf('Costco.return(name,revenue,date)')).toEqual([
    { name: 'Costco', revenue: 275_235_000_000, date: '2025-08-31' },
  ]);
  const [apart] = rowsOf('Microsoft.return(name,revenue,gross_profit,date,dates)');
  expect(apart).toMatchObject({ date: null, dates: 'revenue FY2026; gross_profit FY2025' });
  // A ranking says of no year whose revenue it gives.
  const [ranked] = rowsOf('Berkshire Hathaway.return(name,revenue,net_income,date,dates)');
  expect(ranked).toMatchObject({ date: null, dates: 'revenue published 2025-06-02; net_income FY2025' });
});

test('one figure of many says how many of those that went in are old', () => {
  const [average] = rowsOf('companies.industry=banks.average(net_income_percent_of_revenue)');
  expect(average).toMatchObject({ count: 11, dates: '2 of 11 old: Wells Fargo FY2019; M&T Bank FY2023' });
  const [dated] = rowsOf('companies.industry=banks.average(net_income_percent_of_revenue).at=2024');
  expect(dated).not.toHaveProperty('dates');
  const groups = rowsOf('companies.average(revenue).group_by=industry');
  expect(groups.some(({ dates }) => typeof dates === 'string')).toBe(true);
  expect(groups.some(({ dates }) => dates === null)).toBe(true);
});

test('a growth is of its last year, and a ratio of two years says which', () => {
  expect(rowsOf('Apple.return(name,revenue_growth,revenue)')[0]).not.toHaveProperty('dates');
  const [ratio] = rowsOf('Microsoft.return(name,gross_profit_per_revenue,dates)');
  expect(ratio).toMatchObject({
    dates: 'gross_profit_per_revenue (gross_profit FY2025 by revenue FY2026)',
  });
});

test('a figure that nobody names the year of says when it was published, by itself, in an order and as an extreme', () => {
  const published = { revenue: 371_400_000_000, dates: 'revenue published 2025-06-02' };
  expect(rowsOf('Berkshire Hathaway.revenue')).toEqual([expect.objectContaining(published)]);
  const ranked = rowsOf('companies.order_by=revenue DESC.limit=25.return(name,revenue,dates)');
  expect(ranked).toContainEqual({ name: 'Berkshire Hathaway', ...published });
  expect(ranked[0]).toMatchObject({ name: 'Amazon', dates: null });
  expect(rowsOf('companies.headquarters=Omaha.maximum(revenue)')[0]?.['dates']).toBe('published 2025-06-02');
});

test('of what is added up those of no known year are counted beside the old ones', () => {
  expect(rowsOf('companies.industry=Banking.sum(revenue)')[0]?.['dates']).toMatch(
    /^2 of 17 old: Wells Fargo FY2019; M&T Bank FY2023; 6 of 17 of no known year: Truist Financial published/,
  );
  // Where none has a year there are none beside which that would say anything.
  expect(rowsOf('companies.average(employee_count)')[0]).not.toHaveProperty('dates');
});

test('a count says how old the figures are that it counts by, as the list of them does', () => {
  expect(rowsOf('countries.life_expectancy>80.count()')[0]?.['dates']).toMatch(
    /^life_expectancy: 10 of 10 old: Japan 2005; /,
  );
  expect(rowsOf('companies.revenue>10bn.count()')[0]?.['dates']).toMatch(
    /^of the first 20: revenue: 2 of 20 of no known year: Berkshire Hathaway published [0-9-]+; General Motors/,
  );
  expect(rowsOf('companies.headquarters=Texas.count()')[0]).not.toHaveProperty('dates');
  expect(rowsOf('companies.revenue>10bn.count().at=2024')[0]).not.toHaveProperty('dates');
});

test('a figure published long after the last year of the filings is the newer one', () => {
  const [first] = rowsOf('(Ford Motor Company OR General Motors).order_by=revenue DESC.return(name,revenue)');
  expect(first).toEqual(expect.objectContaining({ name: 'General Motors', revenue: 187_400_000_000 }));
  expect(say('Which Michigan company has the most revenue?')).toContain('**General Motors**');
  // A list of June 2025 has the year that its own filing of August 2024 ends.
  expect(say('revenue of Microsoft')).toContain('30 June 2026');
  expect(say('net margin of General Motors')).toContain('31 December 2023');
});
