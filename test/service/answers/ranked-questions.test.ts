import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content;

/** How many of a collection have more of a field than one of them. */
const ahead = (expression: string, field: string, name: string): number => {
  const rows = engine.rows(expression).results;
  const own = rows.find((row) => row['name'] === name)?.[field];
  return rows.filter((row) => Number(row[field]) > Number(own)).length;
};

test.each([
  ['rank of Apple by revenue', 'companies.return(name, revenue)', 'revenue', 'Apple Inc.'],
  [
    "Walmart's rank by number of employees",
    'companies.return(name, employee_count)',
    'employee_count',
    'Walmart',
  ],
  [
    'Where does Costco rank in number of employees?',
    'companies.return(name, employee_count)',
    'employee_count',
    'Costco',
  ],
  [
    'how does Walmart rank by net income',
    'companies.return(name, net_income, dates, basis, currency)',
    'net_income',
    'Walmart',
  ],
  [
    'Rank of Poland among EU countries by population',
    'countries.member_of=European Union.return(name, population)',
    'population',
    'Poland',
  ],
  [
    'where does Germany rank by population in Europe?',
    'countries.location=Europe.return(name, population)',
    'population',
    'Germany',
  ],
  [
    'Auf welchem Platz liegt Polen nach Einwohnern?',
    'countries.return(name, population)',
    'population',
    'Poland',
  ],
])('a rank is one more than how many have more: %s', (question, expression, field, name) => {
  expect(said(question)).toContain(`is number **${ahead(expression, field, name) + 1}** by`);
});

test('who has most is number one', () => {
  expect(said("Apple's rank by net income in 2022")).toContain('is number **1** by net income');
});

