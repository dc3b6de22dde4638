import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const heldOf = (expression: string, field: string): unknown[] =>
  engine.rows(expression).results.flatMap((row) => row[field] ?? []);

test.each([
  ['Wechselkurs Euro Franken am 31.12.2022', '30 December 2022', 'EUR/CHF.rate.at=2022-12-30'],
  ['EUR/CHF on 30 April 2022', '29 April 2022', 'EUR/CHF.rate.at=2022-04-29'],
  [
    'how many yen for one euro on Saturday, 31 December 2022',
    '30 December 2022',
    'EUR/JPY.rate.at=2022-12-30',
  ],
])('a rate of a day off is that of the day before, which is said: %s', (question, day, expression) => {
  const [rate] = heldOf(expression, 'rate');
  expect(said(question)).toContain(`on ${day}`);
  expect(said(question)).toContain(String(rate));
});

test.each([
  ['GBP/USD at the end of May 2026', 'at the end of May 2026', '2026-05-03'],
  ['USD/ARS at year-end 2024', 'at year end 2024', '2024-12-01'],
  ['Kurs USD/ARS Ende 2025', 'Ende 2025', '2025-12-06'],
])(
  'of a month of which one early day is held it is said which is taken for its end: %s',
  (question, end, day) => {
    expect(said(question)).toContain(`“${end}” is read as “${day}”.`);
  },
);

test.each(['EUR/USD at the end of March 2024', 'USD/NOK at the end of May 2024', 'GBP/USD in May 2024'])(
  'and where its last day or its average is held, or no end is asked for, nothing: %s',
  (question) => {
    expect(said(question)).toMatch(/^One /);
  },
);

test('a day on which rates are fixed has the rate of no other', () => {
  expect(said('EUR/CHF on 29 December 2022')).toMatch(/^This is not in the embedded dataset/);
});

test('rates of the end of each year are those of its last month', () => {
  expect(engine.rows('EUR/CHF end of each year 2019-2022').results).toEqual(
    engine.rows('EUR/CHF.latest_value.at=2019..2022').results,
  );
});

test.each([
  ['in what month did the population of France peak', 'month'],
  ['in welchem Monat war die Bevölkerung von Frankreich am höchsten?', 'Monat'],
])('of figures of whole years none tells a month: %s', (question, word) => {
  expect(engine.rows(question).results).toHaveLength(0);
  expect(said(question)).toContain(`only annual figures of this, none for a “${word}”`);
});

test.each([
  'in what month did US inflation peak in 2022',
  'in welchem Monat 2022 war die Inflation in den USA am höchsten?',
])('a month of inflation is told by the index, which has months: %s', (question) => {
  expect(engine.rows(question).results).toMatchObject([{ date: '2022-06-01' }]);
});

test('a month is told where figures are of months, and a quarter where they are of quarters', () => {
  expect(said('in what month did US unemployment peak in 2020')).toContain('in April 2020');
  const quarters = heldOf('Intel.revenue_quarterly_history.at=2022', 'revenue_quarterly_history').map(Number);
  expect(said('In welchem Quartal 2022 war der Umsatz von Intel am höchsten?')).toContain(
    `$${(Math.max(...quarters) / 1e9).toFixed(1)} billion for the quarter`,
  );
});

test.each([
  ['diluted EPS of UnitedHealth for each quarter of 2023', 'UnitedHealth Group', 'For Q4 2023'],
  ['EPS of Microsoft for every quarter of 2022', 'Microsoft', 'For Q2 2022'],
])(
  'earnings per share are told for each quarter, and the one that lacks is named: %s',
  (question, name, lacking) => {
    expect(engine.rows(question).results).toHaveLength(3);
    expect(said(question)).toContain(`${lacking} the embedded dataset has no such figure of ${name}.`);
  },
);

test.each([
  ['revenue Q1-Q4 2022 of Apple in total', 'Apple.revenue_quarterly_history.at=2022-01..2022-12'],
  ['CVS Health total revenue Q1 through Q4 2022 summed up', 'CVS Health.revenue_quarterly_history.at=2022'],
])('quarters are summed up as quarters, and no year stands for them: %s', (question, quarters) => {
  const sum = heldOf(quarters, 'revenue_quarterly_history').reduce<number>(
    (all, each) => all + Number(each),
    0,
  );
  expect(engine.rows(question).results[0]).toMatchObject({ total_revenue_quarterly: sum });
});

test('a sum of quarters of which one lacks is that of their year, or none', () => {
  expect(said('Pfizer Q1-Q4 2021 revenue in total')).toContain('$81.3 billion for the year');
  expect(engine.rows('Pfizer Q2-Q4 2021 revenue in total').results).toHaveLength(0);
});

test.each([
  ['Waehrung von Daenemark', 'Denmark.currency'],
  ['groesste Staedte in Suedafrika', 'cities.location=South Africa.order_by=population DESC.limit=10'],
  ['Aktienrueckkaeufe von Exxon 2022', 'ExxonMobil.share_repurchases.at=2022'],
  ['Boersenkuerzel von Volkswagen', 'Volkswagen.ticker'],
])('umlauts may be written with an e: %s', (question, expression) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
  expect(engine.rows(question).results).not.toHaveLength(0);
  expect(said(question)).not.toContain('is read as');
});

test.each([
  ['Wieviel verdiente Johnson & Johnson pro Aktie im Jahr 2020', 'Johnson & Johnson.eps.at=2020'],
  [
    'wieviel Dividende zahlte Procter & Gamble je Aktie in 2020',
    'Procter & Gamble.dividends_per_share.at=2020',
  ],
  ['how much did Johnson & Johnson earn per share in 2020', 'Johnson & Johnson.eps.at=2020'],
  ['3-letter code of Serbia', 'Serbia.iso3'],
])('what stands apart belongs together: %s', (question, expression) => {
  expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
  expect(engine.rows(question).results).toHaveLength(1);
});

