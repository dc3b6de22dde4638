import { reportingCurrency } from '../../../tools/dataset/filings/reporting-currency';
import { whole } from '../whole';

describe('other currencies', () => {
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
    const figures = beyond.map(
      (name) => whole.engine.rows(`${String(name)}.revenue`).results[0]?.['revenue'],
    );
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
});

describe('exchange rates', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  test.each([
    ['500 kanadische Dollar in Euro umrechnen', '500 Canadian Dollar were worth'],
    ['turkish lira rate to euro today', 'One Turkish Lira was worth'],
    ['Swedish krona rate against the euro', 'One Swedish Krona was worth'],
    ['What was the euro worth in dollars in January 1999?', '1.1384 US Dollar on 29 January 1999'],
    ['GBP USD highest since 2010', '30 June 2014'],
  ] as const)('a rate is met in other words: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test('of a pair that is held the other way round no highest is told', () => {
    expect(engine.rows('highest rate of the Turkish lira to the euro').results).toHaveLength(0);
  });

  test.each([
    ['What did the Fed do in September 2022?', '3.00 to 3.25'],
    ['What did the Fed decide in July 2022?', '2.25 to 2.50'],
    ['Was hat die Fed im Juli 2023 beschlossen?', '5.25 to 5.50'],
    ['US-Leitzins aktuell', 'Federal Funds Effective Rate'],
    ['10y ust yield', '10-Year Constant Maturity'],
    ['Sparquote der Amerikaner, April 2020', '33.8%'],
    ['spread between 10y and 2y treasuries in July 2022', 'The difference is 0.14'],
    ['silver spot', 'price of Silver'],
  ] as const)('a rate, a yield or a decision is met in other words: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test.each([
    'What did the Fed do in August 2022?',
    'What did the ECB do in July 2023?',
    'Leitzins im Euroraum',
  ])('a decision or a rate that is not held is refused: %s', (question) => {
    expect(said(question)).toMatch(/^This is not in the embedded dataset/);
  });

  test.each(['EUR/USD.latest_value_history.at=2022'])(
    'of a line of rates each is told, and not the first alone: %s',
    (question) => {
      const { results } = engine.rows(question);
      expect(results).toHaveLength(12);
      for (const { latest_value_history: rate } of results) expect(said(question)).toContain(String(rate));
    },
  );
});

