import { truthOf } from './question-truth';
import { whole } from '../whole';
import { FORMULAS } from '../../../src/service/query/formulas';

describe('what figures are based on', () => {
  const { engine, store } = whole;
  const { gdp, named, number } = truthOf(store);
  const said = (question: string): string => engine.answer(question).content;
  const firstRow = (question: string): Record<string, unknown> => engine.rows(question).results[0] ?? {};
  const germany = named('Germany', 'Country');

  test.each(['GDP of Germany', "Germany's economy", 'BIP von Deutschland', 'Germany.gdp'])(
    'a plain GDP is in current dollars, and says so: %s',
    (question) => {
      expect(Object.values(firstRow(question))).toContain(gdp(germany));
      expect(said(question)).toContain('current US dollars');
    },
  );

  test.each([
    'GDP of Germany at purchasing power parity',
    'Germany GDP PPP',
    'BIP Deutschlands kaufkraftbereinigt',
    'GDP at PPP of Germany',
  ])('at purchasing power parity it is another figure: %s', (question) => {
    expect(Object.values(firstRow(question))).toContain(number(germany, 'gdp_ppp'));
    expect(said(question)).toContain('purchasing power parity');
  });

  test.each([
    ['largest economies', 'United States'],
    ['largest economies at purchasing power parity', 'China'],
  ])('a ranking keeps to one basis: %s', (question, first) => {
    expect(engine.rows(question).results[0]?.['name']).toBe(first);
  });

  test('a figure that was worked out on a basis names it', () => {
    expect(said('GDP per capita of Germany at purchasing power parity')).toContain(
      'GDP at purchasing power parity per head',
    );
  });
});

describe('words for figures', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  test.each([
    ['Umsatzentwicklung bei Procter & Gamble seit 2018', 'from $66.8 billion (30 June 2018)'],
    ['Gewinnentwicklung bei Intel seit 2018', 'from $21.1 billion'],
    ['Umsatzwachstum von Nvidia 2024', '+125.9%'],
    ['Umsatzrückgang Intel 2023', '$8.8 billion'],
    ['EURUSD Jahresdurchschnitt 2021', 'average of 12 figures'],
    ['Brent Durchschnittspreis 2022 bitte', '$100.78'],
    ['Jahreshoch Gold 2020', 'highest of 12 figures in 2020'],
    ['Jahrestief Brent 2020', '$18.38'],
  ] as const)('a German compound is read by its parts: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test.each([
    ['Umsatzsteuer von Apple', '“Umsatzsteuer”'],
    ['Umsatzprognose Apple', '“Umsatzprognose”'],
    ['Gewinnwarnung Boeing', '“Gewinnwarnung”'],
  ] as const)('a compound of which a part is not known is named: %s', (question, word) => {
    expect(said(question)).toContain(word);
  });

  test.each([
    ['How much profit did Costco turn in fiscal 2022?', '$5.8 billion'],
    ['intel gross profit fy18 in bn', '$43.7 billion'],
    ['AAPL GM% 2024', '46.2%'],
    ['year Amazon was founded', '1994'],
    ['CIK-Nummer von Nvidia gesucht', '0001045810'],
    ['equity ratio of Procter & Gamble', "stockholders' equity as a percentage of total assets"],
    ['ROE of JPMorgan 2022', '12.9%'],
    ["What was Eli Lilly's year-on-year revenue growth in 2024?", '+32.0%'],
    ['Apple revenue growth', 'growth in revenue of Apple'],
  ] as const)('a figure is met in other words: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test.each([
    ['growth rate of Netflix 2022', 'growth in revenue of Netflix'],
    ['Salesforce growth FY23', 'growth in revenue of Salesforce'],
    ["Netflix's growth in 2022", 'growth in revenue of Netflix'],
    ['growth rate of India 2023', 'real GDP growth rate of India'],
  ] as const)(
    'the growth of what is named alone is that by which its kind is compared: %s',
    (question, words) => {
      expect(said(question)).toContain(words);
    },
  );

  test.each([
    ['Wie gross ist München', 'population of Munich'],
    ['How big is Chicago?', 'population of Chicago'],
  ] as const)('how big something is says what its kind is compared by: %s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test('what nothing compares has no size', () => {
    expect(engine.rows('How big is Tim Cook?').results).toHaveLength(0);
  });
});

