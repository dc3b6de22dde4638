import { reportingCurrency } from '../../../tools/dataset/filings/reporting-currency';
import { whole } from '../whole';

const say = (question: string): string => whole.engine.answer(question).content;

test('a company that reports in euros is not told in dollars', () => {
  expect(say('ASML revenue 2024')).toContain(
    '**28.3 billion EUR** for the year that ended on 31 December 2024',
  );
  expect(say('ASML net income 2021')).toContain('**5.9 billion EUR**');
});

const IN_DOLLARS =
  'Revenue is compared in US dollars: 32.7 billion EUR of ASML as $37.0 billion, at an average of 1.1314 USD per EUR over the 12 months to December 2025 (European Central Bank';

test('figures of several currencies are compared in dollars, by a rate that is told', () => {
  const answer = say('Which has more revenue, ASML or Texas Instruments?');
  expect(answer).toContain('**ASML** has the higher revenue. The difference is $19.3 billion');
  expect(answer).toContain(IN_DOLLARS);
});

test('what lies between the figure as it stands and in dollars is on the right side', () => {
  expect(say('companies.name=ASML.revenue>35bn')).toContain(IN_DOLLARS);
  expect(say('companies.name=ASML.revenue>38bn')).toContain('has no companies named ASML');
  expect(say("is ASML's revenue above 35 billion dollars?")).toContain('**Yes.**');
  expect(say('companies.name=ASML.revenue_in_eur>35bn')).toContain('has no companies named ASML');
  expect(say('companies.name=ASML.revenue_in_eur>32bn')).toContain('32.7 billion EUR');
});

test('a ranking puts each where its dollars put it, and its end is told as it was filed', () => {
  const ranked = (expression: string): unknown[] =>
    whole.engine.rows(expression).results.map((row) => (row as { name: string }).name);
  // €32.7 billion are more than $36 billion and less than $38 billion.
  const beyond = ranked('companies.revenue>30bn.revenue<40bn.order_by=revenue DESC');
  const at = beyond.indexOf('ASML');
  const figures = beyond.map((name) => whole.engine.rows(`${String(name)}.revenue`).results[0]?.['revenue']);
  expect(Number(figures[at - 1])).toBeGreaterThan(36.9e9);
  expect(Number(figures[at + 1])).toBeLessThan(37.1e9);
  expect(say('ASML OR Intel.minimum(revenue)')).toContain('**32.7 billion EUR**');
});

test('figures beside each other that nothing compares are said to be of several currencies', () => {
  const answer = say('revenue of ASML and Intel');
  expect(answer).toContain('The figures of revenue are of several currencies.');
  expect(answer).not.toContain('compared');
});

test.each([
  [
    'net income of ASML in USD',
    'The net income of ASML was **$10.9 billion**',
    'at an average of 1.1314 USD per EUR over the',
  ],
  [
    'net income of ASML in dollars 2021',
    '**$7.0 billion**',
    'at an average of 1.1816 USD per EUR over the 12 months to December 2021',
  ],
  ['ASML Umsatz in US-Dollar', 'The revenue of ASML was **$37.0 billion**', '32.7 billion EUR'],
  ['revenue of ASML (USD)', '**$37.0 billion**', 'European Central Bank'],
  ['revenue of ASML in euros', '**32.7 billion EUR**', 'Form 20-F'],
])('%s: the figure is in the currency asked for, by a rate that is told', (question, ...said) => {
  for (const each of said) expect(say(question)).toContain(each);
});

test('what is held in dollars is told in dollars without a rate', () => {
  expect(say('revenue of Nvidia in USD')).toContain('**$215.9 billion**');
  expect(say('revenue of Nvidia in USD')).not.toContain('per EUR');
});

test('a company that reports in another currency has no revenue without a unit', () => {
  const asml = whole.store.byName('ASML')[0];
  expect(asml?.properties.has('revenue')).toBe(false);
  expect(asml?.series.find(({ name }) => name === 'Revenue')?.unit).toBe('EUR');
});

test('figures of one currency have their difference and no such note', () => {
  const answer = say('Which has more revenue, Nvidia or Applied Materials?');
  expect(answer).toContain('The difference is $');
  expect(answer).not.toContain('several currencies');
});

test('they are added up in dollars', () => {
  expect(say('total revenue of ASML and Nvidia')).toContain('**$252.9 billion**');
  expect(say('total revenue of ASML and Nvidia')).toContain(IN_DOLLARS);
  expect(say('average revenue of Nvidia, ASML and Intel')).toContain('**$101.9 billion**');
});

test('the build refuses a foreign issuer of whose currency nobody has looked', () => {
  expect(() => reportingCurrency('0000000001', ['10-K', '20-F'])).toThrow(
    'Expected the currency of 0000000001, which writes Form 20-F, to be known',
  );
  expect(reportingCurrency('0000000001', ['10-K', null])).toBeUndefined();
});

