import { whole } from '../whole';
import { truthOf } from './question-truth';

describe('periods', () => {
  const { store, engine } = whole;
  const { named } = truthOf(store);

  /** The figure of a company's own fiscal year or quarter, read from the filings' points. */
  function filed(company: string, line: string, year: number, quarter?: number): number | undefined {
    const name = quarter === undefined ? line : `${line} (quarterly)`;
    const series = named(company, 'Company').series.find((each) => each.name === name);
    const at = series?.dates.findIndex((_date, place) => {
      const period = series.detail?.(place)?.period;
      return period?.fiscal_year === year && period.fiscal_quarter === quarter;
    });
    return at === undefined ? undefined : series?.values[at];
  }

  const figureOf = (question: string, column: string): unknown => engine.rows(question).results[0]?.[column];
  const content = (question: string): string => engine.answer(question).content;

  test.each([
    ['revenue of Home Depot in fiscal 2025', 'The Home Depot', 2025, undefined],
    ['Home Depot revenue FY2025', 'The Home Depot', 2025, undefined],
    ['Nvidia sales FY26', 'Nvidia', 2026, undefined],
    ['Umsatz von Microsoft im Geschäftsjahr 2025', 'Microsoft', 2025, undefined],
    ['Apple revenue fiscal Q1 2026', 'Apple Inc.', 2026, 1],
    ['Apple revenue Q1 2026 (fiscal)', 'Apple Inc.', 2026, 1],
    ['revenue of Nvidia in the third quarter of fiscal 2026', 'Nvidia', 2026, 3],
    ['Umsatz von Nvidia im dritten Quartal des Geschäftsjahres 2026', 'Nvidia', 2026, 3],
  ] as const)("%s is the company's own period", (question, company, year, quarter) => {
    const expected = filed(company, 'Revenue', year, quarter);
    expect(expected).toBeDefined();
    expect(figureOf(question, 'revenue')).toBe(expected);
  });

  test('a quarter of the calendar is said with what the company calls it', () => {
    expect(figureOf('Apple revenue Q1 2025', 'revenue')).toBe(filed('Apple Inc.', 'Revenue', 2025, 2));
    expect(content('Apple revenue Q1 2025')).toContain('the quarter of 29 March 2025, its fiscal Q2 2025');
  });

  test('where no quarter ends with the calendar, a quarter is none of a month either', () => {
    expect(content('Nvidia revenue in the quarter that ended in September 2025')).toMatch(
      /it has no revenue of Nvidia for the quarter that ended in September 2025/,
    );
  });

  test('the quarters of a year are not its latest quarter', () => {
    const told = content('Apple cash quarterly 2024');
    for (const day of ['30 March', '29 June', '28 September', '28 December'])
      expect(told).toContain(`${day} 2024`);
  });

  test.each([
    ["Costco's revenue in the quarter that ended in May 2026", 'the quarter of 10 May 2026'],
    ['latest quarterly revenue of Nvidia', 'the quarter of 26 April 2026, its fiscal Q1 2027'],
    [
      'Operating income of Walmart for the year that ended in January 2026',
      'the year that ended on 31 January 2026',
    ],
  ])('%s is of the period that is named', (question, period) => {
    expect(content(question)).toContain(period);
  });

  test('average annual growth is compound, and refused where it has no two ends', () => {
    const [from, to] = [2021, 2024].map((year) => filed('Apple Inc.', 'Revenue', year) ?? NaN) as [
      number,
      number,
    ];
    const growth = ((to / from) ** (1 / 3) - 1) * 100;
    const question = "average annual growth of Apple's revenue from 2021 to 2024";
    expect(figureOf(question, 'revenue_annual_growth')).toBeCloseTo(growth, 8);
    expect(content(question)).toContain('compound annual growth of revenue');
    expect(content("average annual growth of Apple's revenue")).toMatch(
      /^This is not in the embedded dataset/,
    );
  });

  test.each([
    'By how much did the revenue of Kimberly-Clark grow from 2022 to 2023?',
    'revenue growth of IBM from 2018 to 2020',
    'average annual growth of the revenue of AT&T from 2018 to 2021',
  ])('%s says that a restatement lies between the figures', (question) => {
    expect(content(question)).toContain('so these figures are not comparable.');
  });

  test('growth on one side of a restatement needs no such word', () => {
    expect(content('revenue growth of IBM from 2019 to 2020')).not.toContain('comparable');
  });

  test.each(['Which has more revenue, Ford or Berkshire Hathaway?', 'companies in Nebraska by revenue'])(
    '%s tells a ranking’s figure of no named year from those of filings',
    (question) => {
      expect(content(question)).toMatch(
        /Berkshire Hathaway.* comes from Fortune 500 \(2025\).* and may be for another year/,
      );
    },
  );

  test('figures of filings alone are not told from each other by their sources', () => {
    expect(content('Which has more revenue, Apple or Microsoft?')).not.toContain('another year');
  });

  test.each(['inflation in Germany yoy 2022', 'Inflation in Deutschland gegenüber dem Vorjahr 2022'])(
    'what prices rose by is over the year before anyway: %s',
    (question) => {
      expect(whole.engine.answer(question).explainability?.at(-1)?.content).toContain(
        'Evaluated as: Germany.inflation_rate_consumer_prices.at=2022',
      );
    },
  );

  test('German asks for growth over a year by “im Jahresvergleich”', () => {
    expect(
      whole.engine.answer('US-Inflation im Jahresvergleich im März 2023').explainability?.at(-1)?.content,
    ).toContain('CPI-U nsa.latest_value_growth.at=2023-03');
  });
});

