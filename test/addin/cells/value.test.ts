import { numberCell, timeCell, toCell } from '../../../src/addin/cells/value';
import { HostError, PLAIN, RICH } from './test-host';

test.each([
  ['2024-01-05', 45_296, 'yyyy-mm-dd'],
  ['2024-01-05T00:00:00Z', 45_296, 'yyyy-mm-dd'],
  ['2024-01-05T12:00:00Z', 45_296.5, 'yyyy-mm-dd hh:mm'],
  ['2024-01-05T12:00:00+02:00', 45_296 + 10 / 24, 'yyyy-mm-dd hh:mm'],
  ['2024-01-05T06:00', 45_296.25, 'yyyy-mm-dd hh:mm'],
  ['1900-03-01', 61, 'yyyy-mm-dd'],
  ['9999-12-31', 2_958_465, 'yyyy-mm-dd'],
])('shows %s as a date', (text, serial, numberFormat) => {
  expect(toCell(text, RICH)).toEqual({
    type: 'Double',
    basicValue: expect.closeTo(serial, 6) as number,
    numberFormat,
  });
});

test.each([
  '1900-02-28',
  '1815-06-18',
  '0044-03-15',
  '2024-02-30',
  '2024-13-01',
  '2024-1-5',
  '2024-01-05 was',
  '2024',
])('leaves %s as text', (text) => {
  expect(toCell(text, RICH)).toBe(text);
});

test('gives dates as ISO text where the host has no data types', () => {
  expect(toCell('2024-01-05', PLAIN)).toBe('2024-01-05');
  expect(toCell('2024-01-05T00:00:00Z', PLAIN)).toBe('2024-01-05');
  expect(toCell('2024-01-05T12:00:00Z', PLAIN)).toBe('2024-01-05T12:00:00Z');
});

test('gives plain numbers where the host has no data types', () => {
  expect(toCell(164_000, PLAIN)).toBe(164_000);
});

test('shows numbers by their format where there is one, and TRUE and FALSE', () => {
  expect(toCell(3.25, RICH)).toEqual({ type: 'Double', basicValue: 3.25, numberFormat: '#,##0.00' });
  expect(numberCell(3.25, RICH, undefined)).toBe(3.25);
  expect([toCell(true, RICH), toCell(false, PLAIN)]).toEqual([true, false]);
});

test('gives a time as a bare serial where its format stands elsewhere', () => {
  expect(timeCell(0, '1970-01-01', RICH, false)).toBe(25_569);
});

test('takes null, no text, <UNKNOWN> and lists of them as missing', () => {
  for (const value of [
    null,
    undefined,
    '<UNKNOWN>',
    '',
    [],
    [null],
    ['<UNKNOWN>', null],
    [[null]],
    {},
    { a: null },
  ]) {
    expect(toCell(value, RICH)).toBeUndefined();
  }
});

test('keeps what looks like a formula, an error or a number as text', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '#N/A', '0000320193', '~206,753']) {
    expect(toCell(text, RICH)).toBe(text);
  }
});

test('joins lists and writes objects as fields', () => {
  expect(toCell(['Apple', 'AAPL'], RICH)).toBe('Apple; AAPL');
  expect(toCell(['a', '<UNKNOWN>', null, true, 2], RICH)).toBe('a; true; 2');
  expect(toCell(['a', { b: 1 }], RICH)).toBe('a | b: 1');
  expect(toCell({ series: 'A', amount: 10, lead: null }, RICH)).toBe('series: A, amount: 10');
  expect(toCell([{ name: 'A', tags: ['x', 'y'] }, { name: 'B' }], RICH)).toBe(
    'name: A, tags: x; y | name: B',
  );
  expect(toCell({ a: { b: { c: { d: { e: 1 } } } } }, RICH)).toBe('a: (b: (c: (d: (…))))');
});

test('says that a number is too large, where JSON writes one', () => {
  expect(toCell(JSON.parse('1e999'), RICH)).toEqual(
    new HostError('#N/A', 'The service sent a number that is too large for Excel'),
  );
  expect(toCell(1e308, PLAIN)).toBe(1e308);
});
