/** From thousands to millions: who gives whole cents or dollars rounds nothing. */
const UNITS = [1e6, 1e5, 1e3];

/**
 * Whether a later report only rounds a figure to larger units, which restates nothing: Eli Lilly's 34,124.1 is 34,124
 * a year later.
 */
export function isRounded(first: number | undefined, later: number): boolean {
  if (first === undefined) return false;
  const unit = UNITS.find((each) => later % each === 0);
  return unit !== undefined && isRoundedTo(unit, first, later);
}

/** The unit to which a figure is rounded; 1 where it is in whole dollars. */
export const unitOf = (figure: number): number => UNITS.find((each) => figure % each === 0) ?? 1;

/** Whether a figure is another one, rounded to a unit. */
export const isRoundedTo = (unit: number, finer: number, figure: number): boolean =>
  figure % unit === 0 && finer % unit !== 0 && Math.abs(finer - figure) <= unit / 2;
