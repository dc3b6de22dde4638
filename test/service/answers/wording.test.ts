import { whole } from '../whole';
import { nameText } from '../../../src/shared/names/name-text';
import { corpusFiles, isRefusedRow, readCorpus } from '../../../tools/questions/corpus-file';

describe('precise wording', () => {
  const { engine } = whole;

  test.each([
    ['Who is the CEO of Coca-Cola?', 'of The Coca-Cola Company as of 20 February 2025 ('],
    ['board members of Apple', ' as of 1 November 2024 ('],
  ])('who holds an office is told as of the filing: %s', (question, words) => {
    expect(engine.answer(question).content).toContain(words);
  });

  test('evidence of an office bears the day on which a filing named its holder', () => {
    const { context } = engine.answer('Who is the CEO of Coca-Cola?');
    expect(context?.map(({ content }) => content)).toContain(
      'The Coca-Cola Company, chief executive officer (as of 2025-02-20): James Quincey',
    );
  });

  test('what is no office bears no such day', () => {
    expect(engine.answer('Where is Apple based?').content).not.toContain('as of');
    expect(engine.answer('What is the capital of France?').content).not.toContain('as of');
  });

  test.each(['population of Georgia', 'GDP of Georgia in 2022'])(
    'of a name that a country and a state share it is said which was taken: %s',
    (question) => {
      expect(engine.answer(question).content).toContain(
        '“Georgia” is read as Georgia (Country in Western Asia); there is also Georgia (Subdivision of United States).',
      );
    },
  );

  test('a name that only a place in it or a smaller one abroad shares is taken without a word', () => {
    expect(engine.answer('capital of Luxembourg').content).not.toContain('is read as');
    expect(engine.answer('population of Niger').content).not.toContain('is read as');
  });

  test('a rate is told by the decimals that make it the rate', () => {
    const { context } = engine.answer('EUR/USD rate');
    expect(context?.[0]?.content).toMatch(/: 1\.1361 USD per EUR$/);
    const month = engine.answer('USD/CHF in June 2026').context;
    expect(month?.[0]?.content).toMatch(/: 0\.7993 /);
  });

  test('a city lies somewhere, though a firm is called after it', () => {
    expect(engine.answer('In welchem Land liegt Zürich').content).toContain(
      'The country of Zürich is **Switzerland**',
    );
    expect(engine.answer('where is zurich').content).toContain('Zürich is located in **Switzerland');
  });

  test('a rate by way of the euro says so, and of which day it is', () => {
    expect(engine.answer('GBP/JPY in 2023').content).toContain(
      'One Pound Sterling was worth **179.886 JPY** by way of the euro on 29 December 2023 (European Central Bank',
    );
  });

  test('prices are told by the index whose growth is published, else by which they are', () => {
    expect(engine.answer('US inflation June 2022').content).toContain(
      '(not seasonally adjusted) is **+9.1%**',
    );
    const { content } = engine.answer('US CPI growth');
    expect(content).toContain('Based on the seasonally adjusted index.');
  });

  test('a share of a union is told with both figures', () => {
    expect(engine.answer("Germany's share of EU GDP in 2023").content).toContain(
      'The GDP of Germany is **24.3%** of that of the European Union in 2023: $4.5 trillion divided by $18.3 trillion (',
    );
  });
});

