import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  ['500 kanadische Dollar in Euro umrechnen', '500 Canadian Dollar were worth'],
  ['turkish lira rate to euro today', 'One Turkish Lira was worth'],
  ['Swedish krona rate against the euro', 'One Swedish Krona was worth'],
  ['What was the euro worth in dollars in January 1999?', '1.1384 US Dollar on 29 January 1999'],
  ['GBP USD highest since 2010', '30 June 2014'],
] as const)('a rate is met in other words: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test('of a pair that is held the other way round no highest is told', () => {
  expect(engine.rows('highest rate of the Turkish lira to the euro').results).toHaveLength(0);
});

test.each([
  ['What did the Fed do in September 2022?', '3.00 to 3.25'],
  ['What did the Fed decide in July 2022?', '2.25 to 2.50'],
  ['Was hat die Fed im Juli 2023 beschlossen?', '5.25 to 5.50'],
  ['US-Leitzins aktuell', 'Federal Funds Effective Rate'],
  ['10y ust yield', '10-Year Constant Maturity'],
  ['Sparquote der Amerikaner, April 2020', '33.8%'],
  ['spread between 10y and 2y treasuries in July 2022', 'The difference is 0.14'],
  ['silver spot', 'price of Silver'],
] as const)('a rate, a yield or a decision is met in other words: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  'What did the Fed do in August 2022?',
  'What did the ECB do in July 2023?',
  'Leitzins im Euroraum',
])('a decision or a rate that is not held is refused: %s', (question) => {
  expect(said(question)).toMatch(/^This is not in the embedded dataset/);
});

test.each(['EUR/USD.latest_value_history.at=2022'])(
  'of a line of rates each is told, and not the first alone: %s',
  (question) => {
    const { results } = engine.rows(question);
    expect(results).toHaveLength(12);
    for (const { latest_value_history: rate } of results) expect(said(question)).toContain(String(rate));
  },
);