test('of several named together those are told that have the figure, and the others are named', () => {
  expect(said('P&G vs Unilever revenue 2021')).toMatch(
    /^The revenue of Procter & Gamble was \$76\.1 billion[^]*no revenue of Unilever for 2021/,
  );
});

test.each([
  ['Dollar general - dollar tree revenue gap 2022', 'Dollar General has the higher revenue'],
  ['Coca-Cola - Pepsi revenue gap in 2022', 'PepsiCo has the higher revenue'],
  ['Chevron minus Exxon revenue 2023', 'ExxonMobil has the higher revenue'],
  ['Aktienrueckkaeufe Exxon und Chevron 2022 im vergleich', 'ExxonMobil has the higher share repurchases'],
])('a gap is the difference between two: %s', (question, higher) => {
  expect(said(question)).toContain(`${higher}. The difference is $`);
});

test('refiners are oil companies, and what a share is worth in the market is not held', () => {
  const names = heldOf('list oil companies with revenue over 100bn in 2022', 'name');
  expect(names).toEqual(expect.arrayContaining(['ExxonMobil', 'Marathon Petroleum']));
  expect(heldOf('companies that are not oil companies in Texas', 'name')).not.toContain('ExxonMobil');
  expect(said('market value of Nvidia')).toContain('it does not recognise “market value”');
});

describe('a day, a month or a quarter that the calendar lacks is said to be none', () => {
  test.each([
    ['Who has been on the board of Apple since 2023-02-29?', '“2023-02-29” is not a day', '28 days'],
    ['USD/EUR rate on 29 February 2023', '“29 February 2023” is not a day', '28 days'],
    ['USD/EUR rate on February 30th, 2024', '“February 30th, 2024” is not a day', '29 days'],
    ['USD/EUR rate on the 31st of June 2024', '“31st of June 2024” is not a day', '30 days'],
    ['USD/EUR rate on 29.02.2023', '“29.02.2023” is not a day', '28 days'],
    ['USD/EUR rate on 32.01.2023', '“32.01.2023” is not a day', '31 days'],
    ['USD/EUR rate on 31/06/2024', '“2024-06-31” is not a day', '30 days'],
    ['gold price 29-Feb-2023', '“29 Feb 2023” is not a day', '28 days'],
    ['Goldpreis am 29. Februar 2023', '“29 Februar 2023” is not a day', '28 days'],
    ['EU laws since 2023-02-30', '“2023-02-30” is not a day', '28 days'],
    ['companies founded before 1900-02-29', '“1900-02-29” is not a day', '28 days'],
    ['EUR/USD from 2023-01-15 to 2023-02-30', '“2023-02-30” is not a day', '28 days'],
    ['Did Finland join the EU on 1995-02-30?', '“1995-02-30” is not a day', '28 days'],
    ['unemployment rate in 2023-13', '“2023-13” is not a month', 'twelve months'],
    ['unemployment rate in 2023-00', '“2023-00” is not a month', 'twelve months'],
    ['Apple revenue Q5 2023', '“Q5 2023” is not a quarter', 'a year has four'],
    ['Apple revenue 5Q23', '“5Q 2023” is not a quarter', 'a year has four'],
    ['Apple revenue FY2023-Q5', '“FY2023 Q5” is not a quarter', 'a year has four'],
    ['Apple revenue Q3 to Q5 2023', '“Q5 2023” is not a quarter', 'a year has four'],
    ['Apple revenue in the fifth quarter of 2023', '“fifth quarter of 2023” is not a quarter', 'four'],
    ['Umsatz von Apple im 5. Quartal 2023', '“5 Quartal 2023” is not a quarter', 'a year has four'],
  ])('%s', (question, what, why) => {
    expect(said(question)).toMatch(/^This cannot be answered: /);
    expect(said(question)).toContain(what);
    expect(said(question)).toContain(why);
    expect(heldOf(question, 'error')).toHaveLength(1);
  });

  test.each([
    ['Apple.board_members.at=2023-02-29', 'At character 24, “2023-02-29”: it is not a day'],
    ['EUR/USD.rate.at=29 February 2023', 'At character 17, “29 February 2023”: it is not a day'],
    ['EUR/USD.rate.at=2023-02-20..2023-02-30', 'At character 29, “2023-02-30”: it is not a day'],
    ['EUR/USD.rate.at=2023-13', '“2023-13”: it is not a month'],
    ['Apple.revenue.at=FY2023-Q5', '“FY2023-Q5”: it is not a quarter'],
    ['Apple.revenue.at=2023Q5', '“2023Q5”: it is not a quarter'],
    ['laws.date>2023-02-30', 'At character 11, “2023-02-30”: it is not a day'],
    ['laws.date>32.01.2023', '“32.01.2023”: it is not a day'],
    ['(laws.date>2023-02-30).concerns=European Union', '“2023-02-30”: it is not a day'],
    ['companies.founded>1900-02-29', '“1900-02-29”: it is not a day'],
    ['Finland.is(member_of.since>1995-02-30)', '“1995-02-30”: it is not a day'],
  ])('in an expression with its place: %s', (expression, words) => {
    expect(said(expression)).toMatch(/^This cannot be answered\. /);
    expect(said(expression)).toContain(words);
    expect(heldOf(expression, 'error')).toHaveLength(1);
  });

  test('while those that it has are asked of, and a name may be written like one', () => {
    expect(said('EUR/USD rate on 2024-02-29')).toContain('on 29 February 2024');
    expect(said('Apple revenue 2022-23')).toContain('fell from');
    expect(said('companies.name=Q5 2023')).toContain('no companies named Q5 2023');
  });
});
