import { isoDate } from '../../../src/addin/cells/date';
import { dateArgument, dayOfText, unclear } from '../../../src/addin/cells/date-argument';
import type { PeriodEnd } from '../../../src/addin/cells/date-argument';

const read = (argument: unknown, end: PeriodEnd): string =>
  isoDate(dateArgument(argument, 'from', end) ?? NaN);

test.each<[unknown, string, string]>([
  [2024, '2024-01-01', '2024-12-31'],
  ['2024', '2024-01-01', '2024-12-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2024-12', '2024-12-01', '2024-12-31'],
  ['2024-11', '2024-11-01', '2024-11-30'],
  ['Q32024', '2024-07-01', '2024-09-30'],
  [1699, '1904-08-25', '1904-08-25'],
  [1700, '1700-01-01', '1700-12-31'],
  [2200, '2200-01-01', '2200-12-31'],
  [2201, '1906-01-09', '1906-01-09'],
  ['2024Q1', '2024-01-01', '2024-03-31'],
  ['2024 q4', '2024-10-01', '2024-12-31'],
  ['2024-Q3', '2024-07-01', '2024-09-30'],
  ['Q3 2024', '2024-07-01', '2024-09-30'],
  ['q4/2024', '2024-10-01', '2024-12-31'],
  ['2024-06-15', '2024-06-15', '2024-06-15'],
  ['15.06.2024', '2024-06-15', '2024-06-15'],
  ['2023/12/31', '2023-12-31', '2023-12-31'],
  ['2023/3/1', '2023-03-01', '2023-03-01'],
  ['2023.12.31', '2023-12-31', '2023-12-31'],
  ['20231231', '2023-12-31', '2023-12-31'],
  ['December 31, 2023', '2023-12-31', '2023-12-31'],
  ['Mar 5 2023', '2023-03-05', '2023-03-05'],
  ['4Q2023', '2023-10-01', '2023-12-31'],
  ['1Q24', '2024-01-01', '2024-03-31'],
  ["Q4'23", '2023-10-01', '2023-12-31'],
  ['2q98', '1998-04-01', '1998-06-30'],
  [9999, '9999-01-01', '9999-12-31'],
  ['5.6.2024', '2024-06-05', '2024-06-05'],
  ['2024-06-15T08:00:00Z', '2024-06-15', '2024-06-15'],
  ['31/12/2024', '2024-12-31', '2024-12-31'],
  ['12/31/2024', '2024-12-31', '2024-12-31'],
  ['5/5/2024', '2024-05-05', '2024-05-05'],
  ['Dec 2024', '2024-12-01', '2024-12-31'],
  ['12.2024', '2024-12-01', '2024-12-31'],
  ['2/2024', '2024-02-01', '2024-02-29'],
  ['december 2024', '2024-12-01', '2024-12-31'],
  ['Sept. 2024', '2024-09-01', '2024-09-30'],
  ['März 2024', '2024-03-01', '2024-03-31'],
  ['31 Dec 2024', '2024-12-31', '2024-12-31'],
  ['31. Dezember 2024', '2024-12-31', '2024-12-31'],
  ['31-Dec-2024', '2024-12-31', '2024-12-31'],
  [45_296, '2024-01-05', '2024-01-05'],
  [99_999, '2173-10-13', '2173-10-13'],
  [2_958_465, '9999-12-31', '9999-12-31'],
  ['1650.5', '1904-07-07', '1904-07-07'],
  ['2250.5', '1906-02-27', '1906-02-27'],
  ['2024-06-15T00:00:00Z', '2024-06-15', '2024-06-15'],
  [4750, '1913-01-01', '1913-01-01'],
  ['1929-10', '1929-10-01', '1929-10-31'],
])('reads %j as %s to %s', (argument, first, last) => {
  expect(read(argument, 'first')).toBe(first);
  expect(read(argument, 'last')).toBe(last);
});

