import type { Fact } from '../query/fact';

/** How many points of a line of quarters or months a year has, and the month of the last. */
const OF_YEAR: ReadonlyMap<string, { count: number; last: string }> = new Map([
  ['q', { count: 4, last: '10' }],
  ['m', { count: 12, last: '12' }],
]);

/** A year's growth from its last quarter or month to that of the year before is another than that of its averages. */
export function averagesNote(field: string, grounds: readonly Fact[]): string {
  const [from, to] = grounds.map(({ value }) => value);
  if (!field.endsWith('_growth') || from?.kind !== 'point' || to?.kind !== 'point') return '';
  const { series, date } = to;
  const { count, last } = OF_YEAR.get(series.cadence) ?? {};
  const year = Number(date.slice(0, 4));
  const isYear = date.slice(5, 7) === last && from.date.slice(0, 4) === String(year - 1);
  if (!isYear || series.detail !== undefined || from.date.slice(5) !== date.slice(5)) return '';
  const [before, after] = [year - 1, year].map((each) => {
    const held = series.dates.flatMap((day, at) =>
      day.startsWith(`${each}-`) ? [series.values[at] ?? Number.NaN] : [],
    );
    return held.length === count ? held.reduce((sum, value) => sum + value, 0) : Number.NaN;
  });
  const growth = ((after ?? Number.NaN) / (before ?? Number.NaN) - 1) * 100;
  if (!Number.isFinite(growth)) return '';
  const period = series.cadence === 'q' ? 'the fourth quarter' : 'December';
  const sign = growth < 0 ? '−' : '+';
  return `The growth is from ${period} of ${year - 1} to that of ${year}; by the averages of the two years it is ${sign}${Math.abs(growth).toFixed(1)}%.`;
}
