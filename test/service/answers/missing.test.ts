import { whole } from '../whole';
import { undatedUnion } from './undated-union';

describe('what is known of few', () => {
  const { engine } = whole;

  const saidOf = (question: string): string => engine.answer(question).content;
  const countOf = (expression: string): number => Number(engine.rows(expression).results[0]?.['count']);
  const ONLY = /has the (.+?) of only (\d+) of the (\d+) (.+?)\./;

  describe('a list of those that meet what few are known for', () => {
    test.each([
      ['count of companies audited by KPMG', 'auditor'],
      ['companies audited by Ernst & Young', 'auditor'],
      ['companies not audited by KPMG', 'auditor'],
      ['how many companies are audited by Deloitte', 'auditor'],
    ])('%s says how many are known', (question, field) => {
      const [, label, known, all] = ONLY.exec(saidOf(question)) ?? [];
      expect([label, Number(known), Number(all)]).toEqual([
        field,
        countOf(`companies.${field}=*.count()`),
        countOf('companies.count()'),
      ]);
    });

    test.each(['companies listed on Nasdaq', 'companies in Texas', 'countries in Africa'])(
      '%s, which is known of most, says nothing',
      (question) => {
        expect(saidOf(question)).not.toMatch(ONLY);
      },
    );

    test('a count of those of which something is known says so', () => {
      expect(saidOf('companies.auditor=*.count()')).toMatch(/^Companies whose auditor is known /);
    });
  });

  describe('the first of many', () => {
    test.each([
      ['Which country had the highest GDP growth in 2021?', 'Monaco'],
      ["Which country's economy grew fastest in 2021?", 'Monaco'],
    ])('says at once that it is known of few: %s', (question, name) => {
      const said = saidOf(question);
      expect(said).toMatch(
        /^This is known of only \d+ of the \d+ countries in the embedded dataset, too few to tell which of all has the highest real GDP growth rate: of the \d+ it is /,
      );
      expect(said).toContain(`it is **${name}**`);
    });

    test('is it where most are known', () => {
      expect(saidOf("Which country's economy is growing fastest?")).toMatch(
        /^\*\*Guyana\*\* has the highest/,
      );
      expect(saidOf('top 5 countries by GDP growth in 2023')).toContain('**189**. The 5');
    });

    test('stands in a list beside how many there are', () => {
      expect(saidOf('top 5 countries by GDP growth in 2021')).toMatch(/: \*\*\d+\*\* of \d+\. The 5/);
    });
  });

  describe('the end of a year that a line of months does not reach', () => {
    test.each([
      '2y treasury yield at the end of 2022',
      'which level did the 2y treasury end 2022 at',
      '2-year treasury yield at year-end 2022',
    ])('%s is no average of that year', (question) => {
      const said = saidOf(question);
      expect(said).toContain('it has no figure of Market Yield on U.S. Treasury Securities at 2-Year');
      expect(said).toContain('December 2022');
    });

    test.each([
      ['2y treasury yield at the end of 2021', '2021-12-01'],
      ['unemployment rate at the end of 2022', '2022-12-01'],
      ['cash of PayPal at the end of 2021', '2021-12-31'],
    ])('%s is of %s', (question, date) => {
      expect(engine.rows(question).results).toEqual([expect.objectContaining({ date })]);
    });
  });

  test.each([
    'revenue of Apple and Foobarix',
    'total revenue of Apple, Foobarix and Intel',
    'Which is larger: Apple, Foobarix or Intel?',
    'Did Apple, Foobarix and Intel make a loss in 2023?',
  ])('what is told of all together is not told of some: %s', (question) => {
    expect(whole.engine.rows(question).results).toHaveLength(0);
  });
});

