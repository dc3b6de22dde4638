import type { Fact } from '../query/fact';
import { round, unitScale } from '../query/quantity';
import { isOfDays } from '../query/series-fact';
import { formatFact } from './format-value';

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

/** Who asks for the change of a month may mean that over the month before: beside a change over a year that is told too. */
export function stepNote(grounds: readonly Fact[]): string {
  const [first, last] = grounds;
  if (first?.value.kind !== 'point' || last?.value.kind !== 'point') return '';
  const { series, date, number } = last.value;
  const at = series.dates.indexOf(date);
  const [day, held] = [series.dates[at - 1], series.values[at - 1]];
  const isYear = first.value.date.slice(5) === date.slice(5) && first.value.date !== date;
  const isStep =
    (series.cadence === 'm' || series.cadence === 'q') && series.detail === undefined && !isOfDays(series);
  if (!isYear || !isStep || day === undefined || held === undefined || !isNextStep(day, date, series.cadence))
    return '';
  const before = round(held * unitScale(series.unit));
  const step = round(number - before);
  const isShare = formatFact(last).endsWith('%');
  const by = isShare
    ? `${signOf(step)}${Math.abs(step).toFixed(2)} percentage points`
    : `${signOf(step)}${formatFact({ ...last, value: { ...last.value, number: Math.abs(step) } })}`;
  const share =
    isShare || before <= 0 ? '' : ` (${signOf(step)}${Math.abs((step / before) * 100).toFixed(1)}%)`;
  return `Over the ${series.cadence === 'm' ? 'month' : 'quarter'} before it changed by ${by}${share}.`;
}

const signOf = (number: number): string => (number < 0 ? '−' : '+');

/** Whether no point is left out between two. */
function isNextStep(from: string, to: string, cadence: string): boolean {
  const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return monthOf(to) - monthOf(from) === (cadence === 'm' ? 1 : 3);
}