describe('a bound that is written with a unit', () => {
  const names = (expression: string): unknown[] =>
    whole.engine.rows(expression).results.map((row) => (row as { name: string }).name);
  const converted = (code: string, bound: string): unknown[] =>
    names(`companies.revenue_in_${code}>${bound}.return(name)`);

  test.each([
    ['100bn EUR', 'eur', '100bn'],
    ['€100bn', 'eur', '100bn'],
    ['EUR 100 bn', 'eur', '100bn'],
    ['10bn JPY', 'jpy', '10bn'],
    ['£50bn', 'gbp', '50bn'],
  ])('revenue>%s is compared in that currency', (bound, code, number) => {
    const found = names(`companies.revenue>${bound}.return(name)`);
    expect(found.length).toBeGreaterThan(10);
    expect(found).toEqual(converted(code, number));
    expect(found).not.toEqual(names(`companies.revenue>${number}.return(name)`));
  });

  test('dollars and bare numbers are compared in dollars', () => {
    for (const bound of ['$100bn', '100bn USD', 'US$100bn', 'USD 100bn'])
      expect(names(`companies.revenue>${bound}.return(name)`)).toEqual(
        names('companies.revenue>100bn.return(name)'),
      );
  });

  test.each([
    ['companies.revenue>10%', '“revenue” is not a percentage'],
    ['companies.employee_count>10%', '“employee_count” is not a percentage'],
    ['companies.employee_count>$100000', '“employee_count” is not an amount of money'],
    ['companies.revenue>100bn XYZ', '“revenue” cannot be given in XYZ'],
    ['companies.revenue_in_eur>100bn GBP', '“revenue_in_eur” is not in GBP'],
    ['Apple.is(revenue>10%)', '“revenue” is not a percentage'],
  ])('%s is refused with the reason and the place', (expression, reason) => {
    expect(say(expression)).toMatch(/^This cannot be answered\. At character \d+, /);
    expect(say(expression)).toContain(reason);
    expect(whole.engine.rows(expression).results).toEqual([{ error: say(expression) }]);
  });

  test.each(['countries.inflation>10%', 'companies.revenue_growth>20%', 'countries.literacy>90%'])(
    '%s stands, since it is a percentage',
    (expression) => expect(names(expression).length).toBeGreaterThan(20),
  );
});

describe('rows whose money is not all of dollars', () => {
  const rows = (expression: string): unknown[] => whole.engine.rows(expression).results;

  test('name each currency in a last column', () => {
    const found = rows('companies.name=ASML OR Nike OR SAP.return(name, net_income, country, currency)');
    expect(found.map((row) => Object.keys(row as object))).toEqual(
      Array(3).fill(['name', 'net_income', 'country', 'currency']),
    );
    const of = new Map(found.map((row) => [(row as { name: string }).name, row as { currency: unknown }]));
    expect(of.get('ASML')?.currency).toBe('EUR');
    expect(of.get('Nike, Inc.')?.currency).toBe('USD');
    expect(of.get('SAP')?.currency).toBeNull();
  });

  test('do so for the one figure that they become', () => {
    expect(rows('ASML.average(revenue)')).toMatchObject([{ currency: 'EUR' }]);
    expect(rows('ASML.revenue.at=2015..2016.average(revenue)')).toMatchObject([
      { name: '2015', currency: 'EUR' },
      { name: '2016', currency: 'EUR' },
    ]);
  });

  test('say nothing where all is of dollars, or the column names its own', () => {
    for (const expression of ['Nike.net_income', 'ASML.revenue_in_usd', 'companies.employee_count>500000'])
      for (const row of rows(expression)) expect(row).not.toHaveProperty('currency');
  });
});

describe('the rate of a conversion', () => {
  test('is the average of the months of a flow, and of a balance that nearest to its day', () => {
    expect(say('Apple.revenue_in_eur.at=FY2025')).toMatch(
      /376\.3 billion EUR.+at an average of 1\.1061 USD per EUR over the 12 months to September 2025 \(European/,
    );
    expect(say('Apple.revenue_in_eur.at=FY2025-Q2')).toContain('over the 3 months to March 2025 (European');
    expect(say('Apple.total_assets_in_eur.at=FY2025')).toContain(
      'at 1.1741 USD per EUR on 30 September 2025 (European Central Bank',
    );
  });

  test('says of how many months it is the average where no line has all', () => {
    expect(say('Apple.revenue_in_vnd.at=FY2025')).toMatch(
      /at an average of [\d,.]+ VND per USD over 11 of the 12 months to September 2025/,
    );
  });

  test('stands as a source of the answer, and is no figure whose age or line is told', () => {
    const answer = whole.engine.answer('companies.order_by=revenue_in_eur DESC.limit=30');
    expect(answer.content).not.toMatch(/exchange rate/);
    expect(say('net income of ASML in USD')).not.toContain('The newest exchange rate');
    const { context } = whole.engine.answer('Apple.revenue_in_chf.at=FY2025');
    expect(context?.map(({ content }) => content)).toContainEqual(
      expect.stringMatching(/^USD\/CHF, .+, average of 12 months \(2025-09-30\): 0\.8504 CHF per USD/),
    );
  });
});
