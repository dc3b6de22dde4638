import { whole } from '../whole';

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
