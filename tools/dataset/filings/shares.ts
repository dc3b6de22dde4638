import { sum } from 'es-toolkit/math';

import { isRounded } from '../../../src/service/dataset/rounded';
import { lastOldBasis, SPLIT_FACTORS, TELLING } from '../../../src/service/dataset/share-basis';
import {
  isAlike,
  shareCounts,
  type ByEnd,
  type Range,
  type ShareCount,
  type ShareEnds,
  type ShareLines,
} from '../../../src/service/dataset/share-counts';
import type { Calendar } from './calendar';
import { pointsOf, type Cadence, type Cited, type Line } from './line';

type Told = { end: string; counts: readonly ShareCount[] };

const CADENCES = ['a', 'q'] as const;
/** Units in which some filers write numbers of shares. */
const UNITS = [1e3, 1e6];
/** A company listed in the United States has more shares. */
const FEWEST_SHARES = 1e6;
const WHOLE_FACTORS = [2, 3, 4, 5, 10, 15, 20, 25, 50];

/** How near to a unit, and to a whole factor, the number of shares must be that earnings tell. */
const [NEAR_UNIT, NEAR_WHOLE] = [0.02, 0.002];
/** A number of shares that a known split makes another is as near to it as `NEAR`, and as `EQUAL` to one that was filed for the period. */
const [NEAR, EQUAL] = [1.2, 1.01];
/**
 * No company's shares change by more than `JUMP` from one period to the next without a split or a merger; they change by less than
 * `DRIFT`, or were filed so, or the period before bears the change out.
 */
const [JUMP, DRIFT] = [1.8, 1.3];
/** A number that is out of line is a slip where one of so many before it is in line again. */
const LOOKED_BACK = 3;

/** Earnings per share are rounded to a cent, and numbers of shares to less than this. */
const [CENT, OF_COUNT] = [0.005, 0.01];
/** As many figures per share tell a split where no number of shares does. */
const FEWEST_SPLIT = 3;
/** A split is told by figures that rounding changes by no more. */
const CLEAR = 0.1;

/**
 * Marks what a later report says otherwise than the period's own: brought to the shares after a split (`a`) where the change is that of a
 * split that the company's figures tell, and restated (`r`) where it is not.
 */
export function markChangedShares(lines: readonly Line[]): void {
  const own = lines.filter(({ name }) => name.kind === 'shares');
  const splits = splitsOf(lines);
  const told = SPLIT_FACTORS.filter((by) => splits.includes(by) || isToldSplit(own, by));
  const factors = [...told, ...told.flatMap((by) => told.map((other) => by * other)), ...UNITS];
  for (const { figures, points } of own)
    for (const [end, point] of points) {
      const { value, first, cite, isRestated = false } = point;
      const isPerShare = figures.unit !== 'shares';
      const isSame = (said: number): boolean =>
        isPerShare ? Math.abs(said - value) < CENT : said === value || isRounded(said, value);
      if (first === undefined ? !isRestated : isSame(first)) continue;
      const isSplit =
        first !== undefined && factors.some((by) => isChangedBy(by, { value, first }, isPerShare));
      const mark = !isSplit ? 'r' : /^[su]/.test(cite) ? '' : 'a';
      points.set(end, { ...point, cite: mark + cite });
    }
}

type Change = { value: number; first: number };

/** Whether a figure is so many times another, or the other way round, but for rounding. */
const isChangedBy = (by: number, { value, first }: Change, isPerShare: boolean): boolean =>
  [
    [value, first],
    [first, value],
  ].some(
    ([one = 0, many = 0]) => Math.abs(one * by - many) <= (isPerShare ? CENT * (by + 1) : many * OF_COUNT),
  );

function isToldSplit(lines: readonly Line[], by: number): boolean {
  const told = lines.flatMap(({ figures, points }) =>
    [...points.values()].flatMap(({ value, first }) => {
      const isPerShare = figures.unit !== 'shares';
      const isClear = !isPerShare || CENT * (by + 1) <= Math.abs(first ?? 0) * CLEAR;
      const isSplit = first !== undefined && isClear && isChangedBy(by, { value, first }, isPerShare);
      return isSplit ? [isPerShare ? 1 : FEWEST_SPLIT] : [];
    }),
  );
  return sum(told) >= FEWEST_SPLIT;
}