test.each(['where does Apple rank', 'rank of Brazil by population in Europe', 'rank of Apple by fame'])(
  'a rank without a figure, or among what one is not of, is refused: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);

const names = (question: string): unknown[] => engine.rows(question).results.map((row) => row['name']);

test.each([
  ['Highest R&D spenders, top ten', 'companies.order_by=research_and_development DESC.limit=10'],
  ['Ten lowest net incomes in FY2022', 'companies.order_by=net_income ASC.limit=10.at=FY2022'],
  ['5 highest operating incomes 2023', 'companies.order_by=operating_income DESC.limit=5.at=2023'],
  ['top 5 dividend payers', 'companies.order_by=dividends_paid DESC.limit=5'],
  [
    'ranking of oil companies by sales',
    'companies.industry=Oil and gas OR Petroleum Refining.revenue=*.order_by=revenue DESC',
  ],
  [
    'out of the EU countries which has most people',
    'countries.member_of=European Union.order_by=population DESC.limit=1',
  ],
  [
    'top 3 pharma cos by net inc 2024',
    'companies.industry=Pharmaceuticals.order_by=net_income DESC.limit=3.at=2024',
  ],
])('a ranking by another word is that ranking: %s', (question, expression) => {
  expect(names(question)).toEqual(names(expression));
});

test.each(['3 largest revenues of Apple', 'three highest unemployment rates since 2000'])(
  'so many of the figures of one thing are no ranking of many: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);

const evaluated = (question: string): string | undefined =>
  whole.engine.answer(question).explainability?.at(-1)?.content;

test.each([
  [
    'Which company had the biggest loss in 2022?',
    'companies.net_income<0.order_by=net_income ASC.limit=1.at=2022',
  ],
  ['largest losses in 2022', 'companies.net_income<0.order_by=net_income ASC.limit=1.at=2022'],
  ['top 5 losses in 2022', 'companies.net_income<0.order_by=net_income ASC.limit=5.at=2022'],
  [
    'Unternehmen mit dem größten Verlust 2022',
    'companies.net_income<0.order_by=net_income ASC.limit=1.at=2022',
  ],
  ['companies with a loss of more than 5bn in 2022', 'companies.net_income<-5000000000.at=2022'],
  ['Unternehmen mit mehr als 5 Mrd. Dollar Verlust 2022', 'companies.net_income<-5000000000.at=2022'],
  [
    'Who had the higher loss in 2020, Boeing or Ford?',
    'Boeing OR Ford Motor Company.order_by=net_income ASC.at=2020',
  ],
  ['smallest loss in 2022', 'companies.net_income<0.order_by=net_income DESC.limit=1.at=2022'],
  ['loss of Boeing in 2020', 'Boeing.net_income.at=2020'],
])('the larger a loss is, the lower is the net income: %s', (question, expression) => {
  expect(evaluated(question)).toContain(`Evaluated as: ${expression}`);
});

test.each([
  ['most dividends paid in 2021', 'companies.order_by=dividends_paid DESC.limit=1.at=2021'],
  ['höchster Umsatz 2023', 'companies.order_by=revenue DESC.limit=1.at=2023'],
  ['highest EPS', 'companies.order_by=eps DESC.limit=1'],
])('by a figure that only companies have companies are ranked: %s', (question, expression) => {
  expect(evaluated(question)).toContain(`Evaluated as: ${expression}`);
});

test('what may be of anything is not ranked: highest population', () => {
  expect(whole.engine.rows('highest population').results).toHaveLength(0);
});

/** The names of a ranking's first rows. */
const firstOf = (expression: string): string[] =>
  engine.rows(expression).results.map(({ name }) => String(name));

describe('what is said of the largest', () => {
  test.each([
    [
      'how many of the 20 largest companies by revenue are in California',
      'companies',
      'revenue',
      20,
      'location=California',
    ],
    ['how many of the ten largest economies are in Asia', 'countries', 'gdp', 10, 'location=Asia'],
    [
      'how many of the 15 most populous countries are in the EU',
      'countries',
      'population',
      15,
      'member_of=European Union',
    ],
    [
      'how many of the 5 most populous countries are in the euro area',
      'countries',
      'population',
      5,
      'member_of=Euro area',
    ],
    [
      'how many of the top 30 companies by net income have more than 100000 employees',
      'companies',
      'net_income',
      30,
      'employee_count>100000',
    ],
    [
      'Wie viele der zwanzig größten Unternehmen sitzen in Texas?',
      'companies',
      'revenue',
      20,
      'headquarters=Texas',
    ],
  ] as const)(
    'is counted of them, and not of those of whom it is so: %s',
    (question, topic, field, count, condition) => {
      const first = firstOf(`${topic}.order_by=${field} DESC.limit=${count}`);
      const so = new Set(firstOf(`${topic}.${condition}.return(name)`));
      const expression = `(${topic}.order_by=${field} DESC.limit=${count}).${condition}.count()`;
      const { results } = engine.rows(question);
      expect(results.map((row) => row['count'])).toEqual([first.filter((name) => so.has(name)).length]);
      expect(engine.rows(expression).results).toEqual(results);
      expect(said(question)).toContain(`**${String(results[0]?.['count'])}**`);
    },
  );

  test.each([
    [
      'which of the 40 largest companies by revenue are in New York',
      '(companies.order_by=revenue DESC.limit=40).location=US-NY',
    ],
    [
      'which of the 40 largest companies lost money in 2020',
      '(companies.order_by=revenue DESC.limit=40.at=2020).net_income<0.at=2020',
    ],
    [
      'which of the 10 largest companies by revenue has the highest net income',
      '(companies.order_by=revenue DESC.limit=10).order_by=net_income DESC.limit=1',
    ],
    [
      'Welche der zehn größten Volkswirtschaften liegen in Asien?',
      '(countries.order_by=gdp DESC.limit=10).location=Asia',
    ],
  ])('names those of them: %s', (question, expression) => {
    const { results } = engine.rows(question);
    expect(results.length).toBeGreaterThan(0);
    expect(results.map(({ name }) => name)).toEqual(firstOf(expression));
    expect(engine.answer(question).explainability?.at(-1)?.content).toContain(expression);
  });

  test('is told to be of them, and none where it is of none', () => {
    expect(said('how many of the ten largest economies are in Asia')).toContain(
      'Of the 10 countries with the highest GDP',
    );
    expect(said('which of the 5 most populous countries are in the euro area')).toContain(
      'of the 5 countries with the highest population it has none',
    );
  });

  test('is refused where it cannot be parted from the ranking', () => {
    expect(said('how many of the 10 largest companies in Texas')).toContain('cannot tell');
  });
});

describe('who has the same as the one that is told is named too', () => {
  test.each([
    [
      'which country joined the EU first',
      'France, Italy, the Netherlands, Belgium and Luxembourg have the same',
    ],
    ['Which G7 country grew fastest in 2022', 'Italy has the same real GDP growth rate.'],
    ['which country has the most official languages', 'have the same number of official languages.'],
    [
      'countries.member_of=Group of Seven.order_by=real_gdp_growth_rate DESC.limit=1.at=2022',
      'Italy has the same',
    ],
    ['top two funding rounds of xAI by amount', 'xAI Series C has the same amount.'],
    ['highest fed funds rate in 2024', 'It was the same 7 more times.'],
  ])('%s', (question, words) => {
    expect(said(question).replaceAll('**', '')).toContain(words);
  });

  test.each(['last country to join the EU', 'second largest economy', 'lowest US unemployment in 2019'])(
    'and nobody where it stands alone: %s',
    (question) => {
      expect(said(question)).not.toMatch(/ha(?:s|ve) the same|was the same/);
    },
  );
});

test.each([
  "which G7 country's GDP grew fastest in 2022",
  "which EU country's population grew fastest in 2023",
])('who grew fastest is not who has most: %s', (question) => {
  expect(engine.rows(question).results).toEqual([]);
});

test('what is cut first is told with its own time', () => {
  expect(said('(companies.net_income<0.at=2020).net_income>0.at=2021.count()')).toContain(
    'with a net income below $0 for 2020 those with a net income above $0',
  );
  expect(said('How many of the ten largest companies by revenue in 2020 are in Texas?')).toContain(
    'highest revenue for 2020 those in Texas',
  );
});
