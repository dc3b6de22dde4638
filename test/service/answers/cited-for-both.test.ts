import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test('a table of changes names the filing that ends each first', () => {
  expect(said('companies whose revenue fell in 2023')).toContain(
    'Sources: ExxonMobil Form 10-K, 28 February 2024; ExxonMobil Form 10-K, 22 February 2023; ',
  );
});

test('what two figures of one publication rest on is named once', () => {
  const told = said('By how much did the unemployment rate rise in 2020?');
  expect(told.match(/FRED/g)).toHaveLength(1);
});

test('a line of quarters cites the filing of the last first', () => {
  expect(said('Apple quarterly revenue 2024')).toContain(
    '(Apple Inc. Form 10-K less the nine months of Form 10-Q, 1 November 2024; ',
  );
});

test('a sum of what was named tells its parts and their sources', () => {
  expect(said('sum of net income of Apple and Microsoft in 2024')).toContain(
    'is $181.9 billion: Apple Inc. $93.7 billion (28 September 2024) and Microsoft $88.1 billion (30 June 2024) (Apple Inc. Form 10-K, 1 November 2024; Microsoft Form 10-K, ',
  );
});

test('a sum over a collection names sources', () => {
  expect(said('total GDP of the countries of Africa')).toMatch(/ is \$.*\(World Bank, [^)]*\d{4}/);
});
