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

/** What is answered, and of each row whether it is so. */
const answersOf = (input: string): unknown[] => engine.rows(input).results.map(({ answer }) => answer);

describe('a claim of several times', () => {
  test.each([
    ['Did AMD make a profit in 2015 and 2018?', 'No', ['no', 'yes']],
    ['Was Microsoft profitable in 2019 and 2020?', 'Yes', ['yes', 'yes']],
    ["Was ExxonMobil's net income above 30 billion in 2020 or 2022?", 'Yes', ['no', 'yes']],
    ['Was Uber profitable in 2020 or 2021?', 'No', ['no', 'no']],
    ['Was Delta Air Lines profitable from 2019 to 2021?', 'In part', ['yes', 'no', 'yes']],
    ['Was the UK in the EU in 2015 and 2022?', 'No', ['yes', 'no']],
    ['Microsoft.at=2019, 2020.is(net_income>45bn)', 'No', ['no', 'no']],
    ['Delta Air Lines.is(net_income<0).at=2019 OR 2020', 'Yes', ['no', 'yes']],
  ])('is judged at each, and all of them are told: %s', (question, word, answers) => {
    expect(saidOf(question)).toMatch(new RegExp(`^\\*\\*${word}\\.\\*\\*`));
    expect(answersOf(question)).toEqual(answers);
    expect(saidOf(question).split('\n').length).toBeGreaterThanOrEqual(answers.length);
  });

  test('says in which it was so and in which not', () => {
    expect(saidOf('Did AMD make a profit in 2015 and 2018?')).toContain(
      'It was so in 2018, and not in 2015.',
    );
  });

  test('says of which nothing is known', () => {
    const said = saidOf('Was Uber profitable in 2005 and 2023?');
    expect(said).toContain('Not known of each');
    expect(said).toContain('no net income of Uber Technologies for 2005');
  });
});

describe('a claim of a year of months', () => {
  test.each([
    ['Was unemployment above 9% in 2011?', 'Yes', 'of the 12 months of 2011'],
    ['Was unemployment above 10% in 2011?', 'No', 'none of the 12 months of 2011; the highest was'],
    ['Was USD/JPY above 145 in 2022?', 'Yes', '2022'],
    ['Unemployment Rate.at=2020.is(latest_value<4)', 'Yes', 'from January 2020 to February 2020'],
    ['Unemployment Rate.at=2019.is(latest_value<4)', 'Yes', 'the lowest was'],
    ['EUR/USD.at=2022.is(inverse_rate>1)', 'Yes', '1.0'],
  ])('is met by any of them, and says how many: %s', (question, word, told) => {
    expect(saidOf(question)).toContain(`**${word}.**`);
    expect(saidOf(question).replace(/\*\*/g, '')).toContain(told);
    expect(answersOf(question)).toEqual([word.toLowerCase()]);
  });
});

describe('growth of several years', () => {
  const both = (field: string, bound: string, [one, other]: readonly [number, number]): string[] => {
    const second = at(other, `companies.${field}${bound}`);
    return [...at(one, `companies.${field}${bound}`)].filter((name) => second.has(name));
  };

  test.each([
    ['companies whose net income fell in 2019 and in 2020', 'net_income_change', '<0', [2019, 2020]],
    [
      'which companies grew revenue by more than 30% in both 2021 and 2022',
      'revenue_growth',
      '>30',
      [2021, 2022],
    ],
    ['companies.net_income_growth<-50.at=2019, 2020', 'net_income_growth', '<-50', [2019, 2020]],
    ['companies.revenue_yearly_change<0.at=2019, 2020', 'revenue_change', '<0', [2019, 2020]],
  ] as const)('is that of each over the year before: %s', (input, field, bound, years) => {
    const wanted = both(field, bound, years);
    expect(wanted.length).toBeGreaterThan(0);
    expect(namesOf(input).sort()).toEqual(wanted.sort());
    expect(saidOf(input)).toContain(` in each of ${years.join(' and ')} `);
  });

  test('goes from the first to the last of a span, and says so', () => {
    const said = saidOf('companies.revenue_growth>200.at=2019..2023');
    expect(said).toContain(' from 2019 to 2023 ');
    expect(said).not.toContain('in each');
    expect(namesOf('companies.revenue_annual_growth>40.at=2019, 2023')).toEqual(
      namesOf('companies.revenue_annual_growth>40.at=2019..2023'),
    );
  });

  test.each([
    ["Microsoft's revenue growth in 2021, 2022 and 2023", 3],
    ["Did Microsoft's revenue grow in both 2022 and 2023?", 2],
    ["Did Meta's revenue fall in 2021 or 2022?", 2],
  ])('has a figure for each: %s', (question, count) => {
    expect(engine.rows(question).results).toHaveLength(count);
  });

  test('is claimed of each', () => {
    expect(saidOf("Did Nvidia's revenue grow by more than 50% in both 2023 and 2024?")).toContain('**No.**');
    expect(saidOf("Did Nvidia's revenue grow by more than 50% from 2022 to 2024?")).toContain('**Yes.**');
  });
});

describe('a claim of several', () => {
  test('is answered for each row by itself', () => {
    expect(answersOf('Intel OR Microsoft OR Ford Motor Company.is(net_income>0).at=2020')).toEqual([
      'yes',
      'yes',
      'no',
    ]);
    expect(saidOf('Microsoft OR Ford Motor Company.is(net_income>0).at=2020')).toContain(
      'It was so of Microsoft, and not of Ford Motor Company.',
    );
  });

  test('keeps order, limit and columns', () => {
    const { results } = engine.rows(
      'companies.order_by=employee_count DESC.limit=2.is(net_income>0).return(name, revenue)',
    );
    expect(results.map(Object.keys)).toEqual([
      ['name', 'revenue', 'answer'],
      ['name', 'revenue', 'answer'],
    ]);
    expect(results[0]?.['name']).toBe('Walmart');
  });

  test('is a condition beside a figure, which is said', () => {
    const input = 'countries.member_of=Group of Seven.count().is(population>100m)';
    const { results } = engine.rows('countries.member_of=Group of Seven.population>100m.count()');
    expect(engine.rows(input).results).toEqual(results);
    expect(saidOf(input)).toContain('read as “population>100000000”'.replace('100000000', '100m'));
  });
});