describe('calendar and fiscal years', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  test.each([
    ['Home Depot revenue in 2024', 'on 28 January 2024, has $152.7 billion.'],
    ['Target revenue in 2024', 'on 3 February 2024, has $107.4 billion.'],
    ["Was Home Depot's revenue above 155 billion in 2024?", 'on 28 January 2024, has $152.7 billion.'],
    [
      'Who made more revenue in 2024, Target or Walmart?',
      '2024 is read as fiscal 2024 of Target Corporation',
    ],
    ['Home Depot net margin 2024', 'the fiscal year that ended in 2024 ended on 28 January 2024.'],
  ])('a year that a company counts otherwise is told both ways: %s', (question, told) => {
    expect(said(question)).toContain('\nNote: 2024 is read as fiscal 2024 of ');
    expect(said(question)).toContain(told);
  });

  test('a fiscal year that is not reported has no figure, though another ended in the year', () => {
    expect(said('Home Depot revenue in 2026')).toContain('it has no revenue of The Home Depot for 2026.');
  });

  test.each([
    'Home Depot revenue fiscal 2024',
    'Apple revenue in 2024',
    'Walmart revenue in 2024',
    'Nvidia revenue in 2024',
    'Which retailer had the highest revenue in 2024?',
  ])('a year that all count alike, or that was said to be the company’s, needs no word: %s', (question) => {
    expect(said(question)).not.toContain('is read as');
  });

  test.each([
    ['average quarterly revenue of Apple in 2024', 'Apple Inc.: the quarters to 30 December 2023 until'],
    ['Apple quarterly revenue 2024', 'Apple Inc.: the quarters to 30 December 2023 until 28 September 2024.'],
    ['highest quarterly revenue of Microsoft in 2024', 'Microsoft: the quarter to 30 June 2024.'],
  ])('quarters of a year are those of the fiscal year, and the answer says which: %s', (question, told) => {
    expect(said(question)).toContain(`Note: 2024 is read as fiscal 2024 of ${told}`);
  });

  test.each([
    'quarterly revenue of Amazon in 2024',
    'Intel quarterly revenue 2022',
    'Apple quarterly revenue FY2024',
  ])('quarters that both count alike, or that are the company’s, need no word: %s', (question) => {
    expect(said(question)).not.toContain('by the calendar');
  });

  test.each([
    ['Microsoft calendar year 2024 revenue', '2024-03-31', '2024-12-31'],
    ['Apple revenue in calendar 2023', '2023-04-01', '2023-12-30'],
    ['Umsatz von Microsoft im Kalenderjahr 2024', '2024-03-31', '2024-12-31'],
    // Its quarter to 1 January is the last of the year before.
    ['The Walt Disney Company revenue in calendar year 2022', '2022-04-02', '2022-12-31'],
  ])(
    'a year of the calendar is the sum of the quarters that end with the calendar’s: %s',
    (question, from, to) => {
      const [name = ''] = /Microsoft|Apple|The Walt Disney Company/.exec(question) ?? [];
      const [company] = whole.store.byName(name).filter(({ type }) => type === 'Company');
      const quarters = company?.series.find((series) => series.name === 'Revenue (quarterly)');
      const held = quarters?.values.filter((_value, at) => {
        const day = quarters.dates[at] ?? '';
        return day >= from && day <= to;
      });
      expect(held).toHaveLength(4);
      const [row] = engine.rows(question).results;
      expect(row?.['total_revenue_quarterly']).toBe(held?.reduce((sum, value) => sum + value, 0));
      expect(said(question)).toContain('The total of 4 figures of quarterly revenue');
    },
  );
});

