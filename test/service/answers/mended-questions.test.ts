import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content;

test.each([
  ['Boeing R&D expense each year', 'research_and_development', 3],
  ["Show Adobe's net margin year by year", 'net_income_percent_of_revenue', 11],
  ['Umsatz von Apple pro Jahr', 'revenue', 11],
  ['net income of Microsoft by year since 2021', 'net_income', 6],
  ['population of France every year', 'population', 66],
] as const)('every year is told that was asked for: %s', (question, column, least) => {
  const { results } = engine.rows(question);
  expect(results.length).toBeGreaterThanOrEqual(least);
  expect(results.every((row) => typeof row[column] === 'number')).toBe(true);
});

test('a figure that is worked out of each year bears its day', () => {
  expect(said("Show Adobe's net margin year by year")).toContain('27 November 2015: The net margin');
});

test('years that cannot be told apart are refused, and never answered with the latest', () => {
  expect(engine.rows('average revenue growth of Microsoft each year').results).toHaveLength(0);
});

test.each([
  ['unemployment since 1980 by year Germany', 'only from 2022 to 2024'],
  ['economic growth in Germany since 2000', 'only from 2022 to 2024'],
])('a span that is not held whole is said not to be: %s', (question, note) => {
  expect(said(question)).toContain(note);
});

test('what a rate fell by is no share of it', () => {
  expect(said('inflation since 1980 by year USA')).not.toMatch(/−\d+(?:\.\d+)?%/);
});

test.each([
  ['Leitzins der Fed Ende 2022', '**4.1%** in December 2022'],
  ['unemployment rate at the end of 2020', '**6.7%** in December 2020'],
  ['Arbeitslosenquote Ende 2020', '**6.7%** in December 2020'],
  ['unemployment rate in 2020', 'average of 12 figures'],
  ['total assets of JPMorgan at the end of 2024', '$4.0 trillion'],
])('the end of a year is the last of its months, where there are any: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test('two years that are set against each other are not averaged into one', () => {
  expect(engine.rows('brent oil average 2014 vs 2016').results).toHaveLength(2);
});

test.each([
  ['How many reais for a euro at the end of 2023?', 'One Euro was worth **5.3618 Brazilian Real**'],
  ['How many yen for a dollar?', /One US Dollar was worth \*\*\d{3}/],
  ['How many francs to the euro?', /One Euro was worth \*\*[\d.]+ Swiss Franc/],
  ['How many dollars per euro?', /One Euro was worth \*\*[\d.]+ US Dollar/],
  ['how much is a euro in dollars', /One Euro was worth \*\*[\d.]+ US Dollar/],
] as const)('so many of one currency for one of another are its price in them: %s', (question, words) => {
  if (typeof words === 'string') expect(said(question)).toContain(words);
  else expect(said(question)).toMatch(words);
});

test.each([
  ['companies in economics since 2018', '“economics”'],
  ['Hauptstädte der kaspischen Staaten', '“kaspischen”'],
])('a word that is no slip is named, and not read as another: %s', (question, word) => {
  expect(said(question)).toContain(`it does not recognise ${word}`);
  expect(said(question)).not.toContain('is read as');
});

test('a place is called by its own name, and what is not listed is not denied', () => {
  const answer = said('is there a university in Sharjah');
  expect(answer).toContain('universities in Sharjah; whether there are any is not known');
});

test.each([
  ['Exchanges located in Chicago', 'Chicago Mercantile Exchange'],
  ['exchanges in London', 'London Metal Exchange'],
  ['exchanges in Japan', 'Tokyo Stock Exchange'],
  ['former name of Djibouti', 'French Afars and Issas'],
  ['Who is the buyer of Celgene?', 'Bristol Myers Squibb'],
  ['What became of the Netherlands Antilles?', 'Curaçao, Sint Maarten and Caribbean Netherlands'],
  ['successors of Czechoslovakia', 'Czechia and Slovakia'],
  ['Nachfolgestaaten der Tschechoslowakei', 'Slovakia'],
])('what another field holds is found there: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ['largest companies by revenue in 2019', 10, '| Walmart | $514.4 billion | 31 January 2019 |'],
  ['top 5 companies by net income 2020', 5, 'Apple Inc.**: net income $57.4 billion'],
  ['Which companies had the highest revenue in 2019?', 10, '$514.4 billion'],
  ['second largest company by revenue in 2018', 1, '$290.2 billion'],
  ['largest countries by population in 2000', 10, '| China | 1,262,645,000 persons | 2000 |'],
  ['die fünf größten Unternehmen nach Umsatz 2019', 5, '$514.4 billion'],
] as const)('a ranking of a time is made of that time’s figures: %s', (question, rows, words) => {
  expect(said(question)).toContain(words);
  expect(engine.rows(question).results).toHaveLength(rows);
});

test('a ranking of a time of which nothing is held says so', () => {
  expect(engine.rows('company with the most employees in 2021').results).toHaveLength(0);
});

test.each([
  ['How many people work at the company run by Lisa Su?', 'Advanced Micro Devices has **28,000** employees'],
  ['How many people work for the company that bought Aetna?', 'CVS Health has **259,500** employees'],
])(
  'of a company that is told by another thing the staff is told, and not who of it is held by name: %s',
  (question, words) => {
    expect(said(question)).toContain(words);
  },
);

test.each([
  [
    'Was the UK still an EU member in 2019?',
    'was a member of **European Union (since 1 January 1973 until 31 January 2020)**',
  ],
  ['Was Qatar a member of OPEC in 2015?', '(since 1961 until 1 January 2019)**'],
])('a membership of then that is over is told with its days: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ['How much cash was Intel holding at the end of its latest reported quarter?', '28 March 2026'],
  ['How much long-term debt was Intel carrying at the end of 2025?', '**$44.1 billion**'],
])('what a firm was holding is what it had: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  'Does anyone sit on the boards of both IBM and AbbVie?',
  'Which directors sit on both the IBM and AbbVie boards?',
  'Who sits on the boards of IBM and AbbVie?',
  'Do IBM and AbbVie share a director?',
])('who is on both of two boards is not who is on either: %s', (question) => {
  const { results } = engine.rows(question);
  expect(results.map(({ name }) => name)).toEqual(['Frederick H. Waddell']);
});

test('a firm is told by its own name, however a register writes it', () => {
  expect(said('Who sits on the boards of both IBM and AbbVie?')).toContain(
    'People on the board of IBM and AbbVie',
  );
});

test('a board of one company whose name has an “and” is one board', () => {
  expect(said('Who is on the board of Johnson and Johnson?')).toContain(
    'The board members of Johnson & Johnson',
  );
});
