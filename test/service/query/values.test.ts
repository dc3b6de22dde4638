import { compareMoments, parseMoment } from '../../../src/service/query/moment';
import { parseQuantity, unitScale } from '../../../src/service/query/quantity';

test.each<[string, number | undefined]>([
  ['10M', 10_000_000],
  ['$1.2B', 1_200_000_000],
  ['1.5 billion', 1_500_000_000],
  ['€50k', 50_000],
  ['2T', 2_000_000_000_000],
  ['USD 3 million', 3_000_000],
  ['1,234,567', 1_234_567],
  ['-5', -5],
  ['.5', 0.5],
  ['~12.5M', 12_500_000],
  ['12%', 12],
  ['10 apples', undefined],
  ['Series B', undefined],
  ['', undefined],
])('the quantity in %p is %p', (text, expected) => {
  expect(parseQuantity(text)).toBe(expected);
});

test('the scale of a unit is known by its first word', () => {
  const units = [
    'mil. 2011 USD PPP',
    'millions',
    'Thous. of Persons',
    'Bil. of $',
    'USD',
    'children per woman',
  ];
  expect(units.map(unitScale)).toEqual([1e6, 1e6, 1e3, 1e9, 1, 1]);
});

test.each<[string, string | undefined]>([
  ['2010', '2010'],
  ['2010-03', '2010-03'],
  ['2010-03-31T00:00:00Z', '2010-03-31'],
  ['31 March 2010', '2010-03-31'],
  ['March 31, 2010', '2010-03-31'],
  ['Mar 2010', '2010-03'],
  ['Q1 2024', '2024-03'],
  ['sometime', undefined],
])('the moment in %p is %p', (text, expected) => {
  expect(parseMoment(text)).toBe(expected);
});

test('moments are compared no finer than the coarser is known', () => {
  expect(compareMoments('2010-06-01', '2010')).toBe(0);
  expect(compareMoments('2009-12-31', '2010')).toBe(-1);
  expect(compareMoments('2010-07', '2010-06-30')).toBe(1);
});
