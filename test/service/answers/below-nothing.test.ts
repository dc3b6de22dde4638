import { whole } from '../whole';

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
