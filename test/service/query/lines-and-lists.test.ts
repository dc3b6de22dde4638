import { whole } from '../whole';

type Told = Record<string, unknown>;

const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;
const namesOf = (expression: string): unknown[] => rowsOf(expression).map(({ name }) => name);

test.each([
  [
    'companies.name=Nasdaq, Inc. OR Cboe Global Markets OR CME Group.return(name)',
    ['CME Group', 'Cboe Global Markets', 'Nasdaq, Inc.'],
  ],
  ['companies.name=Nasdaq, Inc., Tesla, Inc..return(name)', ['Nasdaq, Inc.', 'Tesla, Inc.']],
  ['companies.name=Amazon.com, Inc. OR Ford.return(name)', ['Amazon', 'Ford Motor Company']],
  ['companies.name=Microsoft, Apple.return(name)', ['Apple Inc.', 'Microsoft']],
] as const)('a comma in a name parts it from nothing: %s', (expression, names) => {
  expect(namesOf(expression).sort()).toEqual(names);
});

test('every company whose name holds a comma is found beside another', () => {
  const others = [...whole.store.byType('Company')].filter(
    ({ name }) => name.includes(',') && !/\.[a-z]/.test(name),
  );
  expect(others.length).toBeGreaterThan(5);
  const lost = others.filter(
    ({ name }) => !namesOf(`companies.name=${name} OR Apple Inc..return(name)`).includes(name),
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('a place told with where it lies is that place alone, and two of a list stay two', () => {
  const there = new Set(namesOf('companies.headquarters=Austin, Texas.return(name)'));
  const both = namesOf('companies.headquarters=Austin, Texas OR Boston.return(name)');
  const boston = new Set(namesOf('companies.headquarters=Boston.return(name)'));
  expect(there.size).toBeGreaterThan(0);
  expect(both.filter((name) => !there.has(name) && !boston.has(name))).toEqual([]);
  const either = new Set(
    ['Austin', 'Boston'].flatMap((city) => namesOf(`companies.headquarters=${city}.return(name)`)),
  );
  expect(new Set(namesOf('companies.headquarters=Austin, Boston.return(name)'))).toEqual(either);
});

test('a line of figures is a row for each of its days', () => {
  expect(rowsOf('Tesla.net_income_quarterly_history.at=2023')).toEqual([
    { name: 'Tesla, Inc.', net_income_quarterly_history: 2_513_000_000, date: '2023-03-31' },
    { name: 'Tesla, Inc.', net_income_quarterly_history: 2_703_000_000, date: '2023-06-30' },
    { name: 'Tesla, Inc.', net_income_quarterly_history: 1_853_000_000, date: '2023-09-30' },
    { name: 'Tesla, Inc.', net_income_quarterly_history: 7_928_000_000, date: '2023-12-31' },
  ]);
  const beside = rowsOf('Apple.return(name,revenue_history,net_income_history,date)');
  expect(beside.length).toBeGreaterThan(8);
  expect(beside.at(-1)).toEqual({
    name: 'Apple Inc.',
    revenue_history: 416_161_000_000,
    net_income_history: 112_010_000_000,
    date: '2025-09-27',
  });
});

test.each([
  [
    'companies.industry=Banking, Insurance',
    'companies.industry=Banking OR Insurance',
    'industry=Banking OR Insurance',
  ],
  ['countries.continent=Europe, Asia', 'countries.continent=Europe OR Asia', 'continent=Europe OR Asia'],
])(
  'a comma between values that nobody has all of means any of them, and a column says so: %s',
  (commas, any, taken) => {
    const { results } = whole.engine.rows(`${commas}.return(name, taken_as)`);
    expect(results.map(({ name }) => name)).toEqual(namesOf(`${any}.return(name)`));
    expect(new Set(results.map((row) => row['taken_as']))).toEqual(new Set([taken]));
    expect(whole.engine.answer(commas).content).toContain(
      'nobody has all of these; read as any of them, with OR',
    );
  },
);

test('a comma between values that some have all of means all of them', () => {
  const both = namesOf('countries.member_of=European Union, NATO.return(name)');
  expect(both).toEqual(namesOf('countries.member_of=European Union AND NATO.return(name)'));
  expect(both).toContain('Germany');
  expect(both).not.toContain('Austria');
});
