import {
  dayBefore,
  FREQUENCIES,
  frequencyCalled,
  isCoarser,
  lastDay,
  partsOf,
  periodAround,
  periodName,
  periodOf,
} from '../../../src/addin/cells/calendar';
import { finerSeries, periodFrequency } from '../../../src/addin/cells/finer-series';

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['D', 'd Daily'],
  ['W', 'w weekly'],
  ['M', 'm Monthly'],
  ['Q', 'Q quarterly'],
  ['A', 'a y annual YEARLY'],
  [undefined, 'fortnightly x'],
])('the frequency %s is called %s', (frequency, words) => {
  for (const word of words.split(' ')) expect(frequencyCalled(word)).toBe(frequency);
});

test.each([
  ['D', '2024-08-15', '2024-08-15', '2024-08-15'],
  ['W', '2024-08-18', '2024-08-15', '2024-08-18'],
  ['M', '2024-08', '2024-08-15', '2024-08-31'],
  ['Q', '2024 Q3', '2024-08-15', '2024-09-30'],
  ['A', '2024', '2024-08-15', '2024-12-31'],
  ['M', '0050-03', '0050-03-02', '0050-03-31'],
] as const)('the %s called %s is that of %s and ends on %s', (frequency, name, date, end) => {
  const period = periodOf(dayOf(date) + 0.5, frequency);
  expect(periodName(period, frequency)).toBe(name);
  expect(dateOf(lastDay(period, frequency))).toBe(end);
});

test.each([
  ['2024-08-15', 2, 'D', '2024-08-13'],
  ['2024-08-15', 2, 'W', '2024-08-01'],
  ['2024-08-15', 2, 'M', '2024-06-15'],
  ['2024-08-31', 2, 'M', '2024-06-30'],
  ['2024-06-30', 1, 'M', '2024-05-31'],
  ['2024-08-30', 2, 'M', '2024-06-29'],
  ['2024-08-15', 1, 'Q', '2024-05-15'],
  ['2024-02-29', 1, 'A', '2023-02-28'],
  ['2024-03-01', 1, 'A', '2023-03-01'],
] as const)('%s less %d %s is %s', (date, count, frequency, expected) => {
  expect(dateOf(dayBefore(dayOf(date), count, frequency))).toBe(expected);
});

test.each([
  ['A', [undefined, undefined, 12, 4, 1]],
  ['Q', [undefined, undefined, 3, 1, 1 / 4]],
  ['M', [undefined, undefined, 1, 1 / 3, 1 / 12]],
  ['W', Array.from({ length: 5 }, () => undefined)],
  ['D', Array.from({ length: 5 }, () => undefined)],
] as const)(
  'of %s there are always so many days, weeks, months, quarters and years, or none',
  (longer, counts) => {
    expect(FREQUENCIES.map((shorter) => partsOf(longer, shorter))).toEqual(counts);
  },
);

test('a longer period is the one around a shorter one, of a week where it ends', () => {
  expect(periodAround(periodOf(dayOf('2024-08-15'), 'M'), 'M', 'A')).toBe(2024);
  expect(periodAround(periodOf(dayOf('2024-12-31'), 'W'), 'W', 'A')).toBe(2025);
  expect(periodAround(periodOf(dayOf('2024-08-15'), 'M'), 'M', 'Q')).toBe(2024 * 4 + 2);
  expect(isCoarser('A', 'Q')).toBe(true);
  expect(isCoarser('D', 'D')).toBe(false);
  expect(isCoarser(undefined, 'D')).toBe(false);
  expect(isCoarser('Q', 'Q')).toBe(false);
  expect(isCoarser('Q', 'A')).toBe(false);
});

const listing = (name: string, cadence: string | undefined, unit = 'USD', type = 'FinancialMetric') => ({
  ...{ id: name, name, type, unit, cadence },
});
const REVENUE = listing('Revenue', 'annual');
const QUARTERS = listing('Revenue (quarterly)', 'quarterly');

test.each([
  ['its quarterly series', 'Q', [QUARTERS], QUARTERS],
  ['itself where no other frequency is wanted', undefined, [QUARTERS], REVENUE],
  [
    'itself where no other frequency is wanted, whatever stands in brackets',
    undefined,
    [listing('Revenue (net)', 'annual')],
    REVENUE,
  ],
  ['itself where its own is wanted', 'A', [QUARTERS, listing('Revenue (annual)', 'annual')], REVENUE],
  ['itself beside one in another unit', 'Q', [listing('Revenue (quarterly)', 'quarterly', 'EUR')], REVENUE],
  [
    'itself beside one of another type',
    'Q',
    [listing('Revenue (quarterly)', 'quarterly', 'USD', 'Other')],
    REVENUE,
  ],
  ['itself where two are as fine', 'Q', [QUARTERS, { ...QUARTERS, id: 'other' }], REVENUE],
  ['itself where another word is behind it', 'Q', [listing('Revenue (restated)', 'quarterly')], REVENUE],
  ['itself where another name is before it', 'Q', [listing('Net revenue (quarterly)', 'quarterly')], REVENUE],
  ['itself beside a name as long', 'Q', [listing('Profits (quarterly)', 'quarterly')], REVENUE],
  ['itself where more follows', 'Q', [listing('Revenue (quarterly) old', 'quarterly')], REVENUE],
  [
    'its quarterly series beside a monthly one',
    'Q',
    [listing('Revenue (monthly)', 'monthly'), QUARTERS],
    QUARTERS,
  ],
] as const)('a series is replaced by %s', (_, asked, listed, expected) => {
  expect(finerSeries(asked, 'Revenue').instead(REVENUE, listed)).toBe(expected);
});

test('a series that does not say how often it comes is not replaced, and quarters are looked for by their name', () => {
  const unknown = listing('Revenue', undefined);
  expect(finerSeries('Q', 'Revenue').instead(unknown, [QUARTERS])).toBe(unknown);
  expect([finerSeries('Q', 'Revenue').name, finerSeries('A', 'Revenue').name]).toEqual([
    'Revenue (quarterly)',
    'Revenue',
  ]);
});

test.each([
  ['2024', 'A'],
  ['FY 2024', 'A'],
  ['fy24', 'A'],
  ['2024Q3', 'Q'],
  ['q3 2024', 'Q'],
  ['2024-08', undefined],
  ['20245', undefined],
  ['x2024', undefined],
  ['the FY 2024', undefined],
  ['FQ3', 'Q'],
  ['the FQ3', undefined],
])('the period %s is one of frequency %s', (period, frequency) => {
  expect(periodFrequency(period)).toBe(frequency);
});