/**
 * Brings numbers of shares that were filed in thousands or millions to single shares, where income over earnings per share proves
 * it, and leaves out those of which nothing proves it. Shares and earnings that stand on different sides of a split are left out both.
 */
export function bringToSingleShares(lines: readonly Line[], cadence: Cadence): void {
  const [shares, perShare] = ['Diluted weighted average shares', 'Diluted EPS'].map((name) =>
    pointsOf(lines, name, cadence),
  ) as [Map<string, Cited>, Map<string, Cited>];
  const income = pointsOf(lines, 'Net income', cadence);
  for (const [end, point] of shares) {
    const earned = perShare.get(end)?.value ?? 0;
    const implied = (income.get(end)?.value ?? NaN) / (Math.abs(earned) < TELLING ? NaN : earned);
    const ratio = implied / point.value;
    const unit = UNITS.find((each) => Math.abs(ratio / each - 1) < NEAR_UNIT);
    if (unit !== undefined) shares.set(end, { ...point, value: point.value * unit, cite: `u${point.cite}` });
    else if (point.value < FEWEST_SHARES) shares.delete(end);
    else if (WHOLE_FACTORS.some((each) => Math.abs(growth(ratio) / each - 1) < NEAR_WHOLE))
      for (const points of [shares, perShare]) points.delete(end);
  }
}

/**
 * Per-share lines begin after the last split that no restated figure bridges. One that quarters tell and years do not, or
 * otherwise, counts for both but for those figures that are proved to be restated. Of what is left goes what is on another basis.
 */
export function keepOneBasis(lines: readonly Line[], { years, quarters }: Calendar): void {
  const ends = { a: years, q: quarters };
  const [a, q] = CADENCES.map((cadence) => lastOldBasis(ends[cadence], shareLines(lines, cadence)));
  const last = { a: a ?? '', q: q ?? '' };
  const splits = splitsOf(lines);
  for (const cadence of CADENCES) {
    const [own, other] = [last[cadence], last[cadence === 'a' ? 'q' : 'a']];
    const proved = provedBefore(other, ends[cadence], shareLines(lines, cadence));
    leaveOut(lines, cadence, (end, line) => end <= own || (end <= other && !proved[line].has(end)));
    const off = offBasis(ends[cadence], shareLines(lines, cadence), splits);
    leaveOut(lines, cadence, (end, line) => off[line].has(end));
  }
}

/** Leaves out a figure per share before one that was brought to the shares after a split (`s`): it is of the shares before, or nothing says which. */
export function leaveOutUnadjusted(lines: readonly Line[]): void {
  for (const { name, figures, points } of lines) {
    if (name.kind !== 'shares' || figures.unit === 'shares') continue;
    const last = [...points].findLast(([, { cite }]) => cite.includes('s'))?.[0] ?? '';
    for (const [end, { cite }] of points) if (end < last && !/[as]/.test(cite)) points.delete(end);
  }
}

type IsLeftOut = (end: string, line: keyof ShareEnds) => boolean;

function leaveOut(lines: readonly Line[], cadence: Cadence, isLeftOut: IsLeftOut): void {
  for (const { figures, name, cadence: each, points } of lines) {
    if (name.kind !== 'shares' || each !== cadence) continue;
    const line = figures.line === 'Diluted weighted average shares' ? 'shares' : 'perShare';
    for (const end of [...points.keys()]) if (isLeftOut(end, line)) points.delete(end);
  }
}

/** The lines of a cadence that tell the number of shares. */
function shareLines(lines: readonly Line[], cadence: Cadence): ShareLines {
  const values = (line: string): ByEnd =>
    new Map(
      // Earnings per share are of the parent's shareholders, and a profit with what others own tells no number of shares.
      [...pointsOf(lines, line, cadence)].flatMap(([end, { value, tag }]) =>
        tag?.startsWith('ProfitLoss') ? [] : [[end, value]],
      ),
    );
  const [shares, perShare] = [values('Diluted weighted average shares'), values('Diluted EPS')];
  return { shares, perShare, income: values('Net income') };
}

const growth = (ratio: number): number => Math.max(ratio, 1 / ratio);

