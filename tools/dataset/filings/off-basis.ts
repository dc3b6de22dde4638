import {
  isAlike,
  shareCounts,
  type Range,
  type ShareCount,
  type ShareEnds,
  type ShareLines,
} from '../../../src/service/dataset/share-counts';

/** Units in which some filers write numbers of shares. */
const UNITS = [1e3, 1e6];
/** A company listed in the United States has more shares. */
const FEWEST_SHARES = 1e6;
/** A number of shares that a known split makes another is as near to it as this, and as `EQUAL` to one that was filed for the period. */
const NEAR = 1.2;
const EQUAL = 1.01;
/** No company's shares change by more from one period to the next without a split or a merger. */
const JUMP = 1.8;
/** They change by less, or were filed so, or the period before bears the change out. */
const DRIFT = 1.3;
/** A number that is out of line is a slip where one of so many before it is in line again. */
const LOOKED_BACK = 3;

type Told = { end: string; counts: readonly ShareCount[] };

/**
 * The figures that do not stand on the basis of those after them: their number of shares is another by a split that the company is
 * known for, or by a unit; or it jumps and stays where it is, so that figures per share on its two sides tell nothing of each other.
 */
export function offBasis(ends: readonly string[], lines: ShareLines, splits: readonly number[]): ShareEnds {
  const off: ShareEnds = { shares: new Set(), perShare: new Set() };
  const told = [...ends].reverse().map((end) => ({ end, counts: shareCounts(end, lines) }));
  const factors = [...splits, ...UNITS].flatMap((by) => [by, 1 / by]);
  let known = newest(told);
  let last = known;
  for (const [at, { end, counts }] of told.entries()) {
    const older = told.slice(at + 1);
    let own: Range | undefined;
    for (const [line, range] of counts) {
      if (range[1] < FEWEST_SHARES) off[line].add(end);
      else if (known === undefined || last === undefined) continue;
      else if (isInLine(range, known, last)) own ??= range;
      else if (own === undefined && isSplitAway(range, known, { factors, near: NEAR })) off[line].add(end);
      else if (own !== undefined && isSplitAway(range, own, { factors, near: EQUAL }))
        leaveOut(off, [{ end }]);
      else if (own === undefined && !isBack(older, known)) {
        // Where no older figure tells a number of shares nothing says that this one is not alone.
        if (older.some(({ counts: each }) => each.length > 0)) return leaveOut(off, told.slice(at));
        off[line].add(end);
      }
    }
    if (own && known && (isFiled(own) || isAlike(own, known, DRIFT) || isBack(older.slice(0, 1), own)))
      known = own;
    last = own ?? last;
  }
  return off;
}

const isFiled = ([least, most]: Range): boolean => least === most;

const isInLine = (range: Range, known: Range, last: Range): boolean =>
  isAlike(range, known, DRIFT) || (isAlike(range, known, JUMP) && isAlike(range, last, JUMP));

/** What the newest of the numbers that the one before it bears out says. */
function newest(told: readonly Told[]): Range | undefined {
  const ranges = told.flatMap(({ counts: [first] }) => (first === undefined ? [] : [first[1]]));
  return ranges.find((range, at) => isAlike(range, ranges[at + 1] ?? range, JUMP));
}

type By = { factors: readonly number[]; near: number };

function isSplitAway([least, most]: Range, known: Range, { factors, near }: By): boolean {
  return factors.some((by) => isAlike([least * by, most * by], known, near));
}

function isBack(older: readonly Told[], known: Range): boolean {
  return older
    .filter(({ counts }) => counts.length > 0)
    .slice(0, LOOKED_BACK)
    .some(({ counts }) => counts.some(([, range]) => isAlike(range, known, DRIFT)));
}

function leaveOut(off: ShareEnds, periods: readonly { end: string }[]): ShareEnds {
  for (const { end } of periods) for (const line of ['shares', 'perShare'] as const) off[line].add(end);
  return off;
}
