import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const rows = (input: string): unknown => engine.rows(input).results;

test.each([
  ['companies in Ohio incorporated outside Delaware', 'companies.location=Ohio.registered_in!=Delaware'],
  [
    'companies based in Illinois but incorporated somewhere other than Delaware',
    'companies.location=Illinois.registered_in!=Delaware',
  ],
  [
    'companies headquartered outside California with revenue over 300bn',
    'companies.headquarters!=California.revenue>300000000000',
  ],
  ['Does Croatia have the euro?', 'Croatia.is(currency=Euro)'],
  ['Hat Finnland den Euro als Währung?', 'Finland.is(currency=Euro)'],
  ['which regulation is the Digital Markets Act', 'Digital Markets Act'],
  ['What SIC industry does Caterpillar fall under?', 'Caterpillar.sic_description'],
  ['Welche Firma hieß früher Facebook?', 'Meta Platforms'],
  ['everything Oracle has ever acquired', 'Oracle Corporation.subsidiaries'],
  [
    'If you add up everything Apple spent on buying back its own stock from 2020 to 2022, what do you get?',
    'Apple.at=2020..2022.sum(share_repurchases_history)',
  ],
  ['how many ppl work for Target', 'Target Corporation.employee_count'],
  ['AMD rev fy 23', 'Advanced Micro Devices.revenue.at=FY2023'],
  [
    'Umsatz von Oracle für das am 31. Mai 2023 beendete Geschäftsjahr',
    'Oracle Corporation.revenue.at=year to 2023-05-31',
  ],
  [
    'Nettogewinn von Oracle für das Geschäftsjahr, das am 31. Mai 2023 endete',
    'Oracle Corporation.net_income.at=year to 2023-05-31',
  ],
  [
    'Die zwei bevölkerungsreichsten Länder Asiens, bitte mit Zahlen',
    'countries.location=Asia.order_by=population DESC.limit=2',
  ],
  ['Bruttomargenentwicklung von Intel 2018 bis 2022', 'Intel.gross_profit_percent_of_revenue.at=2018, 2022'],
  ['first year Uber made a full-year net profit', 'Uber.order_by=date ASC.limit=1.is(net_income_history>0)'],
  ['in 2022, how many companies ended the year with a net loss', 'companies.net_income<0.at=2022.count()'],
  [
    'Which countries have left OPEC since 2018 and on what date did each of them leave?',
    'countries.former_member_of.name=Organization of the Petroleum Exporting Countries.former_member_of.until>=2018',
  ],
  [
    "which grew faster in 2022, Tesla's revenue or Ford's?",
    'Tesla OR Ford Motor Company.order_by=revenue_growth DESC.at=2022',
  ],
])('what is asked in other words is that: %s', (question, expression) => {
  expect(rows(expression)).not.toEqual([]);
  expect(rows(question)).toEqual(rows(expression));
});

test.each([
  ['who joined NATO most recently', 'Sweden'],
  ['which country joined the EU most recently', 'Croatia'],
])('who came last is one, and not everybody: %s', (question, name) => {
  expect(engine.rows(question).results.map((row) => row['name'])).toEqual([name]);
});

test.each([
  ["Starbucks had positive shareholders' equity in 2023 y/n", 'No.'],
  ['Walmart had positive equity in 2022, y/n?', 'Yes.'],
])('a statement with yes or no behind it asks whether it is so: %s', (question, verdict) => {
  expect(said(question)).toMatch(new RegExp(`^${verdict}`));
});

test('a year of two digits at the end is one of this century, and said to be read so', () => {
  expect(said('coke vs pepsi net income 22')).toMatch(/^“22” is read as “2022”\./);
  expect(said('top companies by revenue 20')).not.toContain('read as “2020”');
});

test.each([
  ['top 3 banks by assets and where are they based', 'Bank of America is headquartered in Charlotte'],
  [
    'top 2 car makers by revenue 2023 and who runs each of them',
    'Mary Barra is the chief executive officer of General Motors',
  ],
])('what is asked of them behind a short list is asked of each of it: %s', (question, told) => {
  expect(said(question)).toContain(told);
});

test('a judgement behind a question is named, and is none of what the first is about', () => {
  expect(said('dividends paid by Coca-Cola in 2022, and is it a buy')).toContain(
    'Not answered: “is it a buy”.',
  );
});

test.each([
  ['debt to equity of Ford in 2022', '“debt to equity” is read as “total liabilities percent of equity”.'],
  [
    'Verschuldungsgrad von Ford 2022',
    '“verschuldungsgrad” is read as “total liabilities percent of equity”.',
  ],
])('what is taken for debt is said: %s', (question, note) => {
  expect(said(question)).toContain(note);
});

test.each(['which countries joined both the EU and NATO in 2004', 'members of both OPEC and BRICS in 2024'])(
  'who joined two unions, or is in both, is none that was in one of them then: %s',
  (question) => {
    expect(engine.answer(question).explainability?.at(-1)?.content ?? '').not.toMatch(
      / OR |member_of=European Union AND/,
    );
  },
);

test('what became of a figure each year is told by each', () => {
  expect(rows('how did the net income of Adobe develop between 2019 and 2022, each year')).toEqual(
    rows('Adobe.net_income.at=2019..2022'),
  );
});

test('a quarter beside years is no fall from them', () => {
  const content = said('Microsoft revenue in 2021, 2022 and the first quarter of 2023');
  expect(content).toContain('for the quarter of 31 March 2023');
  expect(content).not.toContain('fell');
});
