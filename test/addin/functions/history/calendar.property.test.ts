import { fc } from '../../../fast-check';

import { timelineOf } from '../../../../src/addin/cells/points';
import { axisOf } from '../../../../src/addin/functions/history/axis';
import { spanOf } from '../../../../src/addin/functions/history/time-span';
import {
  dayBefore,
  firstDay,
  FREQUENCIES,
  lastDay,
  periodAround,
  periodOf,
} from '../../../../src/addin/cells/calendar';
import { columnOf } from '../../../../src/addin/functions/history/column';
import type { Rows } from '../../../../src/addin/functions/history/row-value';
import { measured } from '../../../../src/addin/functions/history/figures';
import type { NumericalObservation } from '../../../../src/shared/contract/observation';
import { propertyRuns } from '../../../property-runs';
import { FIRST_YEAR, monthlySeries, naiveValues, type MadeKind, type NaiveRule } from './naive';

const TODAY = Date.UTC(2026, 0, 1) / 86_400_000;
const LENGTHS = { M: 1, Q: 3, A: 12 } as const;

/** What the rows of one series hold, by row. */
function rowsOf(
  series: NumericalObservation,
  rows: Rows,
  { aggregate = 'auto', fill = 'none', from = null, to = null }: Partial<Parameters<typeof asWanted>[0]>,
): Map<number, number | undefined> {
  const column = columnOf(measured(series, timelineOf(series.data)), rows, aggregate);
  const axis = axisOf([column], rows, { span: spanOf(from, to, TODAY), fill, last: undefined });
  return new Map(axis.rows.map((row, at) => [row, axis.columns[0]?.[at]?.value]));
}

function asWanted(wanted: {
  aggregate: 'auto' | 'last' | 'average' | 'sum';
  fill: 'none' | 'carried';
  from: string | null;
  to: string | null;
}) {
  return wanted;
}

const months = fc.array(
  fc.record({ value: fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined, freq: 6 }) }),
  { minLength: 1, maxLength: 60 },
);

test('values by month, quarter and year are those that plain loops over the months make', () => {
  fc.assert(
    fc.property(
      months,
      fc.constantFrom<MadeKind>('flow', 'level', 'unknown'),
      fc.constantFrom('M', 'Q', 'A'),
      fc.constantFrom<NaiveRule['how']>('last', 'average', 'sum'),
      fc.boolean(),
      (made, kind, frequency, how, isCarried) => {
        fc.pre(!(kind === 'level' && how === 'sum'));
        const length = LENGTHS[frequency];
        const found = rowsOf(
          monthlySeries(made, kind),
          { frequency, periods: 'calendar' },
          { aggregate: how, fill: isCarried ? 'carried' : 'none' },
        );
        const expected = naiveValues(made, { length, how: length === 1 ? 'last' : how, isCarried });
        const first = (FIRST_YEAR * 12) / length;
        expected.forEach((value, at) => {
          const got = found.get(first + at);
          if (value === undefined) expect(got).toBeUndefined();
          else if (found.has(first + at)) expect(got).toBeCloseTo(value, 9);
          // Carried values go on to the last row but one of which the series has anything, and not into one that has only begun.
          else expect([isCarried, at >= lastKnown(made, length)]).toEqual([true, true]);
        });
        expect(found.size).toBeLessThanOrEqual(expected.length);
      },
    ),
    { numRuns: propertyRuns(400) },
  );
});

function lastKnown(made: readonly { value: number | undefined }[], length: number): number {
  return Math.floor(made.findLastIndex(({ value }) => value !== undefined) / length);
}

test('a span shows the rows that end within it, and no others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 59 }),
      fc.integer({ min: 0, max: 59 }),
      fc.constantFrom('M', 'Q', 'A'),
      (one, other, frequency) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const all = monthlySeries(
          Array.from({ length: 60 }, (_, at) => ({ value: at })),
          'level',
        );
        const found = rowsOf(
          all,
          { frequency, periods: 'calendar' },
          { from: monthText(from), to: monthText(to) },
        );
        const length = LENGTHS[frequency];
        const expected: number[] = [];
        for (let month = from; month <= to; month++) {
          if ((month + 1) % length === 0) expected.push((FIRST_YEAR * 12 + month + 1) / length - 1);
        }
        expect([...found.keys()]).toEqual(expected);
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});