test('takes a last day to its end, so that a point at noon counts', () => {
  const noon = dateArgument('2024-06-15T12:00:00Z', 'to', 'first') ?? 0;
  for (const day of ['2024-06-15', 45_458, '2024-06-15T00:00:00+02:00'])
    expect(dateArgument(day, 'to', 'last')).toBeGreaterThan(noon);
});

test('takes a day from its beginning, and a time as it stands', () => {
  const days = ['2024-06-15', 45_458].map((day) => dateArgument(day, 'from', 'first'));
  expect(days).toEqual([19_889, 19_889]);
  const noons = ['2024-06-15T12:00', 45_458.5].map((noon) => dateArgument(noon, 'to', 'last'));
  expect(noons).toEqual([19_889.5, 19_889.5]);
});

test('a month in six digits is told how to be written, more or fewer digits are no month', () => {
  expect(unclear('202412')).toContain('2024-12');
  expect(['1202412', '2024121', '202413'].map(unclear)).toEqual([undefined, undefined, undefined]);
});

test('a day is one in years that are none by themselves', () => {
  expect(dayOfText('31.12.1500', 'first')).toBe(Date.UTC(1500, 11, 31) / 86_400_000);
});

test('a whole number before March 1900 is no day', () => {
  for (const end of ['first', 'last'] as const) expect(dayOfText('59', end)).toBeUndefined();
});

test('takes an omitted date as none', () => {
  for (const blank of [null, '', 0]) expect(dateArgument(blank, 'from', 'first')).toBeUndefined();
});

test.each([
  'yesterday',
  '2024-13',
  '2024-02-30',
  -5,
  '31/31/2024',
  '31/02/2024',
  'Deck 2024',
  'Model 2024',
  '32 Dec 2024',
  '31.02.2024',
  '12.31.2024',
  'Q5 2024',
  '2O24-06-15',
  'xQ3 2024',
  'Q3 20245',
  'on 15.06.2024',
  '15.06.20245',
  '00/12/2024',
  2023.5,
  2024.12,
  '2024.12',
  '0x7E8',
  '1e3',
])('refuses %j', (argument) => {
  for (const end of ['first', 'last'] as const)
    expect(() => dateArgument(argument, 'from', end)).toThrow(
      `from must be a date, YYYY-MM-DD, YYYY-MM, YYYYQ1 to YYYYQ4 or a year, got "${argument}"`,
    );
});

test('of a day that may be another, and of a month that may be a serial, says how it is written', () => {
  expect(() => dateArgument('11/12/2024', 'from', 'first')).toThrow(
    'from must be an unambiguous date, 2024-11-12 or 2024-12-11, got "11/12/2024"',
  );
  expect(() => dateArgument(202_412, 'asOf', 'last')).toThrow(
    'asOf must be a date; a month is written 2024-12, got "202412"',
  );
});

test.each([1, 24, 59, 60, 60.5, 5.25])('of the number %j says from when Excel has days', (argument) => {
  expect(() => dateArgument(argument, 'from', 'first')).toThrow(
    `from must be a date from 1900-03-01 on, or a year of four digits, got "${argument}"`,
  );
});

test.each([20_231_332, 100_000, 202_413])('never takes %j for a day of a far century', (argument) => {
  for (const end of ['first', 'last'] as const)
    expect(() => dateArgument(argument, 'asOf', end)).toThrow(
      `asOf must be a date, YYYY-MM-DD, YYYY-MM, YYYYQ1 to YYYYQ4 or a year, got "${argument}"`,
    );
});

test.each(['FY2024', 'fy24', 'FY-1'])('of %j says what takes fiscal periods', (argument) => {
  expect(() => dateArgument(argument, 'from', 'first')).toThrow(
    `from must be a calendar date or year (for fiscal periods use KER.FIGURE, or from and to in KER.HISTORY), got "${argument}"`,
  );
});