describe('figures of what is related', () => {
  const rowOf = (expression: string): Record<string, unknown> | undefined =>
    whole.engine.rows(expression).results[0];
  const nameOf = (expression: string): unknown => rowOf(expression)?.['name'];
  const say = (question: string): string => whole.engine.answer(question).content;

  test.each([
    ['European Union.members.sum(population)', 'members of the European Union'],
    ['European Union.members.average(gdp)', 'members of the European Union'],
    ['European Union.members.median(gdp)', 'members of the European Union'],
    ['Germany.cities.sum(population)', 'cities of Germany'],
    ['Germany.sum(cities.population)', 'cities of Germany'],
    ['OpenAI.funding_rounds.sum(amount)', 'funding rounds of OpenAI'],
    ['European Union.members.capital.sum(population)', 'capitals of the members of the European Union'],
    [
      'European Union.members.population>10000000.sum(gdp)',
      'members of the European Union with more than 10 million inhabitants',
    ],
    [
      'European Union.members.population>10000000.count()',
      'members of the European Union with more than 10 million inhabitants',
    ],
    [
      'European Union.members.order_by=population DESC.limit=3.sum(gdp)',
      'members of the European Union with the highest population',
    ],
  ])('%s bears the name of what it is a figure of', (expression, name) => {
    expect(nameOf(expression)).toBe(name);
  });

  test('a figure of the points of one bears its name, and so does the highest of several', () => {
    expect(nameOf('Japan.average(population_history).at=2010..2020')).toBe('Japan');
    expect(nameOf('European Union.members.maximum(gdp)')).toBe('Germany');
  });

  test('the sentence of such a figure says what it is one of', () => {
    expect(say('OpenAI.funding_rounds.sum(amount)')).toContain(
      'The total amount of the 2 funding rounds of OpenAI',
    );
    expect(say('European Union.members.maximum(gdp)')).toContain('of 27 members of the European Union.');
    expect(say('European Union.members.sum(population).at=2020, 2021')).toContain(
      'The total population of members of the European Union',
    );
  });
});

describe('measures', () => {
  const say = (question: string): string => whole.engine.answer(question).content;

  test.each([
    ['US GDP Q2 2022', 'Gross Domestic Product: at seasonally adjusted annual rates.'],
    ['Real Gross Domestic Product', 'Real Gross Domestic Product: at seasonally adjusted annual rates.'],
    ['Real Disposable Personal Income', 'at seasonally adjusted annual rates.'],
  ])('%s: that a quarter or month is told as if it were a year is said', (question, said) => {
    expect(say(question)).toContain(said);
  });

  test('four quarters of such a rate are on average the year, as another publisher gives it', () => {
    const quarters = whole.store.byName('GDP').find(({ type }) => type === 'MacroIndicator')?.series[0];
    const own = quarters?.values.filter((_, at) => quarters.dates[at]?.startsWith('2021')) ?? [];
    const year = whole.engine.rows('United States.gdp.at=2021').results[0]?.['gdp'];
    expect(own).toHaveLength(4);
    expect((own.reduce((sum, each) => sum + each, 0) / 4) * 1e9).toBeCloseTo(Number(year), -12);
  });

  test.each(['M2', 'Demand Deposits', 'unemployment rate', 'homeownership rate', 'Germany GDP'])(
    '%s is no such rate',
    (question) => {
      expect(say(question)).not.toContain('annual rates');
    },
  );

  test.each([
    ['MSCI Revenue (trailing twelve months)', 'for the twelve months that ended on 30 June 2026'],
    ['Fixed Private Investment', '**$4.5 trillion** in the third quarter of 2022'],
    ['Apple revenue Q1 2025', 'for the quarter of 29 March 2025, its fiscal Q2 2025'],
    ['Labour share of GDP of Jordan', 'The labour share of GDP of Jordan was **0.4943 (a share of 1)**'],
    ['Real Gross Domestic Product', 'trillion (chained 2012 dollars)**'],
    ['real GDP of Angola', '**278.2 billion international dollars of 2021** in 2024'],
    ['EUR/TRL', '**1,836,200 Turkish Lira'],
    ['exports of Fiji', 'of Fiji were **$2.4 billion**'],
    ['former names of Oneok', 'are **WAI (in filings until 1997-11-28)**'],
  ])('%s is told with its period, its name and its unit', (question, said) => {
    expect(say(question)).toContain(said);
  });

  test('what a person is called is never what a company of theirs is called', () => {
    expect(say('aliases of Brad Beckham')).toContain('it has no aliases of Brad Beckham');
  });

  test('a website of who keeps the founding act is none of the organisation', () => {
    const hosts = [
      ...whole.store.byType('IntergovernmentalOrganization'),
      ...whole.store.byType('Group'),
    ].map(({ name, properties }) => `${name}: ${String(properties.get('website')?.value)}`);
    expect(hosts).toContain('World Trade Organization: www.wto.org');
    expect(hosts).toContain('European Union: undefined');
    expect(hosts.filter((each) => /eur-lex|kremlin|gov\.uk|utoronto/.test(each))).toEqual([]);
  });
});

