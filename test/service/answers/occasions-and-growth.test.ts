import { whole } from '../whole';

const { engine, store } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const rowsOf = (expression: string) => engine.rows(expression).results;

/** The points of a line beyond a bound: those of the series that the claim is about. */
const points = (claim: string): { value: number; count: number } => {
  const [, name = '', from = '', field = '', operator = '', bound = ''] =
    /^(.+?)(?:\.at=(\d{4})\.\.)?\.is\((\w+)_history([<>])(\d+)\)$/.exec(claim) ?? [];
  const found = engine.rows(`${name}.return(id)`).results[0]?.['id'];
  const series = store
    .byId(String(found))
    ?.series.filter((each) =>
      field === 'latest_value' ? each.cadence === 'm' : each.name === 'Net income',
    )[0];
  const held = (series?.values ?? []).filter((value, at) => {
    const isBeyond = operator === '>' ? value > Number(bound) : value < Number(bound);
    return isBeyond && (series?.dates[at] ?? '') >= from;
  });
  return { value: held.at(-1) ?? NaN, count: held.length };
};

test.each([
  [
    'When did the US 10 year yield last exceed 15%?',
    '10-year Treasury yield.is(latest_value_history>15)',
    'October 1981',
  ],
  ['last time unemployment was above 10%', 'Unemployment Rate.is(latest_value_history>10)', 'July 2020'],
  [
    'When was the fed funds rate last above 5%?',
    'fed funds rate.is(latest_value_history>5)',
    'September 2024',
  ],
  [
    'When did WTI go below 30 dollars last?',
    'West Texas Intermediate.is(latest_value_history<30)',
    'May 2020',
  ],
  [
    'Wann lag die Arbeitslosenquote zuletzt über 10 %?',
    'Unemployment Rate.is(latest_value_history>10)',
    'July 2020',
  ],
  ['when was the last time Boeing made a profit', 'Boeing.is(net_income_history>0)', '31 December 2025'],
] as const)('the last time is the last point: %s', (question, claim, day) => {
  expect(said(question)).toContain('was last');
  expect(said(question)).toContain(day);
  expect(Object.values(rowsOf(question)[0] ?? {}).flat()).toContain(points(claim).value);
});

test.each([
  ['when did unemployment first exceed 10 percent', 'September 1982', 'begin in 1948'],
  ['When did WTI first exceed $100?', 'March 2008', 'begin in 1986'],
  ["When did Amazon's annual sales first top 500 billion?", '31 December 2022', 'begin in 2014'],
  ['Wann lag die Arbeitslosenquote erstmals über 10 %?', 'September 1982', 'begin in 1948'],
] as const)(
  'the first time is the first point, and where the line begins is said: %s',
  (question, day, note) => {
    expect(said(question)).toContain('was first above');
    expect(said(question)).toContain(day);
    expect(said(question)).toContain(note);
  },
);

test.each([
  ['how many months was unemployment above 9%', 'Unemployment Rate.is(latest_value_history>9)'],
  ['how often was WTI above 100 dollars', 'West Texas Intermediate.is(latest_value_history>100)'],
  [
    'In wie vielen Monaten lag die Arbeitslosenquote über 9 %?',
    'Unemployment Rate.is(latest_value_history>9)',
  ],
  ['how many years did Boeing lose money since 2015', 'Boeing.at=2015...is(net_income_history<0)'],
] as const)('how often is a count of points: %s', (question, claim) => {
  expect(points(claim).count).toBeGreaterThan(0);
  expect(rowsOf(question)).toMatchObject([{ count: points(claim).count }]);
});

test.each([
  'how many months did Boeing lose money',
  'how many months was the mood above 9%',
  'last country above 10%',
])('what has no such parts, or asks for more, is refused: %s', (question) => {
  expect(rowsOf(question)).toHaveLength(0);
});

test.each([
  ['lowest gold price after 2015', 'Gold.at=2016...minimum(price_history)'],
  [
    'highest unemployment rate before 1990 and when',
    'Unemployment Rate.at=..1989.maximum(latest_value_history)',
  ],
  ['Which year did IBM report its lowest revenue?', 'IBM.minimum(revenue_history)'],
  ['highest revenue of IBM and when', 'IBM.maximum(revenue_history)'],
  [
    'What is the highest US unemployment rate since 1948, and when was it?',
    'Unemployment Rate.at=1948...maximum(latest_value_history)',
  ],
] as const)('an end is looked for within its time: %s', (question, expression) => {
  expect(rowsOf(expression)).toHaveLength(1);
  expect(rowsOf(question)).toEqual(rowsOf(expression));
});

