import type { Line } from './line';

/** The Fortune 500 of 2025 takes the fiscal years that ended by this day. */
const LAST_YEAR_END = '2025-01-31';
/** It gives revenues in tenths of a billion. */
const ROUNDED = 50_000_000;

/**
 * Whether a line of revenues is the total though nothing else proves it: what the company first said of the year that a list of
 * total revenues took is the list's figure, rounded, and each year is of a known tag, so that all are of one measure.
 */
export function isAsListed({ points }: Line, listed: number | undefined): boolean {
  const taken = [...points].filter(([end]) => end <= LAST_YEAR_END).sort(([a], [b]) => (a < b ? 1 : -1))[0];
  if (taken === undefined || listed === undefined) return false;
  const [, { value, first }] = taken;
  const isOneMeasure = [...points.values()].every(({ tag }) => tag !== null);
  return isOneMeasure && Math.abs((first ?? value) - listed) <= ROUNDED;
}
