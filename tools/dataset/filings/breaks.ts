import { minBy } from 'es-toolkit/array';

import { isBreak, readCite } from '../../../src/service/dataset/cite';
import type { Calendar } from './calendar';
import type { FiledFigures } from './filed-figures';
import { mixedYears, shrunkYears } from './fourth-quarters';
import {
  type Cadence,
  type Cited,
  daysBetween,
  isSameSum,
  isSumOfQuarters,
  type Line,
  median,
  pointsOf,
  WITH_DUE,
  WITH_OTHERS_SHARE,
} from './line';

/** What is smaller when a business is given up or parted; net income is not, for it includes that business. */
const WITH_BUSINESS = new Set([
  'Revenue',
  'Cost of revenue',
  'Gross profit',
  'Operating income',
  'Research and development',
]);

/** Lines of which the tags mean something else each: debt with and without what is due within a year, equity with and without others'. */
const OF_SEVERAL_MEANINGS = /^(?:Long-term debt|Total equity)/;

/** A restatement changes this much of a figure, or its growth is not falsified by it. */
const MATERIAL = 0.02;
/** So much of it changes a sum. */
const SLIGHT = 0.001;
/** Of two restated figures that changed alike, the same restatement is the likely reason. */
const ALIKE = 0.1;
/** Years of which one is not proved by its own report are of two bases if one is so many times the other. */
const JUMP = 1.5;
/** What does not jump so from year to year as profits and cash flows do. */
const STEADY = new Set(['Revenue', 'Total assets', 'Total liabilities']);

/**
 * Marks the points at which a line goes over to another basis (`b`), so that it is not comparable with the point before: it is
 * restated and the one before is not, or otherwise; one that changes sums of quarters alone is marked apart (`m`). Figures of one filing are always of one basis. What is restated says so (`r`).
 */
export function markBreaks(lines: readonly Line[], calendar: Calendar): void {
  const mixed = mixedYears(lines, calendar);
  const shrunk = shrunkYears(lines, calendar);
  for (const { figures, name, cadence, points } of lines) {
    if (name.kind === 'shares') continue;
    const isOfSeveral = OF_SEVERAL_MEANINGS.test(figures.line);
    const isOfYears = cadence === 'a' && WITH_BUSINESS.has(figures.line);
    const isSteady = cadence === 'a' && STEADY.has(figures.line);
    let before: [end: string, point: Cited] | undefined;
    let isOld = false;
    for (const [end, point] of [...points].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const isBroken =
        before !== undefined &&
        (point.isNewBasis === true ||
          isRestatedApart(before[1], point) ||
          (isOfSeveral && isOtherTag(before[1], point)) ||
          isWithOthers(before[1]) !== isWithOthers(point) ||
          (isSteady && isUnprovedJump(before[1], point) && !isBorneOut(before[0], end)) ||
          isFirstShrunk(before, end, point) ||
          isAfterMixed(before, end, point));
      const wasOld = isOld;
      isOld = calendar.years.includes(end) && isLeftOld(figures, before, { end, point });
      const isOther = wasOld || isOld || isSlightlyOther(before?.[1], point);
      const isMixed = cadence === 'q' && name.kind === 'flow' && isOther;
      const marks = `${isBroken ? 'b' : isMixed ? 'm' : ''}${point.first === undefined && point.isRestated !== true ? '' : 'r'}`;
      points.set(end, { ...point, cite: marks + point.cite });
      before = [end, point];
    }
    /** Whether the course of the line between its proved years, or another line of both reports, goes from the one year to the other. */
    function isBorneOut(from: string, to: string): boolean {
      const ends = [from, to].filter((end) => !isProvedPoint(points.get(end)));
      const isOnCourse = ends.length > 0 && ends.every((end) => isBetween(end, points));
      const moved = timesOf(points, from, to);
      const others = lines.filter((each) => each.cadence === 'a' && STEADY.has(each.figures.line));
      return (
        isOnCourse ||
        others.some(
          (each) =>
            each.points !== points &&
            [from, to].every((end) => isProvedPoint(each.points.get(end))) &&
            isLike(timesOf(each.points, from, to), moved),
        )
      );
    }
    // What is given up makes a year smaller than the one before, and than its quarters as they were filed.
    function isFirstShrunk([ended, year]: [string, Cited], end: string, { value, cite }: Cited): boolean {
      const isFirst = isOfYears && shrunk.has(end) && !shrunk.has(ended);
      return isFirst && cite === '?' && value < year.value;
    }
    // A year whose quarters are shown on the basis of the next year is itself the last of the old basis.
    function isAfterMixed([ended, year]: [string, Cited], end: string, { first }: Cited): boolean {
      const isNext = isOfYears && daysBetween(ended, end) < 400;
      return isNext && mixed.has(ended) && year.cite === '' && first === undefined;
    }
  }
  for (const cadence of ['a', 'q'] as const) shareBreaks(lines, cadence);
}

