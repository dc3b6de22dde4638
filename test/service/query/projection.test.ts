import { whole } from '../whole';

type Row = Record<string, unknown>;

const rowsOf = (expression: string): Row[] => whole.engine.rows(expression).results;

test.each([
  'companies.order_by=revenue DESC.limit=20.return(name, revenue)',
  'companies.name=Wells Fargo OR ASML OR Walmart.return(name, revenue, net_income)',
  'Apple.return(name, revenue).at=2020..2022',
  'Apple.revenue.2017.return(revenue)',
  'Columbus.return(name, population)',
  'countries.member_of=Council of Europe.return(name)',
  'Apple.return(name, revenue_in_eur)',
  'Apple.return(name, revenue_history)',
])('rows hold what return lists and nothing else: %s', (expression) => {
  const listed = /return\(([^)]*)\)/.exec(expression)?.[1]?.split(', ');
  const rows = rowsOf(expression);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(Object.keys(row)).toEqual(listed);
});

test('a figure of another period, currency or basis is null, unless it is listed which it is', () => {
  const of = 'companies.name=Wells Fargo OR ASML OR JPMorgan Chase';
  expect(rowsOf(`${of}.return(name, revenue)`)).toEqual([
    { name: 'JPMorgan Chase', revenue: 182_447_000_000 },
    { name: 'Wells Fargo', revenue: null },
    { name: 'ASML', revenue: null },
  ]);
  expect(rowsOf(`${of}.return(name, revenue, date, currency)`)).toMatchObject([
    { name: 'JPMorgan Chase', revenue: 182_447_000_000, date: '2025-12-31', currency: 'USD' },
    { name: 'Wells Fargo', revenue: 85_063_000_000, date: '2019-12-31', currency: 'USD' },
    { name: 'ASML', currency: 'EUR' },
  ]);
  // The newest of a row is shown, and nothing of another year beside it.
  expect(rowsOf('Microsoft.return(name,revenue,gross_profit)')).toEqual([
    { name: 'Microsoft', revenue: 331_839_000_000, gross_profit: null },
  ]);
  // What the rows do not show the answer says in words.
  expect(whole.engine.answer('Wells Fargo.return(name, revenue)').content).toContain('2019');
});

test.each([
  ['companies.limit=2.return(name, net_margin)', 'net_margin'],
  ['Apple.return(name, ebitda, pe_ratio)', 'pe_ratio'],
  ['companies.order_by=revenue DSC.limit=2', 'revenue DSC'],
  ['Apple.return(name,,revenue)', 'return(name,,revenue)'],
  ['Apple.return()', 'return()'],
  ['companies.average(profitability)', 'profitability'],
  ['companies.revenue.rubbish.limit=2', 'rubbish'],
])('what is no field is refused by name: %s', (expression, named) => {
  expect(rowsOf(expression)).toEqual([{ error: expect.stringContaining(`“${named}”`) as string }]);
});

test('a number may have an exponent', () => {
  expect(rowsOf('companies.revenue>4e11.return(name)')).toEqual(
    rowsOf('companies.revenue>400bn.return(name)'),
  );
  expect(rowsOf('companies.revenue>4.5E11.return(name)')).toEqual(
    rowsOf('companies.revenue>450bn.return(name)'),
  );
});

test('of several places a property means the inner one', () => {
  const rows = rowsOf('companies.state_of_incorporation!=Delaware.limit=20');
  expect(rows.filter(({ state_of_incorporation: state }) => Array.isArray(state))).toEqual([]);
  expect(rowsOf('companies.registered_in=United States.limit=20')).toHaveLength(20);
});

test('an employer employs its officers, and a board has directors', () => {
  const employed = rowsOf('people.employer=Apple').map(({ name }) => name);
  expect(employed).toContain('Tim Cook');
  expect(employed).not.toContain('Andrea Jung');
  expect(rowsOf('people.company=Apple').map(({ name }) => name)).toContain('Andrea Jung');
});

test('a country without any membership is known to be no member', () => {
  const names = rowsOf('countries.currency=euro.member_of!=European Union.return(name)').map(
    ({ name }) => name,
  );
  expect(names.sort()).toEqual(['Andorra', 'Kosovo', 'Monaco', 'Montenegro', 'San Marino', 'Vatican City']);
});

test('a screen goes by its figure and shows the day of each row', () => {
  const rows = rowsOf('companies.country=US.industry=banks.revenue>10bn');
  const figures = rows.map(({ revenue }) => Number(revenue));
  expect(figures).toEqual([...figures].sort((a, b) => b - a));
  expect(rows.find(({ name }) => name === 'Wells Fargo')).toMatchObject({ date: '2019-12-31' });
  const least = rowsOf('companies.net_income<0.limit=5').map(({ net_income: income }) => Number(income));
  expect(least).toEqual([...least].sort((a, b) => a - b));
});

test.each([
  'Who is the CEO of Apple?',
  'countries.limit=5.return(name, population)',
  'Apple',
  'companies.sum(revenue)',
])('every mention stands in the text or in the rows (§2.10): %s', (input) => {
  const answer = whole.engine.answer(input);
  const { results, entities } = whole.engine.rows(input);
  const said = (list: typeof entities): string[] => list.flatMap(({ mentions }) => mentions ?? []);
  const text = `${input} ${answer.content.replaceAll('*', '')}`;
  expect(said(answer.entities ?? []).filter((mention) => !text.includes(mention))).toEqual([]);
  const cells = `${input} ${JSON.stringify(results)}`;
  expect(said(entities).filter((mention) => !cells.includes(mention))).toEqual([]);
});