describe('figures that are worked out', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content;
  const heldOf = (expression: string): number[] =>
    engine
      .rows(expression)
      .results.flatMap((row) =>
        Object.values(row).filter((value): value is number => typeof value === 'number'),
      );
  const one = (expression: string): number => heldOf(expression)[0] ?? NaN;

  test.each([
    [
      'free cash flow of Apple 2023',
      'Apple.operating_cash_flow.at=2023',
      '-',
      'Apple.capital_expenditure.at=2023',
    ],
    [
      'FCF of Microsoft in fiscal 2022',
      'Microsoft.operating_cash_flow.at=FY2022',
      '-',
      'Microsoft.capital_expenditure.at=FY2022',
    ],
    [
      'Wie hoch war der freie Cashflow von Nvidia 2024?',
      'Nvidia.operating_cash_flow.at=2024',
      '-',
      'Nvidia.capital_expenditure.at=2024',
    ],
    ['Asset turnover of Target', 'Target Corporation.revenue', '/', 'Target Corporation.total_assets'],
    ['Kapitalumschlag Walmart 2022', 'Walmart.revenue.at=2022', '/', 'Walmart.total_assets.at=2022'],
    ['net debt of AT&T 2023', 'AT&T.long_term_debt.at=2023', '-', 'AT&T.cash.at=2023'],
    ['Nettoverschuldung von AT&T 2022', 'AT&T.long_term_debt.at=2022', '-', 'AT&T.cash.at=2022'],
    [
      'BVPS Coca-Cola 2023',
      'The Coca-Cola Company.total_equity.at=2023',
      '/',
      'The Coca-Cola Company.diluted_weighted_average_shares.at=2023',
    ],
    [
      'dividend per share of Procter & Gamble in 2024',
      'Procter & Gamble.dividends_paid.at=2024',
      '/',
      'Procter & Gamble.diluted_weighted_average_shares.at=2024',
    ],
    [
      'capital returned to shareholders by Visa in 2022',
      'Visa.dividends_paid.at=2022',
      '+',
      'Visa.share_repurchases.at=2022',
    ],
  ] as const)('a formula gives it: %s', (question, left, operator, right) => {
    const [a, b] = [one(left), one(right)];
    const worked = operator === '/' ? a / b : operator === '-' ? a - b : a + b;
    expect(Number.isFinite(worked)).toBe(true);
    expect(heldOf(question)[0]).toBeCloseTo(worked, 4);
    expect(said(question)).toContain('Calculated from the figures given.');
  });

  test.each([
    ['gearing of Microsoft in 2021', 'debt to equity ratio of Microsoft in 2021'],
    ['return on total assets Nike 2023', 'ROA of Nike 2023'],
    ['FCF margin Adobe 2023', 'free cash flow as a percentage of revenue of Adobe in 2023'],
  ] as const)('a ratio is the same by each of its names: %s', (question, other) => {
    expect(heldOf(question)).toHaveLength(1);
    expect(heldOf(question)).toEqual(heldOf(other));
  });

  test('what went in is said with the filings that it is from', () => {
    expect(said('free cash flow of Apple 2023')).toMatch(
      /operating cash flow \$110\.5 billion less capital expenditure \$11\.0 billion \(Apple Inc\. Form 10-K/,
    );
    const [row] = engine.answer('free cash flow of Apple 2023').explainability ?? [];
    expect(row).toBeDefined();
  });

  test.each([
    ['cumulative free cash flow of Apple 2020 to 2024', 'Apple.free_cash_flow.at=2020..2024'],
    ['total FCF of Microsoft from 2020 to 2023', 'Microsoft.free_cash_flow.at=2020..2023'],
    ['kumulierter freier Cashflow von Apple von 2020 bis 2024', 'Apple.free_cash_flow.at=2020..2024'],
  ] as const)('what is of a time adds up over years: %s', (question, years) => {
    const sum = heldOf(years).reduce((all, each) => all + each, 0);
    expect(heldOf(question)[0]).toBeCloseTo(sum, 0);
  });

  test.each([
    'total asset turnover of Target from 2020 to 2023 added up',
    'sum of net debt of AT&T 2020 to 2022',
  ])('what is of a day does not: %s', (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  });

  test('companies are ranked and narrowed by what a formula gives', () => {
    const ranked = engine.rows('top 5 companies by free cash flow').results;
    expect(ranked).toHaveLength(5);
    const figures = ranked.map((row) => Number(row['free_cash_flow']));
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
    const least = Number(figures.at(-1));
    const above = engine.rows(`companies with free cash flow above ${Math.floor(least / 1e9) - 1} billion`);
    expect(above.results.length).toBeGreaterThanOrEqual(5);
  });

  test.each([['EBITDA margin Microsoft 2022', 'depreciation and amortization']] as const)(
    'what no company holds the figures for is refused by their names: %s',
    (question, lacking) => {
      expect(said(question)).toMatch(/^This is not in the embedded dataset/);
      expect(said(question)).toContain(lacking);
    },
  );

  test.each([
    ['free cash flow of JPMorgan', 'capital expenditure'],
    ['net debt of Verizon 2018', 'long-term debt'],
    ['R&D as % of revenue Microsoft 2023', 'research and development expense'],
  ] as const)('what one company lacks is named: %s', (question, lacking) => {
    expect(said(question)).toContain(`because it has no ${lacking}`);
  });

  test.each(['free cash flow of Apple in Q1 2024', 'free money flow of Apple', 'asset turnover of France'])(
    'no figure stands in for another: %s',
    (question) => {
      expect(engine.rows(question).results).toHaveLength(0);
    },
  );

  test('no two formulas share a name or a word', () => {
    const words = FORMULAS.flatMap(({ name, words: { en } }) => [name.replace(/_/g, ' '), ...en.split('|')]);
    expect(new Set(words).size).toBe(words.length);
  });

  test('a ratio of a company’s figures of different years says so', () => {
    expect(said('Apple revenue per employee')).toContain(
      'The figures divided are of different dates, from 1 November 2024 to 27 September 2025.',
    );
    expect(said('net margin of Apple 2023')).not.toContain('different dates');
  });
});