describe('slips', () => {
  const { engine } = whole;

  const said = (input: string): string => engine.answer(input).content;

  test.each([
    ['Apple.return()', 'At character 7, “return()”', 1],
    ['Apple.return(ceo(name))', 'At character 7, “ceo(name)”', 1],
    ['companies.location=Texas.limit=abc', 'At character 26, “limit=abc”', 'some'],
    ['companies.location=Texas.return(name', 'At character 26, “return(name”', 'some'],
    ['countries.languages=German and French', 'At character 21, “and”', 'some'],
    ['cities.location=Spain or France', 'At character 17, “or”', 'some'],
    ['Apple.revenu', '“revenu” is read as “revenue”', 1],
    ['Apple.return(name, fanciness)', '“fanciness”: no entity has such a field', 1],
  ])('the slip in %s is met, and its place is named', (input, note, rows) => {
    expect(said(input)).toContain(note);
    const { length } = engine.rows(input).results;
    if (rows === 'some') expect(length).toBeGreaterThan(0);
    else expect(length).toBe(rows);
  });

  test('a field that nothing has is refused, though others of the row are known', () => {
    const rows = engine.rows('companies.return(name, revenu, revenue).limit=2').results;
    expect(rows.map((row) => Object.keys(row))).toEqual([['error']]);
    expect(said('companies.return(name, revenu).limit=2')).toContain(
      '“revenu”: no entity has such a field; the nearest is “revenue”',
    );
  });

  test.each([
    ['populaton of Peru', '“populaton” is read as “population”.', 'Peru'],
    ['hedquarters of Starbuks', '“hedquarters” is read as “headquarters”.', 'Seattle'],
    ['Wich EU country has the fewest inhabitants?', '“Wich” is read as “which”.', 'Malta'],
  ])('a word of a question with a slip is read and said: %s', (question, note, answer) => {
    expect(said(question)).toContain(note);
    expect(said(question)).toContain(answer);
  });

  test.each([
    ['Who is the mayor of Berlin?', '“mayor”'],
    ['radio of Apple', '“radio”'],
  ])('a word that exists beside those of the tables is no slip of them: %s', (question, word) => {
    expect(said(question)).toMatch(/^This is not in the embedded dataset/);
    expect(said(question)).toContain(word);
  });

  test('what stands beside a question of a whole collection is not left aside, since it may say which part is meant', () => {
    expect(said("I'm looking at airlines. Which company has the highest revenue?")).toMatch(
      /^This is not in the embedded dataset/,
    );
  });
});

describe('details', () => {
  const { engine, store } = whole;
  const said = (question: string): string => engine.answer(question).content;

  test.each([
    ['usd chf june 2026', '0.7993', 'in June 2026'],
    ['USD/CHF in May 2026', '', 'in May 2026'],
    ['usd chf august 2026', '', 'on 1 August 2026'],
    ['gold price in June 2026', '', 'in June 2026'],
    ['gold price August 2026', '', 'on 1 August 2026'],
  ])('of a month its average is told, else the day of the quotation: %s', (question, value, time) => {
    expect(said(question)).toContain(value);
    expect(said(question)).toContain(time);
  });

  test.each([
    'standard for LEI codes',
    'standard of living in Germany',
    'general revenue',
    'price of Apple',
    'AAPL price now',
    'value of Nvidia',
    'price of France',
  ])('a common word is no nickname, and a company has no price among its figures: %s', (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  });

  test.each(["Standard and Poor's revenue", 'revenue of Standard & Poors'])(
    'a nickname written as one is it: %s',
    (question) => {
      expect(said(question)).toContain('S&P Global');
    },
  );

  /** The growth of a series' averages over two years. */
  const averaged = (name: string, year: number): string => {
    const [line] = store.byName(name)[0]?.series ?? [];
    const [before, after] = [year - 1, year].map((each) =>
      (line?.dates ?? []).reduce(
        (sum, date, at) => sum + (date.startsWith(String(each)) ? (line?.values[at] ?? 0) : 0),
        0,
      ),
    );
    return (((after ?? 0) / (before ?? 1) - 1) * 100).toFixed(1);
  };

  test.each([
    ['US real GDP growth in 2021', 'Real Gross Domestic Product', 2021, 'the fourth quarter of 2020'],
    [
      'US CPI growth in 2021',
      'Consumer Price Index for All Urban Consumers: All Items in U.S. City Average',
      2021,
      'December of 2020',
    ],
    [
      'US CPI growth in 1990',
      'Consumer Price Index for All Urban Consumers: All Items in U.S. City Average',
      1990,
      'December of 1989',
    ],
  ] as const)(
    'growth from end to end of a year is named so, with that of the averages: %s',
    (question, name, year, from) => {
      expect(said(question)).toContain(`The growth is from ${from}`);
      expect(said(question)).toContain(`by the averages of the two years it is +${averaged(name, year)}%`);
    },
  );

  test('the growth of a company’s year needs no such note', () => {
    expect(said('revenue growth of Nvidia in 2024')).not.toContain('averages');
  });

  test('who held an office within a year is told with the day that tells them apart', () => {
    expect(said('CEO of UnitedHealth in 2025')).toMatch(
      /Hemsley \(since 13 May 2025\).*Witty \(until 13 May 2025\)/,
    );
    expect(said('Who became CEO of UnitedHealth in 2025?')).toContain('since 13 May 2025');
    expect(said('who is CEO of UnitedHealth')).toContain('since 13 May 2025');
  });

  test.each([
    ['Did Carnival lose more than 9 billion in 2021?', '**Yes.**'],
    ['Did Boeing lose more than 20 billion in 2020?', '**No.**'],
    ['Did Boeing lose at least 11 billion in 2020?', '**Yes.**'],
    ['companies that lost more than 5 billion in 2022', 'below -$5 billion'],
  ])('who lost more has less than nothing: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test.each([
    ['Johnson & Johnson net income 2022', '1 January 2023'],
    ['Wie hoch war der Nettogewinn von Johnson & Johnson 2022?', '1 January 2023'],
    ['Johnson & Johnson net income 2021', '2 January 2022'],
    ['Nvidia revenue 2025', '26 January 2025'],
  ])('a year that ends in the first days of January is the one before: %s', (question, day) => {
    expect(said(question)).toContain(`ended on ${day}`);
  });

  test('every one of some years is there though two of them end in one', () => {
    const dates = engine.rows('Johnson & Johnson revenue 2020 to 2024').results.map((row) => row['date']);
    expect(dates).toEqual(['2021-01-03', '2022-01-02', '2023-01-01', '2023-12-31', '2024-12-29']);
  });

  test.each([
    ['best quarter ever for Nike by sales', 'Nike', 'revenue', Math.max],
    ["Apple's strongest quarter by revenue", 'Apple', 'revenue', Math.max],
    ["Netflix's worst quarter by net income", 'Netflix', 'net_income', Math.min],
  ] as const)('the best quarter is one of quarters: %s', (question, company, field, end) => {
    const rows = engine.rows(`${company}.${field}_quarterly_history`).results;
    const all = rows.map((row) => Number(row[`${field}_quarterly_history`]));
    expect(Object.values(engine.rows(question).results[0] ?? {})).toContain(end(...all));
  });

  test.each(['company with the best quarter', 'best quarter for Poland by GDP'])(
    'where there are no quarters to compare nothing is told: %s',
    (question) => {
      expect(engine.rows(question).results).toHaveLength(0);
    },
  );

  test.each([
    ['ISIN und LEI der Allianz', 'has no ISIN of Allianz'],
    ['LEI and CIK of Siemens', 'of Siemens'],
  ])('of several that are asked the one that is not held is named: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });
});

