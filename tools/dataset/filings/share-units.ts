import { pointsOf, type Cadence, type Cited, type Line } from './line';

/** Units in which filers write a number of shares where single shares are asked for. */
const UNITS = [1e3, 1e6];

/** How near the number of shares that earnings tell must be: earnings per share are rounded to a cent. */
const NEAR = 0.02;
/** Below this the rounding of earnings per share tells nothing. */
const TELLING = 0.25;

/** By how much a split multiplies shares. */
const SPLITS = [2, 3, 4, 5, 10, 15, 20, 25, 50];

/** Filed by some as thousands or millions of shares; a company listed in the United States has more. */
const FEWEST_SHARES = 1e6;

/**
 * Brings numbers of shares that were filed in thousands or millions to single shares, where income over earnings per share proves
 * it, and leaves out those of which nothing proves it. Shares and earnings that stand on different sides of a split are left out both.
 */
export function bringToSingleShares(lines: readonly Line[], cadence: Cadence): void {
  const [shares, perShare, income] = (
    ['Diluted weighted average shares', 'Diluted EPS', 'Net income'] as const
  ).map((name) => pointsOf(lines, name, cadence)) as [Points, Points, Points];
  for (const [end, point] of shares) {
    const earned = perShare.get(end)?.value ?? 0;
    const implied = (income.get(end)?.value ?? NaN) / (Math.abs(earned) < TELLING ? NaN : earned);
    const ratio = implied / point.value;
    const unit = UNITS.find((each) => Math.abs(ratio / each - 1) < NEAR);
    const isSplit = SPLITS.some((each) => Math.abs(Math.max(ratio, 1 / ratio) / each - 1) < NEAR / 10);
    if (unit !== undefined) shares.set(end, { ...point, value: point.value * unit, cite: `u${point.cite}` });
    else if (point.value < FEWEST_SHARES) shares.delete(end);
    else if (isSplit) for (const points of [shares, perShare]) points.delete(end);
  }
}

type Points = Map<string, Cited>;