/**
 * The figures up to a day on which another cadence changes its basis that are proved to stand on the newest one: back from the
 * newest figure each number of shares goes on in the next. Annual figures are restated after a split where quarters of years past are not.
 */
function provedBefore(lastOld: string, ends: readonly string[], lines: ShareLines): ShareEnds {
  const proved: ShareEnds = { shares: new Set(), perShare: new Set() };
  let next: Range | undefined;
  for (const end of [...ends].reverse()) {
    const counts = shareCounts(end, lines);
    const known = next;
    const isOther = known !== undefined && counts.some(([, range]) => !isAlike(range, known, NEAR));
    if (isOther || (counts.length > 0 && known === undefined && end <= lastOld)) break;
    if (end <= lastOld) for (const [line] of counts) proved[line].add(end);
    next = counts[0]?.[1] ?? next;
  }
  return proved;
}

/** By how much the splits changed the company's shares that its restated figures tell. */
function splitsOf(lines: readonly Line[]): number[] {
  const ratios = lines.flatMap(({ figures: { data, split_adjusted: adjusted } }) => {
    const filed = new Map(data.map(([, end, value]) => [end, value]));
    return adjusted.map(([end, value]) => value / (filed.get(end) ?? value));
  });
  const found = ratios.flatMap((ratio) => (ratio > 0 ? [Number(growth(ratio).toPrecision(2))] : []));
  return [...new Set(found)].filter((by) => by >= 1.4);
}

/**
 * The figures that do not stand on the basis of those after them: their number of shares is another by a split that the company is
 * known for, or by a unit; or it jumps and stays where it is, so that figures per share on its two sides tell nothing of each other.
 */
function offBasis(ends: readonly string[], lines: ShareLines, splits: readonly number[]): ShareEnds {
  const off: ShareEnds = { shares: new Set(), perShare: new Set() };
  const told = [...ends].reverse().map((end): Told => ({ end, counts: shareCounts(end, lines) }));
  const factors = [...splits, ...UNITS].flatMap((by) => [by, 1 / by]);
  const isSplitAway = ([least, most]: Range, from: Range, near: number): boolean =>
    factors.some((by) => isAlike([least * by, most * by], from, near));
  let known = newest(told);
  let last = known;
  for (const [at, { end, counts }] of told.entries()) {
    const older = told.slice(at + 1);
    let own: Range | undefined;
    for (const [line, range] of counts) {
      if (range[1] < FEWEST_SHARES) off[line].add(end);
      else if (known === undefined || last === undefined) continue;
      else if (isInLine(range, known, last)) own ??= range;
      else if (own !== undefined && isSplitAway(range, own, EQUAL)) addBoth(off, [{ end }]);
      else if (own !== undefined) continue;
      else if (isSplitAway(range, known, NEAR)) off[line].add(end);
      else if (!isBack(older, known)) {
        // Where no older figure tells a number of shares nothing says that this one is not alone.
        if (older.some(({ counts: each }) => each.length > 0)) return addBoth(off, told.slice(at));
        off[line].add(end);
      }
    }
    const isFiled = own?.[0] === own?.[1];
    if (own && known && (isFiled || isAlike(own, known, DRIFT) || isBack(older.slice(0, 1), own)))
      known = own;
    last = own ?? last;
  }
  return off;
}

const isInLine = (range: Range, known: Range, last: Range): boolean =>
  isAlike(range, known, DRIFT) || (isAlike(range, known, JUMP) && isAlike(range, last, JUMP));

/** What the newest of the numbers that the one before it bears out says. */
function newest(told: readonly Told[]): Range | undefined {
  const ranges = told.flatMap(({ counts: [first] }) => (first === undefined ? [] : [first[1]]));
  return ranges.find((range, at) => isAlike(range, ranges[at + 1] ?? range, JUMP));
}

const isBack = (older: readonly Told[], known: Range): boolean =>
  older
    .filter(({ counts }) => counts.length > 0)
    .slice(0, LOOKED_BACK)
    .some(({ counts }) => counts.some(([, range]) => isAlike(range, known, DRIFT)));

function addBoth(off: ShareEnds, periods: readonly { end: string }[]): ShareEnds {
  for (const { end } of periods) for (const line of ['shares', 'perShare'] as const) off[line].add(end);
  return off;
}