test.each([
  [
    'Which grew faster between 2020 and 2024, AMD or Nvidia?',
    'Nvidia',
    'Advanced Micro Devices OR Nvidia.order_by=revenue_growth DESC.at=2020..2024',
  ],
  [
    'who grew faster since 2019, Visa or Mastercard?',
    'Mastercard',
    'Visa OR Mastercard.order_by=revenue_growth DESC.at=2019..',
  ],
  [
    'Which grew revenue more from 2020 to 2024, AMD or Nvidia?',
    'Nvidia',
    'Advanced Micro Devices OR Nvidia.order_by=revenue_growth DESC.at=2020..2024',
  ],
  ...[
    'Which grew faster in 2024 by revenue, Eli Lilly or Merck?',
    'Which had the faster revenue growth in 2024, Eli Lilly or Merck?',
    'Did revenue of Eli Lilly or Merck rise faster in 2024?',
    'How much faster did Eli Lilly grow than Merck in 2024?',
  ].map(
    (question) => [question, 'Eli Lilly', 'Eli Lilly OR Merck.order_by=revenue_growth DESC.at=2024'] as const,
  ),
  [
    'Wer ist seit 2019 schneller gewachsen, Visa oder Mastercard?',
    'Mastercard',
    'Visa OR Mastercard.order_by=revenue_growth DESC.at=2019..',
  ],
] as const)(
  'growth is compared from end to end, by the figure that is named: %s',
  (question, winner, expression) => {
    expect(rowsOf(question)).toEqual(rowsOf(expression));
    expect(said(question)).toContain(`${winner} has the higher growth in revenue`);
    expect(said(question)).toMatch(/from \$[\d.]+ billion/);
  },
);

test.each([
  [
    'fastest growing banks by revenue since 2020',
    'companies.industry=Banking.order_by=revenue_growth DESC.limit=10.at=2020..',
  ],
  [
    'which company grew its revenue the most between 2019 and 2023',
    'companies.order_by=revenue_growth DESC.limit=1.at=2019..2023',
  ],
  [
    'airlines by 2019 sales, descending',
    'companies.industry=Airlines.revenue=*.order_by=revenue DESC.at=2019',
  ],
] as const)('a ranking is by what was said, of its time: %s', (question, expression) => {
  expect(rowsOf(expression).length).toBeGreaterThan(0);
  expect(rowsOf(question)).toEqual(rowsOf(expression));
});

const LEAST_GROWN = 'Pfizer OR Merck.order_by=revenue_growth ASC.at=2023';
const HIGHEST = 'countries.order_by=inflation_rate_consumer_prices DESC.limit=1';