function monthText(month: number): string {
  return `${FIRST_YEAR + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Quarters of 13 weeks whose years end in one month, some of them missing; every sixth year or so has a week more. */
function fiscalQuarters(endMonth: number, has: readonly boolean[]): NumericalObservation {
  const data = has.flatMap((isThere, at) => {
    const [year, quarter] = [2016 + Math.floor(at / 4), (at % 4) + 1];
    const end = saturdayAround(Date.UTC(year, endMonth + 1 - (4 - quarter) * 3, 0));
    const start = saturdayAround(Date.UTC(year, endMonth + 1 - (5 - quarter) * 3, 0)) + 86_400_000;
    const period = { start: iso(start), end: iso(end), fiscal_year: year, fiscal_quarter: quarter };
    return isThere ? [{ time: `${iso(end)}T00:00:00Z`, value: 1 + at, period }] : [];
  });
  return { id: 'x', name: 'Sales', type: 'Metric', properties: { unit: 'USD', cadence: 'q' }, data };
}

function saturdayAround(time: number): number {
  const day = new Date(time).getUTCDay();
  return time + (day >= 3 ? 6 - day : -1 - day) * 86_400_000;
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

test('fiscal years are the sum of their four quarters, whenever they end, and nothing where one is missing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 11 }),
      fc.array(fc.boolean(), { minLength: 8, maxLength: 40 }),
      (endMonth, has) => {
        const found = rowsOf(fiscalQuarters(endMonth, has), { frequency: 'A', periods: 'fiscal' }, {});
        for (let year = 0; year * 4 < has.length; year++) {
          const four = [0, 1, 2, 3].map((quarter) => year * 4 + quarter);
          const isWhole = four.every((at) => has[at] === true);
          const sum = four.reduce((total, at) => total + 1 + at, 0);
          expect(found.get(2016 + year)).toBe(isWhole ? sum : undefined);
        }
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});

test('calendar years are made of quarters only where these end with those of the calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 11 }),
      fc.array(fc.constantFrom(true, true, true, true, false), { minLength: 8, maxLength: 40 }),
      (endMonth, has) => {
        const found = rowsOf(fiscalQuarters(endMonth, has), { frequency: 'A', periods: 'calendar' }, {});
        if ((endMonth + 1) % 3 !== 0) {
          expect(found.size).toBe(0);
          return;
        }
        const byYear = new Map<number, number[]>();
        has.forEach((isThere, at) => {
          if (!isThere) return;
          const [year, quarter] = [2016 + Math.floor(at / 4), at % 4];
          const month = endMonth - (3 - quarter) * 3;
          const calendarYear = month < 0 ? year - 1 : year;
          byYear.set(calendarYear, [...(byYear.get(calendarYear) ?? []), 1 + at]);
        });
        for (const [year, values] of byYear) {
          const sum = values.reduce((total, value) => total + value, 0);
          expect(found.get(year)).toBe(values.length === 4 ? sum : undefined);
        }
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});

const anyDay = fc.integer({ min: -600_000, max: 100_000 });

test('a day lies in its period, periods follow each other, and a quarter lies in the year of its days', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...FREQUENCIES), (day, frequency) => {
      const period = periodOf(day, frequency);
      expect(firstDay(period, frequency)).toBeLessThanOrEqual(day);
      expect(lastDay(period, frequency)).toBeGreaterThanOrEqual(day);
      expect(firstDay(period + 1, frequency)).toBe(lastDay(period, frequency) + 1);
      expect(periodOf(firstDay(period, frequency), frequency)).toBe(period);
      for (const longer of ['Q', 'A'] as const) {
        const month = periodOf(day, 'M');
        expect(periodAround(month, 'M', longer)).toBe(periodOf(day, longer));
      }
      if (frequency === 'W') expect(new Date(lastDay(period, 'W') * 86_400_000).getUTCDay()).toBe(0);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('so many months back and one day on hold just as many month ends', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, count) => {
      const from = dayBefore(day, count, 'M') + 1;
      let ends = 0;
      for (let month = periodOf(from, 'M'); month <= periodOf(day, 'M'); month++) {
        const end = lastDay(month, 'M');
        if (end >= from && end <= day) ends++;
      }
      expect(ends).toBe(count);
    }),
    { numRuns: propertyRuns(300) },
  );
});
