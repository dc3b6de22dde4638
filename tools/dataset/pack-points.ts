import type { PackedPoints } from '../../src/service/dataset/packed-series';
import type { Point } from './collection';

/**
 * Dates and values of a series as two short texts. Dates an even number of months apart become `first/months`, and a month
 * without a value an empty place, because a thousand dates say nothing that the first does not; others are the first and
 * the days from each to the next, as `2021-05-28+7+7`.
 */
export function packPoints(points: readonly Point[]): PackedPoints {
  const months = stepOf(points);
  const [first, last] = [points[0], points.at(-1)];
  if (months === undefined || !first || !last) {
    return {
      dates: points.map(([date], at) => (at === 0 ? date : gap(points[at - 1]?.[0] ?? date, date))).join(''),
      values: points.map(([, value]) => value).join(' '),
    };
  }
  const start = monthOf(first[0]);
  const values: (number | '')[] = Array<''>((monthOf(last[0]) - start) / months + 1).fill('');
  for (const [date, value] of points) values[(monthOf(date) - start) / months] = value;
  return { dates: `${first[0]}/${months}`, values: values.join(' ') };
}

/** The days from one date to the next; a list of a firm's own order may go back. */
function gap(from: string, to: string): string {
  return `+${String(Math.round((Date.parse(to) - Date.parse(from)) / A_DAY))}`;
}

const A_DAY = 86_400_000;

function stepOf(points: readonly Point[]): number | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3 || points.some(([date]) => !date.endsWith('-01')))
    return undefined;
  const start = monthOf(first[0]);
  const step = points.slice(1).reduce((common, [date]) => divisor(common, monthOf(date) - start), 0);
  const places = (monthOf(last[0]) - start) / step + 1;
  return places < points.length * 2 ? step : undefined;
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