describe('derived answers', () => {
  const { engine } = whole;

  const ranFor = (question: string): string =>
    (engine.answer(question).explainability ?? []).at(-1)?.content.replace(/^Evaluated as: /, '') ?? '';

  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  const NOT_HELD = /^This is not in the embedded dataset/;

  describe('a figure in another currency, by the average of its period or the rate of its day', () => {
    test.each([
      ['GDP of Vietnam in EUR', 'Vietnam.gdp_in_eur'],
      ['Umsatz von Nike 2022 in Euro', 'Nike.revenue_in_eur.at=2022'],
      ['Apple revenue 2023 in billions of yen', 'Apple.revenue_in_jpy.at=2023'],
    ])('%s', (question, expression) => {
      expect(ranFor(question)).toBe(expression);
    });

    test('is told with its own and the rate', () => {
      expect(said('Umsatz von Nike 2022 in Euro')).toMatch(
        /^The revenue of Nike, Inc\. was 41\.1 billion EUR .+: \$46\.7 billion .+ at an average of 1\.1353 USD per EUR over the 12 months to May 2022 \(European Central Bank/,
      );
    });

    test('is worked out by the euro where no other rate is held', () => {
      expect(said("McDonald's revenue 2022 in british pounds")).toMatch(
        /18\.9 billion GBP .+ at an average of 1\.2294 USD per GBP over the 12 months to December 2022 \(European/,
      );
    });

    test.each(['number of employees of Apple in euros', 'inflation of Germany in euros'])(
      '%s is none',
      (question) => {
        expect(said(question)).toMatch(NOT_HELD);
      },
    );
  });

  describe('growth year on year over several years is that of each', () => {
    test.each([
      [
        'Umsatzwachstum Microsoft gegenüber Vorjahr, letzte drei Jahre',
        'Microsoft.revenue_yearly_growth.at=2024..2026',
      ],
      ['Apple revenue growth yoy 2021 to 2023', 'Apple.revenue_yearly_growth.at=2021..2023'],
      ['Apple revenue growth by year 2020 to 2023', 'Apple.revenue_yearly_growth.at=2020..2023'],
      ['Apple revenue growth 2020 to 2023', 'Apple.revenue.at=2020, 2023'],
      ['revenue growth of Apple in 2023 yoy', 'Apple.revenue_growth.at=2023'],
    ])('%s', (question, expression) => {
      expect(ranFor(question)).toBe(expression);
    });

    test('with what it went from and to', () => {
      expect(said('Apple revenue growth yoy 2021 to 2023')).toMatch(/\+33\.3%.+\n.+\+7\.8%.+\n.+-2\.8%/);
    });
  });

  describe('a statement with a question behind it', () => {
    test.each([
      ['UK joined NATO in 1993, correct?', 'No'],
      ['Tim Cook is the CEO of Apple, right?', 'Yes'],
      ['Polen ist 1999 der NATO beigetreten, richtig?', 'Yes'],
    ])('%s is answered with yes or no', (question, verdict) => {
      expect(said(question)).toMatch(new RegExp(`^${verdict}\\.`));
    });

    test('while behind a figure it says no more', () => {
      expect(ranFor('Apple revenue 2023, right?')).toBe('Apple.revenue.at=2023');
    });
  });

  describe('what nobody can check is left aside, and that is said', () => {
    test.each(['big tech revenue', 'fancy US banks by revenue'])('%s names what no word says', (question) => {
      expect(said(question)).toMatch(NOT_HELD);
    });
  });

  describe('of two questions', () => {
    test('both are answered', () => {
      const answer = said('What is the capital of Kenya and who is the CEO of Apple?');
      expect(answer).toContain('Nairobi');
      expect(answer).toContain('Tim Cook');
    });

    test.each([
      ['who audits Apple and when did it start', 'Not answered: “when did it start”.'],
      [
        'Wie viele Bundesländer hat Deutschland und welches ist das bevölkerungsreichste?',
        'Not answered: “welches ist',
      ],
    ])('%s: the one that is left is named', (question, words) => {
      expect(said(question)).toContain(words);
    });

    test('what narrows the first is no second', () => {
      expect(said('companies in Texas and what they eat')).toMatch(NOT_HELD);
    });
  });
});

describe('percentage points', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  test.each([
    ['By how much did the unemployment rate rise in 2020?', 'rose by 3.1 percentage points: from 3.6%'],
    ['By how much did the federal funds rate rise in 2022?', 'rose by 4.02 percentage points: from 0.08%'],
    [
      'By how much did the 10 year Treasury yield fall in 2020?',
      'fell by 0.93 percentage points: from 1.86%',
    ],
    ['Germany.unemployment_rate_change', 'rose by 0.4 percentage points: from 3.1 percent of labour force'],
    ['By how much did German inflation rise in 2022?', 'rose by 3.81 percentage points: from 3.07%'],
  ])('what a percentage rose by is told in points of it: %s', (question, told) => {
    expect(said(question)).toContain(told);
    expect(said(question)).not.toMatch(/(?:rose|fell) by [\d.]+%/);
  });

  test.each([
    'By how many percent did the unemployment rate rise in 2020?',
    'By how many percent did the US unemployment rate change from 2019 to 2020?',
  ])('how many percent it is of itself is told where that is asked: %s', (question) => {
    expect(said(question)).toContain('3.1 percentage points');
    expect(said(question)).toContain('+86.1%');
  });

  test('nobody who asks for points is told percent of percent', () => {
    const told = said('By how many percentage points did the US unemployment rate change from 2019 to 2020?');
    expect(told).toContain('+3.1 percentage points.');
    expect(told).not.toContain('86.1%');
  });

  test('the growth of a percentage leads with its points, between the averages of years too', () => {
    expect(said('growth of the unemployment rate in 2023')).toMatch(
      /rose by 0\.3 percentage points \(\+8\.6% relative\): from 3\.5%.*averages of the two years it is −0\.03 percentage points/,
    );
  });

  test('what the last month of a year did is not told where the year was asked for', () => {
    expect(said('By how much did the unemployment rate rise in 2020?')).not.toContain(
      'Over the month before',
    );
    expect(said('US CPI growth in 2021')).not.toContain('Over the month before');
    expect(said('By how much did unemployment change in December 2020?')).toContain(
      'Over the month before it did not change.',
    );
  });

  test('two percentages lie so many points from each other, whatever they are percent of', () => {
    expect(said('spread between 10y and 2y treasuries in July 2022')).toContain(
      'The difference is 0.14 percentage points.',
    );
    expect(said('compare unemployment rate of Germany and France')).toContain(
      'The difference is 3.9 percentage points.',
    );
  });

  test('a distance has the unit of what it lies between', () => {
    expect(said('By how much did the gold price rise in 2020?')).toContain(
      'rose by 379 US dollars per troy ounce (25.6%)',
    );
  });
});