/** What is read in the same later report as the revenue goes over to another basis with it. */
function shareBreaks(lines: readonly Line[], cadence: Cadence): void {
  const broken = [...pointsOf(lines, 'Revenue', cadence)].filter(([, { cite }]) => isBreak(cite));
  for (const { figures, points } of lines.filter((line) => line.cadence === cadence))
    for (const [end, revenue] of WITH_BUSINESS.has(figures.line) ? broken : []) {
      const point = points.get(end);
      const place = readCite(point?.cite ?? '').place;
      if (
        point !== undefined &&
        place !== '' &&
        place === readCite(revenue.cite).place &&
        !isBreak(point.cite)
      )
        points.set(end, { ...point, cite: `b${point.cite}` });
    }
}

/** Marks the years (`y`) that are not the sum of their quarters: the year is told on another basis than the quarters are. */
export function markUnlikeQuarters(lines: readonly Line[]): void {
  for (const { figures, name, cadence, points } of lines) {
    if (cadence !== 'a' || name.kind !== 'flow') continue;
    for (const { end, year, four } of yearsOfQuarters(points, pointsOf(lines, figures.line, 'q'))) {
      const sum = four.reduce((total, { value }) => total + value, 0);
      if (!isSumOfQuarters(sum, year.value)) points.set(end, { ...year, cite: `y${year.cite}` });
    }
  }
}

/** Marks the quarters (`y`) that no year to date less the quarters before makes, where nothing else says why. */
export function markUnlikeYearsToDate(
  lines: readonly Line[],
  yearsToDate: FiledFigures['yearsToDate'],
): void {
  for (const { figures, cadence, points } of lines)
    for (const [end, point] of cadence === 'q' ? points : []) {
      const made = yearsToDate.get([figures.cik, figures.line, end].join('|'));
      const isOff = made?.every((each) => !isSameSum(each, point.value)) === true;
      if (isOff && !/[br\d]/.test(point.cite)) points.set(end, { ...point, cite: `y${point.cite}` });
    }
}

type YearOfQuarters = { end: string; year: Cited; four: Cited[] };

const yearsOfQuarters = (
  years: ReadonlyMap<string, Cited>,
  quarters: ReadonlyMap<string, Cited>,
): YearOfQuarters[] =>
  [...years].flatMap(([end, year]) => {
    const four = [...quarters].filter(([each]) => each <= end && daysBetween(each, end) < 290);
    return four.length === 4 && quarters.has(end)
      ? [{ end, year, four: four.map(([, point]) => point) }]
      : [];
  });

function isRestatedApart(before: Cited, point: Cited): boolean {
  if (point.first === undefined) return false;
  if (point.cite === before.cite && point.cite !== '') return false;
  const changed = factorOf(point) / factorOf(before);
  return Math.abs(changed - 1) > (before.first === undefined ? MATERIAL : ALIKE);
}

/** Whether a figure is on another basis than the one before by as much as changes a sum of both. */
const isSlightlyOther = (before: Cited | undefined, point: Cited): boolean =>
  point.isSlightlyOther === true ||
  (before !== undefined &&
    before.first === undefined &&
    point.first !== undefined &&
    Math.abs(factorOf(point) - 1) > SLIGHT);

/** A report of the next year comes so many days after the end of one. */
const NEXT_YEAR = 150;

/** Whether a fourth quarter stands as it was filed while reports of the next year, which show the three before it alone, changed those. */
function isLeftOld(
  { data }: Line['figures'],
  before: [end: string, point: Cited] | undefined,
  { end, point }: { end: string; point: Cited },
): boolean {
  if (before === undefined || before[1].first === undefined || point.first !== undefined) return false;
  const changed = data.find(([, each]) => each === before[0])?.[4] ?? end;
  const isMuch = Math.abs(factorOf(before[1]) - 1) > SLIGHT;
  return isMuch && point.isRestated !== true && daysBetween(end, changed) > NEXT_YEAR;
}

/** Whether two figures lie so far apart that they may be of two bases: one of no known filing, or the later one of a later report alone. */
function isUnprovedJump(before: Cited, point: Cited): boolean {
  const times = point.value / before.value;
  const isLater = before.cite === '' && point.cite !== '' && point.first === undefined;
  const isUnknown = [before, point].some(({ cite, first }) => cite === '?' && first === undefined);
  return (isLater || isUnknown) && (times > JUMP || times < 1 / JUMP);
}

