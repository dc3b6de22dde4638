import {
  averageOver,
  BETWEEN,
  inOrder,
  isOfFirstDays,
  isOfSpans,
  leastOf,
  monthsOf,
  nearestTo,
  quotient,
  ratePairs,
} from '../../../src/shared/names/exchange-rate';

const day = (date: string): number => Date.parse(date) / 86_400_000;

const line = (...points: readonly (readonly [string, number])[]) => ({
  days: points.map(([date]) => day(date)),
  values: points.map(([, value]) => value),
});

const months = (start: string, end: string) => monthsOf({ start: day(start), end: day(end) });

test('a span covers the months of which it has the most', () => {
  expect(months('2024-09-29', '2025-09-27')).toEqual(
    Array.from({ length: 12 }, (_, at) => 2024 * 12 + 9 + at),
  );
  expect(months('2025-01-15', '2025-02-14')).toEqual([2025 * 12]);
  expect(months('2025-01-16', '2025-02-15')).toEqual([2025 * 12 + 1]);
  expect(months('2025-01-16', '2025-02-14')).toEqual([]);
});

test('each month of an average counts alike, however often it is quoted', () => {
  const rates = line(['2025-01-02', 1], ['2025-01-03', 3], ['2025-02-28', 5]);
  expect(averageOver(rates, months('2025-01-01', '2025-02-28'))).toEqual({
    value: 3.5,
    day: day('2025-02-28'),
    months: 2,
  });
  expect(averageOver(rates, [])).toBeUndefined();
  expect(averageOver(rates, months('2025-01-01', '2025-02-28'), { last: day('2025-02-28') })?.value).toBe(
    3.5,
  );
  // What was quoted later does not count.
  expect(averageOver(rates, months('2025-01-01', '2025-02-28'), { last: day('2025-02-01') })).toBeUndefined();
});

test('where a month is missing there is an average of three quarters of them, and of fewer none', () => {
  const year = months('2025-01-01', '2025-12-31');
  const quoted = (count: number) =>
    line(
      ...year
        .slice(0, count)
        .map((month, at) => [`2025-${String((month % 12) + 1).padStart(2, '0')}-20`, at] as const),
    );
  expect(averageOver(quoted(9), year)).toBeUndefined();
  expect(averageOver(quoted(9), year, { least: leastOf(year) })).toMatchObject({ value: 4, months: 9 });
  expect(averageOver(quoted(8), year, { least: leastOf(year) })).toBeUndefined();
  expect(leastOf(months('2025-01-01', '2025-03-31'))).toBe(3);
});

test('the nearest day counts, of two as near the earlier, and none after the last', () => {
  const rates = line(['2025-01-10', 1], ['2025-01-20', 2], ['2025-01-21', 3]);
  expect(nearestTo(rates, day('2025-01-15'))).toMatchObject({ value: 1, day: day('2025-01-10') });
  expect(nearestTo(rates, day('2025-01-16'))?.value).toBe(2);
  expect(nearestTo(rates, day('2026-01-01'))?.value).toBe(3);
  expect(nearestTo(rates, day('2025-01-20'), day('2025-01-19'))?.value).toBe(1);
  expect(nearestTo(rates, day('2025-01-21'), day('2025-01-20'))?.value).toBe(2);
  expect(nearestTo({ days: [100], values: [1] }, 10)?.value).toBe(1);
  expect(nearestTo(line(), day('2025-01-20'))).toBeUndefined();
});

test('a line that mostly quotes first days comes last, one of whole months does not', () => {
  const firsts = line(['2025-01-01', 1], ['2025-02-01', 1], ['2025-03-02', 1]);
  const whole = line(['2025-01-01', 1], ['2025-02-01', 1]);
  const ends = line(['2025-01-31', 1], ['2025-02-28', 1]);
  const half = line(['2025-01-01', 1], ['2025-02-02', 1]);
  expect([firsts, whole, ends, half].map(isOfFirstDays)).toEqual([true, false, false, false]);
  expect(inOrder([firsts, whole, ends])).toEqual([whole, ends, firsts]);
});

test('the days of a line are read once, however often it is asked', () => {
  let reads = 0;
  const rates = {
    get days() {
      reads += 1;
      return [day('2025-01-02')];
    },
    values: [1],
  };
  isOfFirstDays(rates);
  averageOver(rates, []);
  expect(reads).toBe(2);
  isOfFirstDays(rates);
  averageOver(rates, []);
  expect(reads).toBe(2);
});

test('two lines give one of the days that both have', () => {
  const francs = line(['2025-01-31', 0.9], ['2025-02-28', 0.96]);
  const dollars = line(['2025-02-28', 1.2], ['2025-03-31', 1.1]);
  const { days, values } = quotient(francs, dollars);
  expect(days).toEqual([day('2025-02-28')]);
  expect(values[0]).toBeCloseTo(0.8, 12);
});

test.each([
  ['USD', BETWEEN, ['EUR/USD', 'USD/EUR']],
  ['CHF', 'USD', ['USD/CHF', 'CHF/USD']],
  ['VND', 'THB', ['VND/THB', 'THB/VND']],
])('of %s and %s the usual pair comes first', (from, to, pairs) => {
  expect(ratePairs(from, to)).toEqual(pairs);
});

test.each([
  ...['Export', 'imports', 'Current account balance', 'Receipts', 'Expenditures', 'Revenue', 'Revenues'],
  ...['Income', 'Spending', 'Taxes', 'Remittances', 'Surplus', 'Deficit'],
])('%s are of spans', (name) => {
  expect(isOfSpans(name)).toBe(true);
  expect(isOfSpans(`X${name}`)).toBe(false);
});

test.each([
  ['GDP', true],
  ['Gross national product', true],
  ['Gross domestic product', true],
  ['Exports of goods', true],
  ['Import', true],
  ['Government expenditure', true],
  ['Outlay', false],
  ['Sales', true],
  ['Sale', false],
  ['External debt, income basis', false],
  ['Reserves from exports', false],
  ['Population', false],
  ['Presales', false],
])('the figures of %s are of spans: %j', (name, expected) => {
  expect(isOfSpans(name)).toBe(expected);
});

test('a pair is filed under the currency that comes first by custom', () => {
  const order = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'JPY', 'SEK'];
  for (const [at, base] of order.entries())
    for (const quote of order.slice(at + 1)) {
      const pairs = [`${base}/${quote}`, `${quote}/${base}`];
      expect([ratePairs(base, quote), ratePairs(quote, base)]).toEqual([pairs, pairs]);
    }
});
