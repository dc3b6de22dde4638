import type { ByEnd, ShareLines } from './share-counts';

/** By how much a split multiplies or divides the number of shares. */
export const SPLIT_FACTORS = [1.5, 2, 3, 4, 5, 6, 7, 8, 10, 15, 20, 25, 30, 40, 50];
const NEAR = 0.08;
/** Below this a figure per share is rounded too roughly to tell the number of shares from it. */
export const TELLING = 0.25;

/**
 * The period end after which a line per share is on the newest share basis: the last at which the number of shares
 * jumps like a split. Undefined if it never does.
 */
export function lastOldBasis(ends: readonly string[], lines: ShareLines): string | undefined {
  let last: string | undefined;
  for (const count of [lines.shares, impliedShares(lines)]) {
    const known = ends.filter((end) => count.has(end));
    known.slice(1).forEach((end, at) => {
      const before = known[at] ?? end;
      if (isSplit((count.get(end) ?? 0) / (count.get(before) ?? 1)) && before > (last ?? '')) last = before;
    });
  }
  return last;
}

function isSplit(ratio: number): boolean {
  const growth = Math.max(ratio, 1 / ratio);
  return SPLIT_FACTORS.some((factor) => Math.abs(growth / factor - 1) < (factor === 1.5 ? NEAR / 2 : NEAR));
}

function impliedShares({ perShare, income }: ShareLines): ByEnd {
  return new Map(
    [...perShare].flatMap(([end, value]): [string, number][] => {
      const profit = income.get(end);
      return profit === undefined || Math.abs(value) < TELLING || profit / value <= 0
        ? []
        : [[end, profit / value]];
    }),
  );
}