describe('what is left out', () => {
  const { store, engine } = whole;
  const say = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
  const league = undatedUnion();
  const companies = [...store.byType('Company')];

  test.each([
    'which companies had revenue above $200bn in fiscal 2022',
    'Die zehn umsatzstärksten US-Unternehmen im Jahr 2022',
    'largest company by revenue in 2022',
    'how many companies had a revenue above 100 billion in 2022',
    'top 20 companies by revenue in 2021',
  ])('who is prominent and lacks the figure that a list goes by is named: %s', (question) => {
    expect(say(question)).toMatch(
      /has no revenue for (?:fiscal )?202\d of \d+ of the \d+ companies.*, among them .*Berkshire Hathaway.* left out\./,
    );
  });

  test('of a ranking by what few report it is said how many lack it', () => {
    const lacking = companies.filter(({ properties }) => !properties.has('employee_count'));
    expect(say('who are the top 5 employers')).toContain(
      `no number of employees of ${lacking.length} of the ${companies.length} companies, among them Verizon`,
    );
    expect(say('who are the top 5 employers')).toContain('United Parcel Service');
  });

  test.each([
    ['REITs by dividends paid 2020', 'American Tower'],
    ['ten biggest cash balances at year end 2020', 'JPMorgan Chase'],
    ['countries with the highest public debt', 'Italy'],
  ])('%s: %s is named as left out', (question, name) => {
    expect(say(question)).toMatch(new RegExp(`has no .* of .*${name}.* left out`));
  });

  test('where everything asked has its figure nothing is said', () => {
    expect(say('largest countries in Europe by population')).not.toContain('left out');
    expect(say('companies founded after 1990 in Texas')).not.toContain('left out');
  });

  test.each([['Wine League members as of 2015', 'Spain and Portugal, which is left out.']])(
    'a member since a day that nobody knows is neither told nor passed over: %s',
    (question, names) => {
      expect(league.answer(question).content).toContain(`has no start date for ${names}`);
    },
  );

  test('of a day of which the year or the month is known all else is known as well', () => {
    const members = 'Organization of the Petroleum Exporting Countries.members';
    expect(whole.engine.rows(`${members}.at=2018.count()`).results[0]).toMatchObject({ count: 15 });
    expect(say('was South Africa a BRICS member in 2015')).toMatch(/^Yes\./);
    expect(say('when did South Africa join BRICS')).toContain('December 2010');
    // Who left, came back and is a member has two times, each with its own days.
    expect(say('was Gabon a member of OPEC in 1990')).toMatch(/^Yes\./);
    expect(say('was Gabon a member of OPEC in 2000')).toMatch(/^No\./);
  });

  test('a count of a union of which today’s members alone are known says so', () => {
    const said = 'so former members are not counted.';
    expect(say('how many members did the UN have in 1990')).toContain(
      `members of the United Nations with their dates, ${said}`,
    );
    expect(say('how many members did the EU have in 2010')).not.toContain(said);
    expect(say('how many members does the UN have')).not.toContain(said);
  });

  test.each(['How many people live in Osaka', 'population of Lagos'])(
    'a count of a city is told without a year, which is said: %s',
    (question) => {
      expect(say(question)).toContain('GeoNames cities does not date its figures of population');
    },
  );

  test('figures of a known year are told without that', () => {
    expect(say('population of Poland 2020')).not.toContain('does not date its figures');
    expect(say('literacy rate ethiopia')).toContain('Unicode CLDR does not date its figures');
  });

  test('a year of weeks that ends in the first days of a month is of the one before', () => {
    const names = (question: string): unknown[] => engine.rows(question).results.map(({ name }) => name);
    expect(names('companies whose fiscal year ends in December')).toContain('Snap-on');
    expect(names('companies whose fiscal year ends in January')).toContain('Lululemon Athletica');
    expect(names('companies whose fiscal year ends in January')).not.toContain('Snap-on');
    expect(names('companies whose fiscal year ends in February')).not.toContain('Lululemon Athletica');
  });

  test('American airlines in small letters are the airlines of a country', () => {
    expect(say('which american airlines do you have')).toContain('Delta Air Lines');
  });

  test.each([
    ['Does Alphabet have more than one ticker?', /^This is not in the embedded dataset/],
    ['How many months was US CPI inflation above 8 percent in 2022?', /^The growth of .* in 7 of the months/],
    ['how often did core inflation exceed 6%', /^The growth of .* in 123 of the months/],
    ['did inflation in the US exceed 8% in June 2022', /^Yes\. The growth of .* is \+9\.1%/],
  ])('no figure is compared with what it does not measure: %s', (question, said) => {
    expect(say(question)).toMatch(said);
  });

  test.each([
    ['external debt of Argentina', 'present value in current US dollars'],
    ['long-term debt of AT&T 2022', 'with or without the part that is due within a year'],
    ['shareholders equity of Boeing in 2020', 'total equity: with noncontrolling'],
  ])('%s: it is said what the figure is', (question, note) => {
    expect(say(question)).toContain(note);
  });

  test('a ratio is told with its period', () => {
    expect(say('ASML gross margin')).toMatch(/is 5\d\.\d% for the year that ended on \d+ December \d{4}: /);
  });

  test('a quarter that a year lacks is named, and a whole year is not', () => {
    expect(say('Coca-Cola revenue by quarter 2019')).toContain(
      'Of the 4 quarters of 2019 the embedded dataset has only those',
    );
    expect(say('AMD revenue by quarter 2023')).not.toContain('Of the 4 quarters');
  });

  test('a figure that one of several years lacks is named', () => {
    expect(say('Edwards Lifesciences: revenue, op income, net income, 2020-2023')).toContain(
      'has no net income of Edwards Lifesciences among the figures of 31 December 2020.',
    );
  });

  test.each([
    ['companies.net_income>9tn.count()', /^none of the 5\d\d with known data$/],
    ['companies.industry=Banking.net_income<0.at=2022.count()', /^none of the 20 with known data$/],
    ['countries.member_of=European Union AND ASEAN.count()', /^none of the 19\d with known data$/],
  ])('a count of nobody is none of those of which that is known: %s', (expression, basis) => {
    expect(whole.engine.rows(expression).results).toEqual([
      { name: expect.any(String) as string, count: 0, basis: expect.stringMatching(basis) as string },
    ]);
    expect(whole.engine.answer(expression).content).toContain('in the embedded dataset: **0**.');
  });

  test.each([
    // Of most no such figure is held, of a time none, and of other things there may be some that are not held.
    'companies.research_and_development_expense>16tn.at=2019.count()',
    'companies.net_income<0.at=2005.count()',
    'companies.industry=Banking.location=Alaska.count()',
    'how many universities are in Liechtenstein',
  ])('where nobody can tell that there is nobody there is no count: %s', (expression) => {
    expect(whole.engine.rows(expression).results).toEqual([]);
  });

  test.each([
    ['Wine League.members.at=2015.count()', 'Spain and Portugal (nobody says since when)'],
    ['Wine League.members.at=2022.return(name, left_out)', 'Spain (nobody says since when)'],
  ])('rows say who may be one of them, and nobody says since when: %s', (expression, left) => {
    const { results } = league.rows(expression);
    expect(results.length).toBeGreaterThan(0);
    expect(new Set(results.map((row) => row['left_out']))).toEqual(new Set([left]));
  });

  test('rows say of which groups founding members alone are held, and of which those of today', () => {
    expect(
      engine.rows('countries.member_of=Council of Europe.return(name, left_out)').results[0]?.['left_out'],
    ).toBe('those that joined the Council of Europe later (no data)');
    expect(engine.rows('United Nations.members.at=1990.count()').results[0]?.['left_out']).toBe(
      'former members of the United Nations (no data)',
    );
    expect(engine.rows('European Union.members.at=2015.count()').results[0]).not.toHaveProperty('left_out');
  });

  test.each([
    'companies founded between 1975 and 1985',
    'companies founded in the 1970s',
    'how many companies were founded before 1980',
  ])('of how many it is known when they were founded is said once: %s', (question) => {
    const known = new Set(engine.rows('companies.founded=*').results.map(({ name }) => name));
    const note = `has the founding date of only ${known.size} of the ${companies.length} companies`;
    expect(say(question).split(note)).toHaveLength(2);
  });
});

