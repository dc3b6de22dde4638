import type { PackedPoints } from '../packed-series';
import type { Point } from './collection';

/**
 * Dates and values of a series as two short texts. Dates an even number of months apart become `first/months`, and a month
 * without a value an empty place, because a thousand dates say nothing that the first does not; others are listed.
 */
export function packPoints(points: readonly Point[]): PackedPoints {
  const months = stepOf(points);
  const [first, last] = [points[0], points.at(-1)];
  if (months === undefined || !first || !last) {
    return {
      dates: points.map(([date]) => date).join(' '),
      values: points.map(([, value]) => value).join(' '),
    };
  }
  const start = monthOf(first[0]);
  const values: (number | '')[] = Array<''>((monthOf(last[0]) - start) / months + 1).fill('');
  for (const [date, value] of points) values[(monthOf(date) - start) / months] = value;
  return { dates: `${first[0]}/${months}`, values: values.join(' ') };
}

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
