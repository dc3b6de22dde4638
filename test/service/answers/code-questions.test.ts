import { whole } from '../whole';

const { store, engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const counted = (question: string): number => engine.rows(question).results.length;

/** How many of a type hold a text under a key. */
const holding = (type: 'Company' | 'Country', key: string, text: string): number =>
  store.byType(type).filter(({ properties }) => String(properties.get(key)?.value) === text).length;

test.each([
  ['+41 is the prefix of which country', 'Switzerland'],
  ['+49 belongs to which country', 'Germany'],
  ['Which country uses calling code +81?', 'Japan'],
  ['Which country uses calling code +383?', 'Kosovo'],
  ['country with dialling code 352', 'Luxembourg'],
  ['Land mit der Vorwahl +43', 'Austria'],
  ['was für ein Land ist ISO ALB', 'Albania'],
  ['numeric code 756 is which country', 'Switzerland'],
  ['3 letter code british pound', 'GBP'],
  ['which university has the website harvard.edu', 'Harvard University'],
  ['Universität mit der Website adu.ac.ae', 'Abu Dhabi University'],
  ['ISIC division for metal mining', '07'],
  ['Symbol for soybeans futures', 'ZS'],
])('a thing is found by its code, and a code by its thing: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test('companies are found by the code of their line of business', () => {
  expect(counted('companies with SIC code 6021')).toBe(holding('Company', 'sic_code', '6021'));
});

test.each([
  ['Which company trades under F?', 'Ford Motor Company'],
  ['Which company has the ticker T?', 'AT&T'],
  ['What company is ticker C?', 'Citigroup'],
  ['BRK.B who is that', 'Berkshire Hathaway'],
])('a letter is a company only where a ticker is asked for: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each(['Which company is F?', 'revenue of T', 'F revenue'])('and else means none: %s', (question) => {
  expect(engine.rows(question).results).toHaveLength(0);
});

test.each([
  ["Street address of Abbott's main office", 'Abbott Park Road'],
  ['ZIP code of AMD HQ', '95054'],
  ['Postleitzahl von Nvidia', '95051'],
])('an address is told with its code: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ['Companies listed in Frankfurt', 13],
  ['companies listed in Japan', 12],
  ['Welche Unternehmen sind in Paris notiert?', 12],
] as const)('what is listed in a town is listed on its exchange: %s', (question, count) => {
  expect(counted(question)).toBe(count);
  expect(said(question)).toContain('listed in');
});

test.each([
  ['Which company in the semiconductor industry has the most employees?', 'Intel'],
  ["the company with the second-highest net income in the world's software industry", 'Oracle'],
  ['größtes Unternehmen der Softwarebranche', 'Microsoft'],
])('a line of business is called by what its companies are: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ['US companies w/ >300k employees', 'more than 300,000 employees'],
  ['companies with employees > 500000', 'more than 500,000 employees'],
  ['number of cities in Brazil over 1 million', 'more than 1 million inhabitants'],
  ['Companies with a loss in 2023', 'net income below $0'],
  ['top 20 by capex in 2024', 'The 20 with the highest capital expenditure'],
  ['5 least profitable companies last year', 'The 5 with the lowest net income'],
  ['companies in the same industry as Lockheed', 'other than Lockheed Martin'],
  ['which companies have the same auditor as Apple', 'audited by Ernst & Young'],
])('companies are narrowed in short hand: %s', (question, words) => {
  expect(said(question)).toContain(words);
});