describe('missing data', () => {
  const { store, engine } = whole;
  const say = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  /** A company with revenues of which the dataset has no number of employees. */
  const company = store
    .byType('Company')
    .find(({ name, properties }) => !properties.has('employee_count') && /^[A-Z][a-z]{4,}$/.test(name));
  const name = company?.name ?? '';

  test.each([
    `How many employees does ${name} have?`,
    `${name} employees`,
    `What is the headcount of ${name}?`,
    `Wie viele Mitarbeiter hat ${name}?`,
  ])('what a company lacks and others have is said to be lacking: %s', (question) => {
    expect(say(question)).toBe(
      `This is not in the embedded dataset: it has no number of employees of ${name}.`,
    );
  });

  test('figures of which one is lacking are not compared', () => {
    const said = say(`Compare the employees of Apple and ${name}`);
    expect(said).toContain(
      `They cannot be compared: the embedded dataset has no number of employees of ${name}.`,
    );
    expect(said).toContain('Apple Inc. has 164,000 employees');
    expect(said).not.toMatch(/higher|lower/);
  });
});

describe('unavailable data', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replaceAll('**', '');

  test.each([
    ["Who was Apple's CEO before Tim Cook", 'it has no predecessor in office of Tim Cook'],
    ['Who was the CEO of Disney before Bob Iger?', 'it has no predecessor in office of Robert Iger'],
    ['Wer war CEO von Apple vor Tim Cook?', 'it has no predecessor in office of Tim Cook'],
    ['Who chairs JPMorgan', 'it has no chair of the board of JPMorgan Chase'],
  ] as const)('what is not held is told by its name: %s', (question, told) => {
    expect(engine.rows(question).results).toEqual([]);
    expect(said(question)).toContain(told);
  });

  test.each([
    ['Brent on 1 July 2025', 'Its figures are of whole months, from May 1987 to'],
    ['Brent.latest_value.at=2025-07-01', 'Its figures are of whole months, from May 1987 to'],
    ['unemployment rate on 1 May 2024', 'Its figures are of whole months'],
    ['US GDP on 1 July 2021', 'Its figures are of whole quarters, from the first quarter of 1947 to'],
  ] as const)('a day is none of the months that are held: %s', (question, told) => {
    expect(engine.rows(question).results).toEqual([]);
    expect(said(question)).toContain(told);
  });

  test('the month itself, and a day of which there is a quotation, are told', () => {
    expect(said('Brent in July 2025')).toContain('$71.04 per barrel in July 2025');
    expect(said('gold price on 1 July 2025')).toContain('on 1 July 2025');
  });

  test('a filing of a quarter is that of the calendar, and the one that the company counts so is named', () => {
    const told = said('10-Q Apple Q3 2025');
    expect(told).toContain('it has no filing date of the quarterly report of Apple Inc. for Q3 2025');
    expect(told).toContain('1 August 2025 for its fiscal Q3 2025');
    expect(said('10-Q Apple FY2025 Q3')).toContain('is 1 August 2025');
  });
});