test.each([
  ['Which shrank more in 2023, Pfizer or Merck?', LEAST_GROWN],
  ['Did Pfizer or Merck grow slower in 2023?', LEAST_GROWN],
  [
    "Did Tesla's revenue grow faster than Ford's in 2023?",
    'Tesla OR Ford.order_by=revenue_growth DESC.at=2023',
  ],
  [
    "Was Apple's revenue growth higher than Microsoft's in 2023?",
    'Apple OR Microsoft.order_by=revenue_growth DESC.at=2023',
  ],
  [
    'Did unemployment in Germany fall more than in France in 2023?',
    'Germany OR France.order_by=unemployment_rate_growth ASC.at=2023',
  ],
  [
    'Which grew faster in 2023, the US or China?',
    'United States OR China.order_by=real_gdp_growth_rate DESC.at=2023',
  ],
  [
    'Wer ist 2023 schneller gewachsen, Deutschland oder Frankreich?',
    'Germany OR France.order_by=real_gdp_growth_rate DESC.at=2023',
  ],
  [
    'Which of Apple and Microsoft grew fastest in 2024 by net income?',
    'Apple OR Microsoft.order_by=net_income_growth DESC.at=2024',
  ],
  [
    'Largest of Apple and Alphabet by net income in 2024',
    'Apple OR Alphabet.order_by=net_income DESC.at=2024',
  ],
  [
    'Revenue CAGR of Microsoft and Alphabet from 2019 to 2024',
    'Microsoft OR Alphabet.revenue_annual_growth.at=2019, 2024',
  ],
  [
    'Revenue CAGR of Microsoft and Alphabet over the last 5 years',
    'Microsoft OR Alphabet.revenue_annual_growth.at=2020, 2025',
  ],
  ['Which country has the worst inflation?', HIGHEST],
  [
    'Which has the better unemployment rate, Germany or France?',
    'Germany OR France.order_by=unemployment_rate ASC',
  ],
  ['Where was inflation highest?', HIGHEST],
  ['Where was inflation highest in 2023?', `${HIGHEST}.at=2023`],
  ['Which country’s inflation was highest in 2023?', `${HIGHEST}.at=2023`],
  ['Wo war die Inflation 2023 am höchsten?', `${HIGHEST}.at=2023`],
  [
    'In which country in Europe is unemployment lowest?',
    'countries.location=Europe.order_by=unemployment_rate ASC.limit=1',
  ],
  [
    'Where is the highest GDP per capita in Asia?',
    'countries.location=Asia.order_by=gdp_per_population DESC.limit=1',
  ],
  ['Where do people live longest?', 'countries.order_by=life_expectancy DESC.limit=1'],
  [
    'Which country’s population grew faster from 2010 to 2020, Nigeria or Kenya?',
    'Nigeria OR Kenya.order_by=population_growth DESC.at=2010..2020',
  ],
  ['What country is Nestlé’s headquarters in?', 'Nestlé.country'],
  [
    'Which US bank has the biggest balance sheet?',
    'companies.industry=Banking.location=United States.order_by=total_assets DESC.limit=1',
  ],
  [
    'What US bank earned the most in 2024?',
    'companies.industry=Banking.location=United States.order_by=net_income DESC.limit=1.at=2024',
  ],
  ['Which exchange is US Bank listed on?', 'US Bank.exchange'],
  ['How large is the balance sheet of US bank?', 'US Bank.total_assets'],
  ['How big a balance sheet does Citigroup have?', 'Citigroup.total_assets'],
  ["What is the size of Citigroup's balance sheet?", 'Citigroup.total_assets'],
] as const)('what grew, where, and which of a kind is what is meant: %s', (question, expression) => {
  expect(rowsOf(expression).length).toBeGreaterThan(0);
  expect(rowsOf(question)).toEqual(rowsOf(expression));
});

test.each([
  'Which had faster revenue in 2024, Eli Lilly or Merck?',
  'Which is faster, Eli Lilly or Merck?',
  "Is Apple's average revenue higher than Microsoft's?",
  "Where is Apple's revenue highest?",
  'US CPI in the summer of 2022',
])('a figure is told for no other that was asked: %s', (question) => {
  expect(rowsOf(question)).toEqual([]);
});

test('a time that was said of one of two is meant of both', () => {
  expect(rowsOf("Apple's revenue divided by Microsoft's revenue 2023")).toEqual(
    rowsOf('Apple OR Microsoft.order_by=revenue DESC.at=2023'),
  );
});

test.each([
  [
    'pharmaceutical companies whose net income exceeded USD 5 bn in 2023',
    'companies.industry=Pharmaceuticals.net_income>5000000000.at=2023',
  ],
  [
    'banks with total assets over USD 500bn and net income above 5bn in 2024',
    'companies.industry=Banking.total_assets>500000000000.net_income>5000000000.at=2024',
  ],
  ['companies with revenue over US$ 300 billion', 'companies.revenue>300000000000'],
] as const)('an amount may bear its currency before it: %s', (question, expression) => {
  expect(rowsOf(expression).length).toBeGreaterThan(0);
  expect(rowsOf(question)).toEqual(rowsOf(expression));
});

test('a figure is compared in the currency of its bound', () => {
  expect(rowsOf('companies in California with net income over EUR 1bn')).toEqual(
    rowsOf('companies.location=California.net_income_in_eur>1000000000'),
  );
});