/** Figures lie on one course, and two lines move alike, where one is not so many times the other. */
const COURSE = 1.25;
const isLike = (one: number, other: number): boolean => one / other < COURSE && other / one < COURSE;

const timesOf = (points: ReadonlyMap<string, Cited>, from: string, to: string): number =>
  (points.get(to)?.value ?? NaN) / (points.get(from)?.value ?? NaN);

/** Whether a figure stands unrevised in a known report; marks stand before the place of a report. */
const isProvedPoint = (point: Cited | undefined): boolean =>
  point !== undefined && point.first === undefined && !point.cite.endsWith('?');

/** Whether a figure lies where steady growth from the proved year before to the proved year after it leads. */
function isBetween(end: string, points: ReadonlyMap<string, Cited>): boolean {
  const proved = [...points]
    .filter(([, point]) => isProvedPoint(point))
    .map(([day]) => day)
    .sort();
  const [last, next] = [proved.findLast((day) => day < end), proved.find((day) => day > end)];
  if (last === undefined || next === undefined) return false;
  const share = daysBetween(last, end) / daysBetween(last, next);
  return isLike(timesOf(points, last, end), timesOf(points, last, next) ** share);
}

/** Whether two figures are filed under tags that mean something else, such as debt with and without what is due within a year. */
const isOtherTag = ({ tag: one }: Cited, { tag: other }: Cited): boolean =>
  one !== null &&
  other !== null &&
  one.replace(WITH_DUE, 'LongTermDebt') !== other.replace(WITH_DUE, 'LongTermDebt');

/** The tag of a debt without what is due within a year. */
const WITHOUT_DUE = 'LongTermDebtNoncurrent';

/** Marks the debts (`c`) that may have in them what is due within a year: no tag says that it is apart. */
export function markDueDebts(lines: readonly Line[]): void {
  for (const { figures, points } of lines)
    for (const [end, point] of points)
      if (figures.line === 'Long-term debt' && point.tag !== WITHOUT_DUE)
        points.set(end, { ...point, cite: `c${point.cite}` });
}

/** Whether an equity lacks so much of what belongs to others that its growth is falsified by it. */
const isWithOthers = ({ rest = 0 }: Cited): boolean => rest > MATERIAL;

const factorOf = ({ value, first }: Cited): number =>
  first === undefined || first === 0 ? 1 : value / first;

const SHARES = 'Diluted weighted average shares';

/** By so much a net income is more than what earnings per share and shares make, or rounding explains it; less, or what debts turned into shares would save does. */
const DIFFERS = { own: 0.03, more: 0.08, less: 0.08 };
const isApart = (times: number, rounding: number, more = DIFFERS.more): boolean =>
  times - 1 - rounding > more || 1 - times - rounding > DIFFERS.less;
/** As much is told of a net income whose tag has others' share in it. */
const EQUAL = 0.01;
/** Earnings per share are rounded to a cent. */
const ROUNDING = 0.005;
/** A number of shares tells of a period so many days off; those of the years before and after tell between which it is. */
const NEAR_DAYS = { own: 200, years: 800 };
/** As many periods tell what a company's net income is where one tells no earnings per share. */
const FEWEST = 3;
/** Smaller earnings per share are rounded too much to tell. */
const LEAST_EPS = 0.1;

/**
 * Marks the net incomes (`n`) that have in them what does not belong to the common shareholders, as their tag says or as earnings per
 * share and the number of shares tell: a company's line goes over from the one to the other, and companies differ.
 */