describe('one figure less another', () => {
  const { engine } = whole;
  const ran = (question: string): string =>
    /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
  const rows = (question: string) => engine.rows(question).results;

  test.each([
    [
      'Total assets less total liabilities of Boeing, 2022',
      'Boeing.total_assets_minus_total_liabilities.at=2022',
    ],
    ['Revenue minus operating income of Walmart 2021', 'Walmart.revenue_minus_operating_income.at=2021'],
    ['Difference between revenue and net income of Visa 2022', 'Visa.revenue_minus_net_income.at=2022'],
    ['Differenz zwischen Umsatz und Gewinn von Pfizer 2021', 'Pfizer.revenue_minus_net_income.at=2021'],
    ['gap between total assets and equity of Adobe in 2022', 'Adobe.total_assets_minus_equity.at=2022'],
  ] as const)('of two figures of one firm the one less the other: %s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test('it is worked out from figures of one day', () => {
    const [both] = rows('Boeing.at=2022.return(name, total_assets, total_liabilities)');
    const [found] = rows('Total assets less total liabilities of Boeing, 2022');
    expect(found?.['total_assets_minus_total_liabilities']).toBe(
      Number(both?.['total_assets']) - Number(both?.['total_liabilities']),
    );
    expect(engine.answer('Total assets less total liabilities of Boeing, 2022').content).toMatch(
      /\$\S+ billion less \$\S+ billion/,
    );
  });

  test.each([
    [
      "Ratio of Netflix's revenue to Disney's revenue in 2023",
      'Netflix OR The Walt Disney Company.order_by=revenue DESC.at=2023',
    ],
    [
      "Intel's net income as a multiple of Nvidia's in 2021",
      'Intel OR Nvidia.order_by=net_income DESC.at=2021',
    ],
    ['Walmart revenue minus Costco revenue 2022', 'Walmart OR Costco.order_by=revenue DESC.at=2022'],
    [
      'difference between Pfizer revenue and Merck revenue in 2022',
      'Pfizer OR Merck.order_by=revenue DESC.at=2022',
    ],
    [
      "By how much did Boeing's revenue exceed Ford's in 2018?",
      'Boeing OR Ford Motor Company.order_by=revenue DESC.at=2018',
    ],
    ['GDP per capita of Norway divided by that of Spain', 'Norway OR Spain.order_by=gdp_per_population DESC'],
    ['Boeing revenue in 2021 divided by Intel’s', 'Boeing OR Intel.order_by=revenue DESC.at=2021'],
  ] as const)('one figure of two firms by each other: %s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test('a figure is no share of itself', () => {
    expect(ran("Ratio of Netflix's revenue to Disney's revenue in 2023")).not.toContain('percent_of');
  });

  test.each([
    'difference between revenue and headcount of Apple',
    'Difference between goodwill and churn of Netflix',
    "Ratio of Boeing's revenue to Zyzzyx's revenue in 2023",
    'Revenue minus returns and allowances of Walmart 2021',
    "Boeing's backlog as a multiple of Ford's",
  ])('what is not held of both is worked out of none: %s', (question) => {
    expect(
      rows(question).filter((row) => Object.values(row).some((value) => typeof value === 'number')),
    ).toHaveLength(0);
  });

  test.each([
    ['Wer war 2019 Chef von Microsoft?', 0],
    ['Wer war 2015 Chef von Boeing?', 0],
  ] as const)('a year before a thing is no number of them: %s', (question, count) => {
    expect(rows(question)).toHaveLength(count);
  });

  test.each([
    ['Welche Währung gilt in Ungarn?', 'Hungary.currency'],
    ['Welche Währung galt 2020 in Peru?', 'Peru.currency'],
    ['Zu welchem Konzern gehört LinkedIn?', 'LinkedIn.parent'],
    ['Zu welcher Firma gehört WhatsApp?', 'WhatsApp.parent'],
  ] as const)('German verbs of being and belonging: %s', (question, expression) => {
    expect(ran(question).replace(/\.at=2020$/, '')).toBe(expression);
  });

  test('the difference of two at several times is told of each of them', () => {
    const { content } = engine.answer(
      'difference between the revenue of Apple and Microsoft in 2022 and 2023',
    );
    expect(content).toContain(
      'Difference, Apple Inc. less Microsoft: +$196.1 billion (2022) and +$171.4 billion (2023).',
    );
  });
});