test('who lacks the figure that a list is narrowed by is named', () => {
  const content = said('oil companies with research and development expense above 1 million in 2023');
  const lacking = said('banks with capex above 1 billion in 2023');
  expect(`${content}${lacking}`).toMatch(/has no .+ of .+ of the \d+ .+ left out/);
});

test('a ranking shows the figure that it goes by', () => {
  expect(said('airlines by 2019 sales, descending')).toContain('revenue $');
});

test.each([
  ['first year Amazon was profitable', 'Amazon.order_by=date ASC.limit=1.is(net_income_history>0)'],
  [
    'What was the first year Tesla made a profit?',
    'Tesla.order_by=date ASC.limit=1.is(net_income_history>0)',
  ],
  [
    'Das erste Jahr, in dem Tesla profitabel war?',
    'Tesla.order_by=date ASC.limit=1.is(net_income_history>0)',
  ],
  [
    'when did Amazon last report a full year loss',
    'Amazon.order_by=date DESC.limit=1.is(net_income_history<0)',
  ],
  [
    'In how many quarters since 2020 did Boeing make a loss',
    'Boeing.at=2020...count().is(net_income_quarterly_history<0)',
  ],
  [
    'In wie vielen Quartalen seit 2020 machte Boeing Verlust?',
    'Boeing.at=2020...count().is(net_income_quarterly_history<0)',
  ],
  ['how many years since 2010 was Boeing unprofitable', 'Boeing.at=2010...count().is(net_income_history<0)'],
  ['Hat Costco jemals ein Jahr mit Verlust gehabt?', 'Costco.is(net_income_history<0)'],
  [
    'since when is the fed funds rate above 4%',
    'fed funds rate.order_by=date ASC.is(latest_value_history>4)',
  ],
  ['Boeing negative equity since when', 'Boeing.order_by=date ASC.is(equity_history<0)'],
  ['Seit wann hat Boeing negatives Eigenkapital?', 'Boeing.order_by=date ASC.is(equity_history<0)'],
])('when and how often something was so is met in other words: %s', (question, expression) => {
  expect(engine.answer(question).explainability?.at(-1)?.content).toContain(`Evaluated as: ${expression}`);
});

test.each([
  "What was Apple's first year revenue?",
  'in how many months did Boeing lose money',
  // Of these years some quarters are not held.
  'In how many quarters since 2010 did Boeing make a loss',
])('a first year of nothing that was claimed, and parts that are not held, are refused: %s', (question) => {
  expect(rowsOf(question)).toHaveLength(0);
});

test('of many stretches the last is told, as it says whether it is so still', () => {
  expect(engine.answer('since when has US unemployment been above 4%').content).toMatch(
    /times more and last \*\*from /,
  );
});

test.each([
  ['CPI growth July 2026', 'US inflation index', '2025-07', '2026-07'],
  ['Consumer Price Index growth March 2026', 'US inflation index', '2025-03', '2026-03'],
])(
  'where a month is missing the growth over a year still is from the same month: %s',
  (question, name, from, to) => {
    const [before, after] = [from, to].map((time) =>
      Number(rowsOf(`${name}.latest_value.at=${time}`)[0]?.['latest_value']),
    );
    const growth = ((after ?? NaN) / (before ?? NaN) - 1) * 100;
    expect(said(question)).toContain(`is ${growth > 0 ? '+' : ''}${growth.toFixed(1)}%`);
  },
);

test('of a month whose year before is missing no growth is told', () => {
  expect(said('Consumer Price Index growth October 2025')).toMatch(/^This is not in the embedded dataset/);
});

test.each([
  ['annual revenue growth of Apple 2015-2020', 'Apple.revenue_yearly_growth.at=2015..2020'],
  ['Apple yearly net income growth 2018-2020', 'Apple.net_income_yearly_growth.at=2018..2020'],
  ['annual population growth of India 2010-2020', 'India.population_yearly_growth.at=2010..2020'],
  ['average annual population growth of India 2010-2020', 'India.population_annual_growth.at=2010, 2020'],
  ['revenue growth of Apple 2015-2020', 'Apple.revenue.at=2015, 2020'],
])(
  'the annual growth of a span is that of each year, and the average one of all: %s',
  (question, expression) => {
    expect(engine.answer(question).explainability?.at(-1)?.content).toContain(`Evaluated as: ${expression}`);
  },
);
