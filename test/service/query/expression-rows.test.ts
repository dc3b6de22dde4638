import { whole } from '../whole';
import { ENTITY_TYPES } from '../../../src/shared/contract/entity-type';
import { fieldKey } from '../../../src/service/query/field-key';

describe('groups', () => {
  const { engine } = whole;

  test('rows are parted by a field, the largest part first', () => {
    const { results } = engine.rows('companies.group_by=state.count()');
    const counts = results.map(({ count }) => Number(count));
    expect(results.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    for (const { name, count } of results)
      expect(engine.rows(`companies.state=${String(name)}.count()`).results[0]).toMatchObject({ count });
  });

  test('a part without a figure has no row, and limit counts the parts', () => {
    const all = engine.rows('companies.group_by=state.sum(revenue)').results;
    const [first] = engine.rows('companies.group_by=state.sum(revenue).limit=1').results;
    expect(first).toEqual(all[0]);
    for (const row of all) expect(row['total_revenue']).toBeGreaterThan(0);
  });

  test('group_by without a figure counts', () => {
    expect(engine.rows('companies.group_by=state').results).toEqual(
      engine.rows('companies.group_by=state.count()').results,
    );
  });

  test('what cannot be added up is not, and an unknown field is named', () => {
    expect(engine.answer('countries.group_by=continent.sum(literacy)').content).toMatch(/cannot be added up/);
    expect(engine.answer('companies.group_by=colour.count()').content).toContain('colour');
  });

  test('a figure is a rate by what its field means, not by letters in its name', () => {
    const totals = ['operating_cash_flow', 'cash_from_operations', 'cashFromOperations'].map((field) => {
      const [row] = engine.rows(`companies.sum(${field})`).results;
      return row?.[`total_${field}`];
    });
    expect(totals[0]).toBeGreaterThan(0);
    expect(new Set(totals).size).toBe(1);
    for (const field of ['inflation', 'literacy rate', 'debt_to_gdp_ratio'])
      expect(engine.answer(`countries.sum(${field})`).content).toMatch(/cannot be added up/);
  });
});

describe('real growth', () => {
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
});

describe('names at several times', () => {
  const rowsOf = (expression: string): Record<string, unknown>[] => whole.engine.rows(expression).results;
  const namesOf = (expression: string): string[] => rowsOf(expression).map(({ name }) => String(name));
  const say = (question: string): string => whole.engine.answer(question).content;

  const LOSSES = 'companies.net_income<0';

  test.each(['2021, 2022', '2021..2022', '2021 OR 2022'])(
    'what met a bound at %s is named once where its name alone is asked for',
    (times) => {
      const names = namesOf(`${LOSSES}.at=${times}.return(name)`);
      const dated = namesOf(`${LOSSES}.at=${times}.return(name,net_income)`);
      expect(names.length).toBeGreaterThan(20);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(names)).toEqual(new Set(dated));
    },
  );

  test('an id says as little of a time as a name does', () => {
    const ids = rowsOf(`${LOSSES}.at=2021, 2022.return(id)`);
    expect(ids).toHaveLength(namesOf(`${LOSSES}.at=2021, 2022.return(name)`).length);
  });

  test('what is so at several times is listed and not denied', () => {
    const told = say(`${LOSSES}.at=2021, 2022.return(name)`);
    expect(told).toContain('in each of 2021 and 2022');
    expect(told).toContain('Boeing');
  });

  test('a figure that is not held at any of several times is still none', () => {
    expect(rowsOf('Apple.at=1921, 1922.return(name,revenue)')).toEqual([]);
  });
});

describe('lines and lists', () => {
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
});

describe('whole lists', () => {
  const { store, engine } = whole;
  const rows = (input: string) => engine.rows(input);

  const everyType = ENTITY_TYPES.map((type) => ({ type, topic: fieldKey(type) }));

  test.each(everyType)('a list of the type $type has every entity, each with its id', ({ type, topic }) => {
    const { results } = rows(`${topic}.return(id, name)`);
    const held = store.byType(type);
    expect(new Map(results.map(({ id, name }) => [id, name]))).toEqual(
      new Map(held.map(({ id, name }) => [id, name])),
    );
    expect(results).toHaveLength(held.length);
  });

  test.each([
    'companies.location=Texas.employee_count>1000.return(id, name)',
    'Texas.companies.return(id, name)',
    'Apple OR Microsoft.return(id, name)',
    'European Union.members.return(id, name)',
    'people.role=CEO.return(id, name, company)',
    'countries.population.at=2000..2010.return(id, name, population)',
    'companies.order_by=revenue DESC.offset=5.limit=10.return(id, name, revenue)',
    'companies.group_by=state.return(id, name)',
    'companies.group_by=city.average(revenue).return(id, name)',
    'companies.maximum(revenue).return(id, name)',
    'JPMorgan Chase.is(industry=Banking).return(id, name)',
  ])('each row of %s has the id of what its name says', (input) => {
    const { results } = rows(input);
    expect(results).not.toHaveLength(0);
    for (const { id, name } of results) expect(store.byId(String(id))?.name).toBe(name);
  });

  test('the rows of a list and the entities that they name are whole, however many', () => {
    const { results, entities } = rows('cities.return(name)');
    const held = store.byType('Municipality');
    expect(results).toHaveLength(held.length);
    expect(new Set(entities.map(({ id }) => id))).toEqual(new Set(held.map(({ id }) => id)));
  });

  test.each([
    ['cities.location=Germany.population', 20],
    ['cities.location=Germany', 60],
  ])('prose tells twenty rows of a list, or sixty names, and counts the rest: %s', (input, told) => {
    const { content } = engine.answer(input);
    const [, left = '0'] = /…and (\d+) more\./.exec(content) ?? [];
    expect(Number(left)).toBe(Math.max(0, rows(input).results.length - told));
  });

  test('more years of more entities than one answer holds are refused in a row and in prose, and nothing is cut', () => {
    const input = 'entities.population.at=1900..1999';
    const held = store.entities.length.toLocaleString('en-US');
    const refusal = `${held} rows at 100 times are more than one answer can have; narrow it by a filter, \`limit=\` or fewer years.`;
    expect(rows(input)).toEqual({ results: [{ error: refusal }], entities: [] });
    expect(engine.answer(input).content).toBe(refusal);
  });

  test.each([
    ['companies.headquarters.country=Germany', 'companies.headquarters=Germany'],
    ['companies.headquarters.country=Switzerland', 'companies.headquarters=Switzerland'],
    ['companies.location.country=Germany', 'companies.location=Germany'],
    ['companies.headquarters.state=Illinois', 'companies.headquarters=Illinois'],
    ['companies.headquarters.city=Chicago', 'companies.headquarters=Chicago'],
    ['companies.headquarters.city=Walldorf', 'companies.headquarters=Walldorf'],
  ])('a seat that is a text is met along a path, too: %s', (path, plain) => {
    const names = (input: string) => rows(`${input}.return(name)`).results.map(({ name }) => name);
    expect(names(plain)).not.toHaveLength(0);
    expect(names(path)).toEqual(names(plain));
  });
});
