import { fc } from '../../fast-check';

import {
  dayOf,
  dayOfSerial,
  isoDate,
  localDay,
  momentOf,
  serialOf,
  serialOfTime,
  timeOf,
} from '../../../src/addin/cells/date';

const DAY_MS = 86_400_000;
const dayOfUtc = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

test('counts the days of the calendar as the platform does, from the year 100 to 9999', () => {
  fc.assert(
    fc.property(fc.integer({ min: dayOfUtc('0100-01-01'), max: dayOfUtc('9999-12-31') }), (day) => {
      const date = new Date(day * DAY_MS);
      expect(dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
      expect(timeOf(isoDate(day))).toBe(day);
    }),
  );
});

test.each([
  [2024, 2, 29],
  [2000, 2, 29],
  [2023, 1, 31],
  [2023, 4, 30],
  [2023, 12, 31],
  [100, 1, 1],
])('knows %i-%i-%i', (year, month, date) => {
  expect(dayOf(year, month, date)).toBe(Date.UTC(year, month - 1, date) / DAY_MS);
});

test.each([
  [2023, 2, 29],
  [1900, 2, 29],
  [2024, 2, 30],
  [2024, 0, 1],
  [2024, 13, 1],
  [2024, 1, 0],
  [2024, 1, 32],
  [2024, 4, 31],
  [2024, 6, 31],
  [2024, 9, 31],
  [2024, 11, 31],
  [99, 1, 1],
])('knows no %i-%i-%i', (year, month, date) => {
  expect(dayOf(year, month, date)).toBeUndefined();
});

test.each([
  ['2024-06-15', 0],
  ['2024-06-15T00:00:00Z', 0],
  ['2024-06-15T00:00:00.000Z', 0],
  ['2024-06-15T12:00', 0.5],
  ['2024-06-15T12:00Z', 0.5],
  ['2024-06-15T06:00:00', 0.25],
  ['2024-06-15T12:00:00.000+02:00', 10 / 24],
  ['2024-06-15T12:00:00-0600', 0.75],
  ['2024-06-15T23:00:00-02:00', 25 / 24],
  ['2024-06-15 12:00', 0.5],
  ['2024-06-15 12:00:00+02:00', 10 / 24],
  ['2024-06-15 00:00:00', 0],
  ['2024-06-15T00:00', 0],
  ['2024-06-15T00:00:00+02:00', 0],
  ['2024-06-15T00:00+02:00', 0],
  ['2024-06-15T00:00:00.000000-0500', 0],
  ['2024-06-15T00:00:01Z', 1 / 86_400],
])('reads %s as that day and %f of one', (text, fraction) => {
  expect(timeOf(text)).toBeCloseTo(dayOfUtc('2024-06-15') + fraction, 9);
  expect(momentOf(text)?.timed).toBe(fraction !== 0);
});

test.each([
  '',
  '2024',
  '2024-06-1',
  '2024/06-15',
  '2024-06/15',
  '2O24-06-15',
  '2024-06-15  12:00',
  '2024-06-15 noon',
  '2024-06-15T12',
  '2024-06-15T12:00:00.',
  '2024-06-15T25:00',
  '2024-06-15T12:00 Uhr',
  '2024-06-15X00:00:00Z',
  '2024-02-30T12:00:00Z',
  '2024-06-15T00:00:00X',
  'on 2024-06-15',
])('reads %j as no date', (text) => {
  expect(timeOf(text)).toBeUndefined();
  expect(momentOf(text)).toBeUndefined();
});

test('a time without a zone is one of UTC, wherever the person is', () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/New_York';
  try {
    expect(timeOf('2024-06-15T12:00')).toBe(dayOfUtc('2024-06-15') + 0.5);
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});

test('a digit is one of 0 to 9', () => {
  for (const odd of ['/', ':', '٣', '-']) expect(timeOf(`202${odd}-06-15`)).toBeUndefined();
});

test.each([
  ['1900-03-01', 61],
  ['1970-01-01', 25_569],
  ['2024-01-05', 45_296],
  ['9999-12-31', 2_958_465],
])('the day %s is the serial %i in Excel', (text, serial) => {
  const day = dayOfUtc(text);
  expect(serialOf({ day })).toBe(serial);
  expect(dayOfSerial(serial)).toBe(day);
  expect(serialOfTime(day * DAY_MS)).toBe(serial);
});

test('Excel has no right serial before March 1900 and after 9999', () => {
  expect(serialOf({ day: dayOfUtc('1900-02-28') })).toBeUndefined();
  expect(dayOfSerial(60)).toBeUndefined();
  expect(serialOf({ day: dayOfUtc('9999-12-31') + 0.999 })).toBeCloseTo(2_958_465.999);
  expect(serialOf({ day: dayOfUtc('9999-12-31') + 1 })).toBeUndefined();
  expect(dayOfSerial(2_958_465.5)).toBe(dayOfUtc('9999-12-31') + 0.5);
  expect(dayOfSerial(2_958_466)).toBeUndefined();
});

test('a day is written by its date, whatever its time', () => {
  expect(isoDate(dayOfUtc('2024-12-31') + 0.99)).toBe('2024-12-31');
  expect(isoDate(-0.5)).toBe('1969-12-31');
});

test('a day is that of the person’s calendar, from its first moment to its last', () => {
  const day = dayOfUtc('2024-12-31');
  expect(localDay(new Date(2024, 11, 31).getTime())).toBe(day);
  expect(localDay(new Date(2024, 11, 31, 23, 59, 59, 999).getTime())).toBe(day);
  expect(localDay(new Date(2025, 0, 1).getTime())).toBe(day + 1);
});