export function markOthersShare(lines: readonly Line[]): void {
  for (const { figures, cadence, points } of lines) {
    if (figures.line !== 'Net income') continue;
    const perShare = pointsOf(lines, 'Diluted EPS', cadence);
    const shares = pointsOf(lines, SHARES, cadence);
    const ofYears = pointsOf(lines, SHARES, 'a');
    const epsOf = (end: string): number => perShare.get(end)?.value ?? 0;
    const timesOf = (end: string, { value }: Cited): number | undefined => {
      const own = nearestTo(end, shares)?.value;
      const counts = own === undefined ? nearTo(end, ofYears).map(([, point]) => point.value) : [own];
      const eps = epsOf(end);
      const isTold = own !== undefined || counts.length > 1;
      if (!isTold || Math.abs(eps) < LEAST_EPS) return undefined;
      const count = value / eps;
      return count / Math.min(Math.max(count, Math.min(...counts)), Math.max(...counts));
    };
    const known = [...points].flatMap(([end, point]) => timesOf(end, point) ?? []);
    const usual = known.length < FEWEST ? 1 : median(known);
    const isUsuallyOff = isApart(usual, 0);
    // A little more counts only where the company's profit is usually a little more.
    const more = isApart(usual, 0, DIFFERS.own) ? DIFFERS.own : DIFFERS.more;
    for (const [end, point] of points) {
      const times = timesOf(end, point);
      const rounding = times === undefined ? 0 : ROUNDING / Math.abs(epsOf(end));
      const off = Math.abs((times ?? usual) - 1) - rounding;
      // Who has no other holders files the profit under that tag too.
      const isUnknown = times === undefined && known.length < FEWEST;
      const isOff =
        times !== undefined && nearestTo(end, shares) !== undefined
          ? isApart(times, rounding, more)
          : isUsuallyOff && (times === undefined ? shares.size > 0 : isApart(times, rounding));
      const isTagged = point.tag === 'ProfitLoss' && (isUnknown || off > EQUAL);
      // The parent's profit is less than earnings per share make where what dilutes them adds to it.
      const isParents = point.tag === 'NetIncomeLoss' && point.value > 0 && (times ?? usual) < 1;
      if ((isOff && !isParents) || isTagged || point.tag === WITH_OTHERS_SHARE)
        points.set(end, { ...point, cite: `n${point.cite}` });
    }
  }
}

/** The tags of a profit that is the parent's, or its common shareholders' alone. */
const OF_PARENT = new Set(['NetIncomeLoss', 'NetIncomeLossAvailableToCommonStockholdersBasic']);

/** Lines that tell whether others have a share in a company's profit. */
const TELLING = /^(Diluted|Basic|Total equity)/;

/** The tag of an equity with that of noncontrolling interests. */
const EQUITY_OF_ALL = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';

/**
 * Marks the other net incomes (`i`) of a company with other holders, or of which neither an equity nor shares are known, unless their
 * tag says that they are the parent's.
 */
export function markPossibleOthersShare(lines: readonly Line[]): void {
  const hasOthers = lines.some(({ points }) =>
    [...points.values()].some(({ cite, tag }) => /^[a-z]*[lnpt]/.test(cite) || tag === EQUITY_OF_ALL),
  );
  const isKnown = lines.some(({ figures }) => TELLING.test(figures.line));
  if (!hasOthers && isKnown) return;
  for (const { figures, points } of lines) {
    if (figures.line !== 'Net income') continue;
    for (const [end, point] of points)
      if (!OF_PARENT.has(point.tag ?? '') && !/^[a-z]*n/.test(point.cite))
        points.set(end, { ...point, cite: `i${point.cite}` });
  }
}

/** Figures that end in so many zeros are told in hundreds of millions. A line is, if a quarter of its figures are. */
const COARSE = 8;
/** In another line, so many more zeros than its median are suspicious. */
const COARSER = 3;

/** How many zeros a figure ends in. */
const zerosOf = ({ value }: Cited): number => /0*$/.exec(String(Math.abs(value)))?.[0].length ?? 0;

/** Marks the figures (`w`) that may be rounded. A lone one of the period's own report may be so round by chance. */
export function markRounded(lines: readonly Line[]): void {
  for (const { figures: filed, points } of lines) {
    const figures = [...points].filter(([, { value }]) => value !== 0);
    if (filed.unit !== 'USD' || figures.length < 3) continue;
    const zeros = figures.map(([, point]) => zerosOf(point));
    const coarse = zeros.filter((each) => each >= COARSE).length;
    const isCoarse = coarse >= 3 && coarse * 4 >= figures.length;
    const least = isCoarse ? COARSE : Math.max(COARSE, median(zeros) + COARSER);
    const round = figures.filter(([, point]) => zerosOf(point) >= least);
    for (const [end, point] of round)
      if (round.length > 1 || /[?\d]/.test(point.cite)) points.set(end, { ...point, cite: `w${point.cite}` });
  }
}

/** The figure of a period, or else of the nearest within some months. */
function nearestTo(end: string, points: ReadonlyMap<string, Cited>): Cited | undefined {
  const near = nearTo(end, points, NEAR_DAYS.own);
  return points.get(end) ?? minBy(near, ([each]) => Math.abs(daysBetween(each, end)))?.[1];
}

const nearTo = (end: string, points: ReadonlyMap<string, Cited>, days = NEAR_DAYS.years): [string, Cited][] =>
  [...points].filter(([each]) => Math.abs(daysBetween(each, end)) < days);
