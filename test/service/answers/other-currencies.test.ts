import { reportingCurrency } from '../../../src/service/dataset/generate/filings/reporting-currency';
import { whole } from '../whole';

const say = (question: string): string => whole.engine.answer(question).content;

test('a company that reports in euros is not told in dollars', () => {
  expect(say('ASML revenue 2024')).toContain(
    '**28.3 billion EUR** for the year that ended on 31 December 2024',
  );
  expect(say('ASML net income 2021')).toContain('**5.9 billion EUR**');
});

test('figures of several currencies are said to be compared as they stand, without a difference', () => {
  const answer = say('Which has more revenue, ASML or Applied Materials?');
  expect(answer).toContain(
    'The figures of revenue are of several currencies, and are compared as they stand.',
  );
  expect(answer).not.toContain('difference');
});

test('figures of one currency have their difference and no such note', () => {
  const answer = say('Which has more revenue, Nvidia or Applied Materials?');
  expect(answer).toContain('The difference is $');
  expect(answer).not.toContain('several currencies');
});

test('they are not added up', () => {
  expect(say('total revenue of ASML and Nvidia')).toContain('in different units');
});

test('the build refuses a foreign issuer of whose currency nobody has looked', () => {
  expect(() => reportingCurrency('0000000001', ['10-K', '20-F'])).toThrow(
    'Expected the currency of 0000000001, which writes Form 20-F, to be known',
  );
  expect(reportingCurrency('0000000001', ['10-K', null])).toBeUndefined();
});
