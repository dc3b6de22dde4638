import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  [
    "By how much did Apple's net margin rise in 2024?",
    'fell by 1.3 percentage points: from 25.3% (30 September 2023)',
  ],
  ["By how much did Apple's gross margin rise in 2024?", 'rose by 2.1 percentage points'],
  [
    "By how much did Home Depot's net margin fall in fiscal 2024?",
    'fell by 0.6 percentage points: from 9.9% (28 January 2024, its fiscal 2023) to 9.3%',
  ],
  ["What was Apple's net margin in 2024 and by how much did it fall?", 'to 24.0% (28 September 2024)'],
])('a margin moves by points over the year before: %s', (question, told) => {
  expect(said(question)).toContain(told);
});

test('the change of a margin is the difference of the margins of two years', () => {
  const margin = (year: string): number =>
    Number(
      engine.rows(`Apple.net_income_percent_of_revenue.at=${year}`).results[0]?.[
        'net_income_percent_of_revenue'
      ],
    );
  const [row] = engine.rows('Apple.net_income_percent_of_revenue_change.at=2024').results;
  expect(row?.['net_income_percent_of_revenue_change']).toBeCloseTo(margin('2024') - margin('2023'), 2);
  expect(engine.rows('Apple.net_income_percent_of_revenue_change.at=1950').results).toEqual([]);
});

test('by how many percent a margin moved is told beside its points', () => {
  expect(said("By how many percent did Apple's net margin rise in 2024?")).toMatch(
    /fell by 1\.3 percentage points \(-5\.\d% relative\)/,
  );
});

test.each([
  [
    'what is 250 pounds in dollars on 14 December 2023',
    'it has no exchange rate of GBP/USD for 14 December 2023.',
  ],
])('what is lacking is called by words: %s', (question, told) => {
  expect(said(question)).toContain(told);
  expect(said(question)).not.toMatch(/rate times|“\w+_\w+_(?:change|growth)” ?\.$/);
});

test.each([
  ['members of the EU in 2010', 'The embedded dataset has 27 members of the European Union in 2010.'],
])('what was so at a time is told in its time: %s', (question, told) => {
  expect(said(question)).toContain(told);
});

test('what has no days is not told to have been so', () => {
  expect(said('France.companies.at=2015.count()')).toContain('France has 10 companies');
});