describe('fiscal years of weeks', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  test.each([
    ['Johnson & Johnson net income 2022', '$17.9 billion for the year that ended on 1 January 2023'],
    ["Domino's Pizza operating income 2020", 'for the year that ended on 3 January 2021, its fiscal 2020'],
    ['Nettogewinn von Johnson & Johnson 2022', '$17.9 billion'],
    ['Walmart revenue 2023', 'for the year that ended on 31 January 2023'],
  ] as const)(
    'a year of weeks that ended in the first days of January is of the year before: %s',
    (question, words) => {
      expect(said(question)).toContain(words);
    },
  );

  test('each year of a span is there once', () => {
    const days = engine.rows('Johnson & Johnson.revenue.at=2020..2024').results.map(({ date }) => date);
    expect(days).toEqual(['2021-01-03', '2022-01-02', '2023-01-01', '2023-12-31', '2024-12-29']);
  });

  test.each([
    ['total assets of JPMorgan at 12/31/2022', '$3.7 trillion'],
    ['total assets of JPMorgan on 31/12/2022', '$3.7 trillion'],
  ] as const)('a day is read as Americans write it, and as others: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test('a day that may be two is none', () => {
    expect(engine.rows('price of gold on 4/5/2020').results).toHaveLength(0);
  });

  test.each([
    [
      'Dividendenzahlungen Coca-Cola 2019, 2020 und 2021 (Mio. USD)',
      'The Coca-Cola Company.dividends_paid.at=2019, 2020, 2021',
    ],
    ["Apple's dividends paid in 2023, in USD millions", 'Apple.dividends_paid.at=2023'],
    ['Umsatz von Apple 2023 in Mrd. Dollar', 'Apple.revenue.at=2023'],
  ] as const)('the unit that figures are wanted in says nothing of which: %s', (question, expression) => {
    expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
  });

  test.each([
    ['Marriott and Hilton 2020: who lost more?', 'Hilton Worldwide has the lower net income'],
    ['which had the bigger loss in 2020, Delta or United?', 'Delta Air Lines has the lower net income'],
  ] as const)('the larger loss is the lower income: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test.each([
    [
      'capex as % of revenue: Verizon, AT&T, T-Mobile 2020',
      'no capital expenditure as a percentage of revenue of Verizon',
    ],
    ['FYE Oracle vs Microsoft', 'May 31'],
    ['industrial production index most recent print', 'Industrial Production'],
    ['Delta revenue 2022', 'Delta Air Lines'],
    ['highest unemployment rate in history', '14.8%'],
    ['Is Poland a member of the EU, and since when?', '1 May 2004'],
  ] as const)('what analysts write is read: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test('a time that was said beside a question is not left aside', () => {
    const question = "what's the newest quarter you have for Netflix and how much revenue was in it";
    expect(said(question)).not.toContain('$45.2 billion');
  });
});

describe('at each time', () => {
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
      expect(saidOf("Did Nvidia's revenue grow by more than 50% in both 2023 and 2024?")).toContain(
        '**No.**',
      );
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
});
