import { whole } from '../whole';

const { engine } = whole;

/** The expression that a question ran. */
const ran = (question: string): string | undefined => engine.answer(question).explainability?.at(-1)?.content;

test.each([
  [
    'list the quarters in which Ford posted a net loss',
    'Ford Motor Company.order_by=date ASC.is(net_income_quarterly_history<0)',
  ],
  ['in which quarters did Tesla lose money', 'Tesla.order_by=date ASC.is(net_income_quarterly_history<0)'],
  [
    "In which quarters was Walmart's revenue above 150 billion?",
    'Walmart.order_by=date ASC.is(revenue_quarterly_history>150000000000)',
  ],
  [
    'in which quarters of 2024 did Intel lose money',
    'Intel.order_by=date ASC.at=2024.is(net_income_quarterly_history<0)',
  ],
  [
    'in which years between 2016 and 2021 did Ford lose money',
    'Ford Motor Company.order_by=date ASC.at=2016..2021.is(net_income_history<0)',
  ],
  ['list the years in which Tesla posted a net loss', 'Tesla.order_by=date ASC.is(net_income_history<0)'],
  [
    'list the months in which unemployment was above 9%',
    'Unemployment Rate.order_by=date ASC.is(latest_value_history>9)',
  ],
])(
  'quarters are asked of quarters, and only those are told in which it was so: %s',
  (question, expression) => {
    expect(ran(question)).toBe(`Evaluated as: ${expression}`);
  },
);

test('two names of which one has a slip are each taken as its own', () => {
  const { content } = engine.answer('Linde and Air Products revenue 2022');
  expect(content).toContain('“Air Products” is read as Air Products & Chemicals.');
});

test.each([
  ["Did Meta's quarterly revenue fall in 2022?", /^31 March 2022: .* rose by .*\n30 June 2022: .* fell by/],
  ["Meta's quarterly revenue growth in 2022", /^31 March 2022: .* is \+6\.6%.*\n30 June 2022: .* is -0\.9%/],
  ['quarterly US GDP growth in 2021', /1 April 2021: The growth of Gross Domestic Product is \+17\.4%/],
])('what became of each quarter is told over that of the year before: %s', (question, told) => {
  expect(whole.engine.answer(question).content.replaceAll('**', '')).toMatch(told);
  expect(whole.engine.rows(question).results).toHaveLength(4);
});
