import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each([
  ['By how much did the unemployment rate rise in 2020?', 'rose by 3.1 percentage points: from 3.6%'],
  ['By how much did the federal funds rate rise in 2022?', 'rose by 4.02 percentage points: from 0.08%'],
  ['By how much did the 10 year Treasury yield fall in 2020?', 'fell by 0.93 percentage points: from 1.86%'],
  ['Germany.unemployment_rate_change', 'rose by 0.4 percentage points: from 3.1 percent of labour force'],
  ['By how much did German inflation rise in 2022?', 'rose by 3.81 percentage points: from 3.07%'],
])('what a percentage rose by is told in points of it: %s', (question, told) => {
  expect(said(question)).toContain(told);
  expect(said(question)).not.toMatch(/(?:rose|fell) by [\d.]+%/);
});

test.each([
  'By how many percent did the unemployment rate rise in 2020?',
  'By how many percent did the US unemployment rate change from 2019 to 2020?',
])('how many percent it is of itself is told where that is asked: %s', (question) => {
  expect(said(question)).toContain('3.1 percentage points');
  expect(said(question)).toContain('+86.1%');
});

test('nobody who asks for points is told percent of percent', () => {
  const told = said('By how many percentage points did the US unemployment rate change from 2019 to 2020?');
  expect(told).toContain('+3.1 percentage points.');
  expect(told).not.toContain('86.1%');
});

test('the growth of a percentage leads with its points, between the averages of years too', () => {
  expect(said('growth of the unemployment rate in 2023')).toMatch(
    /rose by 0\.3 percentage points \(\+8\.6% relative\): from 3\.5%.*averages of the two years it is −0\.03 percentage points/,
  );
});

test('what the last month of a year did is not told where the year was asked for', () => {
  expect(said('By how much did the unemployment rate rise in 2020?')).not.toContain('Over the month before');
  expect(said('US CPI growth in 2021')).not.toContain('Over the month before');
  expect(said('By how much did unemployment change in December 2020?')).toContain(
    'Over the month before it did not change.',
  );
});

test('two percentages lie so many points from each other, whatever they are percent of', () => {
  expect(said('spread between 10y and 2y treasuries in July 2022')).toContain(
    'The difference is 0.14 percentage points.',
  );
  expect(said('compare unemployment rate of Germany and France')).toContain(
    'The difference is 3.9 percentage points.',
  );
});

test('a distance has the unit of what it lies between', () => {
  expect(said('By how much did the gold price rise in 2020?')).toContain(
    'rose by 379 US dollars per troy ounce (25.6%)',
  );
});