describe('refusals', () => {
  const { engine } = whole;
  const content = (question: string): string => engine.answer(question).content.replaceAll('**', '');

  /** Questions that are refused, with what stood in the way: a word or a run of words, and no name that is known. */
  const REFUSED: readonly (readonly [question: string, obstacle: string, known: string])[] = [
    ['Identify 549300 something LEI for Tesla', 'something', '“Tesla”'],
    ['Which is the best managed bank in Texas?', 'best', '“Texas”'],
    ['What share of Egyptians lives in Cairo?', 'Egyptians', '“Cairo”'],
    ['Currency used by the neighbour states Sweden and Norway', 'neighbour', '“Sweden”'],
    ['competitors of Lockheed in the same industry', 'competitors', '“Lockheed”'],
    ['How many companies do you classify as pharma preparations?', 'classify', '“companies”'],
    ['When was Elliott Hill appointed at Nike?', 'appointed', '“Nike”'],
    ['In which countries is German spoken by a majority?', 'majority', '“German”'],
    ['universities in Switzerland founded by women', 'women', '“Switzerland”'],
    ['companies in Texas without debt', 'debt', '“Texas”'],
    ['the CEO of the company that Tim Cook admires', 'admires', '“Tim”'],
    ['Where is the World Bank headquartered?', 'headquartered', '“where”'],
    ['Welche Banken haben mehr als zehn Filialen in Bayern?', 'Filialen', '“Banken”'],
    ['largest city in each country of Europe', 'largest', '“Europe”'],
  ];

  test.each(REFUSED)('a refusal names what stood in the way: %s', (question, obstacle, known) => {
    const { content } = engine.answer(question);
    expect(content).toMatch(/^This is not in the embedded dataset/);
    expect(content).toContain(`“${obstacle}”`);
    expect(content).not.toContain(known);
  });

  /** What a refusal says of a fact that is understood and not held. */
  const NOT_HELD =
    /^it (?:has|does not (?:have|list|say)|counts|knows only|cannot (?:count|sum up|work out|tell what is no member))|^its figures|^there is no question/;

  test('every refusal of the corpora names what stands in the question, or a fact that is not held', () => {
    const plain = (text: string): string => nameText(text.replace(/&/g, ' and ')).replace(/ /g, '');
    const wrong = corpusFiles()
      .flatMap(readCorpus)
      .filter(isRefusedRow)
      .filter(({ question, answer }) => {
        const why = answer.replace(/^This is not in the embedded dataset: /, '');
        const named = [...why.matchAll(/“([^”]+)”/g)].map(([, span = '']) => span);
        const isNamed =
          named.length > 0 &&
          named.every(
            (span) =>
              question.toLowerCase().includes(span.toLowerCase()) || plain(question).includes(plain(span)),
          );
        return !isNamed && !NOT_HELD.test(why);
      });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['Revenue of Wayne Enterprises in 2024', '“Wayne Enterprises”'],
    [
      'Which companies in Germany have a revenue over 50 billion euros?',
      'no revenue of any of the companies in Germany',
    ],
  ])(
    'a refusal names the whole of what is not known, and the figure that is not held: %s',
    (question, said) => {
      expect(content(question)).toContain(said);
    },
  );

  test.each([
    ['revenue of Apple '.repeat(40), 'The question is too long. Ask it in fewer words.'],
    ['?', 'There is no question.'],
  ])('what ails the question itself is not said to lack in the dataset: %s', (question, said) => {
    expect(content(question)).toBe(said);
  });

  test('a question that can be read in too many ways is not called too long', () => {
    const question = 'Which of the biggest twenty US companies by sales are health care companies?';
    expect(engine.answer(question).content).not.toContain('too long');
  });

  test.each([
    ['NATO members in 1940', 'for 1940. The North Atlantic Treaty Organization was founded on 4 April 1949'],
    ['Which bank had the biggest loss in 2020?', 'no banks with a net income below $0 for 2020.'],
    [
      'companies with a net income above 200 billion in 2015',
      'above $200 billion for 2015, none of the 439 with known data.',
    ],
  ])('a refusal says of which time, and what was not yet founded then: %s', (question, said) => {
    expect(content(question)).toContain(said);
  });

  test.each([
    ["Apple's net margin in 2030", 'is 26.9% for the year that ended on 27 September 2025'],
    ["growth of Apple's revenue in 1995", '(28 September 2024) to $416.2 billion (27 September 2025)'],
    ['CEO of Apple in 1990', 'Tim Cook is the chief executive officer of Apple Inc. as of 1 November 2024'],
  ])('what a refusal offers instead bears its period: %s', (question, said) => {
    expect(content(question)).toMatch(/^This is not in the embedded dataset/);
    expect(content(question)).toContain(said);
  });

  test('the members of a union at a time are counted, and not the union itself', () => {
    expect(content('How many countries were in the EU in 2015?')).toContain('28');
    expect(content('European Union.country.count()')).toMatch(/^This is not in the embedded dataset/);
  });

  test.each([['Wieso ist der Gewinn von Apple so hoch?', 'wieso']])(
    'an opinion, a reason or advice is refused, whatever fact is named beside it: %s',
    (question, asked) => {
      expect(content(question)).toMatch(/^This is not in the embedded dataset/);
      expect(content(question).toLowerCase()).toContain(`“${asked}”`);
    },
  );

  test.each([["the delta of Apple's revenue", 'delta']])(
    'a noun in small letters is no company that is called so: %s',
    (question, noun) => {
      expect(content(question)).toMatch(/^This is not in the embedded dataset/);
      expect(content(question)).toContain(`“${noun}`);
    },
  );

  test('a currency beside a country is the unit of its figure', () => {
    expect(content('GDP of Japan in 1995, current US dollars')).not.toContain('of US Dollar');
  });

  test('what prices rose by over a year is told of each of two months', () => {
    expect(content('US CPI yoy: March 2022 vs March 2023')).toMatch(/\+8\.5%[^]*\+5\.0%/);
  });

  test('what is compared and not held is named', () => {
    expect(content('Is IBM older than Microsoft?')).toContain('has no founding date of IBM and Microsoft.');
    expect(content('GE employees')).toContain('it has no number of employees of General Electric.');
  });
});