describe('figures below zero', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  const LOST_FIVE = 'companies.net_income<-5bn.return(name)';
  const named = (asked: string): unknown[] => engine.rows(asked).results.map(({ name }) => name);

  test.each([
    'companies with net income below -5 billion',
    'companies with net income under -$5bn',
    'companies with net income below $-5 billion',
    'companies with net income below −5 billion',
    'companies with net income below –5 billion',
    'companies with net income < -5 billion',
    'companies with net income below (5) billion',
    'companies with net income below minus 5 billion',
    'Unternehmen mit einem Gewinn unter -5 Milliarden',
  ])('a bound below nothing keeps its sign: %s', (question) => {
    expect(named(LOST_FIVE).length).toBeGreaterThan(2);
    expect(named(question)).toEqual(named(LOST_FIVE));
  });

  test.each([
    ["Was Boeing's net income above -20 billion in 2024?", 'Yes.'],
    ["Did Boeing's net income fall below -20 billion in 2024?", 'No.'],
    ["In how many years was Boeing's net income below -5 billion?", 'below -$5.0 billion in 2 of'],
  ] as const)('and is judged with it: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test.each([
    ['companies with net income between -5 billion and -1 billion', -5e9, -1e9],
    ['companies with net income between -1 billion and 1 billion', -1e9, 1e9],
  ] as const)('so are both ends of a span: %s', (question, least, most) => {
    const { results } = engine.rows(question);
    expect(results.length).toBeGreaterThan(5);
    for (const row of results) {
      expect(row['net_income']).toBeGreaterThanOrEqual(least);
      expect(row['net_income']).toBeLessThanOrEqual(most);
    }
  });

  test.each([
    ['Apple - revenue', '$416'],
    ['Apple revenue -2024', 'year that ended on 28 September 2024'],
    ['Apple revenue 2020 - 2023', 'from $274.5 billion'],
    ['the 3-month Treasury bill in 2008', '3-Month Treasury Bill'],
  ] as const)('a dash that is no sign means what it did: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });
});
