import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  'What was the unemployment rate in 2020 and by how much did it rise?',
  'What was the unemployment rate in 2020 and how much did it rise?',
  'How high was unemployment in 2020 and by how much did it rise?',
])('a year’s figure and what it rose by in that year are both told: %s', (question) => {
  expect(said(question)).toMatch(/ in 2020 is 8\.1%/);
  expect(said(question)).toContain('rose by 3.1 percentage points: from 3.6% (December 2019)');
});

test.each([
  ["What was Apple's revenue in 2020 and how much did it grow?", '$274.5 billion', 'rose by $14.3 billion'],
  [
    'What was the population of Germany in 2010 and how much did it grow?',
    '81,776,930 persons in 2010',
    'fell by 125,377 persons',
  ],
  ['What was the oil price in 2008 and by how much did it fall?', 'in 2008 is $99.57', 'fell by $50.57'],
])('what moves is the figure that was asked first, in its time: %s', (question, first, second) => {
  expect(said(question)).toContain(first);
  expect(said(question)).toContain(second);
  expect(said(question)).not.toContain('Not answered');
});

test.each([
  ['When did Microsoft buy Activision and for how much?', '13 October 2023', 'for how much?'],
  ['When did Amazon buy Whole Foods and for how much?', '28 August 2017', 'for how much?'],
  ['Who bought WhatsApp, when and for how much?', '6 October 2014', 'for how much?'],
])('a second half that the first answer does not tell is named as left: %s', (question, first, left) => {
  expect(said(question)).toContain(first);
  expect(said(question)).toContain(`Not answered: “${left}”.`);
});

test.each([
  'Which is larger, Apple or Microsoft by revenue, and by how much?',
  'Is Apple bigger than Microsoft by revenue and by how much?',
  'Which company grew fastest in 2023 and by how much?',
  "Did Apple's revenue grow in 2023 and by how much?",
  'What is the highest US unemployment rate since 1948, and when was it?',
])('what the first half tells anyway is not left: %s', (question) => {
  expect(said(question)).not.toContain('Not answered');
});

test.each([
  [
    'Highest and lowest monthly USD/INR rate in 2025, and when',
    '90.035 Indian Rupees',
    '85.2462 Indian Rupees',
  ],
  ['gold 2024 high/low', '2,690 US dollars', '2,023 US dollars'],
  ['Höchster und niedrigster Brent-Preis 2022', '$122.71 per barrel', '$80.92 per barrel'],
  ['most and least populous country in Africa', 'Nigeria has the highest', 'Seychelles has the lowest'],
  [
    'Which EU country has the largest and which the smallest population?',
    'Germany has the highest',
    'Malta has the lowest',
  ],
])('both ends that are asked for are told: %s', (question, high, low) => {
  expect(said(question)).toContain(high);
  expect(said(question)).toContain(low);
});

test.each([
  [
    'When did the CHIPS Act become law, and what is its public law number?',
    '9 August 2022',
    'Public Law 117-167',
  ],
  [
    'Wo hat die Zurich Insurance Group ihren Sitz und unter welchem Kürzel wird sie gehandelt?',
    'Zürich',
    'ZURN',
  ],
  ['Who runs Apple and on which exchange is it listed?', 'Tim Cook', 'Nasdaq'],
])('what is asked of it behind a preposition is a half too: %s', (question, first, second) => {
  expect(said(question)).toContain(first);
  expect(said(question)).toContain(second);
});

test.each([
  ['Which exchanges belong to Intercontinental Exchange, and since when?', 'NYSE Arca: 13 November 2013'],
  ['Which countries use the euro and since when?', '| Bulgaria | 1 January 2026 |'],
  [
    'Which countries joined the EU in 2007, and on what day?',
    'Romania: membership European Union; member of since 1 January 2007',
  ],
  ['Who took over from Safra Catz at Oracle, and on what date?', 'Clay Magouyrk (since 22 September 2025)'],
])('each of a list is told with its day: %s', (question, words) => {
  expect(said(question)).toContain(words);
  expect(said(question)).not.toContain('Not answered');
});

test('of what is not known since when that is said, and the list is told', () => {
  const told = said('Which companies does Deloitte audit and since when?');
  expect(told).toContain('UnitedHealth Group');
  expect(told).toContain('Not answered: “since when”.');
});

test.each([
  [
    'Was inflation in Germany higher than in France in 2023, and by how many points?',
    '1.07 percentage points',
  ],
  [
    "By how much did Eli Lilly's sales grow in 2025, in dollars and in percent?",
    'rose by $20.1 billion (44.7%)',
  ],
])('a difference and a growth are told in both ways: %s', (question, words) => {
  expect(said(question)).toContain(words);
});
